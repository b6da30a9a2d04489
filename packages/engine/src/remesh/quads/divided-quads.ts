import { EdgeValues } from '../edge-values.ts';
import type { FeatureLines } from './feature-lines.ts';
import { type FineMesh, vertexNormals } from './fine-mesh.ts';
import { foldedOff, turnFoldedQuads } from './folded-faces.ts';
import type { QuadSurface } from './quad-surface.ts';
import { relax } from './relax.ts';

/** Rounds that even out the edges; the last one moves the vertices onto the source. */
const rounds = 5;

/** Returns how many triangles a surface has when each of its faces is divided; a quad counts as two. */
export function dividedCount({ indices, quads }: Pick<QuadSurface, 'indices' | 'quads'>): number {
  // A quad becomes four quads, a triangle three.
  return 2 * (4 * quads + 3 * (indices.length / 3 - 2 * quads));
}

/**
 * Divides each face into one quad for each of its corners, which leaves no triangle, and moves the new vertices onto the
 * source: those on lines onto the lines.
 * @param fine the mesh that has the lines
 * @param step edge of a face before it is divided
 */
export function dividedQuads(
  base: QuadSurface,
  fine: FineMesh,
  lines: FeatureLines,
  step: number,
): QuadSurface {
  const { indices, quads, surface } = base;
  const count = base.positions.length / 3;
  const positions = [...base.positions];
  const kinds = [...base.kinds];
  const groups: number[] = [];
  const out: number[] = [];
  const middles = new EdgeValues(indices.length);
  const middleOf = (a: number, b: number): number => {
    const [from, to] = [Math.min(a, b), Math.max(a, b)];
    const known = middles.get(from, to);
    if (known >= 0) return known;
    const at = [0, 1, 2].map((k) => (base.positions[a * 3 + k]! + base.positions[b * 3 + k]!) / 2) as Point;
    const isLine = base.isLine(a, b);
    const made = positions.length / 3;
    positions.push(...(isLine ? onLines(at, fine, lines) : at));
    kinds.push(isLine ? 1 : 0);
    middles.set(from, to, made);
    return made;
  };
  const addFace = (corners: readonly number[], group: number): void => {
    const centre = positions.length / 3;
    for (let k = 0; k < 3; k++)
      positions.push(corners.reduce((sum, v) => sum + base.positions[v * 3 + k]!, 0) / corners.length);
    kinds.push(0);
    for (const [i, b] of corners.entries()) {
      const before = middleOf(corners.at(i - 1)!, b);
      const after = middleOf(b, corners[(i + 1) % corners.length]!);
      out.push(centre, before, b, centre, b, after);
      groups.push(group, group);
    }
  };
  for (let i = 0; i < quads * 6; i += 6)
    addFace([indices[i]!, indices[i + 1]!, indices[i + 2]!, indices[i + 5]!], base.groups[i / 3]!);
  for (let i = quads * 6; i < indices.length; i += 3)
    addFace([indices[i]!, indices[i + 1]!, indices[i + 2]!], base.groups[i / 3]!);
  const faces = Uint32Array.from(out);
  const start = Float64Array.from(positions);
  const normals = vertexNormals({ positions: start, indices: faces, groups: Uint32Array.from(groups) });
  const mesh = {
    positions: start,
    normals,
    kinds: Uint8Array.from(kinds),
    indices: faces,
    groups: Uint32Array.from(groups),
    lineEdges: middles,
  };
  const made = { indices: faces, quads: faces.length / 6 };
  const relaxed = relax(mesh, made, surface, rounds);
  turnFoldedQuads(relaxed, faces, made.quads, normals);
  return {
    ...made,
    positions: relaxed,
    groups: mesh.groups,
    kinds: mesh.kinds,
    isLine: (a, b) => mesh.kinds[a] !== 0 && mesh.kinds[b] !== 0 && Math.max(a, b) >= count,
    folded: foldedOff(surface, relaxed, faces, normals, step),
    surface,
  };
}

type Point = [x: number, y: number, z: number];

/** Returns the nearest point of the lines. */
function onLines(at: Point, { positions }: FineMesh, lines: FeatureLines): Point {
  let best = at;
  let least = Number.POSITIVE_INFINITY;
  for (const [a, ends] of lines.along)
    for (const b of ends) {
      if (b < a) continue;
      const from = [0, 1, 2].map((k) => positions[a * 3 + k]!);
      const along = [0, 1, 2].map((k) => positions[b * 3 + k]! - from[k]!);
      const length = along.reduce((sum, value) => sum + value * value, 0) || 1;
      const share = along.reduce((sum, value, k) => sum + value * (at[k]! - from[k]!), 0) / length;
      const t = Math.min(1, Math.max(0, share));
      const point = [0, 1, 2].map((k) => from[k]! + t * along[k]!) as Point;
      const off = point.reduce((sum, value, k) => sum + (value - at[k]!) ** 2, 0);
      if (off < least) [best, least] = [point, off];
    }
  return best;
}
