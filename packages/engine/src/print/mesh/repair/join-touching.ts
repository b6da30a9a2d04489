import { weldPositions } from '@meshwright/formats/mesh';
import type { Manifold, Vec3 } from 'manifold-3d';
import type { Kernel } from '../../solid/kernel.ts';
import { edgeTable, nextCorner } from '../edge-table.ts';
import { validFaces } from './repair-mesh.ts';

/**
 * Joins a solid with balls along the edges in which it only touches itself, where its wall is as thin as nothing.
 * Balls that touch in turn are joined again.
 * @param radius metres
 */
export function joinTouching(
  { Manifold }: Pick<Kernel, 'Manifold'>,
  solid: Manifold,
  radius: number,
): Manifold {
  let joined = solid;
  for (let round = 0; round < rounds; round++) {
    const places = touchingPlaces(joined, radius);
    if (places.length === 0) break;
    const balls = places.map((place) =>
      Manifold.sphere(radius * 1.05 ** round, ballSegments).translate(place),
    );
    joined = Manifold.union([joined, ...balls]);
  }
  return joined;
}

const rounds = 4;
const ballSegments = 12;

/** Returns points along all edges of more than two faces, at most a radius apart. */
function touchingPlaces(solid: Manifold, radius: number): Vec3[] {
  const { vertProperties, numProp, triVerts } = solid.getMesh();
  const given = Float32Array.from(
    { length: (vertProperties.length / numProp) * 3 },
    (_, i) => vertProperties[Math.floor(i / 3) * numProp + (i % 3)]!,
  );
  const { positions, indices } = weldPositions(given, triVerts);
  const kept = validFaces(indices);
  const faces = indices.filter((_, i) => kept[Math.floor(i / 3)] === 1);
  const { uses, first } = edgeTable(faces);
  return [...uses].flatMap((count, edge) => {
    if (count < 3) return [];
    const from = faces[first[edge]!]! * 3;
    const to = faces[nextCorner(first[edge]!)]! * 3;
    const sides = [0, 1, 2].map((k) => positions[to + k]! - positions[from + k]!);
    const steps = Math.max(1, Math.ceil(Math.hypot(...sides) / radius));
    return Array.from(
      { length: steps + 1 },
      (_, i): Vec3 => [0, 1, 2].map((k) => positions[from + k]! + (sides[k]! * i) / steps) as Vec3,
    );
  });
}
