import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends raw bytes and returns everything received until the other side closes. */
export async function rawRequest(port: number, text: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  socket.write(text);
  await closed;
  return answer;
}

export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  /** Overrides; undefined omits a default header: Host, Authorization, Content-Type, Content-Length, Connection. */
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body?: string;
}

/** Returns the text of a valid request with the given overrides. */
export function requestText(
  port: number,
  token: string,
  { method = 'POST', path, headers = {}, body = '' }: RawRequest,
): string {
  const all: Record<string, string | readonly string[] | undefined> = {
    Host: `127.0.0.1:${port}`,
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((each) => `${name}: ${each}\r\n`),
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/** Returns the statuses of all responses in a text. */
export function statusesIn(answer: string): number[] {
  return [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
