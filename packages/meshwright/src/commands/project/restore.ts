import { Command } from 'commander';
import type { Reply, Terminal } from '../../progress/terminal.ts';

/** `restore`: restores locked files from the store or the remote; buys nothing. */
export function restoreCommand(terminal: Terminal, reply: Reply): Command {
  return new Command('restore')
    .description('restore the locked files from the store or the remote; contacts no service')
    .argument('[names...]', 'only these assets')
    .option('--json', 'print one JSON document')
    .action(async (names: string[]) => {
      const [{ knownNames, openProject }, { restoreAssets }] = await Promise.all([
        import('../../project/open-project.ts'),
        import('../../project/sync/restore-assets.ts'),
      ]);
      const open = await openProject(terminal);
      knownNames(names, open.project);
      reply(await restoreAssets(open, names, terminal));
    });
}
