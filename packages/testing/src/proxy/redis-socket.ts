import { connect } from 'node:net';
import type { RedisCommand } from '@meshwright/proxy';

/** A minimal Redis client, one command at a time: RESP over a socket. */
export interface RedisSocket {
  readonly command: RedisCommand;
  close(): void;
}

/** @param path of the server's Unix socket */
export function redisSocket(path: string): RedisSocket {
  const socket = connect(path);
  const waiting: { resolve(value: unknown): void; reject(error: Error): void }[] = [];
  let bytes = Buffer.alloc(0);
  const fail = (error: Error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  socket.on('error', fail).on('close', () => fail(new Error('Redis closed the connection.')));
  socket.on('data', (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (let reply = replyIn(bytes); reply; reply = replyIn(bytes)) {
      bytes = bytes.subarray(reply.length);
      const next = waiting.shift();
      if (reply.value instanceof Error) next?.reject(reply.value);
      else next?.resolve(reply.value);
    }
  });
  return {
    command: (...words) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        const parts = words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`);
        socket.write(`*${words.length}\r\n${parts.join('')}`);
      }),
    close: () => void socket.destroy(),
  };
}

/** Parses the first complete reply: a line, a number, a text or null; the meter's scripts return no lists. */
function replyIn(bytes: Buffer): { readonly value: unknown; readonly length: number } | undefined {
  const end = bytes.indexOf('\r\n');
  if (end < 0) return undefined;
  const line = bytes.toString('utf8', 1, end);
  const after = end + 2;
  switch (String.fromCharCode(bytes[0]!)) {
    case '+':
      return { value: line, length: after };
    case '-':
      return { value: new Error(line), length: after };
    case ':':
      return { value: Number(line), length: after };
    case '$': {
      if (line === '-1') return { value: null, length: after };
      const last = after + Number(line);
      if (bytes.length < last + 2) return undefined;
      return { value: bytes.toString('utf8', after, last), length: last + 2 };
    }
    default:
      return { value: null, length: after };
  }
}
