import { Command } from 'commander';
import { wholeNumber } from '../../flags/number-flags.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import { addServiceFlags, type ServiceValues } from '../../session/session.ts';

interface SyncCommandValues extends ServiceValues {
  readonly maxCredits?: number;
  readonly dryRun?: boolean;
}

/** `sync`: makes the files that the manifest declares; locked ones cost nothing. */
export function syncCommand(terminal: Terminal, reply: Reply): Command {
  const command = new Command('sync')
    .description('make what meshwright.json declares; what is locked costs nothing and sends nothing')
    .argument('[names...]', 'only these assets')
    .option('--max-credits <number>', 'refuse to spend more in this run', wholeNumber(0))
    .option('--dry-run', 'print the plan and do nothing')
    .option('--json', 'print one JSON document');
  return addServiceFlags(command).action(async (names: string[], values: SyncCommandValues) => {
    const { knownNames, openProject } = await import('../../project/open-project.ts');
    const open = await openProject(terminal);
    knownNames(names, open.project);
    if (values.dryRun) {
      const { planAnswer } = await import('../../project/plan/plan-answer.ts');
      return reply(await planAnswer(open, { ...values, names }, terminal));
    }
    const { syncAssets } = await import('../../project/sync/sync-assets.ts');
    reply(await syncAssets(open, { ...values, names }, terminal));
  });
}
