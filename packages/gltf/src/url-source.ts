import { GltfError } from './gltf-error.ts';
import type { Source } from './source.ts';

export interface UrlSourceOptions {
  /** Default: the global `fetch`. */
  fetch?: typeof fetch;
  /** Sent with every request to the same origin and folder, never anywhere else by this package. */
  headers?: Record<string, string>;
  /** How far to read into a file whose server cannot answer ranges; default 64 MiB. */
  maxSequentialBytes?: number;
}

/**
 * A model behind an http or https address, read by byte ranges: 64 kB first, then only what is needed. A server
 * without ranges is read from the start and left as soon as enough is known. The query of the address, where
 * signatures live, never appears in a name or an error.
 */
export function urlSource(url: string | URL, options: UrlSourceOptions = {}): Source {
  return new UrlSource(parseUrl(url), options);
}

class UrlSource implements Source {
  readonly name: string;
  size: number | undefined;
  sequential = false;
  readonly #url: URL;
  readonly #options: UrlSourceOptions;
  /** Everything from the start on, without a hole. */
  #start = new Uint8Array(0);
  /** The last range that lies further on. */
  #far: { offset: number; bytes: Uint8Array } = { offset: 0, bytes: new Uint8Array(0) };
  #body: ReadableStreamDefaultReader<Uint8Array> | undefined;
  #etag: string | undefined;
  readonly #siblings: UrlSource[] = [];
  /** Requests one after another: the first answer decides how the next ones are made. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(url: URL, options: UrlSourceOptions) {
    this.#url = url;
    this.#options = options;
    this.name = `${url.origin}${url.pathname}`;
  }

  read(offset: number, length: number, signal?: AbortSignal): Promise<Uint8Array> {
    const reading = this.#turn.then(() => this.#read(offset, length, signal));
    this.#turn = reading.catch(() => undefined);
    return reading;
  }

  available(offset: number, length: number): boolean {
    return this.#held(offset, length) !== null;
  }

  async sibling(uri: string): Promise<Source> {
    const shown = uri.slice(0, 80);
    const folder = new URL('.', this.#url);
    const target = URL.canParse(uri, folder) ? new URL(uri, folder) : null;
    const inside = target?.origin === folder.origin && target.pathname.startsWith(folder.pathname);
    if (!target || !inside || /%2f|%5c|\\/i.test(uri)) {
      throw new GltfError('outside_folder', `"${shown}" leads out of the model's folder and is not followed`);
    }
    const file = new UrlSource(target, this.#options);
    this.#siblings.push(file);
    return file;
  }

  async close(): Promise<void> {
    for (const file of this.#siblings.splice(0)) await file.close();
    const body = this.#body;
    this.#body = undefined;
    await body?.cancel().catch(() => undefined);
  }

  async #read(offset: number, length: number, signal: AbortSignal | undefined): Promise<Uint8Array> {
    signal?.throwIfAborted();
    const held = this.#held(offset, length);
    if (held) return held;
    if (this.sequential) return this.#readOn(offset, length, signal);
    const first = this.#start.length === 0;
    const grows = offset <= this.#start.length && offset + length <= MOST_HELD;
    const from = first ? 0 : grows ? this.#start.length : offset;
    const until = Math.max(offset + length, from + (first ? FIRST : LEAST));
    const bytes = await this.#request(from, until - from, signal);
    if (bytes === null) return this.#readOn(offset, length, signal);
    if (from === this.#start.length) this.#start = joined(this.#start, bytes);
    else this.#far = { offset: from, bytes };
    return this.#held(offset, length) ?? this.#rest(offset);
  }

  #held(offset: number, length: number): Uint8Array | null {
    const end = Math.min(offset + length, this.size ?? Infinity);
    if (end <= this.#start.length) return this.#start.slice(offset, end);
    const at = offset - this.#far.offset;
    if (at >= 0 && end <= this.#far.offset + this.#far.bytes.length)
      return this.#far.bytes.slice(at, at + end - offset);
    return null;
  }

  /** What there is from `offset` on, when the file ended sooner than asked for. */
  #rest(offset: number): Uint8Array {
    const { offset: start, bytes } = this.#far;
    return offset >= start && bytes.length > 0 ? bytes.slice(offset - start) : this.#start.slice(offset);
  }

  /** Answers null when the server sends everything instead of the range. */
  async #request(
    offset: number,
    length: number,
    signal: AbortSignal | undefined,
  ): Promise<Uint8Array | null> {
    const last = Math.min(offset + length, this.size ?? Infinity) - 1;
    const response = await this.#fetch(`bytes=${offset}-${last}`, signal);
    if (response.status === 416) {
      await response.body?.cancel();
      this.size ??= offset;
      return new Uint8Array(0);
    }
    if (response.status === 200) {
      if (this.#etag !== undefined) {
        await response.body?.cancel();
        throw new GltfError('changed', `${this.name}: the file changed while it was read; start again`);
      }
      this.#beginStream(response);
      return null;
    }
    const range = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(response.headers.get('content-range') ?? '');
    if (!range || Number(range[1]) !== offset) {
      await response.body?.cancel();
      throw new GltfError(
        'ranges_unsupported',
        `${this.name}: the server answered another range; download the file`,
      );
    }
    if (range[2] !== '*') this.size = Number(range[2]);
    this.#etag ??= strongTag(response);
    return readAtMost(response, last + 1 - offset, this.name, signal);
  }

  #beginStream(response: Response): void {
    this.sequential = true;
    this.#start = new Uint8Array(0);
    const length = response.headers.get('content-length');
    // A packed answer's length is not the file's.
    if (length !== null && !response.headers.get('content-encoding')) this.size = Number(length);
    this.#body = response.body?.getReader();
  }

  async #readOn(offset: number, length: number, signal: AbortSignal | undefined): Promise<Uint8Array> {
    const end = offset + length;
    const most = this.#options.maxSequentialBytes ?? MOST_SEQUENTIAL;
    if (Math.min(end, this.size ?? Infinity) > most) {
      throw new GltfError(
        'ranges_unsupported',
        `${this.name}: the server cannot answer byte ranges and the data lies beyond ${most} bytes; download the file`,
      );
    }
    if (!this.#body) {
      const response = await this.#fetch(undefined, signal);
      this.#beginStream(response);
    }
    const pieces: Uint8Array[] = [this.#start];
    let have = this.#start.length;
    while (have < end) {
      signal?.throwIfAborted();
      const { done, value } = await this.#next(signal);
      if (done) break;
      pieces.push(value);
      have += value.length;
    }
    this.#start = joined(...pieces);
    return this.#start.slice(offset, end);
  }

  async #next(signal: AbortSignal | undefined): Promise<ReadableStreamReadResult<Uint8Array>> {
    try {
      return (await this.#body?.read()) ?? { done: true, value: undefined };
    } catch (error) {
      throw networkError(this.name, error, signal);
    }
  }

  async #fetch(range: string | undefined, signal: AbortSignal | undefined): Promise<Response> {
    const headers: Record<string, string> = { ...this.#options.headers };
    // With a range, fetch asks for plain bytes by itself.
    if (range) headers.range = range;
    else headers['accept-encoding'] = 'identity';
    if (range && this.#etag) headers['if-range'] = this.#etag;
    const send = this.#options.fetch ?? fetch;
    let response: Response;
    try {
      response = await send(this.#url, { headers, ...(signal && { signal }) });
    } catch (error) {
      throw networkError(this.name, error, signal);
    }
    if (response.ok || (range && response.status === 416)) return response;
    await response.body?.cancel();
    throw new GltfError(
      'http_status',
      `${this.name}: the server answered ${response.status}; ${wayOut(response.status)}`,
    );
  }
}

function parseUrl(url: string | URL): URL {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed && /^https?:$/.test(parsed.protocol)) return parsed;
  throw new GltfError('invalid_option', 'urlSource: an absolute http or https address is needed');
}

async function readAtMost(
  response: Response,
  length: number,
  name: string,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  const body = response.body?.getReader();
  const pieces: Uint8Array[] = [];
  let have = 0;
  try {
    while (body && have < length) {
      const { done, value } = await body.read();
      if (done) break;
      pieces.push(value);
      have += value.length;
    }
    await body?.cancel();
  } catch (error) {
    throw networkError(name, error, signal);
  }
  return joined(...pieces).subarray(0, length);
}

/** Never the cause itself: its text may hold the whole address. */
function networkError(name: string, error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  const reason = [cause?.code, code].find((given) => typeof given === 'string' && /^[A-Z_]+$/.test(given));
  return new GltfError('network', `${name}: the connection failed${reason ? ` (${reason})` : ''}; try again`);
}

function wayOut(status: number): string {
  if (status === 401 || status === 403 || status === 410) return 'the link may have expired, get a fresh one';
  return status === 404 ? 'check the address' : 'try again later';
}

/** Weak tags do not promise equal bytes. */
function strongTag(response: Response): string | undefined {
  const tag = response.headers.get('etag');
  return tag?.startsWith('"') ? tag : undefined;
}

function joined(...pieces: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((total, piece) => total + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** Holds header and JSON of most generated models. */
const FIRST = 65_536;

/** Asking for less than this saves nothing. */
const LEAST = 16_384;

/** Beyond this, only the last range is held. */
const MOST_HELD = 8_388_608;

const MOST_SEQUENTIAL = 67_108_864;
