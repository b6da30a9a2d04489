import { readFile } from 'node:fs/promises';
import { newErrors } from '@meshwright/testing/models/new-errors';
import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Vector } from '../../matrix.ts';
import { processAsset } from '../../recipe/process-asset.ts';
import { bytesSource } from '../../source/source.ts';
import { fixtures } from '../../testing/models.ts';
import { oracleBounds, oracleIo } from '../../testing/rest-oracle.ts';
import { dot, length, minus, plus, times, unit } from '../../vectors.ts';
import { lods } from '../lods/lods.ts';
import { ballDocument } from '../testing/ball.ts';
import { clouds } from '../testing/clouds.ts';
import { colliderMesh } from './collider-mesh.ts';
import type { ColliderEngine, ColliderShape } from './collider-options.ts';
import type { ColliderReport } from './collider-shapes.ts';
import { colliders } from './colliders.ts';
import { convexHull, type Hull, outsideBy } from './convex-hull.ts';
import { fitBox, fitCapsule, fitSphere } from './fitted-shapes.ts';

const cloud = clouds(120);

describe('a hull', () => {
  it('contains every point and stays within its vertices, for any points', async () => {
    await assertProperty(
      fc.asyncProperty(cloud, fc.integer({ min: 8, max: 40 }), async (points, most) => {
        const hull = await convexHull(points.flat(), most);
        if (!hull) return;
        expect(hull.points.length).toBeLessThanOrEqual(most);
        const size = Math.max(...points.flat().map(Math.abs));
        for (const point of points) expect(outsideBy(hull, point)).toBeLessThanOrEqual(size * 1e-5);
      }),
      { numRuns: 60 },
    );
  });

  it.each<[number, number | undefined]>([
    [1e-36, 8],
    [1.2e-38, 8],
    [6e-39, undefined],
    [1e-100, undefined],
    [0, undefined],
  ])(
    'of a cube of %s m has %s corners: below the smallest float of full precision there is none',
    async (size, corners) => {
      const cube = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bits) => [bits & 1, (bits >> 1) & 1, bits >> 2]);
      const hull = await convexHull(
        cube.map((value) => value * size),
        64,
      );
      expect(hull?.points.length).toBe(corners);
    },
  );

  it('is not misled by a sliver, which faces anywhere', async () => {
    const points: Vector[] = [
      [0, 0, 100],
      [4.215436888443946e-9, 0, 0],
      [0, -5.055698156126998e-13, -100],
      [0, 0, 0],
      [-100, 0, 0],
      [0.1713193655014038, -100, 0],
    ];
    const hull = (await convexHull(points.flat(), 9))!;
    for (const point of points) expect(outsideBy(hull, point)).toBeLessThanOrEqual(1e-7);
  });

  it('of a cube has its eight corners, and a plane has no hull', async () => {
    const cube = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bits) => [bits & 1, (bits >> 1) & 1, bits >> 2]);
    expect((await convexHull([...cube, 0.5, 0.5, 0.5, ...cube], 64))!.points).toHaveLength(8);
    expect(
      await convexHull(
        cube.map((value, index) => (index % 3 === 1 ? 0 : value)),
        64,
      ),
    ).toBeNull();
  });
});

describe('fitted shapes', () => {
  it('contain every point of the hull', async () => {
    await assertProperty(
      fc.asyncProperty(cloud, async (points) => {
        const hull = await convexHull(points.flat(), 255);
        if (!hull) return;
        const slack = Math.max(...points.flat().map(Math.abs)) * 1e-6;
        const [box, ball, capsule] = [fitBox(hull), fitSphere(hull), fitCapsule(hull)];
        for (const point of hull.points) {
          for (const [axis, direction] of box.axes.entries())
            expect(Math.abs(dot(minus(point, box.center), direction))).toBeLessThanOrEqual(
              box.half[axis]! + slack,
            );
          expect(length(minus(point, ball.center))).toBeLessThanOrEqual(ball.radius + slack);
          expect(distanceToLine(point, capsule.start, capsule.end)).toBeLessThanOrEqual(
            capsule.radius + slack,
          );
        }
      }),
      { numRuns: 40 },
    );
  });

  it('find a rotated box, and keep an upright one upright', async () => {
    const turned = (angle: number) =>
      [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bits) => {
        const [x, y, z] = [bits & 1 ? 3 : -3, bits & 2 ? 1 : -1, bits & 4 ? 0.5 : -0.5];
        return [x * Math.cos(angle) - z * Math.sin(angle), y, x * Math.sin(angle) + z * Math.cos(angle)];
      });
    expect(fitBox((await convexHull(turned(0.6), 64))!).volume).toBeCloseTo(12, 6);
    expect(fitBox((await convexHull(turned(0), 64))!).axes).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
  });

  it('have meshes that are closed and face outwards', async () => {
    const hull = (await convexHull(
      new Array(90).fill(0).map((_, i) => Math.sin(i * i * 7.3) * (1 + (i % 3))),
      64,
    ))!;
    for (const fit of [fitBox, fitSphere, fitCapsule])
      expect(volumeOf(colliderMesh(fit(hull)))).toBeGreaterThan(0);
    expect(volumeOf(colliderMesh(fitBox(hull)))).toBeCloseTo(fitBox(hull).volume, 6);
  });
});

describe('colliders of a model', () => {
  const source = async (name: string) => bytesSource(await readFile(`${fixtures}/${name}.glb`), name);

  it.each<[ColliderEngine, ColliderShape, RegExp]>([
    ['godot', 'hull', /^char1-convcolonly$/],
    ['godot', 'box', /^char1-convcolonly$/],
    ['unreal', 'hull', /^UCX_char1_00$/],
    ['unreal', 'box', /^UBX_char1_00$/],
    ['unreal', 'sphere', /^USP_char1_00$/],
    ['unreal', 'capsule', /^UCP_char1_00$/],
    ['unity', 'capsule', /^char1_Collider_capsule$/],
  ])('for %s as a %s are named %s', async (engine, shape, name) => {
    const { glb, report } = await processAsset(await source('character'), [colliders({ engine, shape })]);
    const { colliders: found } = report.steps[0]!.result as ColliderReport;
    expect(found).toHaveLength(1);
    expect(found[0]!.name).toMatch(name);
    expect(await newErrors(await readFile(`${fixtures}/character.glb`), glb)).toEqual([]);
  });

  it('enclose the skinned character in its rest pose', async () => {
    const io = await oracleIo();
    const document = await io.readBinary(await readFile(`${fixtures}/character.glb`));
    const reference = oracleBounds(document)!;
    await document.transform(colliders({ shape: 'box' }));
    const nodes = document.getRoot().listNodes();
    const added = nodes.find((node) => node.getName().endsWith('-convcolonly'))!.getMesh()!;
    const points = added.listPrimitives()[0]!.getAttribute('POSITION')!;
    const box = { min: points.getMin([]), max: points.getMax([]) };
    for (const axis of [0, 1, 2]) {
      expect(box.min[axis]!).toBeLessThanOrEqual(reference.min[axis]! + 1e-5);
      expect(box.max[axis]!).toBeGreaterThanOrEqual(reference.max[axis]! - 1e-5);
    }
  });

  it('by decomposition fit a hollow shape closer than one hull', async () => {
    const document = ballDocument(10);
    const [mesh] = document.getRoot().listMeshes();
    document
      .getRoot()
      .getDefaultScene()!
      .addChild(document.createNode('far').setMesh(mesh!).setTranslation([6, 0, 0]));
    let report: ColliderReport | undefined;
    await document.transform(colliders({ shape: 'hulls', mostHulls: 4 }, (done) => (report = done)));
    expect(report!.colliders.length).toBeGreaterThan(1);
    expect(report!.colliders.every((each) => each.shape === 'hull' && each.vertices <= 64)).toBe(true);
  });

  it.each(['siblings', 'msft'] as const)('leave coarser levels out, kept as %s', async (as) => {
    const document = ballDocument(24);
    await document.transform(lods({ ratios: [0.5, 0.1], as }));
    let report: ColliderReport | undefined;
    await document.transform(colliders({ shape: 'box', per: 'mesh' }, (done) => (report = done)));
    expect(report!.colliders.map(({ name }) => name)).toEqual([
      as === 'siblings' ? 'Ball_LOD0-convcolonly' : 'Ball-convcolonly',
    ]);
  });

  it('of a model without volume fail', async () => {
    await expect(processAsset(await source('zero-height'), [colliders()])).rejects.toMatchObject({
      code: 'no_extent',
    });
    expect(() => colliders({ mostVertices: 3 })).toThrow(/8 to 255/);
  });
});

function distanceToLine(point: Vector, start: Vector, end: Vector): number {
  const along = minus(end, start);
  const span = length(along);
  const at = span > 0 ? Math.max(0, Math.min(span, dot(minus(point, start), unit(along)))) : 0;
  return length(minus(point, plus(start, times(unit(along), at))));
}

/** Positive when all triangles wind outwards. */
function volumeOf({ points, triangles }: Hull): number {
  return triangles.reduce((sum, corners) => {
    const [a, b, c] = corners.map((corner) => points[corner]!) as [Vector, Vector, Vector];
    const normal = [b[1] * c[2] - b[2] * c[1], b[2] * c[0] - b[0] * c[2], b[0] * c[1] - b[1] * c[0]];
    return sum + (a[0] * normal[0]! + a[1] * normal[1]! + a[2] * normal[2]!) / 6;
  }, 0);
}
