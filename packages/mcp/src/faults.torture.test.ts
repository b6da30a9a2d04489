import { createRandom, type Random } from '@meshwright/testing/random';
import { samples } from '@meshwright/testing/samples';
import { expect, it } from 'vitest';
import { mcpHome, type OpenClient } from './testing/mcp-home.ts';

/** A run that broke a rule. */
interface FaultBreach {
  readonly run: number;
  readonly fault: string;
  readonly event: string;
  readonly problem: string;
}

const price = 30;

const faults = {
  none: undefined,
  'lost reply': { kind: 'reset', executed: true },
  'cut reply': { kind: 'truncated_body', bytes: 10 },
  '502 after make': { kind: 'status', status: 502, executed: true },
} as const;

type FaultEvent = 'none' | 'kill' | 'give up' | 'two clients';

const faultEvents: readonly FaultEvent[] = ['none', 'kill', 'give up', 'two clients'];

/** What happens in one run; the seed decides. */
interface FaultPlan {
  readonly run: number;
  readonly fault: keyof typeof faults;
  readonly event: FaultEvent;
  /** Milliseconds from the call to the kill or the giving up. */
  readonly moment: number;
}

/** What the runs met: how often each fault and event, and whether a task was there at the kill. */
interface FaultRuns {
  readonly breaches: readonly FaultBreach[];
  readonly met: Readonly<Record<string, number>>;
  readonly credits: number;
  readonly purchases: number;
}

/** Runs at a time: most of a run is waiting. */
const lanes = 6;

/**
 * Runs creates through a fault of the service and an event of the client or the server, repeats the same call as an agent
 * does, and reads the ledger: one charge and one task a run, and the asset in the end. A kill between journal and create
 * takes minutes: the next server waits for as long as the list may lag. `give up` stands for a client that stops
 * waiting at 60 s: it cancels after up to 2.
 */
async function faultRuns(runs: number, random: Random, event: FaultEvent): Promise<FaultRuns> {
  const plans = Array.from(
    { length: runs },
    (_, run): FaultPlan => ({
      run,
      fault: random.pick(Object.keys(faults) as (keyof typeof faults)[]),
      event,
      moment: random() * 2_000,
    }),
  );
  const breaches: FaultBreach[] = [];
  const met: Record<string, number> = {};
  const count = (what: string) => {
    met[what] = (met[what] ?? 0) + 1;
  };
  let credits = 0;
  const waiting = [...plans];
  const lane = async () => {
    for (let plan = waiting.shift(); plan; plan = waiting.shift()) {
      const { run, fault, event } = plan;
      count(`fault: ${fault}`);
      count(`event: ${event}`);
      const report = (problem: string) => breaches.push({ run, fault, event, problem });
      const spent = await faultRun(plan, report, count).catch((error: unknown) => {
        report(String(error));
        return 0;
      });
      credits += spent;
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, runs) }, lane));
  return { breaches, met, credits, purchases: runs };
}

/** Returns the credits that the run cost. */
async function faultRun(
  { run, fault, event, moment }: FaultPlan,
  report: (problem: string) => void,
  count: (what: string) => void,
): Promise<number> {
  const home = await mcpHome();
  try {
    const rule = faults[fault];
    await home.fault(...(rule ? [{ when: { route: 'create', nth: 1 }, fault: rule }] : []));
    const wanted = { prompt: `thing ${run}` };
    const agent = await home.start();
    const giveUp = new AbortController();
    const first = agent.call('create', wanted, { signal: giveUp.signal }).catch(() => undefined);
    if (event === 'kill' || event === 'give up') {
      await new Promise((resolve) => setTimeout(resolve, moment));
      if (event === 'kill') process.kill(agent.pid, 'SIGKILL');
      else giveUp.abort();
      count(`${event} with ${(await home.tasks()) === 0 ? 'no task yet' : 'a task'}`);
    }
    const others = event === 'two clients' ? [await home.start()] : [];
    const also = others.map((other) => other.settle('create', wanted));
    await first;
    let last = event === 'kill' ? await home.start() : agent;
    if (event === 'kill' && (await isUndecided(last, wanted))) {
      // Killed between journal and request: a create is never sent again without a person.
      count('a person decided');
      if ((await home.spent()) > 0) report('undecided, and charged');
      last = await home.start({ onQuestion: () => 'accept' });
    }
    for (const reply of await Promise.all([last.settle('create', wanted), ...also])) {
      if (reply.data.status !== 'SUCCEEDED') report(reply.text);
    }
    const [spent, tasks] = [await home.spent(), await home.tasks()];
    if (spent !== price || tasks !== 1) report(`${spent} credits, ${tasks} tasks`);
    return spent;
  } finally {
    await home.remove();
  }
}

async function isUndecided(agent: OpenClient, wanted: object): Promise<boolean> {
  const { data } = await agent.settle('create', wanted);
  return (data.error as { readonly code?: string } | undefined)?.code === 'unknown_outcome';
}

it.each(faultEvents.map((event, part) => [event, part] as const))(
  'faults of the service with the event "%s" give one charge and the asset',
  async (event, part) => {
    const { breaches, credits, purchases } = await faultRuns(
      samples(6),
      createRandom(undefined, part),
      event,
    );
    expect(breaches).toEqual([]);
    expect(credits).toBe(30 * purchases);
  },
  600_000,
);
