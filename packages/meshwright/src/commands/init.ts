import { relative, resolve } from 'node:path';
import { Command, Option } from 'commander';
import { createProxyRoute, type Framework, frameworks, nextAfterRoute } from 'create-meshwright';
import { CliError } from '../errors/cli-error.ts';
import { writeFailure } from '../errors/write-failure.ts';
import type { Reply, Terminal } from '../progress/terminal.ts';

/** `init`: writes into an app that is there already what Meshwright needs of it. */
export function initCommand(terminal: Terminal, reply: Reply): Command {
  return new Command('init')
    .description('write what an app that is there already needs')
    .addCommand(proxyCommand(terminal, reply));
}

/** `init proxy`: writes the route that keeps the key on the server. */
function proxyCommand(terminal: Terminal, reply: Reply): Command {
  return new Command('proxy')
    .description(
      `write the proxy route of the web framework in this folder: ${Object.values(frameworks).join(', ')}`,
    )
    .argument('[folder]', 'the app, with its package.json', '.')
    .addOption(
      new Option('--framework <name>', 'of several; by default the one that package.json names').choices(
        Object.keys(frameworks),
      ),
    )
    .option('--json', 'print one JSON document')
    .action(async (path: string, { framework }: { readonly framework?: Framework }) => {
      const folder = resolve(terminal.cwd, path);
      const route = await createProxyRoute(folder, framework).catch((cause: unknown) => {
        throw writeFailure(folder, cause, 'name another folder');
      });
      const text = nextAfterRoute(route);
      if (route.status === 'unknown') throw new CliError('bad_input', text);
      if (route.status === 'exists') throw new CliError('local_io', text);
      reply({
        data: route,
        text: path === '.' ? text : `In ${relative(terminal.cwd, folder) || '.'}: ${text}`,
      });
    });
}
