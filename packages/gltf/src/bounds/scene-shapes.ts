import { GltfError } from '../gltf-error.ts';
import { compose, type Matrix, multiply } from '../matrix.ts';
import type { ModelMesh, ModelPrimitive, ModelReader } from '../read/model.ts';
import type { Warning } from '../warning.ts';
import type { SceneWalk } from './scene-walk.ts';

/** One appearance of a mesh in the scene: transformed by nodes or deformed by a skin. */
export interface Shape {
  mesh: ModelMesh;
  pointer: string;
  /** One matrix per copy of the mesh; for a skin, one per joint. */
  matrices: Matrix[];
  skinned: boolean;
  /** Default morph weights, unless all are zero. */
  morph: number[] | null;
}

/** One primitive of a shape; `pointer` is its JSON pointer. */
export interface Part {
  shape: Shape;
  primitive: ModelPrimitive & { position: number };
  pointer: string;
}

/** The primitives of all shapes that have vertices; of several with the same shape, only the first. */
export function partsOf(shapes: Shape[]): Part[] {
  return shapes.flatMap((shape) => {
    const parts = new Map<string, Part>();
    for (const [index, primitive] of shape.mesh.primitives.entries()) {
      const { mode: _, position, ...data } = primitive;
      const key = JSON.stringify([position, data]);
      if (position === undefined || parts.has(key)) continue;
      const pointer = `${shape.pointer}/primitives/${index}`;
      parts.set(key, { shape, primitive: { ...primitive, position }, pointer });
    }
    return [...parts.values()];
  });
}

/** Collects every mesh of the scene with its matrices; copies of one rigid mesh are one shape. */
export async function collectShapes(
  reader: ModelReader,
  walk: SceneWalk,
  warnings: Warning[],
): Promise<Shape[]> {
  const { model } = reader;
  const shapes: Shape[] = [];
  const rigid = new Map<number, Shape>();
  const palettes = new Map<number, Promise<Matrix[]>>();
  const room: InstanceRoom = { left: MAX_INSTANCES };
  for (const [index, world] of walk.world) {
    const node = model.nodes[index]!;
    if (node.mesh === undefined) continue;
    const mesh = model.meshes[node.mesh]!;
    const weights = node.weights ?? mesh.weights;
    const morph = weights.some((weight) => weight !== 0) ? weights : null;
    const shape: Shape = { mesh, pointer: `/meshes/${node.mesh}`, matrices: [], skinned: false, morph };
    if (node.skin !== undefined) {
      shape.skinned = true;
      const skin = node.skin;
      if (!palettes.has(skin)) palettes.set(skin, jointMatrices(reader, skin, walk, warnings));
      shape.matrices = await palettes.get(skin)!;
      shapes.push(shape);
      continue;
    }
    const matrices = node.instances ? await instanceMatrices(reader, index, world, room) : [world];
    const shared = morph ? undefined : rigid.get(node.mesh);
    if (shared) for (const matrix of matrices) shared.matrices.push(matrix);
    else {
      shape.matrices = matrices;
      shapes.push(shape);
      if (!morph) rigid.set(node.mesh, shape);
    }
  }
  return shapes;
}

/** Joint world matrices times inverse bind matrices; the mesh node's own transform is ignored (3.7.3.3). */
async function jointMatrices(
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

/** The number of GPU instances the scene may still add. */
interface InstanceRoom {
  left: number;
}

async function instanceMatrices(
  reader: ModelReader,
  node: number,
  world: Matrix,
  room: InstanceRoom,
): Promise<Matrix[]> {
  const { accessors } = reader.model;
  const { translation, rotation, scale } = reader.model.nodes[node]!.instances!;
  const given = [translation, rotation, scale].filter((accessor) => accessor !== undefined);
  const count = Math.min(...given.map((accessor) => accessors[accessor]!.count));
  if (given.length === 0) return [world];
  room.left -= count;
  if (room.left < 0) {
    throw new GltfError(
      'too_large',
      `node ${node}: ${count} more GPU instances, but a scene may have at most ${MAX_INSTANCES}`,
      {
        pointer: `/nodes/${node}/extensions/EXT_mesh_gpu_instancing`,
      },
    );
  }
  const values = async (accessor: number | undefined) =>
    accessor === undefined ? null : reader.elements(accessor, 0, count);
  const [t, r, s] = [await values(translation), await values(rotation), await values(scale)];
  return Array.from({ length: count }, (_, i) =>
    multiply(
      world,
      compose(
        t?.subarray(i * 3, i * 3 + 3) ?? [0, 0, 0],
        r?.subarray(i * 4, i * 4 + 4) ?? [0, 0, 0, 1],
        s?.subarray(i * 3, i * 3 + 3) ?? [1, 1, 1],
      ),
    ),
  );
}

/** One matrix each, 100 MB together. */
const MAX_INSTANCES = 500_000;
