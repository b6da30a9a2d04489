import { randomOf } from './budget-runs.ts';
import { mcpHome } from './mcp-home.ts';

/** A run that broke a rule. */
export interface FaultBreach {
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

/**
 * Runs creates through a fault of the service and an event of the client or the server, repeats the same call as an agent
 * does, and reads the ledger: one charge and one task a run, and the asset in the end. A kill between journal and create
 * takes minutes: the next server waits for as long as the list may lag.
 */
export async function faultRuns(
  runs: number,
  seed: number,
  onRun: (run: number) => void = () => {},
  events: readonly FaultEvent[] = faultEvents,
): Promise<readonly FaultBreach[]> {
  const random = randomOf(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const breaches: FaultBreach[] = [];
  for (let run = 0; run < runs; run++) {
    const fault = one(Object.keys(faults) as (keyof typeof faults)[]);
    const event = one(events);
    const moment = random() * 600;
    const report = (problem: string) => breaches.push({ run, fault, event, problem });
    const home = await mcpHome();
    try {
      const rule = faults[fault];
      await home.fault(...(rule ? [{ when: { route: 'create', nth: 1 }, fault: rule }] : []));
      const wanted = { prompt: `thing ${run}` };
      const agent = await home.open();
      const giveUp = new AbortController();
      const first = agent.call('create', wanted, { signal: giveUp.signal }).catch(() => undefined);
      if (event === 'kill' || event === 'give up') {
        await new Promise((resolve) => setTimeout(resolve, moment));
        if (event === 'kill') process.kill(agent.pid, 'SIGKILL');
        else giveUp.abort();
      }
      const others = event === 'two clients' ? [await home.open()] : [];
      const also = others.map((other) => other.settle('create', wanted));
      await first;
      const last = event === 'kill' ? await home.open() : agent;
      for (const reply of await Promise.all([last.settle('create', wanted), ...also])) {
        if (reply.data.status !== 'SUCCEEDED') report(reply.text);
      }
      const [spent, tasks] = [await home.spent(), await home.tasks()];
      if (spent !== price || tasks !== 1) report(`${spent} credits, ${tasks} tasks`);
    } catch (error) {
      report(String(error));
    } finally {
      await home.remove();
    }
    onRun(run);
  }
  return breaches;
}
