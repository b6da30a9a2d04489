import type { Document, Primitive } from '@gltf-transform/core';
import { readModel, writeGlb } from '@meshwright/formats';
import { sceneParts, weldPositions } from '@meshwright/formats/mesh';
import { describe, expect, it } from 'vitest';
import { scanTexels } from '../../retexture/bake/scan-texels.ts';
import { runRecorded } from '../../testing/run-recorded.ts';
import { texturedKnot } from '../../testing/textured-knot.ts';
import { isClosed } from '../is-closed.ts';
import { SourceSurface } from '../quads/source-surface.ts';
import type { SourcePoint } from './bake-textures.ts';
import { samplePicture } from './picture.ts';
import { sourceNormal } from './source-normal.ts';
import { type TexturedSource, texturedSource } from './textured-source.ts';

const onlyPrimitive = (document: Document): Primitive =>
  document.getRoot().listMeshes()[0]!.listPrimitives()[0]!;

function pointAt({ indices, uvs }: TexturedSource, face: number, shares: SourcePoint['shares']): SourcePoint {
  const mixed = (axis: number): number =>
    shares.reduce((sum, share, k) => sum + share * uvs[indices[face * 3 + k]! * 2 + axis]!, 0);
  return { face, shares, u: mixed(0), v: mixed(1) };
}

/** Returns what a surface shows at a point: red, green and blue as light, and its bent normal. */
function shown(source: TexturedSource, point: SourcePoint): { color: number[]; normal: number[] } {
  const at = (texture: 'color' | 'bumps'): Float64Array => {
    const out = new Float64Array(4);
    const [, found] = [...source.pictures].find(([each]) => each.getName() === texture)!;
    samplePicture(found, point.u, point.v, out);
    return out;
  };
  return { color: [...at('color').subarray(0, 3)], normal: sourceNormal(source, point, at('bumps')) };
}

describe('topology quad of a textured model', async () => {
  const source = await texturedKnot();
  const bytes = await writeGlb(source);
  const request = { topology: 'quad', target_polycount: 3000 };
  const { files, ignored } = await runRecorded('remesh', request, { model: { name: 'knot.glb', bytes } });
  const result = await readModel({ name: 'result.glb', bytes: files['model.glb']! });
  const [part] = sceneParts(result);

  it('is at least 99 % quads, closed, near the count, and says nothing', () => {
    const triangles = part!.indices.length / 3;
    expect(ignored).toEqual([]);
    expect(part!.quads / (triangles - part!.quads)).toBeGreaterThan(0.99);
    expect(Math.abs(triangles / 3000 - 1)).toBeLessThanOrEqual(0.1);
    expect(isClosed(weldPositions(part!.positions, part!.indices).indices)).toBe(true);
  });

  it('has coordinates within the square that do not overlap', () => {
    const [size, uvs, indices] = [1024, part!.uvs!, part!.indices];
    for (const value of uvs) expect(value >= 0 && value <= 1).toBe(true);
    let area = 0;
    for (let i = 0; i < indices.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => indices[i + k]! * 2) as [number, number, number];
      const [x1, y1] = [uvs[b]! - uvs[a]!, uvs[b + 1]! - uvs[a + 1]!];
      const [x2, y2] = [uvs[c]! - uvs[a]!, uvs[c + 1]! - uvs[a + 1]!];
      area += Math.abs(x1 * y2 - x2 * y1) / 2;
    }
    let covered = 0;
    scanTexels([part!], size, () => covered++);
    // An overlap counts once among the texels and twice in the area; the rest is rounding at the borders.
    expect(area - covered / (size * size)).toBeLessThan(area * 0.01);
  });

  it('shows the colours and the relief of the source at points all over the surface', async () => {
    const before = (await texturedSource(onlyPrimitive(await readModel({ name: 'knot.glb', bytes }))))!;
    const after = (await texturedSource(onlyPrimitive(result)))!;
    const surface = new SourceSurface(before.positions, before.indices);
    const [differences, angles]: [number[], number[]] = [[], []];
    for (let face = 0; face < after.indices.length / 3; face++) {
      for (const shares of [
        [0.34, 0.33, 0.33],
        [0.98, 0.01, 0.01],
      ] as const) {
        const at = [0, 1, 2].map((k) =>
          shares.reduce((sum, s, c) => sum + s * after.positions[after.indices[face * 3 + c]! * 3 + k]!, 0),
        ) as [number, number, number];
        const found = surface.nearest(at, null)!;
        const [expected, seen] = [
          shown(before, pointAt(before, found.face, surface.shares(found))),
          shown(after, pointAt(after, face, shares)),
        ];
        differences.push(Math.max(...expected.color.map((value, k) => Math.abs(value - seen.color[k]!))));
        const cosine = expected.normal.reduce((sum, value, k) => sum + value * seen.normal[k]!, 0);
        angles.push((Math.acos(Math.min(1, cosine)) * 180) / Math.PI);
      }
    }
    const rank = (values: number[], share: number): number =>
      values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;
    // Measured: 0.001 and 0.031 of full light, 0.2 and 12 degrees; facets next to seams differ most.
    expect(rank(differences, 0.5)).toBeLessThan(0.005);
    expect(rank(differences, 0.99)).toBeLessThan(0.05);
    expect(rank(angles, 0.5)).toBeLessThan(1);
    expect(rank(angles, 0.99)).toBeLessThan(15);
  });
});
