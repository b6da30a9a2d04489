import { Command } from 'commander';
import { wholeNumber } from '../../flags/number-flags.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';

interface PickValues {
  readonly best?: boolean;
}

/** `pick`: makes another take of an asset the one that the project uses. */
export function pickCommand(terminal: Terminal, reply: Reply): Command {
  return new Command('pick')
    .description('choose which take of an asset the project uses; contacts no service and buys nothing')
    .argument('<name>', 'an asset of meshwright.json that has several takes')
    .argument('[take]', 'the number of the take, from 1', wholeNumber(1))
    .option('--best', 'the take with the fewest problems by doctor: geometry only, not how it looks')
    .option('--no-picture', 'do not show the takes in the terminal')
    .option('--json', 'print one JSON document')
    .action(async (name: string, take: number | undefined, { best = false }: PickValues) => {
      const { pickAsset } = await import('../../project/takes/pick-asset.ts');
      reply(await pickAsset(name, { take, best }, terminal));
    });
}
