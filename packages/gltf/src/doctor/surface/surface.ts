import { pointsAtRest } from '../../bounds/points-at-rest.ts';
import { collectShapes, type Part, type Shape } from '../../bounds/scene-shapes.ts';
import { walkScene } from '../../bounds/scene-walk.ts';

import { mirrors } from '../../matrix.ts';
import type { ModelReader } from '../../read/model.ts';
import { type Topology, topologyOf } from './topology.ts';
import { weld } from './weld.ts';

/** The triangles of one mesh as the scene shows it at rest, wound so that fronts run anticlockwise. */
export interface Surface {
  /** JSON pointer of the mesh. */
  pointer: string;
  name: string;
  /** Three numbers per place, in units of the scene; vertices at one position share a place. */
  points: Float64Array;
  /** Three places per triangle; triangles without area are left out. */
  triangles: Uint32Array;
  /** Three vertices of its primitive per triangle. */
  corners: Uint32Array;
  /** The primitive of each triangle. */
  primitiveOf: Uint16Array;
  topology: Topology;
}

/** Largest number of triangles that are measured; every budget is exceeded long before. */
const MAX_TRIANGLES = 1_000_000;

/** Reads every mesh of the default scene once; copies of a mesh are measured where the first one stands. */
export async function surfacesOf(reader: ModelReader, signal?: AbortSignal): Promise<Surface[]> {
  const { model } = reader;
  if (model.defaultScene === null || trianglesAtMost(reader) > MAX_TRIANGLES) return [];
  const walk = walkScene(model, model.defaultScene);
  const surfaces: Surface[] = [];
  const seen = new Set<string>();
  for (const shape of await collectShapes(reader, walk, [])) {
    signal?.throwIfAborted();
    if (seen.has(shape.pointer) || shape.matrices.length === 0) continue;
    seen.add(shape.pointer);
    const surface = await surfaceOf(reader, shape);
    if (surface) surfaces.push(surface);
    reader.forget?.();
  }
  return surfaces;
}

async function surfaceOf(reader: ModelReader, shape: Shape): Promise<Surface | null> {
  const stored: Float64Array[] = [];
  const moved: Float64Array[] = [];
  const pieces: { indices: ArrayLike<number>; offset: number; primitive: number }[] = [];
  const offsets = new Map<string, number>();
  let vertices = 0;
  for (const [index, primitive] of shape.mesh.primitives.entries()) {
    const { mode, position, indices, joints, weights, targets } = primitive;
    if (mode !== 4 || position === undefined) continue;
    const { count, size } = reader.model.accessors[position]!;
    if (size !== 3) continue;
    const key = JSON.stringify([position, joints, weights, targets]);
    let offset = offsets.get(key);
    if (offset === undefined) {
      offset = vertices;
      offsets.set(key, offset);
      const part: Part = {
        shape,
        primitive: { ...primitive, position },
        pointer: `${shape.pointer}/primitives/${index}`,
      };
      stored.push(await reader.elements(position, 0, count));
      moved.push(await pointsAtRest(reader, part));
      vertices += count;
    }
    const corners =
      indices === undefined
        ? Uint32Array.from({ length: count }, (_, at) => at)
        : await reader.elements(indices, 0, reader.model.accessors[indices]!.count);
    pieces.push({ indices: corners, offset, primitive: index });
  }
  if (vertices === 0) return null;
  const { placeOf, places } = weld(joined(stored));
  return built(shape, pieces, { placeOf, places, moved: joined(moved) });
}

function built(
  shape: Shape,
  pieces: { indices: ArrayLike<number>; offset: number; primitive: number }[],
  { placeOf, places, moved }: { placeOf: Uint32Array; places: number; moved: Float64Array },
): Surface {
  const most = pieces.reduce((sum, { indices }) => sum + Math.floor(indices.length / 3), 0);
  const triangles = new Uint32Array(most * 3);
  const corners = new Uint32Array(most * 3);
  const primitiveOf = new Uint16Array(most);
  // A mirroring transform turns fronts to backs, which renderers undo.
  const [second, third] = mirrors(shape.matrices[0]!) ? [2, 1] : [1, 2];
  let total = 0;
  for (const { indices, offset, primitive } of pieces) {
    for (let at = 0; at + 2 < indices.length; at += 3) {
      const i = indices[at]!;
      const j = indices[at + second]!;
      const k = indices[at + third]!;
      const a = placeOf[i + offset]!;
      const b = placeOf[j + offset]!;
      const c = placeOf[k + offset]!;
      if (a === b || b === c || c === a || a >= places || b >= places || c >= places) continue;
      triangles[total * 3] = a;
      triangles[total * 3 + 1] = b;
      triangles[total * 3 + 2] = c;
      corners[total * 3] = i;
      corners[total * 3 + 1] = j;
      corners[total * 3 + 2] = k;
      primitiveOf[total++] = primitive;
    }
  }
  const points = new Float64Array(places * 3);
  for (let vertex = placeOf.length - 1; vertex >= 0; vertex--)
    for (let axis = 0; axis < 3; axis++) points[placeOf[vertex]! * 3 + axis] = moved[vertex * 3 + axis]!;
  const own = triangles.subarray(0, total * 3);
  return {
    pointer: shape.pointer,
    name: shape.mesh.name,
    points,
    triangles: own,
    corners: corners.subarray(0, total * 3),
    primitiveOf: primitiveOf.subarray(0, total),
    topology: topologyOf(own, points),
  };
}

function trianglesAtMost({ model }: ModelReader): number {
  const { accessors, meshes } = model;
  return meshes
    .flatMap(({ primitives }) => primitives)
    .reduce((sum, { mode, position, indices }) => {
      const list = indices ?? position;
      return mode === 4 && list !== undefined ? sum + accessors[list]!.count / 3 : sum;
    }, 0);
}

function joined(lists: Float64Array[]): Float64Array {
  if (lists.length === 1) return lists[0]!;
  const all = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
}
