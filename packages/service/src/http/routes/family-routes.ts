import type { Family } from '@meshwright/contract';
import { detailsOf, notices } from '@meshwright/contract/schema';
import type { Hono } from 'hono';
import type { Spool } from '../../inputs/spool.ts';
import { listQuery } from '../../tasks/list-query.ts';
import type { TaskStreams } from '../../tasks/streams/task-streams.ts';
import type { TaskKey, Tasks } from '../../tasks/tasks.ts';
import { type Call, type Env, queryOf } from '../api-env.ts';
import { readCreateBody } from '../body/read-json.ts';

export interface FamilyParts {
  readonly tasks: Tasks;
  readonly streams: TaskStreams;
  readonly spool: Spool;
  /** Largest create body in bytes. */
  readonly maxBodyBytes: number;
}

/** Adds the five operations of a family: create, list, retrieve, delete and stream. */
export function routeFamily(api: Hono<Env>, parts: FamilyParts, family: Family): void {
  const { prefix } = family;
  const { tasks, streams } = parts;
  const keyOf = (c: Call): TaskKey => ({ account: c.var.account.id, id: c.req.param('id') ?? '' });

  api.post(prefix, async (c) => await answerCreate(parts, family, c));
  api.get(prefix, async (c) => c.json(await tasks.list(family, c.var.account.id, listQuery(queryOf(c)))));
  api.get(`${prefix}/:id`, async (c) => c.json(await tasks.read(family, keyOf(c))));
  api.delete(`${prefix}/:id`, async (c) => c.body(null, await tasks.remove(family, keyOf(c))));
  api.get(`${prefix}/:id/stream`, (c) => {
    const key = keyOf(c);
    const stream = streams.open(key.account, key.id, c.req.raw.signal, () => tasks.event(family, key));
    return new Response(stream, {
      headers: {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      },
    });
  });
}

async function answerCreate(
  { tasks, spool, maxBodyBytes }: FamilyParts,
  family: Family,
  c: Call,
): Promise<Response> {
  const { account } = c.var;
  await tasks.checkRoom(account);
  const arrivals = spool.arrivals();
  let body: unknown;
  let id: string;
  try {
    const { value, files } = await readCreateBody(c.req.raw, maxBodyBytes, arrivals);
    body = value;
    id = await tasks.create(account, family, { body, files, arrivals });
  } finally {
    // A create that was stored is answered as such, whatever fails afterwards.
    await arrivals.discard().catch(() => {});
  }
  const details = detailsOf(family);
  const old = notices(details, body as Record<string, unknown>).map(({ message }) => message);
  if (old.length > 0) c.header('x-deprecation-notice', old.join(' '));
  const key = { account: account.id, id };
  const extra = details.createReturnsTask ? await tasks.read(family, key).catch(() => ({})) : {};
  return c.json({ ...extra, result: id }, 202);
}
