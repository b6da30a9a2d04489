import {
  type AccessorLayout,
  type BufferLayout,
  type CompressedView,
  componentTypeAt,
  MESHOPT_EXTENSIONS,
  required,
  requireFit,
  type SparseLayout,
  type ViewLayout,
} from '../accessor-layout.ts';
import { componentBytes, dataBytes, type ElementShape } from '../accessor-size.ts';
import {
  extensionAt,
  indexAt,
  type JsonObject,
  objectAt,
  objectsAt,
  textAt,
  wholeAt,
  wrong,
} from '../json.ts';
import type { DracoStream } from '../model-bytes.ts';

/** Returns how a view is compressed; undefined for plain data. */
export function compressedView(
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

/** Returns the sparse values of an accessor, if it has any. */
export function sparseLayout(
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

/** Maps every accessor that only a Draco stream holds to that stream. */
export function dracoStreams(
  json: JsonObject,
  views: ViewLayout[],
  accessors: AccessorLayout[],
): Map<number, DracoStream> {
  const streams = new Map<number, DracoStream>();
  for (const [m, mesh] of objectsAt(json, 'meshes', '').entries()) {
    for (const [p, primitive] of objectsAt(mesh, 'primitives', `/meshes/${m}`).entries()) {
      const at = `/meshes/${m}/primitives/${p}`;
      const draco = extensionAt(primitive, 'KHR_draco_mesh_compression', at);
      if (!draco) continue;
      const pointer = `${at}/extensions/KHR_draco_mesh_compression`;
      const view = indexAt(draco, 'bufferView', views.length, pointer);
      if (view === undefined) continue;
      const ids = objectAt(draco, 'attributes', pointer) ?? {};
      const attributes = objectAt(primitive, 'attributes', at) ?? {};
      const members = new Map<number, number | undefined>();
      const indices = indexAt(primitive, 'indices', accessors.length, at);
      if (indices !== undefined) members.set(indices, undefined);
      for (const name of WANTED_ATTRIBUTES) {
        const id = wholeAt(ids, name, `${pointer}/attributes`);
        const accessor = indexAt(attributes, name, accessors.length, `${at}/attributes`);
        if (id !== undefined && accessor !== undefined) members.set(accessor, id);
      }
      for (const member of members.keys()) streams.set(member, { view, pointer, members });
    }
  }
  return streams;
}

const WANTED_ATTRIBUTES = [0, 1, 2, 3]
  .flatMap((set) => [`JOINTS_${set}`, `WEIGHTS_${set}`])
  .concat('POSITION');
