import { onlyKnownExtensions, viewOwners, viewsOf } from '../clips/session/data-references.ts';
import { GltfError } from '../gltf-error.ts';
import { openContainer } from '../read/container.ts';
import type { JsonObject } from '../read/json.ts';
import { bytesSource } from '../source/source.ts';
import type { BinPlan } from './bin-plan.ts';
import { joinSegments } from './glb-segments.ts';
import { listIn, rangeOf, removeViews } from './remove-views.ts';

/**
 * Splits a GLB into a .gltf, its .bin and its pictures, by file name, the .gltf first. The pictures are named by the stem and their own name.
 * They stay in the .bin where an extension that this package does not know may refer to data by its place.
 * @param glb a GLB of this package or another valid one; other chunks than JSON and BIN are left out
 * @param stem name of the files, without an extension
 * @throws GltfError as readers do for a file that is no GLB; `bad_reference` and `out_of_bounds` for a picture outside of it
 * @example
 * import { readFile } from 'node:fs/promises';
 * import { gltfFiles } from '@meshwright/gltf';
 *
 * const files = await gltfFiles(await readFile('knight.glb'), 'knight');
 * Object.keys(files); // ['knight.gltf', 'knight.bin', 'knight-skin.png']
 */
export async function gltfFiles(glb: Uint8Array, stem: string): Promise<Record<string, Uint8Array>> {
  const { json, bin } = await chunksOf(glb, stem);
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

async function chunksOf(glb: Uint8Array, name: string): Promise<{ json: JsonObject; bin: BinPlan }> {
  const { format, json, bin } = await openContainer(bytesSource(glb, name));
  if (format !== 'glb')
    throw new GltfError('bad_container', `${name}: a .gltf is in parts already; give a GLB`);
  const [buffer] = listIn(json, 'buffers');
  // Only the buffer without an address is in the file.
  const inside = bin && buffer && buffer.uri === undefined;
  const length = inside ? Math.min(bin.length, buffer.byteLength as number) : 0;
  const bytes = glb.subarray(bin?.offset, (bin?.offset ?? 0) + length);
  return { json, bin: { segments: length > 0 ? [{ bytes }] : [], length } };
}

/** Takes the pictures out of the BIN chunk, and their views out of the JSON. */
function takePictures(json: JsonObject, bin: BinPlan, stem: string): Record<string, Uint8Array> {
  const views = listIn(json, 'bufferViews');
  const [images, accessors] = [listIn(json, 'images'), listIn(json, 'accessors')];
  const [whole] = bin.segments as { bytes: Uint8Array }[];
  const files: Record<string, Uint8Array> = {};
  const taken = new Set<number>();
  const nameOf = pictureNames(stem);
  for (const [at, image] of images.entries()) {
    if (typeof image.bufferView !== 'number' || !whole) continue;
    const view = views[image.bufferView];
    if (!view) throw new GltfError('bad_reference', `/images/${at}: its buffer view does not exist`);
    const { start, end } = rangeOf(view);
    if (!(start >= 0 && end <= whole.bytes.length))
      throw new GltfError('out_of_bounds', `/images/${at}: its data lies outside of the file`);
    const name = nameOf(image);
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

/** Names pictures in words that every file system and address takes, each once. */
function pictureNames(stem: string): (image: JsonObject) => string {
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  return (image) => {
    const own = typeof image.name === 'string' ? image.name : '';
    const words = own
      .replace(/\.[a-z0-9]+$/i, '')
      .replace(/[^\p{L}\p{N}._-]+/gu, '_')
      .replace(/^[_.]+|[_.]+$/g, '');
    const ending = ENDINGS[String(image.mimeType)] ?? 'png';
    const base = `${stem}-${words.slice(0, 100) || 'picture'}`;
    // Some file systems take letters of both cases for the same.
    const key = `${base}.${ending}`.toLowerCase();
    for (let number = counts.get(key) ?? 1; ; number++) {
      const name = `${number === 1 ? base : `${base}-${number}`}.${ending}`;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      counts.set(key, number + 1);
      return name;
    }
  };
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/ktx2': 'ktx2',
};
