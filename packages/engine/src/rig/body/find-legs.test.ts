import { expect, it } from 'vitest';
import { bodyDocument, boxes, type TestBody } from '../../testing/bodies.ts';
import { generate } from '../../text-to-3d/generate.ts';
import { placed } from '../placement.ts';
import { findBody } from './find-body.ts';

const plain: TestBody = { name: 'plain', kind: 'biped', prompt: 'a person', pose: 't-pose', seed: 7 };

/** Returns the heights of the joints of the left leg, in heights of the body. */
function legOf(
  document: Parameters<typeof findBody>[0],
): readonly [hip: number, knee: number, ankle: number] {
  const { joints } = findBody(document).fit.fitted;
  return ['LeftUpLeg', 'LeftLeg', 'LeftFoot'].map((name) => joints.get(name)![1]) as [number, number, number];
}

// A woman and a doctor wear a skirt and a coat down to the shins.
it.each(['a person', 'a heroic man', 'a dwarf', 'a woman', 'a doctor'])(
  'puts the hips of %s where its legs turn, above its crotch or the hem of what hides it',
  async (prompt) => {
    const { document } = await generate({ prompt, seed: 1, texture: null, pose: 'a-pose', detail: 0.5 });
    const leg = document
      .getRoot()
      .listNodes()
      .find((node) => node.getName().endsWith('_leg_left'))!;
    const { placement } = findBody(document).fit;
    const own = placed(Float32Array.from(leg.getWorldTranslation()), placement)[1]!;
    expect(Math.abs(legOf(document)[0] - own)).toBeLessThan(0.02);
  },
);

it('finds the crotch of a person whose trousers touch from the knees upwards', async () => {
  const touching = await bodyDocument({ ...plain, extra: () => boxes([[0, 0.31, 0, 0.08, 0.24, 0.03]]) });
  const [[hip, knee], [ofTouching, kneeOfTouching]] = [legOf(await bodyDocument(plain)), legOf(touching)];
  expect(Math.abs(ofTouching - hip)).toBeLessThan(0.02);
  expect(Math.abs(kneeOfTouching - knee)).toBeLessThan(0.02);
});

it('puts the ankle inside a boot whose shaft begins above it', async () => {
  const shoe = [0.045, 0.03, 0.07, 0.09, 0.17] as const;
  const booted = await bodyDocument({
    ...plain,
    extra: () =>
      boxes([
        [0.055, ...shoe],
        [-0.055, ...shoe],
      ]),
  });
  expect(legOf(booted)[2]).toBeLessThan(0.08);
});
