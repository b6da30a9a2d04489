import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { animation, rigging, textTo3d } from '@meshwright/contract';
import { createProxy, memoryMeter } from '@meshwright/proxy';
import { sessions } from './sessions.ts';

export interface GameApiOptions {
  /** Of the service, `/openapi` included. */
  readonly baseUrl: string;
  readonly key: string;
  /** What one visitor may spend in a day. */
  readonly creditsPerDay: number;
  readonly newId: () => string;
  readonly now: () => number;
}

type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

/** What the game's server does beside sending pages: it knows visitors, minds their credits, and holds the key. */
export function gameApi({ baseUrl, key, creditsPerDay, newId, now }: GameApiOptions): Middleware {
  const { callerOf, open } = sessions(newId);
  const meter = memoryMeter({ creditsPerDay, requestsPerMinute: 600 });
  const proxy = createProxy({
    baseUrl,
    key,
    caller: callerOf,
    creditsPerDay,
    meter,
    now,
    allow: [
      { family: textTo3d, create: { fields: ['mode', 'prompt', 'preview_task_id'] } },
      { family: rigging, create: { fields: ['input_task_id'] } },
      { family: animation, create: { fields: ['rig_task_id', 'action_ids'] } },
    ],
  });

  const answer = getRequestListener(async (request) => {
    if (new URL(request.url).pathname !== '/api/purse') return proxy(request);
    const caller = callerOf(request);
    if (!caller) return Response.json({ message: 'Open a page first.' }, { status: 401 });
    const headers = { 'cache-control': 'no-store' };
    return Response.json({ left: meter.left(caller, now()), perDay: creditsPerDay }, { headers });
  });

  return (incoming, outgoing, next) => {
    const path = incoming.url?.split('?')[0] ?? '';
    if (path.startsWith('/api/')) return void answer(incoming, outgoing).catch(() => outgoing.destroy());
    if (path.endsWith('/') || path.endsWith('.html')) {
      const cookie = open(incoming.headers.cookie);
      if (cookie) outgoing.setHeader('set-cookie', cookie);
    }
    next();
  };
}
