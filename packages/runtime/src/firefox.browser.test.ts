import { firefoxMissing, launchFirefox } from '@meshwright/testing/firefox';
import { expect, it } from 'vitest';
import { engineGame } from './testing/engine-game.ts';
import { pictureDifference } from './testing/picture-difference.ts';

const names = ['three', 'babylon', 'playcanvas'];
const game = engineGame(names.map((name) => ({ name, page: name, version: '' })));
const missing = game.missing ?? firefoxMissing();

it.skipIf(missing).each(names)(
  `draws a character amid a clip and a texture with %s in Firefox as in Chromium${missing ? ` (skipped: ${missing})` : ''}`,
  async (name) => {
    const chromium = await game.open(name);
    const firefox = await launchFirefox();
    try {
      await firefox.open(game.server().origin);
      await firefox.evaluate(`import('/${name}.js')`);
      for (const [url, options] of [
        ['/walker.glb', { clip: 'walk', time: 0.25 }],
        ['/textured.glb', {}],
      ] as const) {
        const args = JSON.stringify([url, 128, options]).slice(1, -1);
        const [seen, wanted] = [
          await firefox.evaluate(`scenarios.portrait(${args})`),
          await chromium.run('portrait', url, 128, options),
        ].map((text) => Buffer.from(String(text), 'latin1'));
        const { pixels, mean } = pictureDifference(seen!, wanted!);
        expect(pixels).toBeGreaterThan(500);
        expect(mean).toBeLessThan(3);
      }
    } finally {
      await Promise.all([firefox.close(), chromium.close()]);
    }
  },
);
