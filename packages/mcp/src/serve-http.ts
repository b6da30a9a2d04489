import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { plain } from './answer/plain.ts';
import { createMcpServer } from './mcp-server.ts';
import type { McpOptions, McpPorts } from './ports.ts';

export interface HttpOptions {
  /** 0 for a free one. Listens on 127.0.0.1 only. */
  readonly port: number;
  /** Bearer token that every request carries. */
  readonly token: string;
  /** Called before the first request is answered. */
  readonly onReady?: (url: string) => Promise<void> | void;
}

/** Most clients at a time. */
const maxSessions = 16;

const path = '/mcp';

/**
 * Serves clients over streamable HTTP on loopback until the signal fires. A request needs the token and a Host of this
 * machine, and no page may call. All clients share one session cap.
 * @example
 * import { serveHttp } from '@meshwright/mcp/serve-http';
 *
 * const stop = new AbortController();
 * await serveHttp(
 *   ports,
 *   { root: '.', version: '1.0.0' },
 *   { port: 0, token: crypto.randomUUID(), onReady: () => stop.abort() },
 *   stop.signal,
 * );
 */
export async function serveHttp(
  ports: McpPorts,
  options: McpOptions,
  { port, token, onReady }: HttpOptions,
  signal: AbortSignal,
): Promise<void> {
  const mcp = createMcpServer(ports, options);
  const sessions = new Map<string, StreamableHTTPServerTransport>();
  const server = createServer((request, response) => {
    const refusal = refused(request, (server.address() as AddressInfo).port, token);
    if (refusal) {
      response.writeHead(refusal.status, { 'content-type': 'text/plain' }).end(`${refusal.message}\n`);
      return;
    }
    void handle(request, response).catch((error: Error) => {
      ports.log(`http: ${plain(error.message)}`);
      if (!response.headersSent) response.writeHead(500).end();
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = request.headers['mcp-session-id'];
    if (id !== undefined) {
      const known = sessions.get(String(id));
      if (known) await known.handleRequest(request, response);
      else response.writeHead(404).end('no such session: begin another one\n');
      return;
    }
    if (sessions.size >= maxSessions) {
      response.writeHead(503).end(`at most ${maxSessions} clients: end one\n`);
      return;
    }
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (session) => void sessions.set(session, transport),
      onsessionclosed: (session) => void sessions.delete(session),
    });
    transport.onclose = () => void (transport.sessionId && sessions.delete(transport.sessionId));
    // The transport's optional handlers are typed without undefined.
    await mcp.session().connect(transport as Transport);
    await transport.handleRequest(request, response);
    // A request that opened no session leaves nothing behind.
    if (transport.sessionId === undefined) await transport.close();
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  await onReady?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  try {
    if (!signal.aborted) await once(signal, 'abort');
  } finally {
    for (const transport of sessions.values()) await transport.close();
    server.close();
    server.closeAllConnections();
    await mcp.close();
  }
}

interface HttpRefusal {
  readonly status: number;
  readonly message: string;
}

function refused({ headers, url }: IncomingMessage, port: number, token: string): HttpRefusal | undefined {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!hosts.includes(headers.host ?? '')) {
    return { status: 403, message: `the Host header must be one of ${hosts.join(', ')}` };
  }
  // Some requests of a page have no Origin; browsers mark them.
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) {
    return { status: 403, message: 'pages may not call' };
  }
  if (!isSame(headers.authorization ?? '', `Bearer ${token}`)) {
    return { status: 401, message: 'send Authorization: Bearer with the token' };
  }
  return url === path ? undefined : { status: 404, message: `the address ends in ${path}` };
}

/** Compares in constant time. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
