import { GltfError } from '../gltf-error.ts';
import { MESHOPT_EXTENSIONS } from '../read/accessor-layout.ts';
import { openSibling } from '../read/buffer-bytes.ts';
import type { Container } from '../read/container.ts';
import { imageFacts } from '../read/image-size.ts';
import { extensionAt, type JsonObject } from '../read/json.ts';
import type { RawReader } from '../read/raw-reader.ts';
import type { Source } from '../source/source.ts';
import type { Warning } from '../warning.ts';

/** A piece of the output: new bytes, or a range copied from a source. */
export type Segment = { bytes: Uint8Array } | { source: Source; offset: number; length: number };

/** The future BIN chunk, as pieces. */
export interface BinPlan {
  segments: Segment[];
  length: number;
}

/**
 * Plans the BIN chunk of a GLB. A GLB's own chunk is copied byte for byte; external buffers and images are packed in,
 * so that the result is one file.
 */
export async function planBin(
  json: JsonObject,
  container: Container,
  reader: RawReader,
  source: Source,
  warnings: Warning[],
): Promise<BinPlan> {
  const outside = reader.buffers.some((buffer, index) => buffer && (index > 0 || container.bin === null));
  const plan: BinPlan = { segments: [], length: 0 };
  if (outside) packBuffers(json, reader, plan);
  else if (container.bin) {
    plan.segments.push({ source, ...container.bin });
    plan.length = container.bin.length;
  }
  if (container.format === 'gltf') await packImages(json, source, plan, warnings);
  else warnings.push(...externalImages(json));
  return plan;
}

/** Appends pieces as one new buffer view and returns its index. */
export function appendView(json: JsonObject, plan: BinPlan, ...pieces: Segment[]): number {
  align(plan);
  const byteLength = pieces.reduce((sum, piece) => sum + lengthOf(piece), 0);
  const views = listOf(json, 'bufferViews');
  views.push({ buffer: 0, byteOffset: plan.length, byteLength });
  plan.segments.push(...pieces);
  plan.length += byteLength;
  const buffers = listOf(json, 'buffers');
  // Without any data, only fallback buffers can be left; the new one then comes after them.
  if (buffers.length === 0) buffers.push({ byteLength: 0 });
  buffers[0]!.byteLength = plan.length;
  return views.length - 1;
}

/**
 * Adds data to the buffer view `last` while no other follows it, or as a new one. Without this, thousands of small
 * pieces would cost more in the JSON than they hold.
 */
export function extendView(
  json: JsonObject,
  plan: BinPlan,
  last: number | undefined,
  piece: Segment,
): { bufferView: number; byteOffset: number } {
  const view = last === undefined ? undefined : listOf(json, 'bufferViews')[last];
  const open = view && last === listOf(json, 'bufferViews').length - 1 ? view : undefined;
  if (
    !open ||
    (open.byteOffset as number) + (open.byteLength as number) !== plan.length ||
    plan.length % 4 > 0
  )
    return { bufferView: appendView(json, plan, piece), byteOffset: 0 };
  const byteOffset = open.byteLength as number;
  plan.segments.push(piece);
  plan.length += lengthOf(piece);
  open.byteLength = byteOffset + lengthOf(piece);
  listOf(json, 'buffers')[0]!.byteLength = plan.length;
  return { bufferView: last!, byteOffset };
}

export function lengthOf(segment: Segment): number {
  return 'bytes' in segment ? segment.bytes.byteLength : segment.length;
}

function packBuffers(json: JsonObject, reader: RawReader, plan: BinPlan): void {
  const buffers = listOf(json, 'buffers');
  const moved = new Map<number, { buffer: number; base: number }>();
  const kept: JsonObject[] = [{}];
  for (const [index, data] of reader.buffers.entries()) {
    const { length } = reader.bufferLayouts[index]!;
    if (!data) {
      moved.set(index, { buffer: kept.length, base: 0 });
      kept.push(buffers[index]!);
      continue;
    }
    align(plan);
    moved.set(index, { buffer: 0, base: plan.length });
    plan.segments.push('bytes' in data.place ? data.place : { ...data.place, length });
    plan.length += length;
  }
  const { uri: _, ...rest } = buffers[0]!;
  kept[0] = moved.get(0)?.buffer === 0 ? rest : {};
  kept[0].byteLength = plan.length;
  json.buffers = kept;
  for (const [index, view] of listOf(json, 'bufferViews').entries()) {
    const packed = MESHOPT_EXTENSIONS.map((name) => extensionAt(view, name, `/bufferViews/${index}`));
    for (const range of [view, ...packed]) if (range) relocate(range, moved);
  }
}

function relocate(range: JsonObject, moved: Map<number, { buffer: number; base: number }>): void {
  const { buffer, base } = moved.get(range.buffer as number)!;
  range.buffer = buffer;
  if (base > 0) range.byteOffset = ((range.byteOffset as number | undefined) ?? 0) + base;
}

async function packImages(
  json: JsonObject,
  source: Source,
  plan: BinPlan,
  warnings: Warning[],
): Promise<void> {
  for (const [index, image] of listOf(json, 'images').entries()) {
    const uri = image.uri;
    if (typeof uri !== 'string' || uri.startsWith('data:')) continue;
    try {
      const file = await openSibling(source, uri, `/images/${index}/uri`);
      const facts = imageFacts(await file.read(0, 262_144));
      if (!facts || file.size === undefined)
        throw new GltfError('not_a_model', `"${uri}" is not a known image format`);
      const bufferView = appendView(json, plan, { source: file, offset: 0, length: file.size });
      delete image.uri;
      Object.assign(image, { bufferView, mimeType: facts.mimeType });
      image.name ??= uri;
    } catch (error) {
      if (!(error instanceof GltfError)) throw error;
      const pointer = `/images/${index}`;
      warnings.push({ code: 'missing_image', message: `${pointer}: not packed, ${error.message}`, pointer });
    }
  }
}

function externalImages(json: JsonObject): Warning[] {
  const outside = listOf(json, 'images').filter(
    ({ uri }) => typeof uri === 'string' && !uri.startsWith('data:'),
  );
  return outside.map(({ uri }) => ({
    code: 'external_image',
    message: `the model needs "${String(uri).slice(0, 80)}" in the same folder; copy it too`,
  }));
}

function align(plan: BinPlan): void {
  const padding = (4 - (plan.length % 4)) % 4;
  if (padding === 0) return;
  plan.segments.push({ bytes: new Uint8Array(padding) });
  plan.length += padding;
}

function listOf(json: JsonObject, key: string): JsonObject[] {
  json[key] ??= [];
  return json[key] as JsonObject[];
}
