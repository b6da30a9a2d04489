import { connect } from '@meshwright/client';
import { type Service, startService } from '@meshwright/service';
import { glb } from '@meshwright/testing/purchase/harness';
import type { Buyer } from '../buy/buyer.ts';
import { accountDigest } from '../identity/request-hash.ts';
import { memoryJournal } from '../journal/memory-journal.ts';
import { type VirtualTime, virtualTime } from './virtual-time.ts';

/** Outcome of a create, and exactness of the service's list. */
export interface Faults {
  /** Replaces the answer to the buyer. `make` is the answer of the service. */
  readonly answer?: ((make: Response, time: VirtualTime) => Promise<Response>) | undefined;
  /** Whether the create reaches the service. Default true. */
  readonly isMade?: boolean | undefined;
  /** Replaces the list, `sinceMs` after the create. */
  readonly list?: ((tasks: ListedTask[], sinceMs: number, now: number) => ListedTask[] | number) | undefined;
  /** Lead of the buyer's clock, in milliseconds. */
  readonly skewMs?: number | undefined;
}

export interface ListedTask {
  readonly id: string;
  readonly created_at: number;
  readonly prompt?: string;
}

/** A real service in virtual time whose answers are broken in transit. */
export interface FaultyHarness {
  readonly time: VirtualTime;
  /** Sets the faults from now on. */
  set(faults: Faults): void;
  /** @param own another journal, or existing entries */
  buyer(own?: Partial<Buyer>): Promise<Buyer>;
  /** Number of creates sent, whatever their outcome. */
  posts(): number;
  /** Ids of the tasks made and charged, oldest first. */
  made(): readonly string[];
  stop(): Promise<void>;
}

const key = 'key-of-the-faulty-harness';
const result = { model_urls: { glb: 'model.glb' } };

export async function openFaultyHarness(start = Date.UTC(2026, 10, 20)): Promise<FaultyHarness> {
  const time = virtualTime(start);
  const service: Service = await startService({
    clock: { now: () => time.clock.now() },
    accounts: [{ name: 'buyer', key, credits: 1_000_000 }],
    engine: { missing: () => null, run: async ({ seed }) => ({ files: { 'model.glb': glb(seed) }, result }) },
  });
  let faults: Faults = {};
  let posts = 0;
  let sentAt = 0;
  const ids: string[] = [];

  /** Returns a complete answer of the service, with its date. */
  const send = (input: string | URL | Request, init?: RequestInit): Promise<Response> =>
    time.during(async () => {
      const response = await service.fetch(new Request(input, { ...init, signal: null }));
      const headers = { 'content-type': 'application/json', date: new Date(time.clock.now()).toUTCString() };
      return new Response(await response.text(), { status: response.status, headers });
    });

  async function fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const isCreate = init?.method === 'POST';
    if (!isCreate) {
      const response = await send(input, init);
      if (!String(input).includes('page_num') || !faults.list) return response;
      const tasks = (await response.json()) as ListedTask[];
      const now = time.clock.now();
      const listed = faults.list(tasks, now - sentAt, now);
      const { headers } = response;
      return typeof listed === 'number'
        ? Response.json({ message: 'not now' }, { status: listed, headers })
        : Response.json(listed, { headers });
    }
    posts += 1;
    sentAt = time.clock.now();
    const { answer, isMade = true } = faults;
    // One create is broken, the others work.
    faults = { ...faults, answer: undefined, isMade: true };
    let response = new Response(null, { status: 204 });
    if (isMade) {
      response = await send(input, init);
      ids.push(((await response.clone().json()) as { result: string }).result);
    }
    return answer ? answer(response, time) : response;
  }

  return {
    time,
    set(update) {
      faults = update;
    },
    async buyer(own = {}) {
      const { skewMs = 0 } = faults;
      const clock = { ...time.clock, now: () => time.clock.now() + skewMs };
      const connection = connect({ baseUrl: service.baseUrl, key, fetch, clock, random: () => 0 });
      return {
        connection,
        journal: memoryJournal(),
        payer: { host: connection.host, account: await accountDigest(key) },
        run: 'run-1',
        now: clock.now,
        estimate: () => 20,
        ...own,
      };
    },
    posts: () => posts,
    made: () => ids,
    stop: () => service.stop(),
  };
}
