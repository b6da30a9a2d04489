import RAPIER from '@dimforge/rapier3d-compat';
import { generate } from '@meshwright/engine/white-box';
import { beforeAll, expect, it } from 'vitest';
import { documentReader } from '../../read/document-reader.ts';
import { processAsset } from '../../recipe/process-asset.ts';
import { bytesSource } from '../../source/source.ts';
import { writeDocument } from '../document-file.ts';
import { type ReadShape, readShapes, turn } from '../testing/physics-reading.ts';
import { colliders } from './colliders.ts';
import { restSurfaces } from './rest-points.ts';

const props =
  'barrel hammer sword pumpkin anvil apple axe bell book bucket cake candle chair chest crate goblet house lantern mug table'.split(
    ' ',
  );

beforeAll(() => RAPIER.init());

it.each(props)('a dropped %s comes to rest with its lowest vertex on the ground', async (prompt) => {
  const { document } = await generate({ prompt, seed: 5, texture: null });
  const surfaces = await restSurfaces(documentReader(document));
  const glb = await writeDocument(document);
  const processed = await processAsset(bytesSource(glb), [colliders({ as: 'omi', motion: 'dynamic' })]);
  const { position, rotation, steps } = settle(readShapes(processed.glb));
  const heights = surfaces.flatMap(({ points }) =>
    Array.from(
      { length: points.length / 3 },
      (_, at) => turn(rotation, [...points.slice(at * 3, at * 3 + 3)])[1]! + position[1]!,
    ),
  );
  const lowest = heights.reduce((low, height) => Math.min(low, height), Infinity);
  console.log(`${prompt}: ${(lowest * 1000).toFixed(2)} mm after ${steps} steps`);
  expect(Math.abs(lowest)).toBeLessThan(0.005);
});

/** Drops a body of these shapes from 5 cm onto a plane at height 0, until it sleeps. */
function settle(shapes: ReadShape[]): { position: number[]; rotation: number[]; steps: number } {
  const world = new RAPIER.World({ x: 0, y: -9.81, z: 0 });
  try {
    world.timestep = 1 / 240;
    world.createCollider(RAPIER.ColliderDesc.cuboid(50, 1, 50).setTranslation(0, -1, 0));
    const body = world.createRigidBody(RAPIER.RigidBodyDesc.dynamic().setTranslation(0, 0.05, 0));
    for (const { type, hull } of shapes) {
      expect(type).toBe('convex');
      world.createCollider(RAPIER.ColliderDesc.convexHull(Float32Array.from(hull!.points.flat()))!, body);
    }
    let steps = 0;
    while (!body.isSleeping() && steps < 7200) {
      world.step();
      steps++;
    }
    const { x, y, z, w } = body.rotation();
    const at = body.translation();
    return { position: [at.x, at.y, at.z], rotation: [x, y, z, w], steps };
  } finally {
    world.free();
  }
}
