import { createGuardedRequest, type GuardedRequestOptions } from '../../inputs/network/guarded-request.ts';

/**
 * Posts JSON to a webhook. @returns undefined for an answer below 400, else why it failed, without path, query and
 * network details
 */
export type PostWebhook = (url: string, body: string, signal: AbortSignal) => Promise<string | undefined>;

/** A receiver answers within this time; it may work on the task afterwards. */
const answerMs = 10_000;

/** Creates the sender with the guards of every outgoing request; a redirect is an answer and is not followed. */
export function createPostWebhook(options: GuardedRequestOptions): PostWebhook {
  const request = createGuardedRequest(options);
  return async (url, body, signal) => {
    try {
      const response = await request(new URL(url), {
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': String(Buffer.byteLength(body)),
          'User-Agent': 'meshwright-service',
        },
        body,
        encrypted: true,
      });
      response.destroy();
      const status = response.statusCode ?? 0;
      return status < 400 ? undefined : `answered ${status}`;
    } catch {
      return 'no answer';
    }
  };
}
