import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readModel, writeGlb } from '@meshwright/formats';
import { characterDocument } from '@meshwright/testing/models/character-document';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { measure } from '@meshwright/testing/models/reference/measure';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { beforeAll, describe, expect, it } from 'vitest';
import { runRecorded } from '../../testing/run-recorded.ts';
import { createWorkerPool } from '../../worker/worker-pool.ts';

const models = [
  ['two painted boxes, one mirrored', await sceneDocument()],
  ['a coloured knot', knotDocument(80, 12, { colored: true })],
  ['a character with a skin and clips', await characterDocument()],
] as const;

describe.each(models)('%s', async (_, original) => {
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

  it('reports progress', () => {
    expect(progress.length).toBeGreaterThan(4);
    expect(progress.at(-1)).toBe(100);
  });
});

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

describe('in the pool', () => {
  const folder = join(import.meta.dirname, '../../..');
  beforeAll(() => {
    // The pool runs the built worker, which `npm test` builds first.
    if (!existsSync(join(folder, 'dist/worker/worker.js'))) {
      execFileSync(process.execPath, ['--import', 'tsx', '../../tools/src/build.ts'], {
        cwd: folder,
        stdio: 'inherit',
      });
    }
  });

  it('stops in the middle of the charts: its thread ends before the same job, started later, has them', async () => {
    const bytes = await writeGlb(knotDocument(299, 20));
    const input = () => ({
      family: 'uv-unwrap',
      request: {},
      files: { model: { name: 'upload.glb', bytes: bytes.slice() } },
      seed: 1,
    });
    const [stopped, other] = [createWorkerPool({ size: 1 }), createWorkerPool({ size: 1 })];
    const stop = new AbortController();
    const events: string[] = [];
    const beside = new Promise<void>((resolve, reject) => {
      const hasCharts = (percent: number): void => {
        if (percent < 60) return;
        if (!events.includes('charts')) events.push('charts');
        resolve();
      };
      // Ten percent is reported at the start of the charts, which report again when they are complete.
      const atCharts = (percent: number): void => {
        if (percent < 10 || stop.signal.aborted) return;
        stop.abort();
        other.run(input(), { progress: hasCharts, signal: new AbortController().signal }).catch(reject);
      };
      stopped.run(input(), { progress: atCharts, signal: stop.signal }).then(
        () => reject(new Error('not stopped')),
        async (error) => {
          expect(error).toMatchObject({ code: 'aborted' });
          await stopped.close();
          events.push('gone');
        },
      );
    });
    await beside;
    expect(events).toEqual(['gone', 'charts']);
    await other.close();
  });
});
