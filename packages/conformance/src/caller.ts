import { ConformanceError } from './conformance-error.ts';

/** A parsed answer. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON of the body, {} for an empty one. */
  readonly body: Record<string, unknown>;
}

export interface Frame {
  readonly event: string;
  readonly data: Record<string, unknown>;
}

/** API client with one key. */
export interface Caller {
  readonly key: string;
  /** Sends a request with the key to a path of the API, or to a whole URL. Headers given replace the key's. */
  send(pathOrUrl: string, init?: RequestInit): Promise<Response>;
  get(path: string): Promise<Answer>;
  /** @param body a text is sent as it is */
  post(path: string, body: unknown): Promise<Answer>;
  remove(path: string): Promise<Answer>;
  /** Creates a task that must be accepted. */
  create(prefix: string, body: unknown): Promise<string>;
  /** Returns the task once it is terminal, by its stream, then by reads. */
  settled(prefix: string, id: string): Promise<Record<string, unknown>>;
  /** Yields every frame of a stream. */
  frames(path: string): AsyncGenerator<Frame>;
  balance(): Promise<number>;
}

/** Sends one request to a path of the API, or to a whole URL. */
export type Send = (pathOrUrl: string, init: RequestInit) => Promise<Response>;

/** Between two reads of a task whose stream ended before the task. */
const pollMs = 2_000;

/** @param wait resolves after these milliseconds */
export function callerWith(key: string, sendWithoutKey: Send, wait: (ms: number) => Promise<void>): Caller {
  const send = (path: string, init: RequestInit = {}) =>
    sendWithoutKey(path, {
      ...init,
      headers: { Authorization: `Bearer ${key}`, ...(init.headers as Record<string, string>) },
    });
  const self: Caller = {
    key,
    send,
    get: async (path) => await answerOf(`GET ${path}`, await send(path)),
    post: async (path, body) =>
      await answerOf(
        `POST ${path}`,
        await send(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      ),
    remove: async (path) => await answerOf(`DELETE ${path}`, await send(path, { method: 'DELETE' })),
    async create(prefix, body) {
      const { status, body: answer } = await self.post(prefix, body);
      if (status !== 202 || typeof answer.result !== 'string') {
        throw new ConformanceError(
          'unmet',
          `the create was to be accepted with 202 and result, not ${status} ${JSON.stringify(answer)}`,
        );
      }
      return answer.result;
    },
    async settled(prefix, id) {
      for await (const _ of self.frames(`${prefix}/${id}/stream`));
      for (;;) {
        const { status, body } = await self.get(`${prefix}/${id}`);
        if (status !== 200 || !['PENDING', 'IN_PROGRESS'].includes(String(body.status))) return body;
        await wait(pollMs);
      }
    },
    async *frames(path) {
      const response = await send(path);
      if (response.status !== 200 || !response.body) {
        throw new ConformanceError('unmet', `the stream ${path} was to answer 200, not ${response.status}`);
      }
      let rest = '';
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        const blocks = (rest + chunk).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const event = /^event: (.*)$/m.exec(block)?.[1];
          if (event) yield { event, data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null') };
        }
      }
    },
    balance: async () => Number((await self.get('/v1/balance')).body.balance),
  };
  return self;
}

async function answerOf(request: string, response: Response): Promise<Answer> {
  const text = await response.text();
  const { status, headers } = response;
  try {
    return { status, headers, body: text === '' ? {} : JSON.parse(text) };
  } catch (cause) {
    const type = headers.get('content-type') ?? 'no Content-Type';
    const start = text.trim().replace(/\s+/g, ' ').slice(0, 60);
    throw new ConformanceError('unmet', `${request} answered ${status} with ${type}, not JSON: ${start}`, {
      cause,
    });
  }
}
