import { GltfError } from '../gltf-error.ts';
import type { Container } from '../read/container.ts';
import type { JsonObject } from '../read/json.ts';
import { bytesOf } from '../source/segments-source.ts';
import type { Source } from '../source/source.ts';
import { type BinPlan, lengthOf, type Segment } from './bin-plan.ts';

/**
 * Returns a whole GLB as pieces in order.
 * @param same keys of lists that are those of the input: their text is copied, and not written again
 */
export function glbSegments(
  json: JsonObject,
  bin: BinPlan,
  container: Container,
  source: Source,
  same: readonly string[] = [],
): Segment[] {
  for (const key of ['buffers', 'bufferViews', 'images']) {
    if (Array.isArray(json[key]) && json[key].length === 0) delete json[key];
  }
  const jsonChunk = jsonBytes(json, same, container.texts);
  const binPadding = (4 - (bin.length % 4)) % 4;
  const body: Segment[] = [{ bytes: chunkHead(jsonChunk.length, 'JSON') }, { bytes: jsonChunk }];
  if (bin.segments.length > 0) {
    body.push({ bytes: chunkHead(bin.length + binPadding, 'BIN\0') }, ...bin.segments);
    if (binPadding > 0) body.push({ bytes: new Uint8Array(binPadding) });
  }
  if (container.tail) body.push({ source, ...container.tail });
  const total = body.reduce((sum, segment) => sum + lengthOf(segment), 12);
  if (total > 0xffffffff)
    throw new GltfError('too_large', `${source.name}: a GLB cannot be larger than 4 GiB`);
  const head = new DataView(new ArrayBuffer(12));
  head.setUint32(0, 0x46546c67, true);
  head.setUint32(4, 2, true);
  head.setUint32(8, total, true);
  return [{ bytes: new Uint8Array(head.buffer) }, ...body];
}

/** Joins the pieces into one array. */
export async function joinSegments(segments: Segment[], signal?: AbortSignal): Promise<Uint8Array> {
  const whole = new Uint8Array(segments.reduce((total, segment) => total + lengthOf(segment), 0));
  let at = 0;
  for (const segment of segments) {
    whole.set(await bytesOf(segment, signal), at);
    at += lengthOf(segment);
  }
  return whole;
}

function jsonBytes(
  json: JsonObject,
  same: readonly string[],
  texts: ReadonlyMap<string, Uint8Array>,
): Uint8Array {
  const encoder = new TextEncoder();
  const pieces = Object.entries(json).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const text = same.includes(key) ? texts.get(key) : undefined;
    return [`,${JSON.stringify(key)}:`, text ?? JSON.stringify(value)];
  });
  const encoded = pieces.map((piece) => (typeof piece === 'string' ? encoder.encode(piece) : piece));
  const length = encoded.reduce((sum, piece) => sum + piece.length, 1);
  const chunk = new Uint8Array(Math.ceil(Math.max(2, length) / 4) * 4).fill(SPACE, length);
  let at = 0;
  for (const piece of encoded) {
    chunk.set(piece, at);
    at += piece.length;
  }
  // Replaces the first comma.
  chunk[0] = OPENING;
  chunk[Math.max(1, at)] = CLOSING;
  return chunk;
}

function chunkHead(length: number, kind: string): Uint8Array {
  const head = new DataView(new ArrayBuffer(8));
  head.setUint32(0, length, true);
  for (let i = 0; i < 4; i++) head.setUint8(4 + i, kind.charCodeAt(i));
  return new Uint8Array(head.buffer);
}

const SPACE = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;
