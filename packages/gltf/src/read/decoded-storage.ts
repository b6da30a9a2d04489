import { GltfError } from '../gltf-error.ts';
import type { AccessorLayout, ViewLayout } from './accessor-layout.ts';
import { elementBytes } from './accessor-size.ts';
import type { BufferBytes } from './buffer-bytes.ts';
import type { DracoStream } from './codecs/draco-streams.ts';

/** The bytes of a model and what was decoded of them. */
export interface Storage {
  views: ViewLayout[];
  accessors: AccessorLayout[];
  buffers: (BufferBytes | null)[];
  /** The Draco stream that holds an accessor. */
  streams: Map<number, DracoStream>;
  /** Sparse accessors with their values applied, tightly packed; kept until `forget`. */
  patched: Map<number, Promise<Uint8Array>>;
  /** Decoded data of Draco streams, tightly packed. */
  decoded: Map<number, Promise<Uint8Array>>;
  /** Output of the meshopt decoder, by buffer view. */
  unpacked: Map<number, Promise<Uint8Array>>;
  /** Bytes in the three maps above. */
  held: number;
}

/** Counts bytes before allocation, so that a small file cannot fill the heap. */
export function hold(storage: Storage, bytes: number, pointer: string): void {
  if (storage.held + bytes > MAX_DECODED) {
    const message = `${pointer}: more than ${MAX_DECODED} bytes would be needed to decode the model`;
    throw new GltfError('too_large', message, { pointer });
  }
  storage.held += bytes;
}

/** Bytes of an accessor without gaps between its elements. */
export function packedBytes(layout: AccessorLayout): number {
  return layout.count * elementBytes(layout, layout.componentType);
}

/** Reads bytes of a buffer view, decoded if the view is compressed. */
export async function viewBytes(
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
  const { decodeMeshopt } = await import('./codecs/meshopt-decoder.ts');
  return decodeMeshopt(await bufferOf(storage, buffer, pointer).read(offset, length), compressed!, pointer);
}

export function bufferOf({ buffers }: Storage, index: number, pointer: string): BufferBytes {
  const buffer = buffers[index];
  if (buffer) return buffer;
  throw new GltfError('missing_resource', `${pointer}: buffer ${index} has no data`, { pointer });
}

/** Rejects compression ratios beyond those of real codecs; such a stream is broken or malicious. */
export function requirePlausible(declared: number, packed: number, most: number, pointer: string): void {
  if (declared <= packed * most) return;
  const message = `${pointer}: ${packed} bytes cannot decode to the ${declared} bytes declared`;
  throw new GltfError('too_large', message, { pointer });
}

/** Maximum decoded bytes a reader may hold. */
export const MAX_DECODED = 268_435_456;

/** A meshopt block of 256 vertices takes at least a quarter of a byte per byte of a vertex. */
const MAX_MESHOPT_RATIO = 1024;
