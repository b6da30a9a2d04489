interface RefusalOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Something of this request may have reached the service. Default false. */
  readonly sent?: boolean | undefined;
}

/** Why the proxy itself answers: the status, and one sentence for the developer of the game. */
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

/** On every answer: no cache keeps it, and no browser opens it as a page. */
export const commonHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/** On answers of the proxy itself when nothing of the request has reached the service. */
const notSent = { 'x-meshwright-not-sent': '1' } as const;

/** An answer in the form the API gives its own errors. */
export function answerRefusal({ status, message, headers, sent }: Refusal): Response {
  return Response.json(
    { message },
    { status, headers: { ...commonHeaders, ...(sent ? {} : notSent), ...headers } },
  );
}
