import { GltfError } from '../gltf-error.ts';
import { readExactly, type Source } from '../source/source.ts';
import type { Warning } from '../warning.ts';
import type { JsonObject } from './json.ts';
import { type JsonLimits, parseJson, requireJsonSize } from './parse-json.ts';

/** Header and JSON of a model file, and the position of its binary data. */
export interface Container {
  format: 'glb' | 'gltf';
  json: JsonObject;
  /** See `ParsedJson.texts`. */
  texts: ReadonlyMap<string, Uint8Array>;
  /** See `ParsedJson.checkNumbers`. */
  checkNumbers(): Promise<void>;
  /** Where the BIN chunk's data is in the source; null when there is none. */
  bin: ByteRange | null;
  /** Unknown chunks after BIN, which a rewrite keeps. */
  tail: ByteRange | null;
  /** Bytes of the file; null for a remote file of unknown size. */
  bytes: number | null;
  warnings: Warning[];
}

interface ByteRange {
  offset: number;
  length: number;
}

/**
 * Reads header and JSON of a GLB, or a whole .gltf, and nothing else. Detects the format by content, never by file
 * name (glTF 2.0, 4.4).
 */
export async function openContainer(
  source: Source,
  limits: JsonLimits = {},
  signal?: AbortSignal,
): Promise<Container> {
  const head = await source.read(0, 20, signal);
  if (head.byteLength === 0) {
    throw new GltfError('empty', `${source.name}: the file is empty; download or export it again`);
  }
  if (startsWith(head, 'glTF')) return openGlb(source, head, limits, signal);
  // A chunk of its own: a page that opens GLB files does without it.
  const { openText } = await import('./outside/gltf-container.ts');
  return openText(source, head, limits, signal);
}

async function openGlb(
  source: Source,
  head: Uint8Array,
  limits: JsonLimits,
  signal: AbortSignal | undefined,
): Promise<Container> {
  const { name } = source;
  const cut = () => new GltfError('truncated', `${name}: the file ends early; download it again`);
  if (head.byteLength < 8) throw cut();
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const version = view.getUint32(4, true);
  if (version !== 2) {
    throw new GltfError(
      'unsupported_version',
      `${name}: GLB version ${version}; only version 2 is supported`,
    );
  }
  if (head.byteLength < 20) throw cut();
  const total = view.getUint32(8, true);
  const jsonLength = view.getUint32(12, true);
  const warnings: Warning[] = [];
  if (view.getUint32(16, true) !== JSON_CHUNK) {
    throw new GltfError('bad_container', `${name}: the first chunk is not JSON`);
  }
  if (source.size !== undefined && total > source.size) {
    throw new GltfError(
      'truncated',
      `${name}: the header declares ${total} bytes, but the file has ${source.size}; download it again`,
    );
  }
  if (20 + jsonLength > total) {
    throw new GltfError(
      'bad_container',
      `${name}: the JSON chunk is longer than the declared length of the file`,
    );
  }
  requireJsonSize(name, jsonLength, limits);
  if (source.size !== undefined && source.size > total) {
    warnings.push({
      code: 'trailing_bytes',
      message: `${source.size - total} bytes after the end were ignored`,
    });
  }
  // Includes the header of the next chunk, which saves a remote file a second request.
  const chunk = await source.read(20, Math.min(jsonLength + 8, total - 20), signal);
  if (chunk.byteLength < jsonLength) throw cut();
  const next = chunk.subarray(jsonLength);
  const bin = await findBin(source, 20 + jsonLength, total, next, warnings, signal);
  const parsed = parseJson(chunk.subarray(0, jsonLength), name, limits, warnings);
  const end = bin && bin.offset + bin.length;
  const tail = end !== null && total - end >= 8 ? { offset: end, length: total - end } : null;
  return { format: 'glb', ...parsed, bin, tail, bytes: source.size ?? total, warnings };
}

async function findBin(
  source: Source,
  start: number,
  total: number,
  first: Uint8Array,
  warnings: Warning[],
  signal: AbortSignal | undefined,
): Promise<Container['bin']> {
  let bin: Container['bin'] = null;
  let offset = start;
  if (offset % 4 !== 0) {
    warnings.push({ code: 'unpadded_chunk', message: 'the JSON chunk is not padded to 4 bytes' });
  }
  for (let chunks = 0; offset < total && !bin; chunks++) {
    if (chunks > MAX_CHUNKS) {
      throw new GltfError('bad_container', `${source.name}: more than ${MAX_CHUNKS} unknown chunks`);
    }
    if (total - offset < 8) {
      warnings.push({
        code: 'trailing_bytes',
        message: `${total - offset} bytes at the end, too few for a chunk, were ignored`,
      });
      break;
    }
    const read = chunks === 0 && first.byteLength === 8;
    const head = read ? first : await readExactly(source, offset, 8, signal);
    const view = new DataView(head.buffer, head.byteOffset, 8);
    const length = view.getUint32(0, true);
    const kind = view.getUint32(4, true);
    if (offset + 8 + length > total) {
      throw new GltfError('bad_container', `${source.name}: the chunk at ${offset} is longer than the file`);
    }
    if (kind === BIN_CHUNK) bin = { offset: offset + 8, length };
    else warnings.push({ code: 'unknown_chunk', message: `an unknown chunk of ${length} bytes was skipped` });
    offset += 8 + length;
  }
  return bin;
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return [...text].every((letter, index) => bytes[index] === letter.charCodeAt(0));
}

const JSON_CHUNK = 0x4e4f534a;
const BIN_CHUNK = 0x004e4942;
const MAX_CHUNKS = 64;
