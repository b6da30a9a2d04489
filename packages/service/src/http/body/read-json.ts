import type { Arrivals, ArrivedFile } from '../../inputs/spool.ts';
import { ServiceError } from '../../service-error.ts';
import { JsonBodyReader } from './data-uri-reader.ts';

/** Usual limit of a create's body: a data URI of 100 MB and spare room. */
export const usualBodyBytes = 140_000_000;
const maxDepth = 64;
const maxValues = 10_000;
/** Limit for the body without data URIs, far above 10,000 realistic values. */
const maxTextBytes = 8_000_000;

/**
 * Reads a JSON body up to the limit. Content types that a form or page can send without a preflight, text and
 * multipart, are refused.
 * @throws ServiceError `not_json` | `too_large` | `unparsable`
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  checkType(request);
  return parsed(await readCapped(request, maxBytes));
}

/** A create body, and the files of its data URIs by their stand-ins. */
export interface CreateBody {
  readonly value: unknown;
  readonly files: ReadonlyMap<string, ArrivedFile | null>;
}

/**
 * Reads a JSON body like `readJson`, and writes the data of its data URIs to files as it arrives.
 * @throws ServiceError `not_json` | `too_large` | `unparsable` | `too_many_requests`
 */
export async function readCreateBody(
  request: Request,
  maxBytes: number,
  arrivals: Arrivals,
): Promise<CreateBody> {
  checkType(request);
  const reader = new JsonBodyReader(arrivals);
  await readChunks(request, maxBytes, async (chunk) => {
    await reader.write(chunk);
    if (reader.keptBytes > maxTextBytes) throw tooLarge(maxTextBytes, ' besides its data URIs');
  });
  const { text, files } = await reader.end();
  return { value: parsed(text), files };
}

function checkType(request: Request): void {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new ServiceError(
      'not_json',
      `The Content-Type is ${type || 'missing'}; send Content-Type: application/json.`,
    );
  }
}

function parsed(bytes: Buffer): unknown {
  const problem = tooComplex(bytes);
  if (problem) throw new ServiceError('unparsable', problem);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ServiceError('unparsable', 'The body is not valid JSON in UTF-8.');
  }
}

async function readCapped(request: Request, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  await readChunks(request, maxBytes, async (chunk) => void chunks.push(chunk));
  return Buffer.concat(chunks);
}

function tooLarge(maxBytes: number, what = ''): ServiceError {
  return new ServiceError('too_large', `The body is over ${maxBytes} bytes${what}; send large files by URL.`);
}

async function readChunks(
  request: Request,
  maxBytes: number,
  take: (chunk: Uint8Array) => Promise<void>,
): Promise<void> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  if (!request.body) return;
  let size = 0;
  let isTaking = false;
  try {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge(maxBytes);
      isTaking = true;
      await take(chunk);
      isTaking = false;
    }
  } catch (cause) {
    if (isTaking || cause instanceof ServiceError) throw cause;
    throw new ServiceError('unparsable', 'The body ended early; send it again.', { cause });
  }
}

/** Counts brackets and commas outside strings, so that a JSON bomb is refused before it is parsed. */
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
      if (depth > maxDepth) return `The body is nested more than ${maxDepth} levels deep.`;
    } else if (byte === 0x5d || byte === 0x7d) {
      depth -= 1;
    } else if (byte === 0x2c) {
      values += 1;
    }
    if (values > maxValues) return `The body contains more than ${maxValues} values.`;
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
