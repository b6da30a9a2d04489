import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { families } from '@meshwright/contract';

/** One request of the API on its way to the service. */
export interface Exchange {
  readonly call: 'create' | 'list' | 'other';
  /** The API key it carries; empty without one. */
  readonly key: string;
  /** Below the host: `/openapi/v1/text-to-3d`. */
  readonly path: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The connection ends before the announced length. */
  readonly breaksOff?: boolean;
}

/** Handles a create or a list: returns an answer, or 'cut' for a connection that ends without one. */
export type Passage = (exchange: Exchange, forward: () => Promise<Answer>) => Promise<Answer | 'cut'>;

/** The only address of a service: every create and list can be observed, held or changed here. */
export interface Gateway {
  readonly origin: string;
  /** Forwards requests to a service in this process. */
  connect(service: (request: Request) => Promise<Response>): void;
  stop(): Promise<void>;
}

type Service = (request: Request) => Promise<Response>;

const prefixes = new Set(families.map(({ prefix }) => `/openapi${prefix}`));
const hopByHop = /^(connection|keep-alive|transfer-encoding|content-length|host)$/;

/** @param clock of the service, for the Date of every answer */
export async function openGateway(clock: { now(): number }, passage: Passage): Promise<Gateway> {
  let service: Service = async () => new Response('', { status: 503 });
  const server = createServer((incoming, outgoing) => {
    outgoing.setHeader('date', new Date(clock.now()).toUTCString());
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const exchange = exchangeOf(incoming);
    const body = await bytesOf(incoming);
    if (exchange.call === 'other')
      return await flow(requestOf(incoming, body, origin, outgoing), outgoing, service);
    // The service finishes its work even when the connection breaks.
    const answer = await passage(exchange, async () =>
      wholeOf(await service(requestOf(incoming, body, origin))),
    );
    if (answer === 'cut') return void outgoing.destroy();
    send(answer, outgoing);
  }

  return {
    origin,
    connect(to) {
      service = to;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send({ status, headers, body, breaksOff = false }: Answer, outgoing: ServerResponse): void {
  const promised = body.byteLength + (breaksOff ? 1 : 0);
  outgoing.writeHead(status, { ...headers, 'content-length': promised });
  if (breaksOff) outgoing.write(body, () => outgoing.destroy());
  else outgoing.end(body);
}

function exchangeOf({ method, url = '/', headers }: IncomingMessage): Exchange {
  const path = url.split('?')[0]!;
  const key = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  const call = prefixes.has(path) ? ({ POST: 'create', GET: 'list' } as const)[method ?? ''] : undefined;
  return { call: call ?? 'other', key, path };
}

/** @param outgoing ends the request when its connection ends; absent: the request continues */
function requestOf(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  body: Buffer,
  origin: string,
  outgoing?: ServerResponse,
): Request {
  const closed = new AbortController();
  outgoing?.once('close', () => closed.abort());
  const endToEnd = Object.entries(headers).filter(([name]) => !hopByHop.test(name)) as [string, string][];
  const isRead = method === 'GET' || method === 'HEAD';
  return new Request(origin + url, {
    method,
    headers: endToEnd,
    signal: closed.signal,
    ...(!isRead && { body: new Uint8Array(body) }),
  });
}

/** Streams and files pass through unbuffered. */
async function flow(request: Request, outgoing: ServerResponse, service: Service): Promise<void> {
  const answer = await service(request);
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
  outgoing.flushHeaders();
  if (!answer.body) return void outgoing.end();
  const body = Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
  await pipeline(body, outgoing).catch(() => {});
}

async function wholeOf(answer: Response): Promise<Answer> {
  const headers = [...answer.headers].filter(([name]) => !hopByHop.test(name));
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: Object.fromEntries(headers), body };
}

async function bytesOf(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
