import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remesh } from '@meshwright/contract';
import { assertProperty } from '@meshwright/testing/property';
import { type Harness, openHarness } from '@meshwright/testing/purchase/harness';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileJournal } from '../journal/file-journal.ts';
import type { Journal } from '../journal/journal.ts';
import { spendings } from '../journal/spending.ts';
import type { LostDecision, LostPurchase } from '../lost/resolve-lost.ts';
import { buy } from './buy.ts';
import type { Buyer } from './buyer.ts';

const numRuns = 4;
/** A unique length, to recognize the wait for a quiet service. */
const quietMs = 54_321;
const hourMs = 3_600_000;
const model_url = `data:application/octet-stream;base64,${Buffer.from('glTF').toString('base64')}`;

/** One attempt of a process to buy an order. */
interface Try {
  readonly order: number;
  /** Number of the call at which the process dies, if it does: before, during or after that call. */
  readonly death: { readonly at: number; readonly when: 'before' | 'during' | 'after' } | null;
  /** Outcome of the create: the answer is lost, or the request. */
  readonly network: 'works' | 'loses answer' | 'loses request';
  readonly clockMs: number;
}

const tries: fc.Arbitrary<Try[]> = fc.array(
  fc.record<Try>({
    order: fc.integer({ min: 0, max: 3 }),
    death: fc.option(
      fc.record({
        at: fc.integer({ min: 1, max: 9 }),
        when: fc.constantFrom('before' as const, 'during' as const, 'after' as const),
      }),
      { freq: 2 },
    ),
    network: fc.constantFrom<Try['network'][]>('works', 'works', 'loses answer', 'loses request'),
    clockMs: fc.constantFrom(0, 0, 0, hourMs, -hourMs),
  }),
  { minLength: 1, maxLength: 5 },
);

let harness: Harness;
let folder: string;
/** Orders by the ids of their tasks, as the service made them. */
const made = new Map<string, number>();
/** Requests in flight, awaited or not. */
const flights = new Set<Promise<unknown>>();

beforeAll(async () => {
  harness = await openHarness();
});
afterAll(() => harness.stop());

it('pay once for each order, with deaths at any step and any network loss', async () => {
  const property = fc.asyncProperty(tries, tries, tries, async (...processes) => {
    await harness.control('/reset', {});
    made.clear();
    folder = mkdtempSync(join(tmpdir(), 'meshwright-dying-'));
    const journals = processes.map(() => fileJournal(folder));
    try {
      await Promise.all(processes.map((own, i) => live(own, journals[i]!)));
      for (const order of [0, 1, 2, 3]) {
        const survivor: Try = { order, death: null, network: 'works', clockMs: 0 };
        await attempt(order, (await mortal(survivor, journals[0]!)).buyer);
      }
      await Promise.all(flights);
      expect([...made.values()].sort()).toEqual([0, 1, 2, 3]);
      expect(await harness.spent()).toBe(20);
      const all = spendings(await journals[0]!.entries());
      expect(all.reduce((sum, { credits }) => sum + credits, 0)).toBe(20);
    } finally {
      for (const journal of journals) journal.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
  await assertProperty(property, { numRuns });
}, 3_600_000);

/** Runs processes one after the other, each with its attempt. */
async function live(own: readonly Try[], journal: Journal): Promise<void> {
  for (const each of own) {
    const { buyer, death } = await mortal(each, journal);
    await Promise.race([attempt(each.order, buyer), death]).catch(() => {});
  }
}

async function attempt(order: number, buyer: Buyer): Promise<void> {
  await buy({ ...buyer, connection: watched(buyer.connection) }, remesh, body(order), {
    onLost,
    quietMs,
    lostMs: 0,
  });

  /** Decides too early, by the tasks visible at that time. */
  function onLost({ spending }: LostPurchase): LostDecision {
    expect(spending.sending.label).toBeUndefined();
    const task = [...made].find(([, of]) => of === order)?.[0];
    return task === undefined ? 'resend' : { adopt: task };
  }
}

function body(order: number) {
  return { model_url, target_polycount: 100 + order };
}

/** Lets requests in flight finish when the service must be quiet. */
function watched(connection: Buyer['connection']): Buyer['connection'] {
  const { clock } = connection;
  const after = (ms: number, call: () => void) => {
    if (ms !== quietMs) return clock.after(ms, call);
    void Promise.all(flights).then(call);
    return () => {};
  };
  return { ...connection, clock: { ...clock, after } };
}

/** Creates a buyer that dies: afterwards its calls have no effect, and its locks are free. */
async function mortal({ death: outcome, network, clockMs }: Try, journal: Journal) {
  const buyer = await harness.buyer({ now: () => Date.now() + clockMs });
  let calls = 0;
  let die = (): void => {};
  let isDead = false;
  const death = new Promise<never>((_, reject) => {
    die = () => {
      isDead = true;
      reject(new Error('died'));
    };
  });
  death.catch(() => {});
  const never = new Promise<never>(() => {});

  async function call<T>(work: () => Promise<T>): Promise<T> {
    if (isDead) return never;
    calls += 1;
    if (calls !== outcome?.at) return work();
    if (outcome.when === 'before') {
      die();
      return never;
    }
    const done = work();
    done.catch(() => {});
    if (outcome.when === 'after') await done.catch(() => {});
    die();
    return never;
  }

  const { fetch } = buyer.connection;
  const send: typeof fetch = async (input, init) => {
    if (init?.method !== 'POST') return fetch(input, init);
    if (network === 'loses request') throw new TypeError('fetch failed');
    // The body is a stream, which can be read only once.
    const text = await new Response(init.body).text();
    const flight = (async () => {
      // Omits the signal: a request in flight is not taken back.
      const response = await fetch(input, { ...init, body: text, signal: null });
      const { result } = (await response.clone().json()) as { result: string };
      made.set(result, (JSON.parse(text) as { target_polycount: number }).target_polycount - 100);
      return response;
    })();
    flights.add(flight);
    const response = await flight.finally(() => flights.delete(flight));
    if (network === 'loses answer') throw new TypeError('fetch failed');
    return response;
  };
  const own: Journal = {
    append: (entry, allow) => call(() => journal.append(entry, allow)),
    entries: (purchase) => call(() => journal.entries(purchase)),
    exclusively: (name, work, signal) =>
      call(() => journal.exclusively(name, () => Promise.race([work(), death]), signal)),
    close() {},
  };
  const connection = { ...buyer.connection, fetch: ((...args) => call(() => send(...args))) as typeof fetch };
  return { buyer: { ...buyer, connection, journal: own }, death };
}
