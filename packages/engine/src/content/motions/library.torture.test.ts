import { expect, it } from 'vitest';
import { describeClips } from '../../testing/describe-clips.ts';
import { clipLibrary } from './library.ts';

const clips = clipLibrary.map(({ key, clips: { biped } }) => [key, biped] as const);

it('there are more than 25 gaits', () => {
  expect(clips.filter(([, { pace }]) => pace !== undefined).length).toBeGreaterThan(25);
});

describeClips(clips);
