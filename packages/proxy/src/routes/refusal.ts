interface RefusalOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Part of this request may have reached the service.
   * @default false
   */
  readonly sent?: boolean | undefined;
}

/** An answer of the proxy itself: the status, and one sentence for the developer of the game. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly sent: boolean;

  constructor(status: number, message: string, { headers = {}, sent = false }: RefusalOptions = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.sent = sent;
  }
}

/** On every answer: no cache stores it, and no browser guesses its type. */
export const commonHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/** On answers of the proxy itself when no part of the request has reached the service. */
const notSent = { 'x-meshwright-not-sent': '1' } as const;

/** Returns an answer in the form of the API's own errors. */
export function answerRefusal({ status, message, headers, sent }: Refusal): Response {
  return Response.json(
    { message },
    { status, headers: { ...commonHeaders, ...(sent ? {} : notSent), ...headers } },
  );
}
