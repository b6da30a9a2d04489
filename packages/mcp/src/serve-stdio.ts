import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer } from './mcp-server.ts';
import type { McpOptions, McpPorts } from './ports.ts';

/** Streams of a client that started this process. */
export interface StdioStreams {
  readonly input: Readable;
  readonly output: Writable;
}

/**
 * Serves one client over its streams until it closes them or the signal fires.
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
  try {
    await server.connect(new StdioServerTransport(input, output));
    if (!over.aborted) await once(over, 'abort');
  } finally {
    await server.close();
    await mcp.close();
  }
}
