import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** A command of a check. */
export interface Part {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** A part that takes more than twice as long is marked, and has not failed: a busy machine is no fault of the code. */
  readonly budgetSeconds?: number;
  /** Additions to the environment. */
  readonly env?: NodeJS.ProcessEnv;
}

/** A part that ran before this program, and passed. */
export interface DonePart {
  readonly name: string;
  readonly seconds: number;
  readonly budgetSeconds?: number;
}

/** What a part found. One without tests counts as one that passed or failed. */
export interface Outcome {
  readonly part: Part;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Why it failed; empty when it passed. */
  readonly reason: string;
  readonly isSlow: boolean;
  /** File with all that it printed. */
  readonly log: string;
}

/** Lines of a failed part that are shown; its log has all. */
const shownLines = 60;

/**
 * Runs all parts, one after another, whatever fails. Their output goes to a file each. Prints the end of the output of those
 * that failed, the seconds of each against its budget, and the line `N passed, N failed, N skipped` over all.
 * @param options `run` starts a command and returns its exit code; `done` are parts that ran before
 * @returns whether all passed
 */
export async function runParts(
  parts: readonly Part[],
  { run = runCommand, done = [] }: { run?: typeof runCommand; done?: readonly DonePart[] } = {},
): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'meshwright-parts-'));
  const outcomes: Outcome[] = done.map(({ seconds, ...part }) =>
    outcomeOf({ ...part, command: [''] }, { status: 0, seconds, log: '', counts: undefined }),
  );
  for (const [at, part] of parts.entries()) {
    const outcome = await runPart(part, join(folder, String(at)), run);
    console.log(
      `${part.name}: ${outcome.reason || 'passed'}, ${outcome.seconds.toFixed(1)} s${slowMark(outcome)}`,
    );
    outcomes.push(outcome);
  }
  console.log(summary(outcomes));
  return outcomes.every(({ failed }) => failed === 0);
}

async function runPart(part: Part, file: string, run: typeof runCommand): Promise<Outcome> {
  const [log, counts] = [`${file}.log`, `${file}.json`];
  const started = performance.now();
  const status = await run(part.command, log, { ...part.env, MESHWRIGHT_TEST_COUNTS: counts });
  const seconds = (performance.now() - started) / 1000;
  return outcomeOf(part, { status, seconds, log, counts: countsIn(counts) });
}

type Counts = Pick<Outcome, 'passed' | 'failed' | 'skipped'>;

const slowMark = ({ isSlow, part }: Outcome) =>
  isSlow ? `, more than twice its budget of ${part.budgetSeconds} s` : '';

/** Judges a part by its exit code and its tests, and marks one that took long. */
export function outcomeOf(
  part: Part,
  found: { status: number; seconds: number; log: string; counts: Counts | undefined },
): Outcome {
  const { status, seconds, log, counts } = found;
  const { passed, failed, skipped } = counts ?? { passed: status === 0 ? 1 : 0, failed: 0, skipped: 0 };
  // Tests may all pass in a run that ends early.
  const endedEarly = status !== 0 && failed === 0;
  const reason = failed > 0 ? `${failed} FAILED` : endedEarly ? `FAILED with exit code ${status}` : '';
  const isSlow = seconds > 2 * (part.budgetSeconds ?? Number.POSITIVE_INFINITY);
  return { part, seconds, log, passed, failed: endedEarly ? 1 : failed, skipped, reason, isSlow };
}

function countsIn(file: string): Counts | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Returns the end of the output of what failed, the table, and the line with the sums. */
export function summary(outcomes: readonly Outcome[]): string {
  const failures = outcomes
    .filter(({ reason }) => reason !== '')
    .map(({ part, reason, log }) => `\n--- ${part.name}: ${reason}. All of it: ${log}\n${endOf(log)}`);
  const rows = outcomes.map(({ part, seconds, passed, failed, skipped, reason, isSlow }) => [
    part.name,
    seconds.toFixed(1),
    String(part.budgetSeconds ?? ''),
    String(passed),
    String(failed),
    String(skipped),
    [reason, isSlow && 'slow'].filter(Boolean).join(', '),
  ]);
  const sum = (key: keyof Counts) => outcomes.reduce((total, each) => total + each[key], 0);
  return [
    ...failures,
    '',
    tableOf([['part', 'seconds', 'budget', 'passed', 'failed', 'skipped', ''], ...rows]),
    `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`,
  ].join('\n');
}

/** Returns rows of cells as lines: the columns named by `left` begin at the same place, the others end there. */
export function tableOf(rows: readonly (readonly string[])[], left: readonly number[] = [0, 6]): string {
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => (left.includes(at) ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function endOf(log: string): string {
  try {
    return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-shownLines).join('\n');
  } catch {
    return '';
  }
}

function runCommand(
  [program, ...words]: Part['command'],
  log: string,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const file = openSync(log, 'w');
  return new Promise((resolve, reject) => {
    const stdio = ['ignore' as const, file, file];
    const child = spawn(program, words, { cwd: root, stdio, env: { ...process.env, ...env } });
    child.once('error', reject);
    // A signal is no success.
    child.once('exit', (code) => resolve(code ?? 1));
  }).finally(() => closeSync(file)) as Promise<number>;
}
