import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModel } from '@meshwright/formats';
import { launchBrowser } from '@meshwright/testing/browser';
import { bundlePage } from '@meshwright/testing/engines/bundle-page';
import { sharedModel, smallSharedModelNames } from '@meshwright/testing/models/shared-models';
import { repository } from '@meshwright/testing/repository';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { subjectOf } from './picture/subject.ts';
import { decodedBySharp } from './render/decode-picture.ts';
import { drawScene } from './render/draw.ts';

// The judge is three.js: same camera, backs of one-sided faces hidden in both.

const size = 256;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
  await page.setContent('<canvas></canvas>');
  await page.addScriptTag({
    content: await bundlePage(join(import.meta.dirname, 'testing/three-page.ts')),
    type: 'module',
  });
  await page.waitForFunction(() => 'drawReference' in window);
});
afterAll(() => browser?.close());

const fixtures = [
  'character',
  'character-quantised',
  'instancing',
  'keycap',
  'meshopt',
  'morph-default',
  'skin-posed',
  'sparse',
];
const models = [
  ...fixtures.map((name) => ({
    name: `${name}.glb`,
    bytes: new Uint8Array(readFileSync(join(repository, 'fixtures', `${name}.glb`))),
  })),
  // The page has no decoder for Draco, which DenseSphere has, too; without triangles or height there is no silhouette.
  ...smallSharedModelNames()
    .filter((name) => name.endsWith('.glb') && !/draco|DenseSphere|empty|armature|zero_height/.test(name))
    .map(sharedModel),
];

it.each(models)(
  '$name: the silhouette is that of three.js in all but 1 % of the pixels',
  async ({ name, bytes }) => {
    const subject = await subjectOf(await readModel({ name, bytes }), undefined, decodedBySharp());
    for (const view of [
      { azimuth: 32, elevation: 18 },
      { azimuth: 180, elevation: 0 },
    ]) {
      const { pixels, camera } = drawScene(subject.scene, { size, transparent: true, cull: true, ...view });
      const shot = {
        ...{ glb: Buffer.from(bytes).toString('base64'), size, times: 1 },
        ...{ eye: camera.eye, back: camera.back, up: camera.up, angle: 28 },
      };
      const reference = await page.evaluate((given) => window.drawReference(given), shot);
      const judge = Buffer.from(reference.pixels, 'base64');
      let differs = 0;
      let covered = 0;
      for (let y = 0; y < size; y++) {
        for (let x = 0; x < size; x++) {
          const [own, other] = [
            pixels[(y * size + x) * 4 + 3]! > 127,
            judge[((size - 1 - y) * size + x) * 4 + 3]! > 127,
          ];
          if (own !== other) differs++;
          if (other) covered++;
        }
      }
      expect(covered, 'pixels that three.js draws').toBeGreaterThan(50);
      expect(differs / (size * size), `${differs} pixels of ${covered}`).toBeLessThan(0.01);
    }
  },
);
