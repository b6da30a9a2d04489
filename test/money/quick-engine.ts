import { setTimeout as delay } from 'node:timers/promises';
import type { Engine } from '@meshwright/service';
import { createRandom } from '@meshwright/testing/random';
import { boxGlb } from '@meshwright/vite/white-box';

/** One white pixel. */
const picture: Buffer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP4//8/AAX+Av4zTGlPAAAAAElFTkSuQmCC',
  'base64',
);

/** Shortest duration of a task and the largest addition to it, in milliseconds. */
const takes = { least: 20, more: 400 };

/** Returns an engine whose tasks take a moment that depends on their seed, and end in a box or a picture. */
export function quickEngine(): Engine {
  return {
    missing: () => null,
    async run({ seed }, { progress, signal }) {
      const ms = takes.least + createRandom(seed)() * takes.more;
      await delay(ms / 2, undefined, { signal });
      progress(50);
      await delay(ms / 2, undefined, { signal });
      return {
        files: { 'model.glb': boxGlb(1, [-0.5, 0, -0.5]), 'thumbnail.png': picture },
        result: {
          model_urls: { glb: 'model.glb' },
          thumbnail_url: 'thumbnail.png',
          image_urls: ['thumbnail.png'],
          candidate_ids: ['a-candidate'],
        },
      };
    },
  };
}
