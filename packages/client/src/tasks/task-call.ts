import { ClientError } from '../client-error.ts';
import { httpUrl } from '../download/http-url.ts';
import type { Call } from '../http/call.ts';
import type { Connection } from '../http/connection.ts';
import { explained } from '../http/explained.ts';
import type { Action } from '../http/retry.ts';
import { shortTimeoutMs } from '../limits.ts';
import { limitsOf, type WaitOptions } from '../watch/deadline.ts';
import type { TaskRef } from './task-ref.ts';

/** Returns the request for one task. @throws ClientError `foreign_ref` for a task of another service */
export function taskCall(
  api: Connection,
  ref: TaskRef,
  verb: string,
  action: Action,
  options: WaitOptions,
  defaultMs: number = shortTimeoutMs,
): Call {
  const { family, id, host } = ref;
  const call = {
    ...limitsOf(api.clock, options, defaultMs),
    operation: `${family.name} ${verb}`,
    action,
    family,
    ref,
    path: `${api.path(family)}/${encodeURIComponent(id)}`,
  };
  if (!host || httpUrl(`//${host}`, api.baseUrl)?.host === api.host) return call;
  const what = `it is on ${host}, not ${api.host}`;
  throw explained(api, call, new ClientError('foreign_ref', what));
}
