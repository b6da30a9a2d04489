import { once } from 'node:events';
import { type Readable, Transform, type Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer } from './mcp-server.ts';
import type { McpOptions, McpPorts } from './ports.ts';

/** Streams of a client that started this process. */
export interface StdioStreams {
  readonly input: Readable;
  readonly output: Writable;
}

/** Longest message of a client, in bytes: a picture of 20 MB as data URI has room, the largest that the local service takes. */
const maxMessageBytes = 32 * 2 ** 20;
/** Bytes at the beginning and at the end of a longer message, where its id stands. */
const edgeBytes = 2_000;

/**
 * Serves one client over its streams until it closes them or the signal fires. A message over 32 MB is answered with an
 * error and does not end the server.
 * @example
 * import { serveStdio } from '@meshwright/mcp';
 *
 * const streams = { input: process.stdin, output: process.stdout };
 * await serveStdio(ports, { root: '.', version: '1.0.0' }, streams, new AbortController().signal);
 */
export async function serveStdio(
  ports: McpPorts,
  options: McpOptions,
  { input, output }: StdioStreams,
  signal: AbortSignal,
): Promise<void> {
  const mcp = createMcpServer(ports, options);
  const server = mcp.session();
  const closed = new AbortController();
  const over = AbortSignal.any([signal, closed.signal]);
  for (const event of ['end', 'close', 'error']) input.once(event, () => closed.abort());
  const messages = input.pipe(boundedLines((refusal) => output.write(`${JSON.stringify(refusal)}\n`)));
  const transport = new StdioServerTransport(messages, output, {
    maxBufferSize: maxMessageBytes + 1,
  });
  transport.onclose = () => closed.abort();
  try {
    await server.connect(transport);
    if (!over.aborted) await once(over, 'abort');
  } finally {
    // A client that keeps its end open would keep this process alive.
    input.unpipe(messages).pause();
    await server.close();
    await mcp.close();
  }
}

/** Passes on whole lines, one at a time; a line that is too long is refused in its place. */
function boundedLines(refuse: (refusal: object) => void): Transform {
  let parts: Buffer[] = [];
  let length = 0;
  let head = '';
  let tail = '';
  const add = (part: Buffer): void => {
    length += part.length;
    if (head.length < edgeBytes) head += part.toString('latin1', 0, edgeBytes - head.length);
    tail = (tail + part.toString('latin1', Math.max(0, part.length - edgeBytes))).slice(-edgeBytes);
    if (length <= maxMessageBytes) parts.push(part);
    else parts = [];
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (let rest = chunk; rest.length > 0; ) {
        const end = rest.indexOf(10) + 1 || rest.length;
        const isWhole = rest[end - 1] === 10;
        add(rest.subarray(0, end));
        rest = rest.subarray(end);
        if (!isWhole) continue;
        if (length <= maxMessageBytes) this.push(Buffer.concat(parts));
        else refuse(tooLong(idOf(head, tail)));
        [parts, length, head, tail] = [[], 0, '', ''];
      }
      done();
    },
  });
}

const id = /"id":\s*(\d+|"[\w-]{1,100}")/.source;
const text = /"[^"\\]*"/.source;
/** Before anything nested, or as the last of the message: another `id` is one of the arguments, and not that of the call. */
const firstId = new RegExp(`^\\s*\\{(?:\\s*"(?:jsonrpc|method)":\\s*${text}\\s*,)*\\s*${id}\\s*,`);
const lastId = new RegExp(`${id}(?:\\s*,\\s*"(?:jsonrpc|method)":\\s*${text})*\\s*\\}\\s*$`);

/** Returns the id of a message by its edges, or null where they do not show it. */
function idOf(head: string, tail: string): unknown {
  const id = firstId.exec(head) ?? lastId.exec(tail);
  return id ? JSON.parse(id[1]!) : null;
}

function tooLong(id: unknown): object {
  const message = `The message is over ${maxMessageBytes / 2 ** 20} MB, and nothing was done. Name a file by its path instead of sending its bytes.`;
  return { jsonrpc: '2.0', id, error: { code: -32600, message } };
}
