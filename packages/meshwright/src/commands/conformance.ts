import { resolve } from 'node:path';
import type { Ability, ConformanceReport, Row } from '@meshwright/conformance';
import { type Source, sources } from '@meshwright/contract/schema';
import { Command, Option } from 'commander';
import { CliError } from '../errors/cli-error.ts';
import { writeFailure } from '../errors/write-failure.ts';
import { checkOutput } from '../files/check-output.ts';
import { writeWhole } from '../files/write-whole.ts';
import { seconds, wholeNumber } from '../flags/number-flags.ts';
import { openProgress } from '../progress/progress.ts';
import type { Reply, Terminal } from '../progress/terminal.ts';
import { addServiceFlags, namedService, type ServiceValues } from '../session/session.ts';
import { tableText } from '../text/table-text.ts';

interface ConformanceValues extends ServiceValues {
  readonly maxCredits: number;
  readonly timeout?: number;
  readonly only?: string;
  readonly source?: Source;
  readonly long?: true;
  readonly gives?: readonly Ability[];
  readonly out?: string;
  readonly force?: boolean;
}

const gifts = ['markers', 'known-library', 'header-only-files'] satisfies Ability[];

const explanation = `
Each line has its source: the specification; what the public service does, by two independent sources (public-A), one
official source (public-B) or clients of users alone (public-C); or this project (own).

Without --max-credits only what is free runs: reads, and creates that have to be refused. Statements that pay run when the
most they may spend is left of the limit; use a quiet account, whose balance nothing else changes. Tasks that were made are
deleted where DELETE allows it.

Statements about other accounts run when the environment has their keys:
  MESHWRIGHT_SECOND_KEY  another account, on the Studio plan
  MESHWRIGHT_FREE_KEY    an account on the free plan
  MESHWRIGHT_POOR_KEY    an account on a paid plan with 1 credit

It ends with 0 when nothing failed, whatever was skipped, and with 14 when a line failed.`;

/** `conformance`: runs the statements that a service of this API is held to against any address. */
export function conformanceCommand(terminal: Terminal, reply: Reply): Command {
  const command = new Command('conformance').description(
    'run what a service of this API is held to against any address',
  );
  return addServiceFlags(command)
    .option('--max-credits <credits>', 'the most to spend', wholeNumber(0), 0)
    .option('--only <text>', 'statements whose title or section has this text, in any case')
    .addOption(
      new Option('--source <source>', 'statements that this source demands').choices(Object.keys(sources)),
    )
    .option('--timeout <seconds>', 'time of one statement (default: 900)', seconds)
    .option('--long', 'also statements that send large files or make whole models')
    .addOption(
      new Option('--gives <ability...>', 'what a service of meshwright service gives beside the API').choices(
        gifts,
      ),
    )
    .option('-o, --out <file>', 'also write the JSON to a file')
    .option('--force', 'replace the file if it exists')
    .option('--json', 'print one JSON document')
    .addHelpText('after', explanation)
    .action(async (values: ConformanceValues) => {
      const path = values.out === undefined ? undefined : resolve(terminal.cwd, values.out);
      if (path !== undefined) await checkOutput(`-o ${path}`, path, values.force ?? false);
      const report = await reportOf(values, terminal);
      if (path !== undefined) {
        await writeWhole(path, `${JSON.stringify(report, null, 2)}\n`).catch((cause) => {
          throw writeFailure(`-o ${path}`, cause, 'name another file');
        });
      }
      const failure = failureIn(report, terminal);
      reply({ data: report, text: textOf(report), ...(failure && { failure }) });
    });
}

async function reportOf(values: ConformanceValues, terminal: Terminal): Promise<ConformanceReport> {
  const service = await namedService(values, terminal);
  if (!service) {
    throw new CliError('usage', 'name the service: --base-url URL (or MESHWRIGHT_BASE_URL), and its key');
  }
  // Loaded here: the statements are more than other commands need.
  const { runConformance } = await import('@meshwright/conformance');
  const { only, source, env } = { ...values, env: terminal.env };
  const words = only?.toLowerCase();
  const progress = openProgress(terminal);
  const keys = {
    ...(env.MESHWRIGHT_SECOND_KEY && { secondKey: env.MESHWRIGHT_SECOND_KEY }),
    ...(env.MESHWRIGHT_FREE_KEY && { freeKey: env.MESHWRIGHT_FREE_KEY }),
    ...(env.MESHWRIGHT_POOR_KEY && { poorKey: env.MESHWRIGHT_POOR_KEY }),
  };
  progress.wait({
    what: `the statements, at ${service.baseUrl}`,
    since: terminal.now(),
    stop: 'Ctrl-C stops; tasks that were made are deleted',
  });
  try {
    const report = await runConformance({
      baseUrl: service.baseUrl,
      key: service.key,
      ...keys,
      maxCredits: values.maxCredits,
      ...(values.timeout !== undefined && { timeoutMs: values.timeout * 1000 }),
      ...(values.long && { long: true }),
      ...(values.gives && { abilities: values.gives }),
      only: (row) =>
        (source === undefined || row.source === source) &&
        (words === undefined || `${row.section}\n${row.title}`.toLowerCase().includes(words)),
      signal: terminal.signal,
      onRow: ({ outcome, title }, done, all) => {
        progress.show({ label: 'conformance', status: `${done} of ${all}`, percent: (100 * done) / all });
        if (outcome === 'failed') progress.note(`failed: ${title}`);
      },
    });
    if (report.rows.length === 0) {
      throw new CliError(
        'invalid',
        'no statement matches --only and --source: run it without them for the titles',
      );
    }
    return report;
  } catch (error) {
    throw asCliError(error);
  } finally {
    progress.close();
  }
}

function asCliError(error: unknown): unknown {
  const { name, code, message } = error as Partial<Record<string, unknown>>;
  if (name !== 'ConformanceError') return error;
  return new CliError(code === 'unauthorized' ? 'unauthorized' : 'network', String(message), {
    cause: error,
  });
}

function failureIn({ failed, rows }: ConformanceReport, { signal }: Terminal): CliError | undefined {
  if (signal.aborted)
    return new CliError('interrupted', 'stopped; the statements that had not run are skipped');
  if (failed === 0) return undefined;
  return new CliError('unhealthy', `${failed} of ${rows.length} statements do not hold`);
}

/** A table a section, then what was counted and spent. */
function textOf(report: ConformanceReport): string {
  const { rows, credits, left, stopped } = report;
  const parts = [...new Set(rows.map(({ section }) => section))].map((section) => {
    const lines = rows.filter((row) => row.section === section).flatMap(linesOf);
    return `${section}\n${tableText(lines)}`;
  });
  const spent =
    credits.spent === null ? 'the service shows no balance' : `the balance fell by ${credits.spent}`;
  const count = `${report.passed} passed, ${report.failed} failed, ${report.skipped} skipped`;
  const cost = `${credits.reckoned} credits of at most ${credits.limit} by the price list; ${spent}`;
  const kept =
    left.length === 0 ? '' : `\nnot deleted, because DELETE did not allow it:\n  ${left.join('\n  ')}`;
  const early = stopped === undefined ? '' : `\nended early: ${stopped}`;
  return `${parts.join('\n\n')}\n\n${count}\n${cost}${kept}${early}`;
}

function linesOf({ outcome, source, title, request, status, reason, credits }: Row): string[][] {
  const paid = credits > 0 ? ` (${credits} credits)` : '';
  const about =
    request === undefined ? '' : `${request}${status === undefined ? '' : ` answered ${status}`}: `;
  const why = reason === undefined ? [] : `${about}${reason}`.split('\n');
  return [[outcome, source, `${title}${paid}`], ...why.map((line) => ['', '', `  ${line}`])];
}
