import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { connect } from '@meshwright/client';
import { animation, rigging, textTo3d } from '@meshwright/contract';
import { createProxy } from '@meshwright/proxy';
import { type Buyer, buyOrRetry, openBuyer } from '@meshwright/purchase';
import type { GameState } from './game-state.ts';
import { sessions } from './sessions.ts';

export interface GameApiOptions {
  /** Address of the service, `/openapi` included. */
  readonly baseUrl: string;
  readonly key: string;
  readonly state: GameState;
  /** Credits that one visitor may spend per day, for display. */
  readonly creditsPerDay: number;
  readonly newId: () => string;
  readonly now: () => number;
}

type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

/** API of the game server beside the pages: identifies visitors, limits their credits and holds the key. */
export async function gameApi(options: GameApiOptions): Promise<Middleware> {
  const { baseUrl, key, state, creditsPerDay, newId, now } = options;
  const { meter, secret } = state;
  const { callerOf, open } = sessions(newId, secret);
  const buyer = await buyerOf(options);
  const proxy = createProxy({
    baseUrl,
    key,
    caller: callerOf,
    meter,
    now,
    requestsPerMinute: 600,
    allow: [
      { family: textTo3d, create: { fields: ['mode', 'prompt', 'pose_mode', 'preview_task_id'] } },
      { family: rigging, create: { fields: ['input_task_id'] } },
      { family: animation, create: { fields: ['rig_task_id', 'action_ids'] } },
    ],
    // The journal finds what an idempotency key has bought after a reload of the page or a restart of this server.
    async buy(family, body, { take }) {
      const { ref, before } = await buyOrRetry(buyer, family, body, {
        take,
        lostMs,
        queueMs: 0,
        label: 'garden',
      });
      return { id: ref.id, before };
    },
    onFault: (message) => console.error(message),
  });

  const answer = getRequestListener(async (request) => {
    if (new URL(request.url).pathname !== '/api/budget') return proxy(request);
    const caller = callerOf(request);
    if (!caller) return Response.json({ message: 'Open a page first.' }, { status: 401 });
    const headers = { 'cache-control': 'no-store' };
    return Response.json({ left: await meter.left(caller, now()), perDay: creditsPerDay }, { headers });
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

/**
 * Longest time one request looks for a create without an answer, in milliseconds. The page then repeats its request
 * with the same key, which continues the search.
 */
const lostMs = 8_000;

function buyerOf({ baseUrl, key, state: { journal }, newId, now }: GameApiOptions): Promise<Buyer> {
  const onNote = (note: string) => console.error(note);
  return openBuyer({ connection: connect({ baseUrl, key }), journal, run: newId(), now, onNote });
}
