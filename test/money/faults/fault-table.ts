import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AccountPool, openAccountPool } from '../account-pool.ts';
import type { Account } from '../billed-service.ts';
import { longestSilenceMs } from '../kills/killed-run.ts';
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
  readonly seconds: number;
  readonly isGood: boolean;
}

/** Attempts of a failing command before the run gives up. */
const attempts = 3;

export interface FaultTableOptions {
  /** Cells at once: they wait most of their time. */
  readonly lanes: number;
  readonly onCell: (cell: FaultCell) => void;
}

/** Buys by every way through every fault, and repeats failed attempts. */
export async function faultTable(
  ways: readonly Way[],
  faults: readonly Fault[],
  { lanes, onCell }: FaultTableOptions,
): Promise<readonly FaultCell[]> {
  const pools = new Map<number, AccountPool>();
  const poolOf = ({ clockOffsetMs = 0 }: Fault): AccountPool => {
    const pool = pools.get(clockOffsetMs) ?? openAccountPool({ clockOffsetMs });
    pools.set(clockOffsetMs, pool);
    return pool;
  };
  const waiting = faults.flatMap((fault) => ways.map((way) => ({ fault, way })));
  const cells: FaultCell[] = [];
  async function lane(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const number = cells.length + waiting.length;
      const { way, fault } = next;
      const cell = await poolOf(fault).lend((account) => faultCell(way, fault, account, number));
      cells.push(cell);
      onCell(cell);
    }
  }
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
    return cells;
  } finally {
    for (const way of ways) await way.close?.();
    for (const pool of pools.values()) await pool.stop();
  }
}

async function faultCell(way: Way, fault: Fault, account: Account, number: number): Promise<FaultCell> {
  const startedAt = performance.now();
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
      seconds: (performance.now() - startedAt) / 1000,
      isGood: charges === 1 && outcome !== 'error' && silentMs <= longestSilenceMs,
    };
  } finally {
    await run.close?.();
    await rm(folder, { recursive: true, force: true });
  }
}
