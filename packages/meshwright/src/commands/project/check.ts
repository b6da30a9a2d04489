import { Command } from 'commander';
import { CliError } from '../../errors/cli-error.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import { plainText } from '../../text/plain-text.ts';

/** `check`: compares the project with its declaration, without network and store. */
export function checkCommand(terminal: Terminal, reply: Reply): Command {
  return new Command('check')
    .description(
      'fail when files, lockfile or limits are not what meshwright.json declares; needs no network',
    )
    .option('--json', 'print one JSON document')
    .action(async () => {
      const [{ openProject }, { checkProject }] = await Promise.all([
        import('../../project/open-project.ts'),
        import('@meshwright/pipeline'),
      ]);
      const { project, files } = await openProject(terminal);
      const issues = await checkProject(project, files);
      const count = project.assets.length;
      const data = { assets: count, issues };
      if (issues.length === 0) {
        return reply({ data, text: `${count} ${count === 1 ? 'asset is' : 'assets are'} as declared` });
      }
      const text = issues.map(({ file, pointer, message }) =>
        plainText(`${file}${pointer && `#${pointer}`}: ${message}`),
      );
      const number = issues.length === 1 ? '1 thing is' : `${issues.length} things are`;
      reply({ data, text: text.join('\n'), failure: new CliError('drift', `${number} not as declared`) });
    });
}
