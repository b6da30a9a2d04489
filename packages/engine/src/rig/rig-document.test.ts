import type { Document } from '@gltf-transform/core';
import { sceneParts } from '@meshwright/formats/mesh';
import { sampleOf } from '@meshwright/testing/samples';
import { expect, it } from 'vitest';
import { testBodies } from '../testing/bodies.ts';
import { describeRefusals, describeRigging, things } from '../testing/describe-rigging.ts';
import { generate } from '../text-to-3d/generate.ts';
import { rigDocument } from './rig-document.ts';

describeRigging(
  testBodies.filter(({ name }) => name === 'of blocks with air between them'),
  ['LeftArm', 'RightLeg', 'Spine01'],
);

it('leaves a four-legged animal its own height where none is requested', async () => {
  const { document } = await generate({ prompt: 'a dog', seed: 1, texture: null, pose: 'rest', detail: 0.3 });
  const before = heightOf(document);
  await rigDocument(document, {});
  expect(before).toBeLessThan(1.2);
  expect(heightOf(document)).toBeCloseTo(before, 4);
});

it.each([
  ['a lion', false],
  ['a lion', true],
  ['a fox', false],
  ['a fox', true],
  ['a raccoon', false],
  ['a dragon', true],
])(
  'finds the head of %s, whose tail is on the ground or large, turned around %s',
  async (prompt, isTurned) => {
    const { document } = await generate({ prompt, seed: 1, texture: null, detail: 0.5 });
    const [scene] = document.getRoot().listScenes();
    const turned = document.createNode('turned').setRotation(isTurned ? [0, 1, 0, 0] : [0, 0, 0, 1]);
    for (const node of scene!.listChildren()) turned.addChild(node);
    scene!.addChild(turned);
    await rigDocument(document, {});
    const joints = document.getRoot().listSkins()[0]!.listJoints();
    const [hips, head] = ['Hips', 'Head'].map((name) =>
      joints.find((joint) => joint.getName() === name)!.getWorldTranslation(),
    );
    expect(head![2]).toBeGreaterThan(hips![2]);
    // The eyes and the mouth are beyond the head's joint, as those of no tail.
    const points = sceneParts(document).flatMap(({ positions }) => [...positions]);
    const highest = (side: 1 | -1) =>
      points.reduce(
        (top, y, i) => (i % 3 === 1 && side * (points[i + 1]! - hips![2]) > 0 ? Math.max(top, y) : top),
        0,
      );
    if (prompt !== 'a fox') expect(highest(1)).toBeGreaterThan(highest(-1));
  },
);

it.each([0.4, 1])('finds the arms of a skeleton of thin bones in a T-pose, in detail %d', async (detail) => {
  const { document } = await generate({
    prompt: 'a skeleton',
    seed: 1,
    texture: null,
    pose: 't-pose',
    detail,
  });
  await rigDocument(document, { heightMetres: 1 });
  const joints = document.getRoot().listSkins()[0]!.listJoints();
  const [shoulder, hand] = ['LeftArm', 'LeftHand'].map(
    (name) => joints.find((joint) => joint.getName() === name)!.getWorldTranslation()[1],
  );
  expect(Math.abs(shoulder! - hand!)).toBeLessThan(0.08);
});

it.each(['a farmer', 'a pirate'])(
  'gives both arms of %s in an A-pose, which are parts of their own, the forearms of a person',
  async (prompt) => {
    const { document } = await generate({ prompt, seed: 1, texture: null, pose: 'a-pose', detail: 0.4 });
    await rigDocument(document, { heightMetres: 1 });
    const joints = document.getRoot().listSkins()[0]!.listJoints();
    const at = (name: string) => joints.find((joint) => joint.getName() === name)!.getWorldTranslation();
    for (const side of ['Left', 'Right']) {
      const [elbow, wrist] = [at(`${side}ForeArm`), at(`${side}Hand`)];
      const length = Math.hypot(...elbow.map((value, k) => value - wrist[k]!));
      expect(length, side).toBeGreaterThan(0.09);
      expect(length, side).toBeLessThan(0.2);
    }
  },
);

function heightOf(document: Document): number {
  const heights = sceneParts(document).flatMap(({ positions }) =>
    [...positions].filter((_, i) => i % 3 === 1),
  );
  return heights.reduce((a, b) => Math.max(a, b)) - heights.reduce((a, b) => Math.min(a, b));
}

describeRefusals(sampleOf(things, 1));
