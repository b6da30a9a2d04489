import { GltfError } from '../gltf-error.ts';
import type { Source } from '../source/source.ts';
import {
  type AccessorLayout,
  accessorLayouts,
  type BufferLayout,
  bufferLayouts,
  type ViewLayout,
  viewLayouts,
} from './accessor-layout.ts';
import { componentBytes, dataBytes, elementBytes } from './accessor-size.ts';
import { type BufferBytes, openBuffers } from './buffer-bytes.ts';
import { type DracoStream, dracoStreams } from './codecs/draco-streams.ts';
import type { Container } from './container.ts';
import { decodeElements } from './decode-elements.ts';
import {
  bufferOf,
  hold,
  MAX_DECODED,
  packedBytes,
  requirePlausible,
  type Storage,
  viewBytes,
} from './decoded-storage.ts';
import type { ModelImage, ModelReader } from './model.ts';
import { modelFromJson } from './model-from-json.ts';
import { imagesFrom } from './raw-images.ts';

/** A reader over the bytes themselves, with the data a writer needs to copy them. */
export interface RawReader extends ModelReader {
  buffers: (BufferBytes | null)[];
  bufferLayouts: BufferLayout[];
  viewLayouts: ViewLayout[];
  accessorLayouts: AccessorLayout[];
}

/** Reads a model by byte ranges on demand. */
export async function rawReader(
  source: Source,
  container: Container,
  signal?: AbortSignal,
): Promise<RawReader> {
  const { json } = container;
  const layouts = bufferLayouts(json);
  const views = viewLayouts(json, layouts);
  const accessors = accessorLayouts(json, views);
  const streams = dracoStreams(json, views, accessors);
  requireBytes(accessors, streams);
  // Buffers come last, so that a malformed structure is reported before any other file is opened.
  const images: ModelImage[] = [];
  const model = modelFromJson(json, accessors, images);
  for (const accessor of streams.keys()) model.accessors[accessor]!.lossy = true;
  for (const [index, { view, sparse }] of accessors.entries()) {
    if (sparse) model.accessors[index]!.sparse = true;
    else if (view === undefined && !streams.has(index)) model.accessors[index]!.zeros = true;
  }
  const buffers = await openBuffers(source, container, layouts, signal);
  const storage: Storage = {
    views,
    accessors,
    buffers,
    streams,
    patched: new Map(),
    decoded: new Map(),
    unpacked: new Map(),
    held: 0,
  };
  images.push(...imagesFrom(json, source, views, buffers));
  return {
    model,
    bytes: layouts.reduce((sum, { length }, index) => sum + (buffers[index] ? length : 0), 0),
    buffers,
    bufferLayouts: layouts,
    viewLayouts: views,
    accessorLayouts: accessors,
    elements: (accessor, start, count) => elements(storage, accessor, start, count),
    readCost: (accessor) => readCost(storage, accessor),
    forget: () => forget(storage),
  };
}

/** Rejects large counts without bytes (all zeros, or sparse over nothing), which would allocate memory. */
function requireBytes(accessors: AccessorLayout[], streams: Map<number, DracoStream>): void {
  for (const [index, { view, count }] of accessors.entries()) {
    const most = streams.has(index) ? MAX_DECODED : MAX_WITHOUT_BYTES;
    if (view !== undefined || count <= most) continue;
    const pointer = `/accessors/${index}`;
    const message = `${pointer}: ${count} elements without data, but at most ${most} are read`;
    throw new GltfError('too_large', message, { pointer });
  }
}

async function elements(
  storage: Storage,
  accessor: number,
  start: number,
  count: number,
): Promise<Float64Array> {
  const layout = storage.accessors[accessor]!;
  const { size, view, stride, offset } = layout;
  const packed = layout.sparse ? patched(storage, accessor) : decoded(storage, accessor);
  if (packed) {
    const componentType = storedType(storage, accessor);
    const width = elementBytes(layout, componentType);
    const bytes = (await packed).subarray(start * width, (start + count) * width);
    return decodeElements(bytes, { ...layout, componentType }, width, count);
  }
  if (view === undefined) return new Float64Array(count * size);
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

function readCost({ accessors, views, buffers, streams }: Storage, accessor: number): number {
  const { view, count, stride, offset, sparse } = accessors[accessor]!;
  if (streams.has(accessor)) return Infinity;
  const wanted = [
    ...(view === undefined ? [] : [view]),
    ...(sparse ? [sparse.indices.view, sparse.values.view] : []),
  ];
  for (const index of wanted) {
    const { buffer, offset: viewOffset, length, compressed } = views[index]!;
    if (compressed || !buffers[buffer]?.available(viewOffset, length)) return Infinity;
  }
  return offset + count * stride;
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
      const { decodeDraco } = await import('./codecs/draco-decoder.ts');
      return decodeDraco(bytes, requests, pointer);
    });
  for (const [index, member] of [...members.keys()].entries()) {
    const bytes = decoding.then((all) => all[index]!);
    // Only reads of this accessor report a broken stream.
    bytes.catch(() => undefined);
    storage.decoded.set(member, bytes);
  }
}

const MAX_WITHOUT_BYTES = 4_194_304;

/** Far above the ratio of a perfectly regular mesh. */
const MAX_DRACO_RATIO = 4096;
