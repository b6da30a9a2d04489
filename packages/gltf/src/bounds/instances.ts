import { GltfError } from '../gltf-error.ts';
import { compose, type Matrix, multiply } from '../matrix.ts';
import type { ModelReader } from '../read/model.ts';

/** The number of GPU instances of the scene so far. */
export interface InstanceCount {
  taken: number;
}

/** One matrix for each GPU instance of a node (EXT_mesh_gpu_instancing). @throws GltfError `too_large` */
export async function instanceMatrices(
  reader: ModelReader,
  node: number,
  world: Matrix,
  total: InstanceCount,
): Promise<Matrix[]> {
  const { accessors } = reader.model;
  const { translation, rotation, scale } = reader.model.nodes[node]!.instances!;
  const given = [translation, rotation, scale].filter((accessor) => accessor !== undefined);
  const count = Math.min(...given.map((accessor) => accessors[accessor]!.count));
  if (given.length === 0) return [world];
  total.taken += count;
  if (total.taken > MAX_INSTANCES) {
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
