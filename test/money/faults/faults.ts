import { setTimeout as delay } from 'node:timers/promises';
import type { AccountPassage } from '../billed-service.ts';
import type { Answer } from '../gateway.ts';

/** Faults of the network and the service for the first create of a run, and for the lists after it. */
export interface Fault {
  readonly name: string;
  /** Returns a new passage for every run, because it counts. */
  interceptor(): AccountPassage;
  /** Milliseconds by which the service's clock is ahead. */
  readonly clockOffsetMs?: number;
}

const answer = (status: number, body: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: Buffer.from(body),
});

/** The service makes and charges the first task; `alter` changes its answer. */
function firstCreate(alter: (made: Answer, path: string) => Promise<Answer | 'cut'>): Fault['interceptor'] {
  return () => {
    let isFirst = true;
    return async ({ call, path }, forward) => {
      if (call !== 'create' || !isFirst) return await forward();
      isFirst = false;
      return await alter(await forward(), path);
    };
  };
}

const never = (): Promise<never> => new Promise(() => {});

/** Loses the answer and changes lists. `sinceMs` counts from the create. */
function loseAnswerAndChangeLists(change: (list: Answer, sinceMs: number) => Answer): Fault['interceptor'] {
  return () => {
    let lostAt: number | undefined;
    return async ({ call }, forward) => {
      if (call === 'create' && lostAt === undefined) {
        await forward();
        lostAt = performance.now();
        return 'cut';
      }
      if (call !== 'list' || lostAt === undefined) return await forward();
      return change(await forward(), performance.now() - lostAt);
    };
  };
}

type ListedTask = Record<string, unknown>;

function eachTask(list: Answer, change: (task: ListedTask) => ListedTask): Answer {
  const tasks = JSON.parse(list.body.toString()) as ListedTask[];
  return { ...list, body: Buffer.from(JSON.stringify(tasks.map(change))) };
}

/** Changes a prompt as services do: other case, curly quotes, escaped, cut. */
function changedWords(task: ListedTask): ListedTask {
  const { prompt } = task;
  if (typeof prompt !== 'string') return task;
  return {
    ...task,
    prompt: `${prompt.toLowerCase().replaceAll('number', '&quot;number&quot;')} , high quality`,
  };
}

const redirects = [301, 302, 307, 308].map(
  (status): Fault => ({
    name: String(status),
    interceptor: firstCreate(async (_, path) => answer(status, '', { location: path })),
  }),
);

const refusals = [408, 409, 418, 421, 502, 503, 504].map(
  (status): Fault => ({
    name: String(status),
    interceptor: firstCreate(async () => answer(status, JSON.stringify({ message: 'A gateway says no.' }))),
  }),
);

export const faults: readonly Fault[] = [
  { name: 'lost', interceptor: firstCreate(async () => 'cut') },
  {
    name: 'cut',
    interceptor: firstCreate(async (made) => ({ ...made, body: made.body.subarray(0, 12), breaksOff: true })),
  },
  {
    name: 'slow 40 s',
    interceptor: firstCreate(async (made) => {
      await delay(40_000);
      return made;
    }),
  },
  { name: 'hang', interceptor: firstCreate(never) },
  ...redirects,
  ...refusals,
  {
    name: 'HTML 200',
    interceptor: firstCreate(async () => answer(200, '<h1>Welcome</h1>', { 'content-type': 'text/html' })),
  },
  { name: '202 without id', interceptor: firstCreate(async () => answer(202, '{}')) },
  {
    name: 'list 500 for 30 s',
    interceptor: loseAnswerAndChangeLists((list, sinceMs) =>
      sinceMs < 30_000 ? answer(500, '{"message":"Try later."}') : list,
    ),
  },
  {
    name: 'list 90 s late',
    interceptor: loseAnswerAndChangeLists((list, sinceMs) =>
      sinceMs < 90_000 ? { ...list, body: Buffer.from('[]') } : list,
    ),
  },
  { name: 'words changed', interceptor: loseAnswerAndChangeLists((list) => eachTask(list, changedWords)) },
  { name: 'clock 7 minutes ahead', clockOffsetMs: 420_000, interceptor: firstCreate(async () => 'cut') },
  { name: 'clock 7 minutes behind', clockOffsetMs: -420_000, interceptor: firstCreate(async () => 'cut') },
  {
    name: 'two candidates',
    interceptor() {
      let isFirst = true;
      return async ({ call }, forward, elsewhere) => {
        if (call !== 'create' || !isFirst) return await forward();
        isFirst = false;
        await elsewhere();
        await forward();
        return 'cut';
      };
    },
  },
];
