import type { Service } from '@meshwright/service';

/** A parsed answer. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON of the body, {} for an empty one. */
  readonly body: Record<string, unknown>;
}

/** API client with one key. */
export interface Caller {
  get(path: string): Promise<Answer>;
  post(path: string, body: unknown, signal?: AbortSignal): Promise<Answer>;
  remove(path: string): Promise<Answer>;
  /** Creates a task that must be accepted. */
  create(prefix: string, body: unknown): Promise<string>;
  /** Returns the task once it is terminal, by its stream. */
  settled(prefix: string, id: string): Promise<Record<string, unknown>>;
  /** Yields the data of every frame of a stream. */
  frames(path: string, signal?: AbortSignal): AsyncGenerator<Frame>;
  balance(): Promise<number>;
}

export interface Frame {
  readonly event: string;
  readonly data: Record<string, unknown>;
}

/** Creates a client that calls over the port when there is one, else in process. */
export function caller(service: Pick<Service, 'baseUrl' | 'fetch'>, key: string): Caller {
  const send = (path: string, init: RequestInit = {}) => {
    const headers = { Authorization: `Bearer ${key}`, ...(init.headers as Record<string, string>) };
    const url = service.baseUrl + path;
    const overPort = new URL(url).port !== '';
    return overPort
      ? fetch(url, { ...init, headers })
      : service.fetch(new Request(url, { ...init, headers }));
  };
  const read = async (response: Response): Promise<Answer> => {
    const text = await response.text();
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
    return { status: response.status, headers: response.headers, body };
  };
  const self: Caller = {
    get: async (path) => read(await send(path)),
    post: async (path, body, signal) =>
      read(
        await send(path, {
          method: 'POST',
          ...(signal && { signal }),
          headers: { 'Content-Type': 'application/json' },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      ),
    remove: async (path) => read(await send(path, { method: 'DELETE' })),
    async create(prefix, body) {
      const answer = await self.post(prefix, body);
      if (answer.status !== 202)
        throw new Error(`create ${prefix}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return String(answer.body.result);
    },
    async settled(prefix, id) {
      for await (const _ of self.frames(`${prefix}/${id}/stream`));
      return (await self.get(`${prefix}/${id}`)).body;
    },
    async *frames(path, signal) {
      const response = await send(path, signal ? { signal } : {});
      if (response.status !== 200) throw new Error(`stream ${path}: ${response.status}`);
      let rest = '';
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
        const blocks = (rest + chunk).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          // A line ends with a line feed: a prompt may contain the separators that a regular expression knows.
          const lines = block.split('\n');
          const field = (name: string) =>
            lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
          const event = field('event');
          if (event) yield { event, data: JSON.parse(field('data') ?? 'null') };
        }
      }
    },
    balance: async () => Number((await self.get('/v1/balance')).body.balance),
  };
  return self;
}
