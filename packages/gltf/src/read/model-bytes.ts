import { GltfError } from '../gltf-error.ts';
import type { AccessorLayout, ViewLayout } from './accessor-layout.ts';
import type { BufferBytes } from './buffer-bytes.ts';

/** The parts of a KHR_draco_mesh_compression stream that bounds need. */
export interface DracoStream {
  view: number;
  pointer: string;
  /** Accessor to unique id in the stream; undefined marks the indices. */
  members: Map<number, number | undefined>;
}

/** The bytes of a model and their layout. */
export interface ModelBytes {
  views: ViewLayout[];
  accessors: AccessorLayout[];
  buffers: (BufferBytes | null)[];
  /** The Draco stream that holds an accessor. */
  streams: Map<number, DracoStream>;
}

export function bufferOf({ buffers }: ModelBytes, index: number, pointer: string): BufferBytes {
  const buffer = buffers[index];
  if (buffer) return buffer;
  throw new GltfError('missing_resource', `${pointer}: buffer ${index} has no data`, { pointer });
}

/** Maximum decoded bytes a reader may hold. */
export const MAX_DECODED = 268_435_456;
