import { collectShapes } from '../../bounds/scene-shapes.ts';
import { walkScene } from '../../bounds/scene-walk.ts';
import type { Model, ModelReader } from '../../read/model.ts';
import { parentsOf } from '../../read/node-tree.ts';
import type { Warning } from '../../warning.ts';

/** Shape of a mesh at rest in scene axes: xyz triples, and triangles as index triples. */
export interface RestSurface {
  name: string;
  points: Float64Array;
  triangles: Uint32Array;
}

/**
 * Returns every vertex of the default scene at rest, with skins, default morph weights and instances applied, one
 * surface per mesh. Points and lines are left out, and so are coarser levels of a mesh, `Name_LOD1` beside `Name_LOD0`.
 */
export async function restSurfaces(reader: ModelReader): Promise<RestSurface[]> {
  const { model } = reader;
  if (model.defaultScene === null) return [];
  const warnings: Warning[] = [];
  const shapes = await collectShapes(reader, walkScene(model, model.defaultScene), warnings);
  const surfaces: RestSurface[] = [];
  const coarser = coarserMeshes(model);
  for (const shape of shapes) {
    if (coarser.has(meshAt(shape.pointer))) continue;
    const points: number[] = [];
    const triangles: number[] = [];
    for (const { mode, position, indices, joints, weights, targets } of shape.mesh.primitives) {
      if (mode !== 4 || position === undefined) continue;
      const read = (accessor: number) => reader.elements(accessor, 0, model.accessors[accessor]!.count);
      const stored = await read(position);
      for (const [t, target] of targets.entries()) {
        const weight = shape.morph?.[t] ?? 0;
        if (target === undefined || weight === 0) continue;
        const delta = await read(target);
        for (let i = 0; i < stored.length; i++) stored[i]! += weight * delta[i]!;
      }
      const order = indices === undefined ? null : await read(indices);
      const used = order ?? Array.from({ length: stored.length / 3 }, (_, index) => index);
      if (shape.skinned) {
        const bones = await Promise.all(joints.map(read));
        const shares = await Promise.all(weights.map(read));
        append(points, triangles, stored, used, (i) => blend(shape.matrices, bones, shares, i));
      } else for (const matrix of shape.matrices) append(points, triangles, stored, used, () => matrix);
    }
    if (triangles.length === 0) continue;
    surfaces.push({
      name: nameOf(model, shape.pointer, shape.mesh.name),
      points: Float64Array.from(points),
      triangles: Uint32Array.from(triangles),
    });
  }
  return surfaces;
}

function append(
  points: number[],
  triangles: number[],
  stored: Float64Array,
  used: ArrayLike<number>,
  matrixOf: (vertex: number) => ArrayLike<number>,
): void {
  const places = new Map<number, number>();
  for (let k = 0; k + 2 < used.length; k += 3) {
    for (let corner = k; corner < k + 3; corner++) {
      const vertex = used[corner]!;
      let place = places.get(vertex);
      if (place === undefined) {
        place = points.length / 3;
        places.set(vertex, place);
        const m = matrixOf(vertex);
        const [x, y, z] = [stored[vertex * 3]!, stored[vertex * 3 + 1]!, stored[vertex * 3 + 2]!];
        for (const row of [0, 1, 2])
          points.push(m[row]! * x + m[row + 4]! * y + m[row + 8]! * z + m[row + 12]!);
      }
      triangles.push(place);
    }
  }
}

function blend(
  matrices: ArrayLike<number>[],
  bones: Float64Array[],
  shares: Float64Array[],
  vertex: number,
): Float64Array {
  const total = new Float64Array(16);
  let sum = 0;
  for (const [set, joints] of bones.entries()) {
    for (let k = vertex * 4; k < vertex * 4 + 4; k++) {
      const share = shares[set]?.[k] ?? 0;
      const matrix = matrices[joints[k]!];
      if (share === 0 || !matrix) continue;
      for (let e = 0; e < 16; e++) total[e]! += share * matrix[e]!;
      sum += share;
    }
  }
  return sum > 0 ? total.map((entry) => entry / sum) : total;
}

/** Meshes that only coarser levels show, in any letter case: nodes beside the finest one of their name. */
function coarserMeshes(model: Model): Set<number> {
  const { nodes } = model;
  const parents = parentsOf(model);
  const places = nodes.map(({ name }, node) => `${parents.get(node) ?? ''}/${name.toLowerCase()}`);
  const known = new Set(places);
  const isCoarser = (place: string) => {
    const [, finest] = /^(.+)_lod[1-9]\d*$/s.exec(place) ?? [];
    return finest !== undefined && (known.has(`${finest}_lod0`) || known.has(finest));
  };
  const shown = nodes.flatMap(({ mesh }, node) =>
    mesh === undefined ? [] : [{ mesh, place: places[node]! }],
  );
  const finest = new Set(shown.filter(({ place }) => !isCoarser(place)).map(({ mesh }) => mesh));
  return new Set(shown.map(({ mesh }) => mesh).filter((mesh) => !finest.has(mesh)));
}

function meshAt(pointer: string): number {
  return Number(pointer.split('/')[2]);
}

/** Engines attach a collider to the node that shows the mesh, so the node's name takes precedence. */
function nameOf({ nodes }: Model, pointer: string, mesh: string): string {
  const index = meshAt(pointer);
  return nodes.find((node) => node.mesh === index)?.name || mesh || `mesh_${index}`;
}
