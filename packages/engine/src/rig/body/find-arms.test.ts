import { expect, it } from 'vitest';
import { type Box, bothSides, boxDocument } from '../../testing/box-document.ts';
import { type FingerArms, personWithFingers } from '../../testing/person-with-fingers.ts';
import { unplaced } from '../placement.ts';
import { findBody } from './find-body.ts';

it.each<[string, FingerArms]>([
  ['a T-pose', { degrees: 0 }],
  ['a T-pose with fingers spread', { degrees: 0, spread: 16 }],
  ['a T-pose with fingers together', { degrees: 0, spread: 0 }],
  ['a T-pose in gloves', { degrees: 0, thick: 1.6, hand: 1.1 }],
  ['a T-pose with slender arms', { degrees: 0, thick: 0.85 }],
  ['a T-pose with arms as thin as those of a drawn figure', { degrees: 0, thick: 0.6 }],
  ['a T-pose with long arms', { degrees: 0, long: 1.3 }],
  ['a T-pose with short arms and large hands', { degrees: 0, long: 0.8, hand: 1.7, thick: 1.2 }],
  ['an A-pose', { degrees: 45 }],
  ['an A-pose with short arms and large hands', { degrees: 45, long: 0.8, hand: 1.7, thick: 1.2 }],
  ['a pose with arms nearly down', { degrees: 70 }],
])(
  'finds the elbow and the wrist of a person with fingers in %s within a fiftieth of the height',
  async (_, arms) => {
    const { document, joints } = await personWithFingers(arms);
    const { fitted, placement } = findBody(document).fit;
    for (const name of ['ForeArm', 'Hand'] as const)
      for (const side of ['Left', 'Right'] as const) {
        const [x, y, z] = joints[name];
        const found = unplaced(fitted.joints.get(`${side}${name}`)!, placement);
        const far = Math.hypot(found[0] - (side === 'Left' ? x : -x), found[1] - y, found[2] - z);
        expect(far, side + name).toBeLessThan(0.02);
      }
  },
);

const largeHead: readonly Box[] = [
  { name: 'trunk', low: [-0.17, 0.2, -0.12], high: [0.17, 0.52, 0.12] },
  ...bothSides({ name: 'leg', low: [0.03, 0, -0.06], high: [0.12, 0.25, 0.08] }),
  ...bothSides({ name: 'arm', low: [0.1, 0.4, -0.04], high: [0.42, 0.48, 0.04] }),
  { name: 'head', low: [-0.16, 0.54, -0.16], high: [0.16, 1, 0.16] },
  { name: 'neck', low: [-0.05, 0.5, -0.05], high: [0.05, 0.56, 0.05] },
];

it('places the shoulders of a person with a large head inside a round trunk', () => {
  const { joints, starts } = findBody(boxDocument(largeHead)).fit.fitted;
  expect(Math.abs(joints.get('LeftArm')![0])).toBeLessThan(0.1);
  // The trunk does not move with the arm.
  expect(Math.abs(starts!.get('LeftArm')![0])).toBeGreaterThan(0.14);
});

it('places the shoulders of arms at heights apart, one of them low', () => {
  const { joints } = findBody(
    boxDocument([
      { name: 'trunk', low: [-0.15, 0.2, -0.12], high: [0.15, 0.71, 0.12] },
      ...bothSides({ name: 'leg', low: [0.03, 0, -0.06], high: [0.12, 0.25, 0.08] }),
      { name: 'left arm', low: [0.1, 0.52, -0.04], high: [0.42, 0.59, 0.04] },
      { name: 'right arm', low: [-0.42, 0.6, -0.04], high: [-0.1, 0.67, 0.04] },
      { name: 'neck', low: [-0.05, 0.7, -0.05], high: [0.05, 0.75, 0.05] },
      { name: 'head', low: [-0.16, 0.73, -0.16], high: [0.16, 1, 0.16] },
    ]),
  ).fit.fitted;
  expect(joints.get('LeftArm')![1]).toBeLessThan(joints.get('RightArm')![1]);
});

it('takes the arms below the wide brim of a hat', () => {
  const brim: Box = { name: 'hat', low: [-0.43, 0.68, -0.43], high: [0.43, 0.72, 0.43] };
  const { joints } = findBody(boxDocument([...largeHead, brim])).fit.fitted;
  for (const name of ['LeftHand', 'RightHand']) expect(joints.get(name)![1], name).toBeCloseTo(0.44, 1);
});

it('takes no account of a bomb in a hand', () => {
  const bomb: Box = { name: 'throwable', low: [-0.5, 0.36, -0.02], high: [-0.34, 0.52, 0.18] };
  const placesOf = (boxes: readonly Box[]) => {
    const { fitted, placement } = findBody(boxDocument(boxes)).fit;
    return [...fitted.joints].map(([name, place]) => [name, ...unplaced(place, placement)]);
  };
  expect(placesOf([...largeHead, bomb])).toEqual(placesOf(largeHead));
});

it('ends arms beside the trunk where a collar joins them to a wide head', () => {
  const { joints } = findBody(
    boxDocument([
      { name: 'trunk', low: [-0.07, 0.2, -0.07], high: [0.07, 0.56, 0.07] },
      ...bothSides({ name: 'leg', low: [0.02, 0, -0.06], high: [0.09, 0.25, 0.08] }),
      ...bothSides({ name: 'arm', low: [0.07, 0.46, -0.05], high: [0.42, 0.56, 0.05] }),
      ...bothSides({ name: 'collar', low: [0.07, 0.51, -0.05], high: [0.13, 0.61, 0.05] }),
      { name: 'neck', low: [-0.07, 0.55, -0.06], high: [0.07, 0.61, 0.06] },
      { name: 'head', low: [-0.22, 0.6, -0.2], high: [0.22, 1, 0.2] },
    ]),
  ).fit.fitted;
  for (const name of ['LeftArm', 'LeftForeArm']) expect(joints.get(name)![1], name).toBeCloseTo(0.52, 1);
});
