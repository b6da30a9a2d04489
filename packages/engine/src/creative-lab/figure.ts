import type { BuildInput, Product } from './product.ts';
import { upright } from './product.ts';
import { reliefSolid } from './relief-solid.ts';

const heightMm = 80;
const plinthMm = 6;
/** Depth of the subject in its plinth. */
const sunkMm = 3;

/** Builds the subject as a statuette on a round plinth, 80 mm high without it. */
export function figure({ kernel, design }: BuildInput): Product {
  const { solid, frame } = reliefSolid(kernel, design, ([, height]) => heightMm / height);
  const { min, max } = solid.boundingBox();
  const radius = Math.max(14, (max[0] - min[0]) * 0.36, (max[2] - min[2]) * 0.75);
  const plinth = upright(
    kernel.Manifold.cylinder(plinthMm - 1.5, radius, radius, 96).add(
      kernel.Manifold.cylinder(1.5, radius, radius - 1.5, 96).translate([0, 0, plinthMm - 1.5]),
    ),
  );
  const rise = plinthMm - sunkMm;
  const body = standing(solid.translate([0, rise, 0])).subtract(plinth);
  return {
    parts: [
      { name: 'figure', solid: body, look: { picture: { ...frame, bottom: frame.bottom + rise } } },
      { name: 'plinth', solid: plinth, look: { color: [46, 48, 54] } },
    ],
  };

  /** Adds rods through the plinth for parts that do not reach down to it, such as a second foot. */
  function standing(raised: typeof solid): typeof solid {
    const pieces = raised.decompose();
    return pieces.reduce((sum, piece) => {
      const box = piece.boundingBox();
      if (box.min[1] < plinthMm - 0.5) return sum;
      const x = (box.min[0] + box.max[0]) / 2;
      const rod = upright(kernel.Manifold.cylinder((box.min[1] + box.max[1]) / 2, 1.5, 1.5, 24));
      return sum.add(rod.translate([x, 0, 0]));
    }, raised);
  }
}
