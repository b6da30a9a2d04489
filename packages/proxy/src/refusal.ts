/** Why the proxy itself answers: the status, and one sentence for the developer of the game. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** An answer in the form the API gives its own errors. */
export function answerRefusal({ status, message, headers }: Refusal): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
