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
import { dataBytes } from './accessor-size.ts';
import { type BufferBytes, openBuffers } from './buffer-bytes.ts';
import type { ElementDecoder } from './codecs/element-decoder.ts';
import type { Container } from './container.ts';
import { decodeElements } from './decode-elements.ts';
import { indexAt, type JsonObject, objectsAt, textAt } from './json.ts';
import type { ModelImage, ModelReader } from './model.ts';
import { bufferOf, type DracoStream, MAX_DECODED, type ModelBytes } from './model-bytes.ts';
import { modelFromJson } from './structure/model-from-json.ts';

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
  // A chunk of its own: most models are neither compressed nor sparse.
  const packing = hasPacking(json) ? await import('./codecs/packed-layouts.ts') : undefined;
  const views = viewLayouts(json, layouts, packing?.compressedView);
  const accessors = accessorLayouts(json, views, packing?.sparseLayout);
  const streams = packing?.dracoStreams(json, views, accessors) ?? new Map<number, DracoStream>();
  requireBytes(accessors, streams);
  // Buffers come last, so that a malformed structure is reported before any other file is opened.
  const images: ModelImage[] = [];
  const model = await modelFromJson(json, accessors, images);
  for (const accessor of streams.keys()) model.accessors[accessor]!.lossy = true;
  for (let index = 0; index < accessors.length; index++) {
    const { view, sparse } = accessors[index]!;
    if (sparse) model.accessors[index]!.sparse = true;
    else if (view === undefined && !streams.has(index)) model.accessors[index]!.zeros = true;
  }
  const buffers = await openBuffers(source, container, layouts, signal);
  const stored: ModelBytes = { views, accessors, buffers, streams };
  let decoder: ElementDecoder | undefined;
  images.push(...(await imagesFrom(json, source, views, buffers)));
  return {
    model,
    bytes: layouts.reduce((sum, { length }, index) => sum + (buffers[index] ? length : 0), 0),
    buffers,
    bufferLayouts: layouts,
    viewLayouts: views,
    accessorLayouts: accessors,
    async elements(accessor, start, count) {
      if (!isPacked(stored, accessor)) return elements(stored, accessor, start, count);
      if (!decoder) {
        const { elementDecoder } = await import('./codecs/element-decoder.ts');
        decoder ??= elementDecoder(stored);
      }
      return decoder.elements(accessor, start, count);
    },
    readCost: (accessor) => readCost(stored, accessor),
    forget: () => decoder?.forget(),
  };
}

/** Whether the JSON may describe compressed or sparse data. */
function hasPacking(json: JsonObject): boolean {
  const hasExtensions = ({ extensions }: JsonObject) => extensions !== undefined;
  return (
    objectsAt(json, 'bufferViews', '').some(hasExtensions) ||
    objectsAt(json, 'accessors', '').some(({ sparse }) => sparse !== undefined) ||
    objectsAt(json, 'meshes', '').some((mesh, index) =>
      objectsAt(mesh, 'primitives', `/meshes/${index}`).some(hasExtensions),
    )
  );
}

/**
 * Rejects large counts without bytes (all zeros, or sparse over nothing), which would allocate memory. Pairs of an index and an item
 * would take a tenth of opening a file of 8,747 accessors.
 */
function requireBytes(accessors: AccessorLayout[], streams: Map<number, DracoStream>): void {
  for (let index = 0; index < accessors.length; index++) {
    const { view, count } = accessors[index]!;
    const most = streams.has(index) ? MAX_DECODED : MAX_WITHOUT_BYTES;
    if (view !== undefined || count <= most) continue;
    const pointer = `/accessors/${index}`;
    const message = `${pointer}: ${count} elements without data, but at most ${most} are read`;
    throw new GltfError('too_large', message, { pointer });
  }
}

async function elements(
  bytes: ModelBytes,
  accessor: number,
  start: number,
  count: number,
): Promise<Float64Array> {
  const layout = bytes.accessors[accessor]!;
  const { size, view, stride, offset, componentType } = layout;
  if (view === undefined) return new Float64Array(count * size);
  if (count === 0) return new Float64Array(0);
  const { buffer, offset: viewOffset } = bytes.views[view]!;
  const length = dataBytes(layout, componentType, count, stride);
  const stored = bufferOf(bytes, buffer, `/bufferViews/${view}`);
  return decodeElements(
    await stored.read(viewOffset + offset + start * stride, length),
    layout,
    stride,
    count,
  );
}

/** True for elements that no single range of a buffer holds. */
function isPacked({ accessors, streams, views }: ModelBytes, accessor: number): boolean {
  const { sparse, view } = accessors[accessor]!;
  return sparse !== undefined || streams.has(accessor) || (view !== undefined && !!views[view]!.compressed);
}

function readCost({ accessors, views, buffers, streams }: ModelBytes, accessor: number): number {
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

const MAX_WITHOUT_BYTES = 4_194_304;

/** The images of a model, in a buffer, a data URI or a file beside it. */
async function imagesFrom(
  json: JsonObject,
  source: Source,
  views: ViewLayout[],
  buffers: (BufferBytes | null)[],
): Promise<ModelImage[]> {
  const images = objectsAt(json, 'images', '').map(async (image, index): Promise<ModelImage> => {
    const at = `/images/${index}`;
    const uri = textAt(image, 'uri', at);
    const name = textAt(image, 'name', at) ?? '';
    const declared = textAt(image, 'mimeType', at) ?? null;
    const view = indexAt(image, 'bufferView', views.length, at);
    if (view !== undefined) {
      const { buffer, offset, length } = views[view]!;
      return {
        name,
        mimeType: declared,
        bytes: length,
        head: async (wanted) => {
          const bytes = buffers[buffer];
          if (!bytes || (source.sequential && !bytes.available(offset, Math.min(wanted, length))))
            return null;
          return bytes.read(offset, Math.min(wanted, length));
        },
      };
    }
    if (uri === undefined) return { name, mimeType: declared, bytes: null, head: async () => null };
    const { outsideImage } = await import('./outside/outside-data.ts');
    return outsideImage(source, uri, { name, mimeType: declared }, at);
  });
  return Promise.all(images);
}
