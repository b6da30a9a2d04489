import type { Connection } from './connection.ts';
import { fullQueue } from './send.ts';

/** The sentence of `explained` that names neither host nor cause, which keeps the smallest bundles small. */
const bare = 'the connection failed';

/**
 * Returns a connection whose errors name the host that failed, and the cause where the platform has one: pages learn
 * none. A full queue is named in words.
 */
export function namingFailures(api: Connection): Connection {
  return {
    ...api,
    error(code, message, details) {
      const { cause } = (details?.cause ?? {}) as { cause?: { code?: unknown } };
      const reason = cause?.code ? ` (${String(cause.code)})` : '';
      // A download names its own host already.
      const to = details?.operation?.startsWith('download ') ? '' : ` to ${api.host}`;
      const text = message
        .replace(bare, `the connection${to} failed${reason}`)
        .replace(fullQueue, '$&, the queue of your plan is full');
      return api.error(code, text, details);
    },
  };
}
