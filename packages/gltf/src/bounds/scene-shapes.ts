import type { Matrix } from '../matrix.ts';
import type { ModelMesh, ModelPrimitive, ModelReader } from '../read/model.ts';
import type { Warning } from '../warning.ts';
import { loadDeform } from './load-deform.ts';
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
  const total = { taken: 0 };
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
      const { jointMatrices } = await loadDeform();
      if (!palettes.has(skin)) palettes.set(skin, jointMatrices(reader, skin, walk, warnings));
      shape.matrices = await palettes.get(skin)!;
      shapes.push(shape);
      continue;
    }
    const matrices = node.instances
      ? await (await import('./instances.ts')).instanceMatrices(reader, index, world, total)
      : [world];
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
