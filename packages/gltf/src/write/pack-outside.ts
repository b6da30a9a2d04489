import { GltfError } from '../gltf-error.ts';
import { MESHOPT_EXTENSIONS } from '../read/accessor-layout.ts';
import type { Container } from '../read/container.ts';
import { imageFacts } from '../read/image-size.ts';
import { extensionAt, type JsonObject } from '../read/json.ts';
import { openSibling } from '../read/outside/outside-data.ts';
import type { RawReader } from '../read/raw-reader.ts';
import type { Source } from '../source/source.ts';
import type { Warning } from '../warning.ts';
import { type BinPlan, hasDataOutside } from './bin-plan.ts';
import { align, appendView, listOf } from './grow-bin.ts';

/** Packs external buffers and images into the BIN chunk. */
export async function packOutside(
  json: JsonObject,
  container: Container,
  reader: RawReader,
  source: Source,
  plan: BinPlan,
  warnings: Warning[],
): Promise<void> {
  if (hasDataOutside(reader, container)) packBuffers(json, reader, plan);
  if (container.format === 'gltf') await packImages(json, source, plan, warnings);
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
