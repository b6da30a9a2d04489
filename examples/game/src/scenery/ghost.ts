import { colour, type MeshData, meshBuilder, type Triangle, type Vec3 } from './mesh-data.ts';

const corners = 32;
const [inner, outer, above] = [0.38, 0.5, 0.04];

/** Returns a flat ring with a diameter of one metre: where the next thing will stand. */
export function ghostMesh(): MeshData {
  const builder = meshBuilder();
  const point = (corner: number, radius: number): Vec3 => {
    const angle = (corner / corners) * 2 * Math.PI;
    return [Math.sin(angle) * radius, above, Math.cos(angle) * radius];
  };
  const triangles = Array.from({ length: corners }, (_, at): Triangle[] => [
    [point(at, inner), point(at, outer), point(at + 1, outer)],
    [point(at, inner), point(at + 1, outer), point(at + 1, inner)],
  ]).flat();
  builder.add(triangles, colour('#1f9dff'));
  return builder.build();
}
