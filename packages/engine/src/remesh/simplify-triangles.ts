import { MeshoptSimplifier } from 'meshoptimizer';

/** Vertices of a mesh and the attributes to preserve. */
export interface SimplifyInput {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
  /** Interleaved values per vertex, `weights.length` of them; empty when there are none. */
  readonly attributes: Float32Array;
  /** Weight of a unit step of each value against a step of the mesh's size. */
  readonly weights: readonly number[];
}

/**
 * Simplifies over the same vertices: to exactly `target` where the surface allows, never more. Tries to keep seams
 * first, then lets them open, then drops small loose pieces, then merges vertices by a grid.
 * @param errorLimit largest deviation as a share of the mesh's size; with it the result may stay above the target
 */
export async function simplifyTriangles(
  input: SimplifyInput,
  target: number,
  errorLimit?: number,
): Promise<Uint32Array> {
  await MeshoptSimplifier.ready;
  if (target * 3 >= input.indices.length) return input.indices;
  if (errorLimit !== undefined) return collapse(input, target, errorLimit, []);
  let best = input.indices;
  for (const flags of attempts) {
    const result = collapse(input, target, noLimit, flags);
    if (result.length < best.length) best = result;
    if (best.length <= target * 3) return best;
  }
  return onGrid(input, target);
}

type Flags = NonNullable<Parameters<typeof MeshoptSimplifier.simplify>[5]>;

const attempts: readonly Flags[] = [[], ['Permissive'], ['Permissive', 'Prune']];
const noLimit = 1e6;

function collapse(input: SimplifyInput, target: number, error: number, flags: Flags): Uint32Array {
  const { positions, indices, attributes, weights } = input;
  const [result] =
    weights.length > 0
      ? MeshoptSimplifier.simplifyWithAttributes(
          indices,
          positions,
          3,
          attributes,
          weights.length,
          [...weights],
          null,
          target * 3,
          error,
          flags,
        )
      : MeshoptSimplifier.simplify(indices, positions, 3, target * 3, error, flags);
  return result;
}

/** The grid undershoots, so its target rises as long as the result still fits. */
function onGrid({ positions, indices }: SimplifyInput, target: number): Uint32Array {
  let best = new Uint32Array(0);
  let [low, high] = [target, Math.min(indices.length / 3, target * 4)];
  for (let step = 0; step < 12 && low <= high; step++) {
    const aim = step === 0 ? target : Math.floor((low + high) / 2);
    const [result] = MeshoptSimplifier.simplifySloppy(indices, positions, 3, null, aim * 3, noLimit);
    if (result.length <= target * 3) {
      if (result.length > best.length) best = Uint32Array.from(result);
      low = aim + 1;
    } else {
      high = aim - 1;
    }
  }
  return best;
}
