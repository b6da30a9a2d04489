import type { BuildInput, Product } from './product.ts';
import { reliefSolid } from './relief-solid.ts';

const longestMm = 60;
const plateMm = 3;
const reliefMm = 5;
const rimMm = 1.2;
/** Pocket for a common disc magnet of 10 mm by 2 mm, with room for glue. */
const pocket = { radius: 5.15, depth: 2.2 } as const;

/** Builds the subject as a half relief on a plate of its outline, with a pocket for a disc magnet in the flat back. */
export function fridgeMagnet({ kernel, design }: BuildInput): Product {
  const { solid, frame } = reliefSolid(
    kernel,
    design,
    ([width, height]) => longestMm / Math.max(width, height),
  );
  const outline = solid.project();
  const plate = outline.offset(rimMm, 'Round', 2, 32).simplify(0.02);
  const { min, max } = solid.boundingBox();
  const raised = solid
    .scale([1, 1, reliefMm / Math.max(max[2], 1e-6)])
    .trimByPlane([0, 0, 1], 0)
    .translate([0, 0, plateMm]);
  const back = plate.extrude(plateMm);
  const at = pocketCentre();
  const hole = kernel.Manifold.cylinder(pocket.depth, pocket.radius, pocket.radius, 64).translate([
    at[0],
    at[1],
    0,
  ]);
  return {
    parts: [
      { name: 'relief', solid: raised, look: { picture: frame } },
      { name: 'plate', solid: back.subtract(hole), look: { color: [250, 249, 246] } },
    ],
  };

  /** Returns the point furthest from the rim, so that the pocket does not break through it. */
  function pocketCentre(): [number, number] {
    let [inner, margin] = [plate, 0];
    for (let step = 1; step < 60; step++) {
      const next = plate.offset(-step, 'Round', 2, 16);
      if (next.isEmpty()) break;
      [inner, margin] = [next, step];
    }
    const box = inner.decompose()[0]?.bounds() ?? inner.bounds();
    return margin > 0
      ? [(box.min[0] + box.max[0]) / 2, (box.min[1] + box.max[1]) / 2]
      : [(min[0] + max[0]) / 2, 0];
  }
}
