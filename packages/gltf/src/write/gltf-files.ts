import { onlyKnownExtensions, viewOwners, viewsOf } from '../clips/session/data-references.ts';
import type { JsonObject } from '../read/json.ts';
import type { BinPlan } from './bin-plan.ts';
import { joinSegments } from './glb-segments.ts';
import { listIn, rangeOf, removeViews } from './remove-views.ts';

/**
 * Splits a GLB into a .gltf, its .bin and its pictures, by file name, the .gltf first. The pictures are named by the stem and their own name.
 * They stay in the .bin where an extension that this package does not know may refer to data by its place.
 * @param glb a GLB of this package or another valid one; other chunks than JSON and BIN are left out
 * @param stem name of the files, without an extension
 * @example
 * import { readFile } from 'node:fs/promises';
 * import { gltfFiles } from '@meshwright/gltf';
 *
 * const files = await gltfFiles(await readFile('knight.glb'), 'knight');
 * Object.keys(files); // ['knight.gltf', 'knight.bin', 'knight-skin.png']
 */
export async function gltfFiles(glb: Uint8Array, stem: string): Promise<Record<string, Uint8Array>> {
  const { json, bin } = chunksOf(glb);
  const pictures = onlyKnownExtensions(json) ? takePictures(json, bin, stem) : {};
  const data = await joinSegments(bin.segments);
  const buffers = listIn(json, 'buffers');
  if (data.byteLength > 0 && buffers[0])
    Object.assign(buffers[0], { uri: encodeURIComponent(`${stem}.bin`), byteLength: data.byteLength });
  else if (buffers.every(({ uri }) => uri === undefined)) delete json.buffers;
  return {
    [`${stem}.gltf`]: new TextEncoder().encode(`${JSON.stringify(json, null, 2)}\n`),
    ...(data.byteLength > 0 && { [`${stem}.bin`]: data }),
    ...pictures,
  };
}

function chunksOf(glb: Uint8Array): { json: JsonObject; bin: BinPlan } {
  const view = new DataView(glb.buffer, glb.byteOffset, glb.byteLength);
  const end = 20 + view.getUint32(12, true);
  const json = JSON.parse(new TextDecoder().decode(glb.subarray(20, end))) as JsonObject;
  const [buffer] = listIn(json, 'buffers');
  // Only the buffer without an address is in the file.
  const inside = buffer && buffer.uri === undefined && glb.byteLength > end;
  const bytes = inside ? glb.subarray(end + 8, end + 8 + (buffer.byteLength as number)) : new Uint8Array(0);
  return { json, bin: { segments: bytes.length > 0 ? [{ bytes }] : [], length: bytes.length } };
}

/** Takes the pictures out of the BIN chunk, and their views out of the JSON. */
function takePictures(json: JsonObject, bin: BinPlan, stem: string): Record<string, Uint8Array> {
  const views = listIn(json, 'bufferViews');
  const [images, accessors] = [listIn(json, 'images'), listIn(json, 'accessors')];
  const [whole] = bin.segments as { bytes: Uint8Array }[];
  const files: Record<string, Uint8Array> = {};
  const taken = new Set<number>();
  for (const image of images) {
    if (typeof image.bufferView !== 'number' || !whole) continue;
    const { start, end } = rangeOf(views[image.bufferView]!);
    const name = freeName(image, stem, files);
    files[name] = whole.bytes.slice(start, end);
    taken.add(image.bufferView);
    delete image.bufferView;
    image.uri = encodeURIComponent(name);
  }
  for (const view of accessors.flatMap(viewsOf)) taken.delete(view);
  for (const { bufferView } of viewOwners(json)) taken.delete(bufferView as number);
  removeViews(json, bin, taken);
  return files;
}

/** The name of a picture in words that every file system and address takes. */
function freeName(image: JsonObject, stem: string, taken: Readonly<Record<string, unknown>>): string {
  const own = typeof image.name === 'string' ? image.name : '';
  const words = own
    .replace(/\.[a-z0-9]+$/i, '')
    .replace(/[^\p{L}\p{N}._-]+/gu, '_')
    .replace(/^[_.]+|[_.]+$/g, '');
  const ending = ENDINGS[String(image.mimeType)] ?? 'png';
  const base = `${stem}-${words.slice(0, 100) || 'picture'}`;
  for (let number = 1; ; number++) {
    const name = `${number === 1 ? base : `${base}-${number}`}.${ending}`;
    // Some file systems take letters of both cases for the same.
    if (!Object.keys(taken).some((other) => other.toLowerCase() === name.toLowerCase())) return name;
  }
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/ktx2': 'ktx2',
};
