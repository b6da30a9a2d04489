import { GltfError } from '../gltf-error.ts';
import {
  bytesOfComponent,
  dataBytes,
  type ElementShape,
  elementBytes,
  elementShape,
} from './accessor-size.ts';
import { extensionAt, indexAt, type JsonObject, objectsAt, textAt, wholeAt, wrong } from './json.ts';

/** Position of an accessor's elements; every size is checked against the bytes that hold it (glTF 2.0, 3.6.2). */
export interface AccessorLayout extends ElementShape {
  count: number;
  componentType: number;
  normalized: boolean;
  /** Undefined for all zeros, and for data that only a Draco stream holds. */
  view: number | undefined;
  offset: number;
  stride: number;
  sparse: SparseLayout | undefined;
}

export interface SparseLayout {
  count: number;
  indices: { view: number; offset: number; componentType: number };
  values: { view: number; offset: number };
}

/** `compressed` is set for a view whose bytes need the meshopt decoder. */
export interface ViewLayout {
  buffer: number;
  offset: number;
  length: number;
  stride: number | undefined;
  compressed: CompressedView | undefined;
}

export interface CompressedView {
  extension: string;
  buffer: number;
  offset: number;
  length: number;
  count: number;
  stride: number;
  mode: string;
  filter: string;
}

export interface BufferLayout {
  length: number;
  uri: string | undefined;
  /** True for a buffer without data, a fallback for readers without the meshopt extension. */
  fallback: boolean;
}

export const MESHOPT_EXTENSIONS = ['EXT_meshopt_compression', 'KHR_meshopt_compression'];

export function bufferLayouts(json: JsonObject): BufferLayout[] {
  return objectsAt(json, 'buffers', '').map((buffer, index) => {
    const at = `/buffers/${index}`;
    const length = wholeAt(buffer, 'byteLength', at);
    if (length === undefined) throw wrong(`${at}/byteLength`, 'a number of bytes', undefined);
    const fallback = MESHOPT_EXTENSIONS.some((name) => extensionAt(buffer, name, at)?.fallback === true);
    return { length, uri: textAt(buffer, 'uri', at), fallback };
  });
}

/** @param compressedView absent when no view is compressed */
export function viewLayouts(
  json: JsonObject,
  buffers: BufferLayout[],
  compressedView?: typeof import('./codecs/packed-layouts.ts').compressedView,
): ViewLayout[] {
  return objectsAt(json, 'bufferViews', '').map((view, index) => {
    const at = `/bufferViews/${index}`;
    const buffer = required(indexAt(view, 'buffer', buffers.length, at), at, 'buffer');
    const offset = wholeAt(view, 'byteOffset', at) ?? 0;
    const length = required(wholeAt(view, 'byteLength', at), at, 'byteLength');
    requireFit(offset, length, buffers[buffer]!.length, at, 'buffer');
    const stride = wholeAt(view, 'byteStride', at);
    return { buffer, offset, length, stride, compressed: compressedView?.(view, buffers, length, at) };
  });
}

/** @param sparseLayout absent when no accessor is sparse */
export function accessorLayouts(
  json: JsonObject,
  views: ViewLayout[],
  sparseLayout?: typeof import('./codecs/packed-layouts.ts').sparseLayout,
): AccessorLayout[] {
  return objectsAt(json, 'accessors', '').map((accessor, index) => {
    const at = `/accessors/${index}`;
    const count = required(wholeAt(accessor, 'count', at), at, 'count');
    const componentType = componentTypeAt(accessor, at);
    const shape = elementShape(textAt(accessor, 'type', at));
    if (shape === undefined) throw wrong(`${at}/type`, 'a glTF element type', accessor.type);
    const view = indexAt(accessor, 'bufferView', views.length, at);
    const offset = wholeAt(accessor, 'byteOffset', at) ?? 0;
    const bytes = elementBytes(shape, componentType);
    const stride = (view === undefined ? undefined : views[view]!.stride) ?? bytes;
    if (stride < bytes) throw wrong(`/bufferViews/${view}/byteStride`, `at least ${bytes}`, stride);
    if (view !== undefined && count > 0) {
      requireFit(
        offset,
        dataBytes(shape, componentType, count, stride),
        views[view]!.length,
        at,
        'buffer view',
      );
    }
    const normalized = accessor.normalized === true;
    const sparse = sparseLayout?.(accessor, views, { count, shape, componentType }, at);
    const { size, columns } = shape;
    // A spread makes every layout an object of another shape: opening 8,747 accessors takes four times as long.
    return { size, columns, count, componentType, normalized, view, offset, stride, sparse };
  });
}

/** A component type of glTF. */
export function componentTypeAt(owner: JsonObject, at: string): number {
  const componentType = owner.componentType;
  if (bytesOfComponent(componentType) !== undefined) return componentType as number;
  throw wrong(`${at}/componentType`, 'a glTF component type', componentType);
}

export function required<T>(value: T | undefined, at: string, key: string): T {
  if (value !== undefined) return value;
  throw wrong(`${at}/${key}`, 'present', value);
}

/** Rejects data that does not fit into what holds it. */
export function requireFit(
  offset: number,
  length: number,
  room: number,
  pointer: string,
  holder: string,
): void {
  if (offset + length <= room) return;
  throw new GltfError(
    'out_of_bounds',
    `${pointer}: needs bytes ${offset} to ${offset + length} of a ${holder} of ${room} bytes`,
    { pointer },
  );
}
