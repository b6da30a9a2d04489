import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

/**
 * Reads the body of a request as JSON. Accepts only `application/json` in UTF-8, which a page's form cannot send.
 * @throws Refusal `unsupported_type` | `too_large` | `bad_request`
 */
export async function readJson(request: IncomingMessage, mostBytes: number): Promise<unknown> {
  const { 'content-type': type = '', 'content-encoding': encoding } = request.headers;
  if (!/^application\/json(; *charset="?utf-8"?)?$/i.test(type) || encoding !== undefined) {
    throw new Refusal('unsupported_type', 'Send JSON with Content-Type: application/json, uncompressed.');
  }
  const chunks: Buffer[] = [];
  for await (const chunk of limited(request, mostBytes)) chunks.push(chunk);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw new Refusal('bad_request', 'The body is not valid JSON.');
  }
}

/**
 * Streams the bytes of a body up to a limit.
 * @throws Refusal `too_large`, before the first byte when Content-Length exceeds it
 */
export async function* limited(request: IncomingMessage, mostBytes: number): AsyncGenerator<Buffer> {
  const tooLarge = () => new Refusal('too_large', `The body may have at most ${mostBytes} bytes.`);
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw tooLarge();
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > mostBytes) throw tooLarge();
    yield chunk as Buffer;
  }
}
