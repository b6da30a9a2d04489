import { pathAt } from './layout.ts';
import {
  blend,
  type Colour,
  colour,
  type MeshData,
  meshBuilder,
  type Triangle,
  type Vec3,
} from './mesh-data.ts';

const grass = [colour('#86a650'), colour('#76994a'), colour('#97ae58')] as const;
const sand = colour('#cdb98c');
const meadow = colour('#8f9f58');

/** Builds the lawn at height 0, in rings that are finer near the middle, with the path painted in. */
export function groundMesh(): MeshData {
  const mesh = meshBuilder();
  const segments = 96;
  const radii = Array.from({ length: 44 }, (_, i) => (i < 40 ? i * 0.5 : 20 * 1.5 ** (i - 39)));
  const corner = (ring: number, step: number): Vec3 => {
    const angle = (step / segments) * 2 * Math.PI;
    return [Math.sin(angle) * radii[ring]!, 0, Math.cos(angle) * radii[ring]!];
  };
  const triangles: Triangle[] = [];
  for (let ring = 1; ring < radii.length; ring++) {
    for (let step = 0; step < segments; step++) {
      const [a, b] = [corner(ring - 1, step), corner(ring - 1, step + 1)];
      const [c, d] = [corner(ring, step + 1), corner(ring, step)];
      triangles.push([a, d, c], [a, c, b]);
    }
  }
  mesh.add(triangles, ([x, , z], _, middle) => lawn(x, z, chanceAt(middle)));
  return mesh.build();
}

/** Returns a value in 0..1 that differs per facet. */
function chanceAt([x, , z]: Vec3): number {
  return (((Math.sin(x * 12.9898 + z * 78.233) * 43758.5453) % 1) + 1) % 1;
}

function lawn(x: number, z: number, chance: number): Colour {
  // Broad patches plus a small variation per facet.
  const patch = 0.5 + 0.5 * Math.sin(x * 0.45 + Math.sin(z * 0.3) * 1.6) * Math.cos(z * 0.38 - x * 0.12);
  const green = blend(blend(grass[1], grass[0], patch), grass[2], chance * 0.45);
  const far = Math.hypot(x, z);
  if (far > 22) return blend(green, meadow, (far - 22) / 30);
  const off = Math.abs(x - pathAt(z));
  return blend(sand, green, (off - 0.75) / 0.5);
}
