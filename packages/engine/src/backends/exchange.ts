import { once } from 'node:events';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { JobError } from '../job/job-error.ts';

/** Requests to one server, with validation of its answers. */
export interface Exchange {
  /** Name of the server in the operator's messages. */
  readonly name: string;
  /**
   * @throws JobError `backend_unreachable` | `backend_refused` (3xx, 4xx) | `backend_failed` (5xx) | `backend_unusable`
   * (too large)
   */
  send(method: Method, path: string, options: SendOptions): Promise<Buffer>;
  /** Sends a request and parses an object. @throws JobError as `send`, and `backend_unusable` for anything else */
  json(method: Method, path: string, options: SendOptions): Promise<Readonly<Record<string, unknown>>>;
}

interface SendOptions {
  readonly json?: unknown;
  readonly form?: FormData;
  /**
   * Longest answer in bytes.
   * @default 1,000,000
   */
  readonly maxBytes?: number;
  readonly signal: AbortSignal;
}

type Method = 'GET' | 'POST' | 'DELETE';

const defaultMaxBytes = 1_000_000;

/**
 * Creates an exchange of plain requests, one connection each. Redirects are not followed, no Origin is sent, and the
 * signal is the only time limit, because some servers compute for minutes before the first byte of an answer.
 */
export function createExchange(kind: string, baseUrl: string, token: string | undefined): Exchange {
  const base = new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  const name = `${kind} at ${base.host}`;

  async function send(method: Method, path: string, options: SendOptions): Promise<Buffer> {
    const { maxBytes = defaultMaxBytes, signal } = options;
    const what = `${name}: ${method} /${path.split('?')[0]}`;
    const encoded = await encode(options);
    const headers = {
      accept: '*/*',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(encoded && { 'content-type': encoded.type, 'content-length': encoded.bytes.byteLength }),
    };
    const open = base.protocol === 'https:' ? httpsRequest : httpRequest;
    try {
      signal.throwIfAborted();
      const request = open(new URL(path, base), { method, headers, signal, agent: false });
      const response = await answerTo(request, encoded?.bytes);
      try {
        const bytes = await readCapped(response, maxBytes, what);
        checkStatus(response, bytes, what);
        return bytes;
      } finally {
        response.destroy();
      }
    } catch (error) {
      if (error instanceof JobError) throw error;
      // The signal's reason is more precise than the socket's error.
      signal.throwIfAborted();
      const reason = error instanceof Error ? error.message : String(error);
      throw new JobError(
        'backend_unreachable',
        `${what}: no complete response (${reason}). Check that the server runs and that its address in the backends file is right.`,
        { cause: error },
      );
    }
  }

  return {
    name,
    send,
    async json(method, path, options) {
      const bytes = await send(method, path, options);
      const value = parsed(bytes);
      if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
      throw new JobError(
        'backend_unusable',
        `${name}: ${method} /${path.split('?')[0]} returned "${excerpt(bytes)}" instead of a JSON object. Check that the address is that of the server itself, not of a page in front of it.`,
      );
    },
  };
}

/** Returns the start of a server's answer on one line. */
export function excerpt(text: Uint8Array | string): string {
  const whole = typeof text === 'string' ? text : Buffer.from(text.subarray(0, 1200)).toString('utf8');
  return whole
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, 300);
}

async function encode({ json, form }: SendOptions): Promise<{ type: string; bytes: Buffer } | undefined> {
  if (json !== undefined) return { type: 'application/json', bytes: Buffer.from(JSON.stringify(json)) };
  if (!form) return undefined;
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? 'multipart/form-data';
  return { type, bytes: Buffer.from(await encoded.arrayBuffer()) };
}

async function answerTo(request: ClientRequest, body: Buffer | undefined): Promise<IncomingMessage> {
  // An answer may arrive before the body is sent, and the socket then breaks.
  request.on('error', () => {});
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

async function readCapped(response: IncomingMessage, maxBytes: number, what: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) {
      throw new JobError(
        'backend_unusable',
        `${what}: the response is longer than ${maxBytes} bytes. Raise "maxBytes" in the backends file to accept it.`,
      );
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function checkStatus({ statusCode = 0 }: IncomingMessage, bytes: Buffer, what: string): void {
  if (statusCode >= 200 && statusCode < 300) return;
  if (statusCode >= 300 && statusCode < 400) {
    throw new JobError(
      'backend_refused',
      `${what}: status ${statusCode}, a redirect, which is not followed. Put the final address into the backends file.`,
    );
  }
  throw new JobError(
    statusCode >= 500 ? 'backend_failed' : 'backend_refused',
    `${what}: status ${statusCode}: "${excerpt(bytes)}". The log of that server has details.`,
  );
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
