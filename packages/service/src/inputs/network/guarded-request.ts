import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createConnection, isIP, type Socket } from 'node:net';
import { connect as startTls } from 'node:tls';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

export interface GuardedRequestOptions {
  /** Also reach this machine, for developers with a local server. Other private networks stay closed. */
  readonly allowLoopback?: boolean;
  readonly connectTimeoutMs?: number;
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

interface SentRequest {
  readonly signal: AbortSignal;
  /** @default GET */
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /**
   * Refuses http beyond this machine.
   * @default false
   */
  readonly encrypted?: boolean;
}

/** Sends one request and follows no redirect. @throws Error for an address outside the public internet */
export type GuardedRequest = (url: URL, sent: SentRequest) => Promise<IncomingMessage>;

/**
 * Creates a request that connects to public addresses only. The name is resolved here and the socket is opened to that
 * address, so a later change of its resolution has no effect. No proxy, cookie or credential is used.
 */
export function createGuardedRequest(options: GuardedRequestOptions = {}): GuardedRequest {
  const { allowLoopback = false, connectTimeoutMs = 5_000 } = options;
  const { resolve = systemAddresses, dial = (host, port) => createConnection({ host, port }) } = options;

  async function addressOf(url: URL): Promise<string> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) ? [host] : await resolve(host);
    const bad = addresses.find((address) => !isPublicAddress(address, { allowLoopback }));
    const [first] = addresses;
    if (first === undefined || bad !== undefined) throw new Error('not a public address');
    return first;
  }

  return async (url, sent) => {
    if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
      throw new Error('not a plain http(s) address');
    }
    const address = await addressOf(url);
    if (sent.encrypted && url.protocol === 'http:' && !isLoopbackAddress(address)) {
      throw new Error('http beyond this machine');
    }
    const socket = dial(address, Number(url.port) || (url.protocol === 'https:' ? 443 : 80));
    return await request(url, sent, { socket, connectTimeoutMs });
  };
}

/** Requests a URL over a socket to its checked address; the name is not resolved again. */
function request(
  url: URL,
  { signal, method = 'GET', headers = {}, body }: SentRequest,
  { socket, connectTimeoutMs }: { readonly socket: Socket; readonly connectTimeoutMs: number },
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const send = isSecure ? httpsRequest : httpRequest;
  return new Promise((done, fail) => {
    const sent = send(url, {
      signal,
      method,
      headers: { Accept: '*/*', 'Accept-Encoding': 'identity', ...headers },
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
    sent.end(body);
  });
}

/** SNI is for names: an address literal is checked against the certificate without it. */
function secured(socket: Socket, host: string): Socket {
  return startTls({ socket, ...(isIP(host.replace(/^\[|\]$/g, '')) ? { host } : { servername: host }) });
}

async function systemAddresses(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}
