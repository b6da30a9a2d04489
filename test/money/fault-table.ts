import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BilledService, openBilledService } from './billed-service.ts';
import type { Fault } from './faults.ts';
import { longestSilenceMs } from './killed-run.ts';
import type { AttemptEnd, Way } from './way.ts';

/** What became of one purchase through one fault. */
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

/** A person repeats a command that failed, and after this many times asks others. */
const attempts = 3;

export interface FaultTableOptions {
  /** Cells at once: they wait for most of their time. */
  readonly lanes: number;
  readonly onCell: (cell: FaultCell) => void;
}

/** Buys by every way through every fault, and repeats what failed. */
export async function faultTable(
  ways: readonly Way[],
  faults: readonly Fault[],
  { lanes, onCell }: FaultTableOptions,
): Promise<readonly FaultCell[]> {
  const services = new Map<number, BilledService>();
  for (const { clockOffsetMs = 0 } of faults) {
    if (services.has(clockOffsetMs)) continue;
    services.set(clockOffsetMs, await openBilledService(faults.length * ways.length, { clockOffsetMs }));
  }
  const waiting = faults.flatMap((fault) => ways.map((way) => ({ fault, way })));
  const cells: FaultCell[] = [];
  async function lane(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const number = cells.length + waiting.length;
      const service = services.get(next.fault.clockOffsetMs ?? 0)!;
      const cell = await faultCell(next.way, next.fault, service, number);
      cells.push(cell);
      onCell(cell);
    }
  }
  try {
    await Promise.all(Array.from({ length: lanes }, lane));
    return cells;
  } finally {
    for (const way of ways) await way.close?.();
    for (const service of services.values()) await service.stop();
  }
}

async function faultCell(way: Way, fault: Fault, service: BilledService, number: number): Promise<FaultCell> {
  const startedAt = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'meshwright-money-'));
  const account = service.account();
  account.passage = fault.passage();
  const run = await way.open({ account, folder, number });
  const story: string[] = [];
  let silentMs = 0;
  let end: AttemptEnd | undefined;
  try {
    for (let turn = 0; turn < attempts && end?.status !== 'done'; turn += 1) {
      end = await run.attempt().ended;
      silentMs = Math.max(silentMs, end.silentMs);
      story.push(end.status === 'done' ? 'done' : end.text.split('\n')[0]!);
    }
    const isDone = end?.status === 'done' && (await run.delivered().catch(() => [])).length > 0;
    const outcome = isDone ? 'asset' : end?.isQuestion ? 'question' : 'error';
    const charges = account.charged.length;
    return {
      fault: fault.name,
      way: way.name,
      charges,
      outcome,
      story,
      silentMs,
      seconds: (performance.now() - startedAt) / 1000,
      isGood: charges === 1 && outcome !== 'error' && silentMs <= longestSilenceMs,
    };
  } finally {
    await run.close?.();
    await rm(folder, { recursive: true, force: true });
  }
}
