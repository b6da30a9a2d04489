import { GltfError } from '../../gltf-error.ts';
import type { Source } from '../source.ts';
import type { UrlSourceOptions } from '../url-source.ts';
import { HeldRanges } from './cached-ranges.ts';
import { joined } from './join-bytes.ts';
import { badStatus, DEFAULT_TIMEOUT_MS, networkError, parseUrl, silent } from './url-failures.ts';

/** A model behind an http or https address, read by byte ranges. */
export class RangedSource implements Source {
  readonly name: string;
  size: number | undefined;
  sequential = false;
  readonly #url: URL;
  readonly #options: UrlSourceOptions;
  /** Bytes received by ranges. */
  readonly #held: HeldRanges = new HeldRanges();
  #requests = 0;
  /** Bytes received from a server without ranges, from the start. */
  #start = new Uint8Array(0);
  #body: ReadableStreamDefaultReader<Uint8Array> | undefined;
  #etag: string | undefined;
  /** Controller of the latest request. */
  #connection: AbortController = new AbortController();
  readonly #siblings: RangedSource[] = [];
  /** Serialises requests: the first response decides how the next ones are made. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(url: string | URL, options: UrlSourceOptions = {}) {
    this.#url = parseUrl(url);
    this.#options = options;
    this.name = `${this.#url.origin}${this.#url.pathname}`;
  }

  read(offset: number, length: number, signal?: AbortSignal): Promise<Uint8Array> {
    const reading = this.#turn.then(() => this.#read(offset, length, signal));
    this.#turn = reading.catch(() => undefined);
    return reading;
  }

  available(offset: number, length: number): boolean {
    const end = this.#end(offset, length);
    return this.sequential ? end <= this.#start.length : this.#held.gaps(offset, end).length === 0;
  }

  async sibling(uri: string): Promise<Source> {
    const file = new RangedSource(siblingUrl(this.#url, uri), this.#options);
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
    while (!this.sequential) {
      const end = this.#end(offset, length);
      const gap = this.#held.gaps(offset, end)[0];
      if (!gap) return this.#taken(offset, end);
      const [from, until] = worthRequest(gap, {
        held: this.#held,
        requests: this.#requests,
        size: this.size,
      });
      const bytes = await this.#request(from, until - from, signal);
      if (bytes === null) break;
      if (bytes.length === 0) return this.#taken(offset, from);
      this.#held.add(from, bytes);
    }
    return this.#readOn(offset, length, signal);
  }

  #end(offset: number, length: number): number {
    return Math.min(offset + length, this.size ?? Infinity);
  }

  #taken(from: number, until: number): Uint8Array {
    const bytes = this.#held.slice(from, until);
    this.#held.trim(MAX_HELD);
    return bytes;
  }

  /** Returns null when the server sends the whole file instead of the range. */
  async #request(
    offset: number,
    length: number,
    signal: AbortSignal | undefined,
  ): Promise<Uint8Array | null> {
    const last = this.#end(offset, length) - 1;
    this.#requests++;
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
        `${this.name}: the server sent another range than requested; download the file first`,
      );
    }
    if (range[2] !== '*') this.size = Number(range[2]);
    this.#etag ??= strongTag(response);
    const body = response.body?.getReader();
    return readAtMost(body, last + 1 - offset, (work) => this.#patiently(signal, work));
  }

  #beginStream(response: Response): void {
    this.sequential = true;
    const length = response.headers.get('content-length');
    // The length of a compressed response is not that of the file.
    if (length !== null && !response.headers.get('content-encoding')) this.size = Number(length);
    this.#body = response.body?.getReader();
  }

  async #readOn(offset: number, length: number, signal: AbortSignal | undefined): Promise<Uint8Array> {
    const end = offset + length;
    const most = this.#options.maxSequentialBytes ?? MAX_SEQUENTIAL;
    if (Math.min(end, this.size ?? Infinity) > most) {
      throw new GltfError(
        'ranges_unsupported',
        `${this.name}: the server does not support byte ranges, and the data lies beyond ${most} bytes; download the file first`,
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
    const body = this.#body;
    if (!body) return { done: true, value: undefined };
    return this.#patiently(signal, () => body.read());
  }

  /** Waits for the next bytes; on a timeout or failure, aborts the whole connection. */
  async #patiently<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    const timeoutMs = this.#options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    signal?.throwIfAborted();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};
    const given = new Promise<never>((_, reject) => {
      stop = () => reject(signal?.reason);
      signal?.addEventListener('abort', stop);
      timer = setTimeout(() => reject(silent(this.name, timeoutMs)), timeoutMs);
    });
    try {
      return await Promise.race([given, work()]);
    } catch (error) {
      this.#connection.abort();
      throw error instanceof GltfError ? error : networkError(this.name, error, signal);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  async #fetch(range: string | undefined, signal: AbortSignal | undefined): Promise<Response> {
    const headers: Record<string, string> = { ...this.#options.headers };
    // With a range, fetch requests uncompressed bytes by itself.
    if (range) headers.range = range;
    else headers['accept-encoding'] = 'identity';
    if (range && this.#etag) headers['if-range'] = this.#etag;
    const send = this.#options.fetch ?? fetch;
    this.#connection = new AbortController();
    const ended = signal ? AbortSignal.any([signal, this.#connection.signal]) : this.#connection.signal;
    const response = await this.#patiently(signal, () => send(this.#url, { headers, signal: ended }));
    if (response.ok || (range && response.status === 416)) return response;
    await response.body?.cancel();
    throw badStatus(this.name, response.status);
  }
}

/** Beyond this, the oldest parts are dropped. */
const MAX_HELD = 33_554_432;

const MAX_SEQUENTIAL = 67_108_864;

/**
 * Resolves a URI inside a model against the address of the model.
 * @throws GltfError `outside_folder` for anything but a file in the model's folder or below
 */
function siblingUrl(model: URL, uri: string): URL {
  const folder = new URL('.', model);
  const target = URL.canParse(uri, folder) ? new URL(uri, folder) : null;
  const inside = target?.origin === folder.origin && target.pathname.startsWith(folder.pathname);
  if (target && inside && !/%2f|%5c|\\/i.test(uri)) return target;
  const shown = uri.slice(0, 80);
  throw new GltfError('outside_folder', `"${shown}" leads out of the model's folder and is not followed`);
}

/** Returns the tag that identifies these bytes, if any: weak tags do not guarantee equal bytes. */
function strongTag(response: Response): string | undefined {
  const tag = response.headers.get('etag');
  return tag?.startsWith('"') ? tag : undefined;
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Reads the first `length` bytes of a body, or fewer when it has fewer, and cancels the rest.
 * @param patiently runs each read, and rejects when it takes too long
 */
async function readAtMost(
  body: Reader | undefined,
  length: number,
  patiently: <T>(read: () => Promise<T>) => Promise<T>,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let have = 0;
  while (body && have < length) {
    const { done, value } = await patiently(() => body.read());
    if (done) break;
    pieces.push(value);
    have += value.length;
  }
  await body?.cancel().catch(() => undefined);
  return joined(...pieces).subarray(0, length);
}

/** What is known of a file that is read by ranges. */
interface RangeState {
  readonly held: HeldRanges;
  /** Requests sent so far. */
  readonly requests: number;
  readonly size: number | undefined;
}

/** Widens a missing range to one worth a request, without bytes that are already held. */
function worthRequest(
  [from, until]: readonly [from: number, until: number],
  { held, requests, size = Infinity }: RangeState,
): readonly [from: number, until: number] {
  if (requests === 0) return [from, Math.max(until, from + FIRST_BYTES)];
  const heldAfter = held.bytes + until - from;
  const whole = size <= SMALL && (requests >= FEW || heldAfter > size / 2);
  const [start, end] = whole ? [0, size] : [from, Math.min(size, Math.max(until, from + LEAST))];
  return held.gaps(start, end).find((gap) => gap[1] > from) ?? [from, until];
}

/** Holds header and JSON of most generated models. */
const FIRST_BYTES = 65_536;

/** Smaller requests save nothing. */
const LEAST = 16_384;

/** A file up to this size may be read whole ... */
const SMALL = 8_388_608;

/** ... after this many requests. */
const FEW = 3;
