import { Command } from 'commander';
import type { Reply, Terminal } from '../../progress/terminal.ts';

/** `why`: prints the origin of an asset. */
export function whyCommand(terminal: Terminal, reply: Reply): Command {
  return new Command('why')
    .description('say where an asset comes from: its recipe, tasks, credits, files and when')
    .argument('<name>', 'an asset of meshwright.json')
    .option('--json', 'print one JSON document')
    .action(async (name: string) => {
      const { assetOrigin } = await import('../../project/journal/asset-origin.ts');
      reply(await assetOrigin(name, terminal));
    });
}
