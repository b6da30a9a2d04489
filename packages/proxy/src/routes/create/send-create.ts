import type { Family } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import type { Buy } from '../../proxy-options.ts';
import { jsonOf, seenHeaders, type Upstream } from '../../upstream.ts';
import { commonHeaders, Refusal } from '../refusal.ts';

/** Outcome of a create. */
export interface Created {
  readonly response: Response;
  /** True when it certainly cost nothing: the service refused it, nothing was sent, or it was bought before. */
  readonly isFree: boolean;
}

/** Sends a create unchanged. The service makes a task of each. @throws Refusal 502 */
export async function sendCreate(
  upstream: Upstream,
  family: Family,
  body: object,
  onFault: (message: string) => void,
): Promise<Created> {
  // A disconnecting caller must not leave a create with an unknown outcome, so its signal does not end this call.
  const response = await upstream.call(family.prefix, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(createMs),
  });
  const { status } = response;
  const value: { readonly result?: unknown } = (await jsonOf(response, onFault)) ?? {};
  const headers = seenHeaders(response);
  if (response.ok) {
    if (status === 202 && typeof value.result === 'string') {
      return { response: Response.json({ result: value.result }, { status, headers }), isFree: false };
    }
    throw new Refusal(502, `The 3D service answered ${status} without a task. One may exist.`, {
      sent: true,
    });
  }
  return {
    response: errorOf(upstream, value, status, headers),
    isFree: declaredRefusals(family).has(status),
  };
}

/** Passes the create to the game's `buy`, which keeps a journal. */
export async function buyCreate(
  buy: Buy,
  upstream: Upstream,
  family: Family,
  body: Readonly<Record<string, unknown>>,
  order: Parameters<Buy>[2],
): Promise<Created> {
  try {
    const { id, before = false } = await buy(family, body, order);
    return {
      response: Response.json({ result: id }, { status: 202, headers: commonHeaders }),
      isFree: before,
    };
  } catch (error) {
    const { status, code, message, sent } = error as Readonly<Record<string, unknown>>;
    if (code === 'over_budget') throw new Refusal(402, 'The budget of the game does not allow this today.');
    if (sent === false) throw new Refusal(502, 'The 3D service could not be reached. Try again.');
    if (typeof status !== 'number' || !declaredRefusals(family).has(status)) throw error;
    return { response: errorOf(upstream, { message }, status, commonHeaders), isFree: true };
  }
}

/** Returns an error of the service unchanged, except for the key in it. */
export function errorOf(
  upstream: Upstream,
  value: object,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  const text = upstream.redact(JSON.stringify(value));
  // An error of the service is a sentence; a longer text is a page of a gateway.
  const body = text.length <= maxErrorText ? text : JSON.stringify({ message: `status ${status}` });
  return new Response(body, { status, headers: { ...headers, 'content-type': 'application/json' } });
}

/** Longest time the service may take for a large create, in milliseconds. */
const createMs = 180_000;
const maxErrorText = 4_096;

/**
 * Returns the statuses after which a create has made no task: those that the specification declares for the family
 * (spec: Errors). Any other answer leaves the outcome open.
 */
function declaredRefusals(family: Family): ReadonlySet<number> {
  const { createErrors = {}, references } = detailsOf(family);
  const own = Object.keys(createErrors).map(Number);
  return new Set([
    ...[400, 401, 402, 429],
    ...own.filter((status) => status < 500),
    ...(references ? [404] : []),
    ...family.repeatCreateOn,
  ]);
}
