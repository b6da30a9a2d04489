import type { Family, RequestOf } from '@meshwright/contract';
import { isClientError } from '../client-error.ts';
import type { Connection } from '../http/connection.ts';
import { refusal } from '../http/exchange.ts';
import type { TaskRef } from '../tasks/task-ref.ts';
import type { WaitOptions } from '../watch/deadline.ts';
import { create } from './create.ts';

/** Set by `@meshwright/proxy` on its own answers when no part of the request has reached the service. */
const notSentHeader = 'x-meshwright-not-sent';

/** Runs `create` through the game's own proxy: a refusal that the proxy marks as its own has a known outcome. */
export async function createByProxy<F extends Family>(
  api: Connection,
  family: F,
  body: RequestOf<F>,
  options: WaitOptions = {},
): Promise<TaskRef<F>> {
  let isOwn = false;
  const fetch: Connection['fetch'] = async (...call) => {
    isOwn = false;
    const response = await api.fetch(...call);
    isOwn = response.headers.has(notSentHeader);
    return response;
  };
  try {
    return await create({ ...api, fetch }, family, body, options);
  } catch (error) {
    if (!isOwn || !isClientError(error, 'unknown_outcome') || !error.status) throw error;
    const [text = ''] = error.message.split('; a task may exist');
    const { operation, status, retryAfterMs } = error;
    const details = { operation, family: family.name, status, retryAfterMs, sent: false };
    throw api.error(refusal(status).code, text, details);
  }
}
