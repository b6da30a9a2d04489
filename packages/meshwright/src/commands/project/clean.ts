import { Command } from 'commander';
import { wholeNumber } from '../../flags/number-flags.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';

interface CleanCommandValues {
  readonly olderThan: number;
  readonly forget?: string;
  readonly dryRun?: boolean;
}

/** `clean`: removes unused content from the store. */
export function cleanCommand(terminal: Terminal, reply: Reply): Command {
  return new Command('clean')
    .description(
      'remove files from the store that no lockfile of this machine names and that were unused for long',
    )
    .option('--older-than <days>', 'what was used since stays', wholeNumber(0, 10_000), 30)
    .option('--forget <lockfile>', 'give up what a lockfile named that is not there any more')
    .option('--dry-run', 'say what would be removed, and do nothing')
    .option('--json', 'print one JSON document')
    .action(async (values: CleanCommandValues) => {
      const { cleanStore } = await import('../../project/clean-store.ts');
      reply(await cleanStore(values, terminal));
    });
}
