import { areaOf } from './fine-mesh.ts';
import type { QuadSurface } from './quad-surface.ts';
import { SourceSurface } from './source-surface.ts';

/** Most distance of a source vertex from the quads, as a share of the edge of a quad: a tube of three sides exceeds it. */
const mostStrayed = 0.25;
/** Share of the vertices that may lie farther away. */
const exempt = 0.01;
/** Vertices that are looked at. */
const samples = 4000;

/**
 * Whether a surface of quads still has the shape of its source everywhere: thin parts such as handles lose their thickness
 * before quads become few or fold.
 */
export function keepsDetails({
  positions,
  indices,
  surface,
}: Pick<QuadSurface, 'positions' | 'indices' | 'surface'>): boolean {
  const made = new SourceSurface(Float32Array.from(positions), indices);
  // Of a square with the area of two triangles.
  const edge = Math.sqrt((2 * areaOf({ positions, indices })) / (indices.length / 3));
  const count = surface.positions.length / 3;
  const stride = Math.max(1, Math.floor(count / samples));
  let [seen, strayed] = [0, 0];
  for (let v = 0; v < count; v += stride, seen++) {
    const [x, y, z] = surface.positions.subarray(v * 3, v * 3 + 3);
    if (made.nearest([x!, y!, z!], null)!.distance > edge * mostStrayed) strayed++;
  }
  return strayed <= seen * exempt;
}
