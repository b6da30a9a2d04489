import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Bytes, or an object sent as JSON. The status is 200 unless given. */
export type Answer = { readonly status?: number; readonly json: unknown } | { readonly bytes: Uint8Array };

/** Kinds of faulty answers. */
const sabotages = {
  drop: (_, response) => void response.destroy(),
  'http 500': (_, response) => void response.writeHead(500).end('boom'),
  '404 with JSON': (_, response) =>
    void response
      .writeHead(404, { 'content-type': 'application/json' })
      .end('{"text":"inner trouble","error_code":1}'),
  redirect: (_, response) => void response.writeHead(302, { location: '/elsewhere' }).end(),
  'a page': (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Sign in</title>'),
  'half an answer': (_, response) => {
    response.writeHead(200, { 'content-length': '5000' }).write('{"half":');
    setImmediate(() => response.destroy());
  },
  'a body without end': (_, response) => {
    const chunk = Buffer.alloc(65_536, 0x20);
    const more = (): void => {
      if (!response.destroyed && response.write(chunk)) setImmediate(more);
    };
    response.on('drain', more).writeHead(200);
    more();
  },
  silence: () => {},
} as const satisfies Record<string, (received: Received, response: ServerResponse) => void>;

export type Sabotage = keyof typeof sabotages;

/** A loopback server under test control: records requests, and spoils or holds chosen answers. */
export interface FakeServer {
  readonly url: string;
  readonly http: Server;
  readonly received: readonly Received[];
  /** Answers these requests with a fault from now on. */
  spoil(path: RegExp, how: Sabotage, times?: number): void;
  /** Holds back the answer to these requests until the returned function is called. */
  hold(path: RegExp): () => void;
  /** Resolves when such a request arrives or has already arrived. */
  seen(method: string, path: RegExp): Promise<Received>;
  close(): Promise<void>;
}

export async function fakeServer(answer: (received: Received) => Answer | undefined): Promise<FakeServer> {
  const received: Received[] = [];
  const spoiled: { path: RegExp; how: Sabotage; times: number }[] = [];
  const held: { path: RegExp; release: Promise<void> }[] = [];
  const waiting: (() => void)[] = [];
  const http = createServer((request, response) => void serve(request, response));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => {});
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const url = new URL(request.url ?? '/', 'http://fake');
    const one: Received = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks),
    };
    received.push(one);
    for (const look of waiting.splice(0)) look();
    const bad = spoiled.find(({ path, times }) => times > 0 && path.test(one.path));
    if (bad) {
      bad.times -= 1;
      sabotages[bad.how](one, response);
      return;
    }
    const result = answer(one);
    await held.find(({ path }) => path.test(one.path))?.release;
    if (!result) response.writeHead(404).end('{}');
    else if ('bytes' in result) response.end(result.bytes);
    else
      response
        .writeHead(result.status ?? 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(result.json));
  }

  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    http,
    received,
    spoil: (path, how, times = Number.POSITIVE_INFINITY) => void spoiled.push({ path, how, times }),
    hold(path) {
      let open = () => {};
      held.push({ path, release: new Promise((resolve) => (open = resolve)) });
      return open;
    },
    async seen(method, path) {
      for (;;) {
        const found = received.find((one) => one.method === method && path.test(one.path));
        if (found) return found;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
