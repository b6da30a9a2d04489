import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from '../billed-service.ts';
import { longestSilenceMs, secondsText } from '../silence.ts';
import { tableText } from '../table-text.ts';
import type { AttemptEnd, Way } from '../way.ts';
import type { Fault } from './faults.ts';

/** Outcome of one purchase through one fault. */
export interface FaultCell {
  readonly fault: string;
  readonly way: string;
  readonly charges: number;
  readonly outcome: 'asset' | 'question' | 'error';
  /** The end of each attempt, on one line. */
  readonly story: readonly string[];
  readonly silentMs: number;
  /** Every error; an empty list is the only good result. */
  readonly wrong: readonly string[];
}

/** Attempts of a failing command before the run gives up. */
const attempts = 3;

/** Buys by a way through a fault, and repeats failed attempts. */
export async function faultCell(
  way: Way,
  fault: Fault,
  account: Account,
  number: number,
): Promise<FaultCell> {
  const folder = await mkdtemp(join(tmpdir(), 'meshwright-money-'));
  account.interceptor = fault.interceptor();
  const run = await way.open({ account, folder, number });
  const events: string[] = [];
  let silentMs = 0;
  let end: AttemptEnd | undefined;
  try {
    for (let turn = 0; turn < attempts && end?.status !== 'done'; turn += 1) {
      end = await run.attempt().ended;
      silentMs = Math.max(silentMs, end.silentMs);
      events.push(end.status === 'done' ? 'done' : end.text.split('\n')[0]!);
    }
    const isDone = end?.status === 'done' && (await run.delivered().catch(() => [])).length > 0;
    const outcome = isDone ? 'asset' : end?.isQuestion ? 'question' : 'error';
    const charges = account.charged.length;
    return {
      fault: fault.name,
      way: way.name,
      charges,
      outcome,
      story: events,
      silentMs,
      wrong: [
        ...(charges === 1 ? [] : [`${charges} charges`]),
        ...(outcome === 'error' ? ['it ended with an error'] : []),
        ...(silentMs > longestSilenceMs ? [`silent for ${secondsText(silentMs)}`] : []),
      ],
    };
  } finally {
    await run.close?.();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns a table with a row for each fault and a column for each way. */
export function faultText(cells: readonly FaultCell[]): string {
  const [faults, ways] = [
    [...new Set(cells.map(({ fault }) => fault))],
    [...new Set(cells.map(({ way }) => way))],
  ];
  const textOf = (cell: FaultCell | undefined): string =>
    cell
      ? `${cell.wrong.length === 0 ? '' : 'BAD '}${cell.charges} charged, ${cell.outcome}, silent ${secondsText(cell.silentMs)}`
      : '';
  return tableText([
    ['fault', ...ways],
    ...faults.map((fault) => [
      fault,
      ...ways.map((way) => textOf(cells.find((cell) => cell.fault === fault && cell.way === way))),
    ]),
  ]);
}
