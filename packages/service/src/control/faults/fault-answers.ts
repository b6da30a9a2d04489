import { createHash } from 'node:crypto';
import { apiVersion } from '../../http/api-version.ts';
import type { ServiceClock } from '../service-clock.ts';
import { BrokenAnswer, ConnectionLost } from './broken-answer.ts';
import { cutAfterBytes, cutAfterFrames, muteAfterFrames } from './cut-body.ts';
import type { Fault } from './fault-kinds.ts';

export interface FaultContext {
  readonly clock: ServiceClock;
  /** Aborted when the reader has left or the service stops. */
  readonly signal: AbortSignal;
  /** Seed of the garbage bytes. */
  readonly seed: number;
}

type Answer = () => Promise<Response>;

/**
 * Answers a request with faults: delays first, then at most one other. Faults that break an answer (its body, length
 * or stream) execute the request; faults that replace it do not, unless `executed` is set.
 */
export async function faultyAnswer(
  faults: readonly Fault[],
  answer: Answer,
  around: FaultContext,
): Promise<Response> {
  for (const fault of faults) {
    if (fault.kind === 'delay') await around.clock.sleep(fault.ms, around.signal);
  }
  const fault = faults.find(({ kind }) => kind !== 'delay');
  return fault ? await answerWith(fault, answer, around) : await answer();
}

async function answerWith(fault: Fault, answer: Answer, around: FaultContext): Promise<Response> {
  switch (fault.kind) {
    case 'status':
      if (fault.executed) await discarded(answer);
      return message(fault.status, fault.message ?? `The fault plan returned ${fault.status}.`);
    case 'rate_limit': {
      const seconds = fault.retryAfterSeconds ?? 1;
      // On the same clock as the Date of this answer, its reference.
      const when = new Date(around.clock.now() + seconds * 1000).toUTCString();
      const header = { 'Retry-After': fault.asDate ? when : String(seconds) };
      return message(429, 'RateLimitExceeded', header);
    }
    case 'reset':
      if (fault.executed) await discarded(answer);
      throw new ConnectionLost();
    case 'moderation':
      return fault.flag === 'ip'
        ? message(403, 'The input was flagged as the intellectual property of others. Nothing was charged.')
        : message(400, 'The input was flagged as not safe for work. Nothing was charged.');
    case 'expired_link':
      return message(403, 'This link has expired and cannot be refreshed; run the task again.');
    default:
      return await broken(fault, await answer(), around);
  }
}

async function broken(fault: Fault, response: Response, around: FaultContext): Promise<Response> {
  const { body, status, headers } = response;
  // Without a body, as with 204, there is nothing to break.
  if (!body) return response;
  switch (fault.kind) {
    case 'garbage_body':
      return await garbage(response, around.seed);
    case 'truncated_body':
      return await truncated(response, fault.bytes);
    case 'wrong_length':
      return await wrongLength(response, fault.by ?? 7);
    case 'dropped_stream':
      return new BrokenAnswer(cutAfterFrames(body, fault.frames ?? 1), { status, headers });
    case 'mute_stream':
      return new Response(muteAfterFrames(body, fault.frames ?? 0, around.signal), { status, headers });
    default:
      return response;
  }
}

function message(status: number, text: string, headers: Record<string, string> = {}): Response {
  return Response.json({ message: text }, { status, headers: { ...headers, 'x-api-version': apiVersion } });
}

async function discarded(answer: Answer): Promise<void> {
  await (await answer()).body?.cancel();
}

async function garbage(response: Response, seed: number): Promise<Response> {
  await response.body?.cancel();
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  // The first byte is invalid UTF-8, and so invalid JSON.
  const bytes = Buffer.concat([Buffer.from([0xff]), createHash('sha512').update(`garbage/${seed}`).digest()]);
  return new Response(bytes, { status: response.status, headers });
}

async function truncated(response: Response, byteCount: number | undefined): Promise<Response> {
  const { body, headers, length } = await measured(response);
  const cut = cutAfterBytes(body, byteCount ?? Math.floor(length / 2));
  return new BrokenAnswer(cut, { status: response.status, headers });
}

async function wrongLength(response: Response, by: number): Promise<Response> {
  const { body, headers, length } = await measured(response);
  headers.set('Content-Length', String(Math.max(0, length + by)));
  return new BrokenAnswer(body, { status: response.status, headers });
}

/** Measures the body. Trusts Content-Length, so that a large file is not read; answers without it are small JSON. */
async function measured(response: Response): Promise<{
  readonly body: ReadableStream<Uint8Array>;
  readonly headers: Headers;
  readonly length: number;
}> {
  const headers = new Headers(response.headers);
  const stated = headers.get('Content-Length');
  if (stated !== null && response.body) return { body: response.body, headers, length: Number(stated) };
  if (headers.get('Content-Type') === 'text/event-stream' && response.body) {
    return { body: response.body, headers, length: 0 };
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  headers.set('Content-Length', String(bytes.byteLength));
  return { body: new Blob([bytes]).stream(), headers, length: bytes.byteLength };
}
