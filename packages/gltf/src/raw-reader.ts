import {
  type AccessorLayout,
  accessorLayouts,
  type BufferLayout,
  bufferLayouts,
  componentBytes,
  elementBytes,
  type ViewLayout,
  viewLayouts,
} from './accessor-layout.ts';
import { type BufferBytes, openBuffers } from './buffer-bytes.ts';
import type { Container } from './container.ts';
import { decodeElements, normalize } from './decode-elements.ts';
import { decodeDraco } from './draco-decoder.ts';
import { type DracoStream, dracoStreams } from './draco-streams.ts';
import { GltfError } from './gltf-error.ts';
import { decodeMeshopt } from './meshopt-decoder.ts';
import type { ModelImage, ModelReader } from './model.ts';
import { modelFromJson } from './model-from-json.ts';
import { imagesFrom } from './raw-images.ts';
import type { Source } from './source.ts';

/** A reader over the bytes themselves, and what a writer needs to copy them. */
export interface RawReader extends ModelReader {
  buffers: (BufferBytes | null)[];
  bufferLayouts: BufferLayout[];
}

/** Reads a model by byte ranges: only what is asked for, when it is asked for. */
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
  // Buffers come last: a broken structure is named without touching any other file.
  const images: ModelImage[] = [];
  const model = modelFromJson(json, accessors, images);
  for (const accessor of streams.keys()) model.accessors[accessor]!.lossy = true;
  const buffers = await openBuffers(source, container, layouts, signal);
  const storage: Storage = { views, accessors, buffers, streams, whole: new Map(), unpacked: new Map() };
  images.push(...imagesFrom(json, source, views, buffers));
  return {
    model,
    buffers,
    bufferLayouts: layouts,
    elements: (accessor, start, count) => elements(storage, accessor, start, count),
    readCost: (accessor) => readCost(storage, accessor),
  };
}

/** A count without bytes behind it (all zeros, or sparse over nothing) must not become memory. */
function requireBytes(accessors: AccessorLayout[], streams: Map<number, DracoStream>): void {
  for (const [index, { view, count }] of accessors.entries()) {
    const most = streams.has(index) ? MOST_DECODED / 4 : MOST_WITHOUT_BYTES;
    if (view !== undefined || count <= most) continue;
    const pointer = `/accessors/${index}`;
    throw new GltfError('too_large', `${pointer}: ${count} elements without bytes of their own`, { pointer });
  }
}

interface Storage {
  views: ViewLayout[];
  accessors: AccessorLayout[];
  buffers: (BufferBytes | null)[];
  /** The Draco stream that holds an accessor. */
  streams: Map<number, DracoStream>;
  whole: Map<number, Promise<Float64Array>>;
  unpacked: Map<number, Promise<Uint8Array>>;
}

async function elements(
  storage: Storage,
  accessor: number,
  start: number,
  count: number,
): Promise<Float64Array> {
  const layout = storage.accessors[accessor]!;
  const { size, view, stride, offset } = layout;
  if (layout.sparse || storage.streams.has(accessor)) {
    let whole = storage.whole.get(accessor);
    if (!whole) {
      whole = layout.sparse ? sparseElements(storage, layout, accessor) : dracoElements(storage, accessor);
      storage.whole.set(accessor, whole);
    }
    return (await whole).subarray(start * size, (start + count) * size);
  }
  if (view === undefined) return new Float64Array(count * size);
  if (count === 0) return new Float64Array(0);
  const length = stride * (count - 1) + elementBytes(size, layout.componentType);
  const bytes = await viewBytes(storage, view, offset + start * stride, length);
  return decodeElements(bytes, layout, stride, count);
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
  return view === undefined ? 0 : offset + count * stride;
}

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
  if (count * stride > MOST_DECODED) {
    throw new GltfError('too_large', `${pointer}: ${count * stride} bytes after decoding`, { pointer });
  }
  return decodeMeshopt(await bufferOf(storage, buffer, pointer).read(offset, length), compressed!, pointer);
}

function bufferOf({ buffers }: Storage, index: number, pointer: string): BufferBytes {
  const buffer = buffers[index];
  if (buffer) return buffer;
  throw new GltfError('missing_resource', `${pointer}: buffer ${index} has no data`, { pointer });
}

async function sparseElements(
  storage: Storage,
  layout: AccessorLayout,
  accessor: number,
): Promise<Float64Array> {
  const { size, componentType, count, sparse } = layout;
  const values = new Float64Array(count * size);
  if (layout.view !== undefined && count > 0) {
    const length = layout.stride * (count - 1) + elementBytes(size, componentType);
    values.set(
      decodeElements(
        await viewBytes(storage, layout.view, layout.offset, length),
        layout,
        layout.stride,
        count,
      ),
    );
  }
  const { indices, values: substitutes, count: changed } = sparse!;
  const width = componentBytes(indices.componentType);
  const positions = decodeElements(
    await viewBytes(storage, indices.view, indices.offset, changed * width),
    { size: 1, componentType: indices.componentType, normalized: false },
    width,
    changed,
  );
  const bytes = elementBytes(size, componentType);
  const changes = decodeElements(
    await viewBytes(storage, substitutes.view, substitutes.offset, changed * bytes),
    layout,
    bytes,
    changed,
  );
  for (let i = 0; i < changed; i++) {
    const position = positions[i]!;
    if (position >= count) {
      const pointer = `/accessors/${accessor}/sparse/indices`;
      throw new GltfError('out_of_bounds', `${pointer}: index ${position} of ${count} elements`, { pointer });
    }
    values.set(changes.subarray(i * size, i * size + size), position * size);
  }
  return values;
}

/** Decodes a whole stream once and keeps every accessor it holds. */
async function dracoElements(storage: Storage, accessor: number): Promise<Float64Array> {
  const { view, pointer, members } = storage.streams.get(accessor)!;
  const { buffer, offset, length } = storage.views[view]!;
  const wanted = [...members.keys()];
  const decoding = bufferOf(storage, buffer, pointer)
    .read(offset, length)
    .then((bytes) =>
      decodeDraco(
        bytes,
        wanted.map((member) => ({ ...storage.accessors[member]!, id: members.get(member) })),
        pointer,
      ),
    );
  for (const [index, member] of wanted.entries()) {
    const { normalized, componentType } = storage.accessors[member]!;
    const values = decoding.then((all) => {
      if (normalized) normalize(all[index]!, componentType);
      return all[index]!;
    });
    // Only the accessor that was asked for reports a broken stream.
    values.catch(() => undefined);
    storage.whole.set(member, values);
  }
  return storage.whole.get(accessor)!;
}

const MOST_WITHOUT_BYTES = 4_194_304;

const MOST_DECODED = 536_870_912;
