import type { Projection } from './rasterise.ts';
import { changedScene, type TriangleScene } from './triangle-scene.ts';

/** Most pixels covered by all triangles of a picture together; an ordinary model covers its picture ten times. */
const mostPixels = 100_000_000;

/**
 * Returns the scene to draw: unchanged, or an even selection of triangles if it covers its picture hundreds of times.
 * Such a model takes minutes to draw otherwise, and almost all of it is overdrawn.
 * @param size side of the picture in pixels
 */
export function limitOverdraw(
  triangleScene: TriangleScene,
  projection: Projection,
  size: number,
  most = mostPixels,
): TriangleScene {
  const { triangles, materialOf } = triangleScene;
  const covered = coveredBy(triangles, projection, size);
  if (!(covered > most)) return triangleScene;
  const share = most / covered;
  const kept: number[] = [];
  for (let t = 0; t < materialOf.length; t++)
    if (Math.floor((t + 1) * share) > Math.floor(t * share)) kept.push(t);
  return changedScene(triangleScene, {
    triangles: Uint32Array.from(kept.flatMap((t) => [...triangles.subarray(t * 3, t * 3 + 3)])),
    materialOf: Uint16Array.from(kept, (t) => materialOf[t]!),
  });
}

/** A function of its own, which the compiler optimises once. */
function coveredBy(triangles: Uint32Array, projection: Projection, size: number): number {
  let covered = 0;
  for (let at = 0; at < triangles.length; at += 3) {
    const a = triangles[at]! * 3;
    const b = triangles[at + 1]! * 3;
    const c = triangles[at + 2]! * 3;
    covered += span(projection, a, b, c, size) * span(projection, a + 1, b + 1, c + 1, size);
  }
  return covered;
}

function span(projection: Projection, a: number, b: number, c: number, size: number): number {
  const pa = projection[a]!;
  const pb = projection[b]!;
  const pc = projection[c]!;
  return Math.max(0, Math.min(size, Math.max(pa, pb, pc)) - Math.max(0, Math.min(pa, pb, pc)));
}
