import { expect, it } from 'vitest';
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
