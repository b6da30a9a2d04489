import { expect, it } from 'vitest';
import { clipLibrary } from '../content/motions/library.ts';
import { readRig } from '../rig/read-rig.ts';
import { rigDocument } from '../rig/rig-document.ts';
import { motionQuality, shareOf } from '../testing/reference/motion-quality.ts';
import { generate } from '../text-to-3d/generate.ts';

/** Metres that 95 of 100 ground contacts of a foot's vertices stay below, of a body of 1.7 m. */
const mostSlide = { biped: 0.02, quadruped: 0.03 } as const;

it.each(['knight', 'dog'])(
  'the drawn feet of a %s neither slide nor sink while it walks and runs',
  async (name) => {
    const { document } = await generate({
      prompt: name,
      seed: 1,
      texture: null,
      pose: name === 'dog' ? 'rest' : 'a-pose',
      detail: 0.3,
    });
    await rigDocument(document, { heightMetres: 1.7 });
    const { kind } = readRig(document).body;
    for (const key of ['walking', 'running']) {
      const clip = clipLibrary().find((entry) => entry.key === key)!.clips[kind]!;
      const { slides, sink } = motionQuality(document, clip, key);
      expect(slides!.length, key).toBeGreaterThan(20);
      expect(shareOf(slides!, 0.95), key).toBeLessThan(mostSlide[kind]);
      expect(sink, key).toBeLessThan(0.01);
    }
  },
);
