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
import { ambientLight, createStudio, reflectedLight, type Studio } from './render/shade/studio.ts';
import type { ReferenceLight } from './testing/three-page.ts';

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

// Light is a studio of its own, so colours are compared without it: textures and their places, factors, colours of vertices, sRGB.
// Squares are compared by their averages, because a fine pattern is sharper here than with the mip levels of three.js.
const square = 16;
it.for(models)(
  '$name: base colours are those of three.js, on average within 3 of 255',
  async ({ name, bytes }, { skip }) => {
    const document = await readModel({ name, bytes });
    const { scene, parts } = await subjectOf(document, undefined, decodedBySharp());
    if (parts.some(({ material }) => !material))
      skip('without a material a part is grey here and white there');
    const plain = { emissive: new Float64Array(3), emissiveMap: null, unlit: true };
    const unlit = { ...scene, materials: scene.materials.map((material) => ({ ...material, ...plain })) };
    const view = { azimuth: 32, elevation: 18 };
    const { pixels, camera } = drawScene(unlit, { size, transparent: true, cull: true, ...view });
    const shot = {
      ...{ glb: Buffer.from(bytes).toString('base64'), size, times: 1, flat: true },
      ...{ eye: camera.eye, back: camera.back, up: camera.up, angle: 28 },
    };
    const reference = await page.evaluate((given) => window.drawReference(given), shot);
    const judge = Buffer.from(reference.pixels, 'base64');
    const { error, count } = differenceOf(pixels, judge);
    expect(count, 'pixels that both cover').toBeGreaterThan(50);
    expect(error, 'mean difference of a channel').toBeLessThan(3);
  },
);

// The same lamps, and an environment of the same formulas. A rough metal is darker here: light that its surface scatters several times
// is left out, and contact shadow has no like there.
it.for(models)(
  '$name: colours under the same light are those of three.js, on average within 10 of 255, rough metals within 33',
  async ({ name, bytes }, { skip }) => {
    const { scene, parts } = await subjectOf(await readModel({ name, bytes }), undefined, decodedBySharp());
    if (parts.some(({ material }) => !material))
      skip('without a material a part is grey here and white there');
    const view = { azimuth: 32, elevation: 18 };
    const { pixels, camera } = drawScene(scene, { size, transparent: true, cull: true, ...view });
    const reference = await page.evaluate((given) => window.drawReference(given), {
      ...{ glb: Buffer.from(bytes).toString('base64'), size, times: 1, light: lightOf(createStudio(camera)) },
      ...{ eye: camera.eye, back: camera.back, up: camera.up, angle: 28 },
    });
    const judge = Buffer.from(reference.pixels, 'base64');
    const { error, count } = differenceOf(pixels, judge);
    expect(count, 'pixels that both cover').toBeGreaterThan(50);
    const isRoughMetal = scene.materials.some(({ metallic, roughness }) => metallic > 0.5 && roughness > 0.5);
    expect(error, 'mean difference of a channel').toBeLessThan(isRoughMetal ? 33 : 10);
  },
);

/** Returns the mean difference of a channel over squares of pixels that both pictures cover. */
function differenceOf(pixels: Uint8Array, judge: Uint8Array): { error: number; count: number } {
  const squares = new Map<number, { count: number; difference: number[] }>();
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [own, other] = [(y * size + x) * 4, ((size - 1 - y) * size + x) * 4];
      // Outlines are the other test.
      if (pixels[own + 3] !== 255 || judge[other + 3] !== 255) continue;
      const at = Math.floor(y / square) * size + Math.floor(x / square);
      const found = squares.get(at) ?? { count: 0, difference: [0, 0, 0] };
      squares.set(at, found);
      found.count++;
      for (let k = 0; k < 3; k++) found.difference[k]! += pixels[own + k]! - judge[other + k]!;
    }
  }
  const all = [...squares.values()];
  const count = all.reduce((sum, found) => sum + found.count, 0);
  const error = all.flatMap(({ difference }) => difference).reduce((sum, value) => sum + Math.abs(value), 0);
  return { error: error / count / 3, count };
}

/** Returns the light of a studio in the units of three.js, where a lamp of 1 lights a white surface with 1 over pi. */
function lightOf({ lamps }: Studio): ReferenceLight {
  const high = 64;
  const environment: number[] = [];
  const color = new Float32Array(3);
  /** Light that the environment throws on a surface that faces up, and on one that faces down. */
  const thrown = { up: [0, 0, 0], down: [0, 0, 0] };
  for (let j = 0; j < high; j++) {
    const height = Math.PI * ((j + 0.5) / high - 0.5);
    const part = (Math.PI / high) ** 2 * Math.cos(height) * Math.abs(Math.sin(height));
    for (let i = 0; i < high * 2; i++) {
      const turn = 2 * Math.PI * ((i + 0.5) / (high * 2) - 0.5);
      const [x, y, z] = [
        Math.cos(turn) * Math.cos(height),
        Math.sin(height),
        Math.sin(turn) * Math.cos(height),
      ];
      const [lx, ly, lz] = lamps[0]!.toward;
      reflectedLight(y, x * lx + y * ly + z * lz, 0, color);
      environment.push(...color, 1);
      for (let k = 0; k < 3; k++) (y > 0 ? thrown.up : thrown.down)[k]! += color[k]! * part;
    }
  }
  const even = (ny: number, own: readonly number[]): number[] => {
    ambientLight(ny, color);
    return [...color].map((value, k) => Math.PI * value - own[k]!);
  };
  return {
    // A lamp here lights a matt surface with four fifths of what it lights a shining one with.
    lamps: lamps.map((lamp) => ({ ...lamp, color: lamp.color.map((value) => value * Math.PI * 0.8) })),
    ...{ sky: even(1, thrown.up), ground: even(-1, thrown.down), environment },
  };
}
