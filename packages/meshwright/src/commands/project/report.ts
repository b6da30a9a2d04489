import { Command } from 'commander';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import type { ReportValues } from '../../project/report/make-report.ts';

/** `report`: a page and a contact sheet of what was made, every take included. */
export function reportCommand(terminal: Terminal, reply: Reply): Command {
  return new Command('report')
    .description(
      'write a page and a PNG with a picture of every asset and take, sizes, problems and costs; needs no network',
    )
    .argument('[names...]', 'only these assets')
    .option(
      '-o, --out <file>',
      'write the page there, and the PNG beside it (default: .meshwright/report.html)',
    )
    .option('--force', 'replace the page of -o if it exists')
    .option('--no-open', 'write them without opening a browser')
    .option('--json', 'print one JSON document')
    .action(async (names: string[], values: ReportValues) => {
      const { makeReport } = await import('../../project/report/make-report.ts');
      reply(await makeReport(names, values, terminal));
    });
}
