import { GltfError } from '../gltf-error.ts';
import { identity, type Matrix, multiply } from '../matrix.ts';
import type { ModelReader } from '../read/model.ts';
import type { Warning } from '../warning.ts';
import type { Part } from './scene-shapes.ts';
import type { SceneWalk } from './scene-walk.ts';

/** Joint world matrices times inverse bind matrices; the mesh node's own transform is ignored (3.7.3.3). */
export async function jointMatrices(
  reader: ModelReader,
  skin: number,
  walk: SceneWalk,
  warnings: Warning[],
): Promise<Matrix[]> {
  const { joints, inverseBindMatrices } = reader.model.skins[skin]!;
  const binds =
    inverseBindMatrices === undefined
      ? null
      : await reader.elements(
          inverseBindMatrices,
          0,
          Math.min(joints.length, reader.model.accessors[inverseBindMatrices]!.count),
        );
  return joints.map((joint, index) => {
    const world = walk.world.get(joint) ?? outside(reader, skin, index, joint, warnings);
    const bind = binds?.subarray(index * 16, index * 16 + 16);
    return bind?.length === 16 ? multiply(world, bind) : world;
  });
}

function outside(
  reader: ModelReader,
  skin: number,
  index: number,
  joint: number,
  warnings: Warning[],
): Matrix {
  warnings.push({
    code: 'joint_outside_scene',
    message: `joint ${joint} of skin ${skin} is not in the default scene; only its own transform was used`,
    pointer: `/skins/${skin}/joints/${index}`,
  });
  return reader.model.nodes[joint]!.matrix;
}

/** Adds the weighted morph targets to positions, from vertex `start` on. */
export async function addDeltas(
  reader: ModelReader,
  { primitive, shape, pointer }: Part,
  positions: Float64Array,
  start: number,
): Promise<Float64Array> {
  const { targets, position } = primitive;
  const shaped = positions.slice();
  for (const [index, target] of targets.entries()) {
    const weight = shape.morph?.[index] ?? 0;
    if (weight === 0 || target === undefined) continue;
    requireCount(reader, target, position, `${pointer}/targets/${index}/POSITION`);
    const deltas = await reader.elements(target, start, positions.length / 3);
    for (let i = 0; i < shaped.length; i++) shaped[i]! += weight * deltas[i]!;
  }
  return shaped;
}

/** Returns a function from vertex to its weighted joint matrix; each result is only valid until the next call. */
export async function blender(
  reader: ModelReader,
  { primitive, shape, pointer }: Part,
  start: number,
  length: number,
): Promise<(vertex: number) => Matrix> {
  const { joints, weights, position } = primitive;
  const palette = shape.matrices;
  if (joints.length === 0 || weights.length !== joints.length) return () => palette[0] ?? identity();
  for (const accessor of [...joints, ...weights]) requireCount(reader, accessor, position, pointer);
  const sets = await Promise.all(
    joints.map(async (accessor, set) => ({
      joints: await reader.elements(accessor, start, length),
      weights: await reader.elements(weights[set]!, start, length),
    })),
  );
  const blended = new Float64Array(16);
  return (vertex) => {
    blended.fill(0);
    let sum = 0;
    for (const set of sets) {
      for (let k = vertex * 4; k < vertex * 4 + 4; k++) {
        const weight = set.weights[k]!;
        if (weight === 0) continue;
        const matrix = palette[set.joints[k]!];
        if (!matrix) {
          throw new GltfError('out_of_bounds', `${pointer}: joint ${set.joints[k]} of ${palette.length}`, {
            pointer: `${pointer}/attributes/JOINTS_0`,
          });
        }
        sum += weight;
        for (let e = 0; e < 16; e++) blended[e]! += weight * matrix[e]!;
      }
    }
    if (sum === 0) return palette[sets[0]!.joints[vertex * 4]!] ?? palette[0]!;
    if (sum !== 1) for (let e = 0; e < 16; e++) blended[e]! /= sum;
    return blended;
  };
}

function requireCount(reader: ModelReader, accessor: number, position: number, pointer: string): void {
  const { accessors } = reader.model;
  if (accessors[accessor]!.count >= accessors[position]!.count) return;
  throw new GltfError(
    'out_of_bounds',
    `${pointer}: ${accessors[accessor]!.count} elements for ${accessors[position]!.count} vertices`,
    { pointer },
  );
}
