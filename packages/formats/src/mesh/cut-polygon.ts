import { ShapeUtils, Vector2 } from 'three';

/**
 * Cuts a polygon into triangles of its own corners, in its winding: n - 2 triangles for n corners. Concave ones are cut inside
 * their outline. A quad stays one: its triangles share the diagonal of the first and third corner returned.
 * @param at position of a corner, three coordinates from this index of `positions`
 */
export function cutPolygon(
  corners: readonly number[],
  positions: ArrayLike<number>,
  at: (corner: number) => number = (corner) => corner * 3,
): number[] {
  if (corners.length < 4) return corners.length === 3 ? [...corners] : [];
  const flat = flattened(corners.map(at), positions);
  const reflex = flat.flatMap((_, i) => (turn(flat, i) < 0 ? i : []));
  if (reflex.length === 0) return fan(corners, 0);
  // The diagonal through the reflex corner is the one inside.
  if (corners.length === 4) return fan(corners, reflex[0]!);
  const cut = ShapeUtils.triangulateShape([...flat], []).flat();
  return cut.length === (corners.length - 2) * 3 ? cut.map((i) => corners[i]!) : fan(corners, 0);
}

function fan(corners: readonly number[], first: number): number[] {
  const count = corners.length;
  const triangles: number[] = [];
  for (let i = 1; i + 1 < count; i++) {
    triangles.push(corners[first]!, corners[(first + i) % count]!, corners[(first + i + 1) % count]!);
  }
  return triangles;
}

/** Returns the corners in the plane that shows the polygon largest, counterclockwise. */
function flattened(starts: readonly number[], positions: ArrayLike<number>): Vector2[] {
  const normal = [0, 0, 0];
  for (const [i, a] of starts.entries()) {
    const b = starts[(i + 1) % starts.length]!;
    for (let k = 0; k < 3; k++) {
      const [u, v] = [(k + 1) % 3, (k + 2) % 3];
      normal[k]! += (positions[a + u]! - positions[b + u]!) * (positions[a + v]! + positions[b + v]!);
    }
  }
  const sizes = normal.map(Math.abs);
  const up = sizes.indexOf(Math.max(...sizes));
  const [u, v] = normal[up]! < 0 ? [(up + 2) % 3, (up + 1) % 3] : [(up + 1) % 3, (up + 2) % 3];
  return starts.map((start) => new Vector2(positions[start + u!]!, positions[start + v!]!));
}

/** Twice the signed area at a corner; below 0 where the outline turns inwards. */
function turn(flat: readonly Vector2[], i: number): number {
  const [a, b, c] = [flat.at(i - 1)!, flat[i]!, flat[(i + 1) % flat.length]!];
  return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
}
