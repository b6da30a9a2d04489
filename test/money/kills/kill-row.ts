import { secondsText } from '../silence.ts';
import { tableText } from '../table-text.ts';
import type { Way } from '../way.ts';
import { type KilledRun, wrongWith } from './killed-run.ts';

/** Totals over the runs of one way. */
export interface KillRow {
  readonly way: string;
  readonly runs: number;
  readonly kills: number;
  readonly killsAfterCharge: number;
  readonly purchases: number;
  readonly charges: number;
  readonly doubleCharges: number;
  readonly lostTasks: number;
  /** Runs that ended an attempt with a question. */
  readonly questions: number;
  readonly silentMs: number;
  readonly seconds: number;
  /** Runs with any error. */
  readonly failed: number;
}

export function killRow(way: Way, runs: readonly KilledRun[], seconds: number): KillRow {
  const sum = (of: (run: KilledRun) => number): number => runs.reduce((total, run) => total + of(run), 0);
  return {
    way: way.name,
    runs: runs.length,
    kills: sum(({ kills }) => kills),
    killsAfterCharge: sum(({ killsAfterCharge }) => killsAfterCharge),
    purchases: runs.length * way.purchases,
    charges: sum(({ charges }) => charges),
    doubleCharges: sum(({ doubleCharges }) => doubleCharges),
    lostTasks: sum(({ lostTasks }) => lostTasks),
    questions: runs.filter(({ questions }) => questions > 0).length,
    silentMs: Math.max(...runs.map(({ silentMs }) => silentMs)),
    seconds,
    failed: runs.filter((run) => wrongWith(run).length > 0).length,
  };
}

const columns: Readonly<Record<string, (row: KillRow) => string>> = {
  way: ({ way }) => way,
  runs: ({ runs }) => String(runs),
  kills: ({ kills }) => String(kills),
  'after charge': ({ killsAfterCharge }) => String(killsAfterCharge),
  purchases: ({ purchases }) => String(purchases),
  charges: ({ charges }) => String(charges),
  'double charges': ({ doubleCharges }) => String(doubleCharges),
  'lost tasks': ({ lostTasks }) => String(lostTasks),
  questions: ({ questions }) => String(questions),
  'longest silence': ({ silentMs }) => secondsText(silentMs),
  seconds: ({ seconds }) => seconds.toFixed(0),
  'runs/min': ({ runs, seconds }) => ((60 * runs) / Math.max(1, seconds)).toFixed(0),
  failed: ({ failed }) => String(failed),
};

export function killText(rows: readonly KillRow[]): string {
  const cells = rows.map((row) => Object.values(columns).map((cell) => cell(row)));
  return tableText([Object.keys(columns), ...cells]);
}
