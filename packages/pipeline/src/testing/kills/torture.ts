import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'libsql';
import { fileJournal } from '../../journal/file-journal.ts';
import { spendings } from '../../journal/spending.ts';
import { bundleProgram } from '../bundle-program.ts';
import { openHarness } from '../harness.ts';
import { createRandom } from '../random.ts';

export interface TortureOptions {
  /** Recipes to complete, two tasks and a local step each. */
  readonly runs: number;
  readonly seed: number;
  /** Processes that work on the same recipes concurrently. */
  readonly lanes: number;
  readonly log?: ((line: string) => void) | undefined;
}

export interface TortureReport {
  readonly runs: number;
  readonly kills: number;
  /** Attempts of a recipe that ended in an error. */
  readonly broken: number;
  /** Creates begun, and those whose outcome was unknown for a while. */
  readonly creates: number;
  readonly lost: number;
  /** Every difference between journal and service; must be empty. */
  readonly violations: readonly string[];
}

/** Longest life of a process that makes progress. */
const maxLifeMs = 4_000;

/** Budget of one run: the price of its two tasks. */
const runBudget = 25;

/** Short outages in which every call fails. */
const storm: readonly object[] = [
  { when: { probability: 0.9 }, fault: { kind: 'rate_limit', retryAfterSeconds: 0 } },
];

/** Faults of the network and the service on every call. Probabilities of the control surface. */
const faults: readonly object[] = [
  { when: { route: 'create', probability: 0.06 }, fault: { kind: 'reset', executed: true } },
  { when: { route: 'create', probability: 0.03 }, fault: { kind: 'reset' } },
  { when: { route: 'create', probability: 0.03 }, fault: { kind: 'status', status: 502, executed: true } },
  ...[403, 405, 408, 409, 418, 421, 501, 504].map((status) => ({
    when: { route: 'create', probability: 0.01 },
    fault: { kind: 'status', status, executed: true },
  })),
  { when: { route: 'create', probability: 0.02 }, fault: { kind: 'status', status: 413 } },
  { when: { route: 'list', probability: 0.05 }, fault: { kind: 'status', status: 500 } },
  { when: { route: 'create', probability: 0.02 }, fault: { kind: 'garbage_body' } },
  { when: { route: 'create', probability: 0.02 }, fault: { kind: 'truncated_body', bytes: 7 } },
  { when: { route: 'create', probability: 0.05 }, fault: { kind: 'rate_limit', retryAfterSeconds: 0 } },
  { when: { route: 'stream', probability: 0.03 }, fault: { kind: 'mute_stream', frames: 1 } },
  { when: { route: 'stream', probability: 0.05 }, fault: { kind: 'dropped_stream', frames: 1 } },
  { when: { route: 'file', probability: 0.05 }, fault: { kind: 'truncated_body', bytes: 100 } },
  { when: { route: 'file', probability: 0.03 }, fault: { kind: 'expired_link' } },
  { when: { probability: 0.03 }, fault: { kind: 'failed_task' } },
];

/**
 * Runs recipes in processes that are killed at random moments, over a network that breaks at random calls, until all
 * are done; then compares the journal with the service's ledger.
 */
export async function torture({ runs, seed, lanes, log }: TortureOptions): Promise<TortureReport> {
  const folder = await mkdtemp(join(tmpdir(), 'meshwright-torture-'));
  const dataDir = join(folder, 'service');
  const harness = await openHarness({ dataDir, workers: 2 });
  const program = await bundleProgram('kills/tortured-buyer');
  const random = createRandom(seed);
  let [kills, broken] = [0, 0];
  try {
    const weather = changeWeather();
    try {
      await Promise.all(Array.from({ length: lanes }, lane));
    } finally {
      await weather.end();
    }
    return { runs, kills, broken, ...(await judge()) };
  } finally {
    await harness.stop();
    await program.remove();
    await rm(folder, { recursive: true, force: true });
  }

  /** Applies permanent faults, and an outage every few seconds. */
  function changeWeather(): { end(): Promise<void> } {
    const over = new AbortController();
    const rest = (ms: number) => delay(ms, undefined, { signal: over.signal }).catch(() => {});
    // The connection may be closing; sending the plan twice has the same effect.
    const set = (plan: object) =>
      harness.control('/faults', plan).catch(() => harness.control('/faults', plan));
    const seasons = (async () => {
      for (let season = 0; !over.signal.aborted; season++) {
        const rules = season % 2 === 0 ? faults : storm;
        await set({ seed: seed + season, rules });
        await rest(season % 2 === 0 ? 1_000 + random() * 3_000 : 250);
      }
      await set({ seed, rules: [] });
    })();
    return {
      end() {
        over.abort();
        return seasons;
      },
    };
  }

  /** Runs one process after the other, each continuing where the last was killed, until every recipe is done. */
  async function lane(): Promise<void> {
    let next = 0;
    // Grows while nothing completes, so that a slow machine finishes, too.
    let lifeMs = maxLifeMs;
    while (next < runs) {
      const first = next;
      const args = [
        harness.service.baseUrl,
        harness.key,
        folder,
        join(dataDir, 'service.db'),
        seed,
        next,
        runs,
        runBudget,
      ];
      const child = spawn(process.execPath, [program.file, ...args.map(String)], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const lines = createInterface({ input: child.stdout! });
      let begin = (): void => {};
      const begun = new Promise<void>((done) => {
        begin = done;
      });
      lines.on('line', (line) => {
        const [word, number] = line.split(' ');
        if (word === 'ready') begin();
        if (word === 'done') next = Number(number) + 1;
        if (word === 'broke') broken += 1;
        if (next % 500 === 0 && word === 'done') log?.(`${next} of ${runs} runs, ${kills} kills`);
      });
      let said = '';
      child.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const ended = new Promise<void>((done) => child.once('close', () => done()));
      // Mostly while it works, sometimes during its start.
      if (random() < 0.1) await delay(random() * 300);
      else await Promise.race([ended, begun.then(() => delay(random() * lifeMs))]);
      const own = child.exitCode;
      if (own === null) kills += 1;
      child.kill('SIGKILL');
      await ended;
      lifeMs = next > first ? maxLifeMs : lifeMs * 1.5;
      if (own !== null && own !== 0) throw new Error(`a buyer died by itself: ${said}`);
    }
  }

  async function judge(): Promise<Pick<TortureReport, 'creates' | 'lost' | 'violations'>> {
    const journal = fileJournal(join(folder, 'journal'));
    const entries = await journal.entries();
    journal.close();
    const all = spendings(entries);
    const database = new Database(join(dataDir, 'service.db'), { readonly: true });
    const tasks = database.prepare('SELECT id, family, request, status, cost FROM tasks').all() as {
      id: string;
      family: string;
      request: string;
      status: string;
      cost: number;
    }[];
    database.close();
    const violations: string[] = [];

    const paid = tasks.filter(({ status }) => status !== 'FAILED');
    const orders = new Map<string, string[]>();
    for (const { id, family, request } of paid) {
      const order = `${family} ${request}`;
      orders.set(order, [...(orders.get(order) ?? []), id]);
    }
    for (const [order, ids] of orders)
      if (ids.length > 1) violations.push(`paid twice: ${order}: ${ids.join(', ')}`);
    const known = new Set(all.map(({ task }) => task));
    for (const { id, request } of paid) if (!known.has(id)) violations.push(`lost: ${id} ${request}`);
    const ofService = paid.reduce((sum, { cost }) => sum + cost, 0);
    const ofJournal = all.reduce((sum, { credits }) => sum + credits, 0);
    const ofLedger = await harness.spent();
    if (ofService !== ofLedger) violations.push(`the tasks cost ${ofService}, the ledger says ${ofLedger}`);
    if (ofJournal !== ofLedger) violations.push(`the journal says ${ofJournal}, the ledger ${ofLedger}`);
    for (const [i, entry] of entries.entries()) {
      if (entry.kind !== 'sending') continue;
      const until = spendings(entries.slice(0, i + 1)).filter(({ sending }) => sending.run === entry.run);
      const spent = until.reduce((sum, { credits }) => sum + credits, 0);
      if (spent > runBudget) violations.push(`over budget: ${entry.run} at ${spent} credits`);
    }
    for (const { outcome, sending } of all) {
      if (!['ended', 'rejected', 'dropped'].includes(outcome)) violations.push(`${outcome}: ${sending.run}`);
    }
    const lost = new Set(entries.flatMap((entry) => (entry.kind === 'lost' ? entry.purchase : [])));
    return { creates: all.length, lost: lost.size, violations };
  }
}
