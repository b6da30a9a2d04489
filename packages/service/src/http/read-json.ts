import { ServiceError } from '../service-error.ts';

const maxDepth = 64;
const maxValues = 10_000;

/**
 * Reads a JSON body, never more of it than the limit. What a form or a page can send without asking, text and
 * multipart, is refused by its type.
 * @throws ServiceError `not_json` | `too_large` | `unparsable`
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new ServiceError(
      'not_json',
      `The body is ${type || 'of no stated type'}; send Content-Type: application/json.`,
    );
  }
  const bytes = await readCapped(request, maxBytes);
  const problem = tooComplex(bytes);
  if (problem) throw new ServiceError('unparsable', problem);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ServiceError('unparsable', 'The body is not valid JSON in UTF-8.');
  }
}

async function readCapped(request: Request, maxBytes: number): Promise<Buffer> {
  const tooLarge = () =>
    new ServiceError('too_large', `The body is over ${maxBytes} bytes; send large files by URL.`);
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw tooLarge();
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause;
    throw new ServiceError('unparsable', 'The body broke off before its end; send it again.', { cause });
  }
  return Buffer.concat(chunks);
}

/** Counts brackets and commas outside strings, so that a bomb is refused before anything is built from it. */
function tooComplex(bytes: Buffer): string | null {
  let depth = 0;
  let values = 0;
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i];
    if (byte === 0x22) {
      i = endOfString(bytes, i);
    } else if (byte === 0x5b || byte === 0x7b) {
      depth += 1;
      values += 1;
      if (depth > maxDepth) return `The body is nested more than ${maxDepth} deep.`;
    } else if (byte === 0x5d || byte === 0x7d) {
      depth -= 1;
    } else if (byte === 0x2c) {
      values += 1;
    }
    if (values > maxValues) return `The body holds more than ${maxValues} values.`;
  }
  return null;
}

function endOfString(bytes: Buffer, start: number): number {
  let end = start;
  for (;;) {
    end = bytes.indexOf(0x22, end + 1);
    if (end < 0) return bytes.length;
    let slashes = 0;
    while (bytes[end - 1 - slashes] === 0x5c) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
}
