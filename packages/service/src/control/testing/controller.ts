import type { Service } from '../../start/start-service.ts';

/** A parsed answer of the control surface. */
interface ControlAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Client of a service's control surface, with its token. */
export interface Controller {
  get(path: string): Promise<unknown>;
  /** Returns the whole answer, for any status. */
  send(method: string, path: string, body?: unknown): Promise<ControlAnswer>;
  /** A POST that must succeed. */
  post(path: string, body?: unknown): Promise<unknown>;
  faults(rules: readonly object[], seed?: number): Promise<unknown>;
}

export function controller({ control, fetch: inProcess }: Service): Controller {
  const overPort = new URL(control.url).port !== '';
  const self: Controller = {
    async send(method, path, body) {
      const headers = { Authorization: `Bearer ${control.token}`, 'Content-Type': 'application/json' };
      const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      const response = overPort
        ? await fetch(control.url + path, init)
        : await inProcess(new Request(control.url + path, init));
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
    },
    async get(path) {
      const { status, body } = await self.send('GET', path);
      if (status !== 200) throw new Error(`GET ${path}: ${status} ${JSON.stringify(body)}`);
      return body;
    },
    async post(path, body = {}) {
      const answer = await self.send('POST', path, body);
      if (answer.status >= 300)
        throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
    faults: (rules, seed = 0) => self.post('/faults', { seed, rules }),
  };
  return self;
}
