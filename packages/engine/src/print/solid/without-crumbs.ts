import type { Manifold } from 'manifold-3d';
import type { Kernel } from './kernel.ts';

/**
 * Leaves out loose pieces whose longest side is below a length; the largest piece always stays. Cavities stay with the
 * body around them.
 */
export function withoutCrumbs(
  kernel: Kernel,
  manifold: Manifold,
  shortest: number,
): { readonly manifold: Manifold; readonly dropped: number } {
  const pieces = manifold.decompose();
  const sides = pieces.map((piece) => {
    const { min, max } = piece.boundingBox();
    return Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  });
  const longest = Math.max(...sides);
  const kept = pieces.filter(
    (piece, i) => sides[i]! >= shortest || sides[i] === longest || piece.volume() < 0,
  );
  const dropped = pieces.length - kept.length;
  return dropped === 0 ? { manifold, dropped } : { manifold: kernel.Manifold.compose(kept), dropped };
}
