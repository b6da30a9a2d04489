import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '@meshwright/testing/repository';
import { ourPackages } from '@meshwright/tools/packages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engineGame } from './testing/engine-game.ts';
import type { EnginePage } from './testing/engine-page.ts';
import { pictureDifference } from './testing/picture-difference.ts';
import { engineSuite } from './testing/suite/engine-suite.ts';

const engines = ourPackages(repository)
  .flatMap(({ facts: { engine } }) => engine?.pages.map((page) => ({ page, of: engine.package })) ?? [])
  .map(({ page, of }) => ({ name: page, page, version: versionOf(of) }));
const step = { clip: 'walk', time: 8 / 30 };
const game = engineGame(engines);
const { missing, open } = game;

engineSuite(game, engines);

// The same light from the same sides at the same strength, with the same tone curve: in Babylon the option
// `useExactSrgbConversions`. Remaining differences: edge pixels, which fall to either side; texture filtering at
// grazing angles; and metals, whose highlights three widens where a surface bends within a pixel, and for which Babylon
// restores the light that rough facets scatter between each other.
describe.skipIf(missing).each([
  ['three', 'babylon', { textured: 1.2, skin: 0.5, others: 1.4, metals: 9, far: 0.33 }],
  // Two backends of an engine differ at edges only, where their samples of a pixel lie elsewhere.
  ['three', 'three-webgpu', { textured: 0.6, skin: 6, others: 1.2, metals: 1.5, far: 0.15 }],
  // PlayCanvas encodes sRGB by the power of 2.2, and its highlights are narrower and weaker. Metals show nothing else
  // (mean difference 63), so they are left out.
  ['three', 'playcanvas', { textured: 4.6, skin: 2.7, others: 4, metals: undefined, far: 0.08 }],
  ['babylon', 'babylon-webgpu', { textured: 0.6, skin: 6, others: 1.2, metals: 1.5, far: 0.15 }],
  ['playcanvas', 'playcanvas-webgpu', { textured: 0.6, skin: 6, others: 1.2, metals: 1.5, far: 0.15 }],
] as const)('the same pixels in %s and %s', (left, right, bounds) => {
  const cannot = () => game.cannot(right);
  let pages: EnginePage[] = [];
  beforeAll(async () => {
    if (cannot()) return;
    pages = await Promise.all([left, right].map(open));
  });
  beforeEach((test) => test.skip(cannot() !== undefined, cannot()));
  afterAll(() => Promise.all(pages.map((page) => page.close())));

  it.for([
    ['a sword', '/sword.glb', 'hand.right', 1],
    ['an axe', '/axe.glb', 'hand.left', 0.8],
    ['a shield', '/shield.glb', 'hand.left', 0.6],
    ['a mug', '/mug.glb', 'hand.right', 0.4],
    ['a pistol', '/pistol.glb', 'hand.right', 0.4],
  ] as const)('%s in a hand amid a clip', async ([, url, socket, longest], { annotate }) => {
    const [one, other] = await Promise.all(
      pages.map(async (page) =>
        Buffer.from(await page.run('attached', '/walker.glb', url, socket, 256, longest), 'latin1'),
      ),
    );
    const seen = pictureDifference(one!, other!);
    await annotate(`mean difference ${seen.mean.toFixed(2)} of 255, ${(100 * seen.far).toFixed(1)} % over 8`);
    expect(seen.mean).toBeLessThan(bounds.skin);
  });

  it.for([
    ['a picture on a ball', '/textured.glb', {}, bounds.textured],
    ['a skin amid a clip', '/walker.glb', step, bounds.skin],
    ['a borrowed clip', '/long.glb', { ...step, from: '/walker.glb' }, bounds.skin],
    ['colour, light, glass and a grating', '/others.glb', {}, bounds.others],
    ['metal', '/metals.glb', {}, bounds.metals],
  ] as const)('%s', async ([, url, options, mean], { annotate, skip }) => {
    if (mean === undefined) return skip('its metals are narrow highlights on black');
    const [one, other] = await Promise.all(
      pages.map(async (page) => Buffer.from(await page.run('portrait', url, 256, options), 'latin1')),
    );
    const seen = pictureDifference(one!, other!);
    await annotate(`mean difference ${seen.mean.toFixed(2)} of 255, ${(100 * seen.far).toFixed(1)} % over 8`);
    expect(seen.pixels).toBeGreaterThan(500);
    expect(seen.mean).toBeLessThan(mean);
    expect(seen.far).toBeLessThan(bounds.far);
  });
});

function versionOf(name: string): string {
  const manifest = join(repository, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
