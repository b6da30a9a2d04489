import type { Document } from '@gltf-transform/core';
import { readModel, writeGlb } from '@meshwright/formats';
import { characterDocument } from '@meshwright/testing/models/character-document';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { measure } from '@meshwright/testing/models/reference/measure';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { branchesOf } from '@meshwright/testing/samples';
import { describe, expect, it } from 'vitest';
import { runRecorded } from '../../testing/run-recorded.ts';

/** Models, and how many charts they have at least. */
const models: [string, number, () => Document | Promise<Document>][] = [
  ['two painted boxes, one mirrored', 6, sceneDocument],
  ['a coloured knot', 6, () => knotDocument(80, 12, { colored: true })],
  ['a character with a skin and clips', 4, () => characterDocument()],
];

describe.each(branchesOf(models, (_, at) => at === 0))('%s', async (_, fewest, create) => {
  const original = await create();
  const bytes = await writeGlb(original);
  const { files, result, progress } = await runRecorded(
    'uv-unwrap',
    {},
    { model: { name: 'upload.glb', bytes } },
  );
  const glb = files['model.glb']!;
  const after = await readModel({ name: '', bytes: glb });
  const root = after.getRoot();

  it('is a valid GLB with the same surface, skins and clips', async () => {
    expect(await glbErrors(glb)).toEqual([]);
    expect(result).toEqual({ model_urls: { glb: 'model.glb' }, thumbnail_url: 'thumbnail.png' });
    const [one, two] = [original, after].map((document) => measure(documentCorners(document), 1e-5));
    expect(two!.triangles).toBe(one!.triangles);
    expect(two!.volume).toBeCloseTo(one!.volume, 5);
    expect(root.listAnimations().length).toBe(original.getRoot().listAnimations().length);
    expect(root.listSkins().length).toBe(original.getRoot().listSkins().length);
  });

  it('is white and keeps the material names', () => {
    const names = (document: typeof after) =>
      document
        .getRoot()
        .listMaterials()
        .map((material) => material.getName());
    expect(names(after)).toEqual(names(original));
    expect(root.listTextures()).toEqual([]);
    for (const material of root.listMaterials()) expect(material.getBaseColorFactor()).toEqual([1, 1, 1, 1]);
  });

  it('places each triangle without overlap in one square', () => {
    const size = 512;
    const taken = new Map<number, number>();
    let triangle = 0;
    let overlaps = 0;
    for (const primitive of root.listMeshes().flatMap((mesh) => mesh.listPrimitives())) {
      const [uv, indices] = [
        primitive.getAttribute('TEXCOORD_0')!.getArray()!,
        primitive.getIndices()!.getArray()!,
      ];
      expect(Math.min(...uv)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...uv)).toBeLessThanOrEqual(1);
      for (let i = 0; i < indices.length; i += 3, triangle++) {
        const points = [0, 1, 2].map((k) => [
          uv[indices[i + k]! * 2]! * size,
          uv[indices[i + k]! * 2 + 1]! * size,
        ]);
        for (const pixel of pixelsInside(points, size)) {
          if (taken.has(pixel)) overlaps++;
          taken.set(pixel, triangle);
        }
      }
    }
    expect(taken.size).toBeGreaterThan(size * size * 0.1);
    expect(overlaps).toBe(0);
  });

  it('leaves a texel of 1,024 or more free between charts, against colours that bleed', () => {
    const size = 1024;
    const charts = new Map<number, number>();
    let known = 0;
    for (const primitive of root.listMeshes().flatMap((mesh) => mesh.listPrimitives())) {
      const uv = primitive.getAttribute('TEXCOORD_0')!.getArray()!;
      const indices = [...primitive.getIndices()!.getArray()!];
      const chartOf = chartsOf(uv, indices);
      for (let i = 0; i < indices.length; i += 3) {
        const points = [0, 1, 2].map((k) => [
          uv[indices[i + k]! * 2]! * size,
          uv[indices[i + k]! * 2 + 1]! * size,
        ]);
        for (const pixel of pixelsInside(points, size)) charts.set(pixel, known + chartOf.get(indices[i]!)!);
      }
      known += uv.length;
    }
    const near = [...charts].filter(([pixel, chart]) =>
      [-size - 1, -size, -size + 1, -1, 1, size - 1, size, size + 1].some(
        (offset) => (charts.get(pixel + offset) ?? chart) !== chart,
      ),
    );
    expect(new Set(charts.values()).size).toBeGreaterThanOrEqual(fewest);
    expect(near).toEqual([]);
  });

  it('reports progress', () => {
    expect(progress.length).toBeGreaterThan(4);
    expect(progress.at(-1)).toBe(100);
  });
});

/** Returns a number per vertex: vertices of one triangle or one place of the square are of one chart. */
function chartsOf(uv: ArrayLike<number>, indices: readonly number[]): Map<number, number> {
  const above = new Map<number, number>();
  const top = (vertex: number): number => {
    let at = vertex;
    while (above.get(at) !== undefined && above.get(at) !== at) at = above.get(at)!;
    return at;
  };
  const join = (a: number, b: number): void => void above.set(top(a), top(b));
  const atPlace = new Map<string, number>();
  for (const [i, vertex] of indices.entries()) {
    const place = `${uv[vertex * 2]!.toFixed(5)} ${uv[vertex * 2 + 1]!.toFixed(5)}`;
    join(vertex, atPlace.get(place) ?? vertex);
    atPlace.set(place, vertex);
    join(vertex, indices[i - (i % 3)]!);
  }
  return new Map(indices.map((vertex) => [vertex, top(vertex)]));
}

/** Yields pixels whose centre is inside a triangle by more than a small tolerance. */
function* pixelsInside(points: number[][], size: number): Generator<number> {
  const [a, b, c] = points as [number[], number[], number[]];
  const cross = (p: number[], q: number[], x: number, y: number): number =>
    (q[0]! - p[0]!) * (y - p[1]!) - (q[1]! - p[1]!) * (x - p[0]!);
  const area = cross(a, b, c[0]!, c[1]!);
  if (Math.abs(area) < 1e-6) return;
  const [xs, ys] = [points.map((p) => p[0]!), points.map((p) => p[1]!)];
  for (let y = Math.floor(Math.min(...ys)); y <= Math.max(...ys); y++) {
    for (let x = Math.floor(Math.min(...xs)); x <= Math.max(...xs); x++) {
      const inside = [
        cross(a, b, x + 0.5, y + 0.5),
        cross(b, c, x + 0.5, y + 0.5),
        cross(c, a, x + 0.5, y + 0.5),
      ];
      if (inside.every((value) => value / area > 1e-3)) yield y * size + x;
    }
  }
}

it('refuses a model above 40,000 faces with a next step (spec: UV Unwrap)', async () => {
  const bytes = await writeGlb(knotDocument(1001, 20));
  const run = runRecorded('uv-unwrap', {}, { model: { name: 'large.glb', bytes } });
  await expect(run).rejects.toMatchObject({
    code: 'too_many_faces',
    message: expect.stringContaining('remesh'),
  });
});
