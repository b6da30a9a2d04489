import { relative, resolve } from 'node:path';
import { Command, Option } from 'commander';
import { createProject, type Template, templates } from 'create-meshwright';
import { CliError } from '../errors/cli-error.ts';
import { writeFailure } from '../errors/write-failure.ts';
import type { Reply, Terminal } from '../progress/terminal.ts';

const kinds = Object.entries(templates)
  .map(([name, words]) => `${name}: ${words}`)
  .join('; ');

/** `new`: writes a game that shows a generated asset into a folder of its own. */
export function newCommand(terminal: Terminal, reply: Reply): Command {
  return new Command('new')
    .description('start a game that shows a generated asset, in a folder of its own')
    .argument('<name>', 'the folder; it is made')
    .addOption(
      new Option('--template <name>', kinds)
        .choices(Object.keys(templates))
        .default('three' satisfies Template),
    )
    .option('--json', 'print one JSON document')
    .action(async (name: string, { template }: { readonly template: Template }) => {
      const folder = resolve(terminal.cwd, name);
      const project = await createProject(folder, template).catch((cause: unknown) => {
        throw writeFailure(folder, cause, 'name another folder');
      });
      if (project.status === 'not_empty') {
        throw new CliError('local_io', `${folder} is not empty. Nothing was written; name another folder.`);
      }
      const path = relative(terminal.cwd, folder) || '.';
      reply({
        data: { ...project, template },
        text: `${folder}\nNext: cd ${path} && npm install && npm run dev`,
      });
    });
}
