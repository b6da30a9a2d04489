import { GltfError } from '../../gltf-error.ts';
import type { AccessorLayout, ViewLayout } from '../accessor-layout.ts';
import { componentBytes, dataBytes, elementBytes } from '../accessor-size.ts';
import { decodeElements } from '../decode-elements.ts';
import { bufferOf, type DracoStream, MAX_DECODED, type ModelBytes } from '../model-bytes.ts';

/** Reads accessors that no single range of a buffer holds: compressed by Draco or meshopt, or with sparse values. */
export interface ElementDecoder {
  elements(accessor: number, start: number, count: number): Promise<Float64Array>;
  /** Drops sparse accessors, which can be rebuilt. */
  forget(): void;
}

export function elementDecoder(bytes: ModelBytes): ElementDecoder {
  const storage: Storage = { ...bytes, patched: new Map(), decoded: new Map(), unpacked: new Map(), held: 0 };
  return {
    elements: (accessor, start, count) => elements(storage, accessor, start, count),
    forget: () => forget(storage),
  };
}

/** The bytes of a model and what was decoded of them. */
interface Storage extends ModelBytes {
  /** Sparse accessors with their values applied, tightly packed; kept until `forget`. */
  patched: Map<number, Promise<Uint8Array>>;
  /** Decoded data of Draco streams, tightly packed. */
  decoded: Map<number, Promise<Uint8Array>>;
  /** Output of the meshopt decoder, by buffer view. */
  unpacked: Map<number, Promise<Uint8Array>>;
  /** Bytes in the three maps above. */
  held: number;
}

async function elements(
  storage: Storage,
  accessor: number,
  start: number,
  count: number,
): Promise<Float64Array> {
  const layout = storage.accessors[accessor]!;
  const { view, stride, offset } = layout;
  const packed = layout.sparse ? patched(storage, accessor) : decoded(storage, accessor);
  if (packed) {
    const componentType = storedType(storage, accessor);
    const width = elementBytes(layout, componentType);
    const bytes = (await packed).subarray(start * width, (start + count) * width);
    return decodeElements(bytes, { ...layout, componentType }, width, count);
  }
  if (view === undefined) return new Float64Array(count * layout.size);
  if (count === 0) return new Float64Array(0);
  const length = dataBytes(layout, layout.componentType, count, stride);
  const bytes = await viewBytes(storage, view, offset + start * stride, length);
  return decodeElements(bytes, layout, stride, count);
}

/** Draco stores all indices as 32-bit numbers, whatever the accessor declares. */
function storedType({ accessors, streams }: Storage, accessor: number): number {
  const { sparse, componentType } = accessors[accessor]!;
  const members = sparse ? undefined : streams.get(accessor)?.members;
  return members?.has(accessor) && members.get(accessor) === undefined ? 5125 : componentType;
}

function forget(storage: Storage): void {
  for (const accessor of storage.patched.keys()) storage.held -= packedBytes(storage.accessors[accessor]!);
  storage.patched.clear();
}

function patched(storage: Storage, accessor: number): Promise<Uint8Array> {
  let bytes = storage.patched.get(accessor);
  if (!bytes) {
    hold(storage, packedBytes(storage.accessors[accessor]!), `/accessors/${accessor}`);
    bytes = patch(storage, storage.accessors[accessor]!, accessor);
    storage.patched.set(accessor, bytes);
  }
  return bytes;
}

async function patch(storage: Storage, layout: AccessorLayout, accessor: number): Promise<Uint8Array> {
  const { componentType, count, view, offset, stride, sparse } = layout;
  const width = elementBytes(layout, componentType);
  const packed = new Uint8Array(count * width);
  if (view !== undefined && count > 0) {
    const base = await viewBytes(storage, view, offset, dataBytes(layout, componentType, count, stride));
    if (stride === width) packed.set(base);
    else for (let i = 0; i < count; i++) copyElement(base, i * stride, packed, i * width, width);
  }
  const { indices, values, count: changed } = sparse!;
  const step = componentBytes(indices.componentType);
  const places = decodeElements(
    await viewBytes(storage, indices.view, indices.offset, changed * step),
    { size: 1, columns: 1, componentType: indices.componentType, normalized: false },
    step,
    changed,
  );
  const substitutes = await viewBytes(
    storage,
    values.view,
    values.offset,
    dataBytes(layout, componentType, changed),
  );
  for (let i = 0; i < changed; i++) {
    const place = places[i]!;
    if (place >= count) {
      const pointer = `/accessors/${accessor}/sparse/indices`;
      throw new GltfError('out_of_bounds', `${pointer}: index ${place} of ${count} elements`, { pointer });
    }
    copyElement(substitutes, i * width, packed, place * width, width);
  }
  return packed;
}

function copyElement(from: Uint8Array, at: number, to: Uint8Array, place: number, width: number): void {
  for (let i = 0; i < width; i++) to[place + i] = from[at + i]!;
}

/** Decodes a whole stream once and keeps all its accessors; undefined for accessors in no stream. */
function decoded(storage: Storage, accessor: number): Promise<Uint8Array> | undefined {
  const stream = storage.streams.get(accessor);
  if (stream && !storage.decoded.has(accessor)) decodeStream(storage, stream);
  return storage.decoded.get(accessor);
}

function decodeStream(storage: Storage, { view, pointer, members }: DracoStream): void {
  const { buffer, offset, length } = storage.views[view]!;
  const requests = [...members].map(([member, id]) => {
    return { ...storage.accessors[member]!, id, componentType: storedType(storage, member) };
  });
  const declared = requests.reduce((sum, request) => sum + packedBytes(request), 0);
  requirePlausible(declared, length, MAX_DRACO_RATIO, pointer);
  hold(storage, declared, pointer);
  const decoding = bufferOf(storage, buffer, pointer)
    .read(offset, length)
    .then(async (bytes) => {
      const { decodeDraco } = await import('./draco-decoder.ts');
      return decodeDraco(bytes, requests, pointer);
    });
  for (const [index, member] of [...members.keys()].entries()) {
    const bytes = decoding.then((all) => all[index]!);
    // Only reads of this accessor report a broken stream.
    bytes.catch(() => undefined);
    storage.decoded.set(member, bytes);
  }
}

/** Counts bytes before allocation, so that a small file cannot fill the heap. */
function hold(storage: Storage, bytes: number, pointer: string): void {
  if (storage.held + bytes > MAX_DECODED) {
    const message = `${pointer}: more than ${MAX_DECODED} bytes would be needed to decode the model`;
    throw new GltfError('too_large', message, { pointer });
  }
  storage.held += bytes;
}

/** Bytes of an accessor without gaps between its elements. */
function packedBytes(layout: AccessorLayout): number {
  return layout.count * elementBytes(layout, layout.componentType);
}

/** Reads bytes of a buffer view, decoded if the view is compressed. */
async function viewBytes(
  storage: Storage,
  index: number,
  offset: number,
  length: number,
): Promise<Uint8Array> {
  const view = storage.views[index]!;
  if (view.compressed) {
    let unpacked = storage.unpacked.get(index);
    if (!unpacked) {
      unpacked = unpack(storage, view, index);
      storage.unpacked.set(index, unpacked);
    }
    const bytes = await unpacked;
    if (offset + length <= bytes.length) return bytes.subarray(offset, offset + length);
    throw new GltfError('out_of_bounds', `/bufferViews/${index}: ${bytes.length} bytes after decoding`, {
      pointer: `/bufferViews/${index}`,
    });
  }
  return bufferOf(storage, view.buffer, `/bufferViews/${index}`).read(view.offset + offset, length);
}

async function unpack(storage: Storage, { compressed }: ViewLayout, index: number): Promise<Uint8Array> {
  const { extension, buffer, offset, length, count, stride } = compressed!;
  const pointer = `/bufferViews/${index}/extensions/${extension}`;
  requirePlausible(count * stride, length, MAX_MESHOPT_RATIO, pointer);
  hold(storage, count * stride, pointer);
  const { decodeMeshopt } = await import('./meshopt-decoder.ts');
  return decodeMeshopt(await bufferOf(storage, buffer, pointer).read(offset, length), compressed!, pointer);
}

/** Rejects compression ratios beyond those of real codecs; such a stream is broken or malicious. */
function requirePlausible(declared: number, packed: number, most: number, pointer: string): void {
  if (declared <= packed * most) return;
  const message = `${pointer}: ${packed} bytes cannot decode to the ${declared} bytes declared`;
  throw new GltfError('too_large', message, { pointer });
}

/** A meshopt block of 256 vertices takes at least a quarter of a byte per byte of a vertex. */
const MAX_MESHOPT_RATIO = 1024;

/** Far above the ratio of a perfectly regular mesh. */
const MAX_DRACO_RATIO = 4096;
