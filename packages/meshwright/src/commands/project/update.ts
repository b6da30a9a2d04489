import { Command } from 'commander';
import { wholeNumber } from '../../flags/number-flags.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import { addServiceFlags, type ServiceValues } from '../../session/session.ts';

interface UpdateValues extends ServiceValues {
  readonly maxCredits?: number;
  readonly dryRun?: boolean;
}

/** `update`: buys the same asset once more, for another result. */
export function updateCommand(terminal: Terminal, reply: Reply): Command {
  const command = new Command('update')
    .description('buy an asset once more, for another result: raises its "take" and syncs it')
    .argument('<name>', 'an asset of meshwright.json')
    .option('--max-credits <number>', 'refuse to spend more', wholeNumber(0))
    .option('--dry-run', 'print the plan and do nothing')
    .option('--json', 'print one JSON document');
  return addServiceFlags(command).action(async (name: string, values: UpdateValues) => {
    const { updateAsset } = await import('../../project/update-asset.ts');
    reply(await updateAsset(name, values, terminal));
  });
}
