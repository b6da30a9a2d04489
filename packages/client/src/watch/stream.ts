import { sseParser } from '@meshwright/contract';
import { ClientError } from '../client-error.ts';
import { bodyParts } from '../http/body-parts.ts';
import type { Call } from '../http/call.ts';
import type { Connection } from '../http/connection.ts';
import { exchange, refusal, unusable } from '../http/exchange.ts';
import { maxJsonBytes } from '../limits.ts';
import { type AnyTask, asTask } from '../tasks/task-values.ts';
import { within } from './deadline.ts';

/**
 * Yields the frames of a task's event stream (spec: Events) as they arrive. Ends only by an error: the service's
 * `error` event, a broken connection, `expired` after `silenceMs` without a byte, or the stream's end, which does not
 * mean the task's end.
 */
export async function* stream(
  api: Connection,
  call: Call,
  silenceMs: number,
): AsyncGenerator<AnyTask, never> {
  const init = { headers: { accept: 'text/event-stream' } };
  const answer = await within(api.clock, call, silenceMs, (signal) =>
    exchange(api, { ...call, path: `${call.path}/stream`, init, signal }, async (response) => {
      const type = response.headers.get('content-type') ?? '';
      if (!/^text\/event-stream\b/i.test(type)) throw unusable(response);
      return response;
    }),
  );
  const parse = sseParser(maxJsonBytes, () => new ClientError('bad_response', 'an endless event'));
  for await (const bytes of bodyParts(answer, (read) => within(api.clock, call, silenceMs, read))) {
    for (const { event, data } of parse(bytes)) {
      const frame = parsed(data);
      if (event === 'error') throw refusal(Number(frame.status_code) || 500, frame.message);
      const task = asTask(frame);
      if (task) yield task;
    }
  }
  throw new ClientError('network', 'the stream ended');
}

function parsed(data: string): Record<string, unknown> {
  try {
    return JSON.parse(data) ?? {};
  } catch {
    return {};
  }
}
