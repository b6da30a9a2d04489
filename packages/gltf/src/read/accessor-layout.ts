import { GltfError } from '../gltf-error.ts';
import {
  bytesOfComponent,
  componentBytes,
  dataBytes,
  type ElementShape,
  elementBytes,
  elementShape,
} from './accessor-size.ts';
import {
  extensionAt,
  indexAt,
  type JsonObject,
  objectAt,
  objectsAt,
  textAt,
  wholeAt,
  wrong,
} from './json.ts';

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

interface SparseLayout {
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

export function viewLayouts(json: JsonObject, buffers: BufferLayout[]): ViewLayout[] {
  return objectsAt(json, 'bufferViews', '').map((view, index) => {
    const at = `/bufferViews/${index}`;
    const buffer = required(indexAt(view, 'buffer', buffers.length, at), at, 'buffer');
    const offset = wholeAt(view, 'byteOffset', at) ?? 0;
    const length = required(wholeAt(view, 'byteLength', at), at, 'byteLength');
    requireFit(offset, length, buffers[buffer]!.length, at, 'buffer');
    const stride = wholeAt(view, 'byteStride', at);
    return { buffer, offset, length, stride, compressed: compressedView(view, buffers, length, at) };
  });
}

export function accessorLayouts(json: JsonObject, views: ViewLayout[]): AccessorLayout[] {
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
    const sparse = sparseLayout(accessor, views, { count, shape, componentType }, at);
    const { size, columns } = shape;
    // A spread makes every layout an object of another shape: opening 8,747 accessors takes four times as long.
    return { size, columns, count, componentType, normalized, view, offset, stride, sparse };
  });
}

function compressedView(
  view: JsonObject,
  buffers: BufferLayout[],
  declared: number,
  owner: string,
): CompressedView | undefined {
  for (const extension of MESHOPT_EXTENSIONS) {
    const at = `${owner}/extensions/${extension}`;
    const packed = extensionAt(view, extension, owner);
    if (!packed) continue;
    const buffer = required(indexAt(packed, 'buffer', buffers.length, at), at, 'buffer');
    const offset = wholeAt(packed, 'byteOffset', at) ?? 0;
    const length = required(wholeAt(packed, 'byteLength', at), at, 'byteLength');
    const stride = required(wholeAt(packed, 'byteStride', at), at, 'byteStride');
    const count = required(wholeAt(packed, 'count', at), at, 'count');
    requireFit(offset, length, buffers[buffer]!.length, at, 'buffer');
    if (stride < 1 || stride > 256) throw wrong(`${at}/byteStride`, 'from 1 to 256', stride);
    requireFit(0, count * stride, declared, at, 'buffer view');
    const mode = textAt(packed, 'mode', at) ?? '';
    const filter = textAt(packed, 'filter', at) ?? 'NONE';
    return { extension, buffer, offset, length, count, stride, mode, filter };
  }
  return undefined;
}

function sparseLayout(
  accessor: JsonObject,
  views: ViewLayout[],
  base: { count: number; shape: ElementShape; componentType: number },
  owner: string,
): SparseLayout | undefined {
  const sparse = objectAt(accessor, 'sparse', owner);
  if (!sparse) return undefined;
  const at = `${owner}/sparse`;
  const count = required(wholeAt(sparse, 'count', at), at, 'count');
  if (count > base.count) throw wrong(`${at}/count`, `at most ${base.count}`, count);
  const indices = required(objectAt(sparse, 'indices', at), at, 'indices');
  const values = required(objectAt(sparse, 'values', at), at, 'values');
  const indexView = required(
    indexAt(indices, 'bufferView', views.length, `${at}/indices`),
    `${at}/indices`,
    'bufferView',
  );
  const valueView = required(
    indexAt(values, 'bufferView', views.length, `${at}/values`),
    `${at}/values`,
    'bufferView',
  );
  const componentType = componentTypeAt(indices, `${at}/indices`);
  const indexOffset = wholeAt(indices, 'byteOffset', `${at}/indices`) ?? 0;
  const valueOffset = wholeAt(values, 'byteOffset', `${at}/values`) ?? 0;
  const indexBytes = count * componentBytes(componentType);
  requireFit(indexOffset, indexBytes, views[indexView]!.length, `${at}/indices`, 'buffer view');
  const valueBytes = dataBytes(base.shape, base.componentType, count);
  requireFit(valueOffset, valueBytes, views[valueView]!.length, `${at}/values`, 'buffer view');
  return {
    count,
    indices: { view: indexView, offset: indexOffset, componentType },
    values: { view: valueView, offset: valueOffset },
  };
}

function componentTypeAt(owner: JsonObject, at: string): number {
  const componentType = owner.componentType;
  if (bytesOfComponent(componentType) !== undefined) return componentType as number;
  throw wrong(`${at}/componentType`, 'a glTF component type', componentType);
}

function required<T>(value: T | undefined, at: string, key: string): T {
  if (value !== undefined) return value;
  throw wrong(`${at}/${key}`, 'present', value);
}

function requireFit(offset: number, length: number, room: number, pointer: string, holder: string): void {
  if (offset + length <= room) return;
  throw new GltfError(
    'out_of_bounds',
    `${pointer}: needs bytes ${offset} to ${offset + length} of a ${holder} of ${room} bytes`,
    { pointer },
  );
}
