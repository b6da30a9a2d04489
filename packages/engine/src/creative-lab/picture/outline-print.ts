import type { Manifold } from 'manifold-3d';
import type { BuildInput, PictureFrame } from '../product.ts';
import { reliefSolid } from '../relief-solid.ts';

/**
 * Builds the subject as a print in the front of a body: its outline, `depth` deep into the surface, with the design
 * on it.
 * @param size longest side, millimetres
 * @param middle millimetres above the ground
 */
export function outlinePrint(
  { kernel, design }: Pick<BuildInput, 'kernel' | 'design'>,
  body: Manifold,
  { size, middle, depth }: { readonly size: number; readonly middle: number; readonly depth: number },
): { readonly solid: Manifold; readonly frame: PictureFrame } {
  const { solid, frame } = reliefSolid(
    kernel,
    design,
    ([width, height]) => size / Math.max(width, height),
    outlineCells,
  );
  const { max } = solid.boundingBox();
  const rise = middle - max[1] / 2;
  const outline = solid.project().simplify(0.01).extrude(reach).translate([0, rise, 0]);
  return {
    solid: outline.intersect(body).subtract(body.translate([0, 0, -depth])),
    frame: { ...frame, bottom: frame.bottom + rise },
  };
}

const outlineCells = 48;
/** Further forward than any body. */
const reach = 200;
