import { randomBytes } from 'node:crypto';
import type { Arrivals, ArrivedFile, Sink } from '../../inputs/spool.ts';

/** A body split on arrival into its JSON and the files of its data URIs. */
export interface JsonBody {
  /** The JSON; each data URI has a short stand-in instead of its data. */
  readonly text: Buffer;
  /** The files by their stand-in data URI; null where the data was not base64. */
  readonly files: ReadonlyMap<string, ArrivedFile | null>;
}

/** The longest accepted head of a data URI: media type, parameters and `;base64`. */
const longestHead = 400;
const pieceBytes = 262_144;
const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];

/**
 * Reads a JSON body chunk by chunk and writes the data of its base64 data URIs to files on the way, so that the whole
 * body is never in memory. Other text is kept unchanged.
 */
export class JsonBodyReader {
  readonly #arrivals: Arrivals;
  readonly #kept: Uint8Array[] = [];
  readonly #files = new Map<string, ArrivedFile | null>();
  /** Unguessable, so that no text in a request refers to a file. */
  readonly #nonce = randomBytes(24).toString('hex');
  #state: 'outside' | 'head' | 'text' | 'data' = 'outside';
  /** The string since its quote, while it may be a data URI. */
  #head = '';
  #escaped = false;
  #data: Base64Sink | undefined;
  /** Bytes of JSON kept so far. */
  keptBytes = 0;

  constructor(arrivals: Arrivals) {
    this.#arrivals = arrivals;
  }

  async write(chunk: Uint8Array): Promise<void> {
    // In pieces, so that one large chunk does not block the event loop for long.
    for (let start = 0; start < chunk.length; start += pieceBytes) {
      const piece = chunk.subarray(start, start + pieceBytes);
      let at = 0;
      while (at < piece.length) at = await this.#step(piece, at);
    }
  }

  async end(): Promise<JsonBody> {
    this.#keep(Buffer.from(this.#head, 'latin1'));
    return { text: Buffer.concat(this.#kept), files: this.#files };
  }

  /** @returns where the next step begins */
  async #step(chunk: Uint8Array, at: number): Promise<number> {
    switch (this.#state) {
      case 'outside': {
        const end = chunk.indexOf(quote, at);
        const next = end < 0 ? chunk.length : end + 1;
        this.#keep(chunk.slice(at, next));
        if (end >= 0) this.#state = 'head';
        return next;
      }
      case 'head':
        return this.#readHead(chunk, at);
      case 'text':
        return this.#readText(chunk, at);
      case 'data':
        return await this.#readData(chunk, at);
    }
  }

  #readHead(chunk: Uint8Array, start: number): number {
    for (let at = start; at < chunk.length; at += 1) {
      const byte = chunk[at]!;
      if (byte === comma && /^data:.*;base64$/i.test(this.#head)) {
        this.#head = this.#head.replaceAll('\\/', '/');
        this.#data = new Base64Sink(this.#arrivals.sink());
        this.#state = 'data';
        return at + 1;
      }
      const isPlain =
        byte !== quote && (byte !== backslash || this.#head.length > 5) && this.#head.length < longestHead;
      const mayBe =
        isPlain && 'data:'.startsWith((this.#head + String.fromCharCode(byte)).slice(0, 5).toLowerCase());
      if (!mayBe) {
        this.#keep(Buffer.from(this.#head, 'latin1'));
        this.#escaped = /(^|[^\\])(\\\\)*\\$/.test(this.#head);
        this.#head = '';
        this.#state = 'text';
        return at;
      }
      this.#head += String.fromCharCode(byte);
    }
    return chunk.length;
  }

  #readText(chunk: Uint8Array, start: number): number {
    let at = start;
    for (; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (this.#escaped) this.#escaped = false;
      else if (byte === backslash) this.#escaped = true;
      else if (byte === quote) {
        this.#state = 'outside';
        at += 1;
        break;
      }
    }
    this.#keep(chunk.slice(start, at));
    return at;
  }

  async #readData(chunk: Uint8Array, start: number): Promise<number> {
    const end = chunk.indexOf(quote, start);
    await this.#data!.write(chunk.subarray(start, end < 0 ? chunk.length : end));
    if (end < 0) return chunk.length;
    const uri = `${this.#head},${this.#nonce}${String(this.#files.size).padStart(4, '0')}`;
    this.#files.set(uri, await this.#data!.end());
    this.#keep(Buffer.from(`${uri}"`, 'latin1'));
    this.#head = '';
    this.#data = undefined;
    this.#state = 'outside';
    return end + 1;
  }

  #keep(bytes: Uint8Array): void {
    this.#kept.push(bytes);
    this.keptBytes += bytes.byteLength;
  }
}

/** Decodes base64 as it arrives. JSON may escape a slash as `\/`. */
class Base64Sink {
  readonly #sink: Sink;
  #rest = '';
  #isWhole = true;
  #isOver = false;
  #size = 0;

  constructor(sink: Sink) {
    this.#sink = sink;
  }

  async write(bytes: Uint8Array): Promise<void> {
    let text = this.#rest + Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
    if (text.includes('\\')) text = text.replaceAll('\\/', '/');
    // A chunk may end between a backslash and its slash; only whole groups of four characters are decoded, the rest
    // waits.
    const usable = text.length - (text.length % 4) - (text.endsWith('\\') ? 4 : 0);
    const cut = Math.max(0, usable);
    this.#rest = text.slice(cut);
    await this.#decode(text.slice(0, cut));
  }

  /** Returns null when the data was empty or not base64. */
  async end(): Promise<ArrivedFile | null> {
    await this.#decode(this.#rest);
    const file = await this.#sink.end();
    return this.#isWhole && this.#size > 0 ? file : null;
  }

  async #decode(text: string): Promise<void> {
    if (text === '' || !this.#isWhole) return;
    const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
    const decoded = Buffer.from(text, 'base64');
    // The decoder skips characters outside base64, so a wrong character shows as a short result.
    this.#isWhole = !this.#isOver && decoded.byteLength === Math.floor(((text.length - padding) * 3) / 4);
    this.#isOver = padding > 0;
    this.#size += decoded.byteLength;
    if (this.#isWhole && decoded.byteLength > 0) await this.#sink.write(decoded);
  }
}
