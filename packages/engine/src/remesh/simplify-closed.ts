import { MeshoptSimplifier } from 'meshoptimizer';
import { isClosed } from './is-closed.ts';

/**
 * Simplifies a closed surface and keeps it closed. The simplifier may pinch two sheets together at an edge; then it
 * tries another order of collapses, and after that slightly less than the target.
 * @param errorLimit largest deviation as a share of the mesh's size; with it the result may stay above the target
 * @returns at most `target` triangles without a limit; open only if no closed result was found
 */
export async function simplifyClosed(
  positions: Float32Array,
  indices: Uint32Array,
  target: number,
  errorLimit: number = noLimit,
): Promise<Uint32Array> {
  await MeshoptSimplifier.ready;
  if (target * 3 >= indices.length) return indices;
  let result = indices;
  for (const share of shares) {
    for (const flags of orders) {
      const aim = Math.floor(target * share) * 3;
      [result] = MeshoptSimplifier.simplify(indices, positions, 3, aim, errorLimit, [...flags]);
      if (result.length > 0 && isClosed(result)) return result;
    }
  }
  return result;
}

const noLimit = 1e6;
const shares = [1, 0.97, 0.9, 0.8, 0.65, 0.5];
const orders = [[], ['Regularize'], ['RegularizeLight']] as const;
