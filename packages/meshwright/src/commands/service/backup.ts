import { resolve } from 'node:path';
import type { BackupReport } from '@meshwright/service';
import { Command } from 'commander';
import type { Answer, Reply, Terminal } from '../../progress/terminal.ts';
import { lines } from '../../text/report-text.ts';
import { addPlaceFlags, type PlaceValues, placeOf } from './place.ts';

/** `service backup`: copies database and files, while the service runs or not. */
export function backupCommand(terminal: Terminal, reply: Reply): Command {
  return addPlaceFlags(
    new Command('backup')
      .description('copy database and files of a service, which may be running, into a new folder')
      .requiredOption('--to <folder>', 'new folder for the backup'),
  )
    .option('--json', 'print one JSON document')
    .action(async ({ to, ...values }: PlaceValues & { readonly to: string }) => {
      const { backUp } = await import('@meshwright/service');
      const folder = resolve(terminal.cwd, to);
      const report = await backUp(await placeOf(values, 'database and files', terminal), folder);
      reply(answerOf(folder, report));
      if (report.missing.length === 0) return;
      terminal.stderr.write(
        `warning: ${report.missing.length} files are in the database and not in the storage: ${report.missing.slice(0, 5).join(', ')}; restore them from an earlier backup\n`,
      );
    });
}

/** `service restore`: makes a new state of a backup, in an empty place. */
export function restoreCommand(terminal: Terminal, reply: Reply): Command {
  return addPlaceFlags(
    new Command('restore')
      .description('make a new service of a backup: in a new folder, or in an empty database')
      .requiredOption('--from <folder>', 'folder of the backup'),
  )
    .option('--json', 'print one JSON document')
    .action(async ({ from, ...values }: PlaceValues & { readonly from: string }) => {
      const { restoreBackup } = await import('@meshwright/service');
      const place = await placeOf(values, 'database and files', terminal);
      const report = await restoreBackup(resolve(terminal.cwd, from), place);
      reply(answerOf(place.dataDir ?? 'the database', report));
    });
}

function answerOf(place: string, report: BackupReport): Answer {
  const { madeAt, tasks, files, bytes, ledger } = report;
  return {
    data: { place, ...report },
    text: lines([
      ['place', place],
      ['as of', new Date(madeAt).toISOString()],
      ['tasks', String(tasks)],
      ['files', `${files}, ${(bytes / 1e6).toFixed(1)} MB`],
      [
        'ledger',
        `${ledger.entries} entries: ${ledger.granted} granted, ${ledger.charged} charged, ${ledger.refunded} refunded`,
      ],
      ['ledger sum', ledger.digest],
    ]),
  };
}
