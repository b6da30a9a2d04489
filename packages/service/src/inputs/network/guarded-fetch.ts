import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createConnection, isIP, type Socket } from 'node:net';
import { connect as startTls } from 'node:tls';
import { ServiceError } from '../../service-error.ts';
import { isPublicAddress } from './public-address.ts';

/** Fetches a file from a URL in a request. @throws ServiceError `bad_input`, without network details */
export type FetchFile = (
  url: URL,
  options: {
    readonly maxBytes: number;
    readonly field: string;
    /** Receives the bytes as they arrive; the fetch then resolves to none. Without it, it resolves to all bytes. */
    readonly onChunk?: (chunk: Uint8Array) => Promise<void>;
  },
) => Promise<Uint8Array>;

export interface GuardedFetchOptions {
  /** Also fetch from this machine, for developers with files on a local server. Other private networks stay closed. */
  readonly allowLoopback?: boolean;
  readonly connectTimeoutMs?: number;
  readonly totalTimeoutMs?: number;
  /**
   * Addresses of a host name.
   * @default the system's resolver
   */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  /**
   * Opens a connection to a checked address.
   * @default plain TCP
   */
  readonly dial?: (address: string, port: number) => Socket;
}

const maxRedirects = 5;

/**
 * Creates a fetch that connects to public addresses only. The name is resolved here and the socket is opened to that
 * address, so a later change of its resolution has no effect; each redirect is checked again. No proxy, cookie or
 * credential is used.
 */
export function createGuardedFetch(options: GuardedFetchOptions = {}): FetchFile {
  const { allowLoopback = false, connectTimeoutMs = 5_000, totalTimeoutMs = 30_000 } = options;
  const { resolve = systemAddresses, dial = (host, port) => createConnection({ host, port }) } = options;

  async function addressOf(url: URL): Promise<string> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) ? [host] : await resolve(host);
    const bad = addresses.find((address) => !isPublicAddress(address, { allowLoopback }));
    const [first] = addresses;
    if (first === undefined || bad !== undefined) throw new Error('not a public address');
    return first;
  }

  async function get(
    url: URL,
    { maxBytes, onChunk }: Parameters<FetchFile>[1],
    signal: AbortSignal,
  ): Promise<URL | Uint8Array> {
    if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
      throw new Error('not a plain http(s) address');
    }
    const address = await addressOf(url);
    const socket = dial(address, Number(url.port) || (url.protocol === 'https:' ? 443 : 80));
    const response = await request(url, { socket, signal, connectTimeoutMs });
    try {
      const status = response.statusCode ?? 0;
      const target = response.headers.location;
      if (status >= 300 && status < 400 && target !== undefined) return new URL(target, url);
      if (status !== 200) throw new Error(`answered ${status}`);
      return await readCapped(response, maxBytes, onChunk);
    } finally {
      response.destroy();
    }
  }

  return async (start, wanted) => {
    const signal = AbortSignal.timeout(totalTimeoutMs);
    try {
      let url = start;
      for (let hop = 0; hop <= maxRedirects; hop += 1) {
        const answer = await get(url, wanted, signal);
        if (answer instanceof Uint8Array) return answer;
        url = answer;
      }
      throw new Error('too many redirects');
    } catch (error) {
      if (error instanceof ServiceError) throw error;
      // One text for every reason, so that it reveals no open ports or hosts.
      throw new ServiceError(
        'bad_input',
        `${wanted.field}: the file at this URL cannot be fetched. Give a public http(s) URL that answers 200, or a data URI.`,
      );
    }
  };
}

/** Returns the bytes of a response, or passes them to `onChunk`. @throws Error when there are too many */
async function readCapped(
  response: IncomingMessage,
  maxBytes: number,
  onChunk?: (chunk: Uint8Array) => Promise<void>,
): Promise<Uint8Array> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new Error('too large');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Error('too large');
    if (onChunk) await onChunk(chunk);
    else chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

interface Connection {
  readonly socket: Socket;
  readonly signal: AbortSignal;
  readonly connectTimeoutMs: number;
}

/** Requests a URL over a socket to its checked address; the name is not resolved again. */
function request(url: URL, { socket, signal, connectTimeoutMs }: Connection): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const send = isSecure ? httpsRequest : httpRequest;
  return new Promise((done, fail) => {
    const sent = send(url, {
      signal,
      headers: { Accept: '*/*', 'Accept-Encoding': 'identity' },
      createConnection: () => (isSecure ? secured(socket, url.hostname) : socket),
    });
    const timer = setTimeout(() => sent.destroy(new Error('connection timed out')), connectTimeoutMs);
    socket.once('connect', () => clearTimeout(timer));
    sent.on('response', done);
    sent.on('error', fail);
    sent.on('close', () => {
      clearTimeout(timer);
      socket.destroy();
    });
    sent.end();
  });
}

/** SNI is for names: an address literal is checked against the certificate without it. */
function secured(socket: Socket, host: string): Socket {
  return startTls({ socket, ...(isIP(host.replace(/^\[|\]$/g, '')) ? { host } : { servername: host }) });
}

async function systemAddresses(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}
