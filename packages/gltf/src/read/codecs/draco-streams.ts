import type { AccessorLayout, ViewLayout } from '../accessor-layout.ts';
import { extensionAt, indexAt, type JsonObject, objectAt, objectsAt, wholeAt } from '../json.ts';

/** The parts of a KHR_draco_mesh_compression stream that bounds need. */
export interface DracoStream {
  view: number;
  pointer: string;
  /** Accessor to unique id in the stream; undefined marks the indices. */
  members: Map<number, number | undefined>;
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
