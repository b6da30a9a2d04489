import { sceneParts } from '@meshwright/formats/mesh';
import { describe, expect, it } from 'vitest';
import { generate } from '../text-to-3d/generate.ts';
import { readSurfacePhrases } from '../text-to-3d/prompt/read-surface.ts';
import { bake } from './bake/bake.ts';
import { placedPhrases } from './placed-phrases.ts';
import { stripMaterials } from './strip-materials.ts';
import { surfaceShape } from './surface-shape.ts';
import { wordsStyle } from './words-style.ts';

const placed = (prompt: string) => {
  const { trim, crack, described } = placedPhrases(readSurfacePhrases(prompt));
  return [trim, crack, described[0] ?? null].map((phrase) => phrase?.surface.material ?? null);
};

it.each([
  ['marble with gold trim', ['gold', null, 'marble']],
  ['gold trim on marble', ['gold', null, 'marble']],
  ['iron with rust in the crevices', [null, 'rust', 'iron']],
  ['gold', [null, null, 'gold']],
  ['gold edges', [null, null, 'gold']],
])('"%s" is sorted by place', (prompt, expected) => {
  expect(placed(prompt)).toEqual(expected);
});

describe('on a chest', async () => {
  const { document } = await generate({ prompt: 'a chest', seed: 1, texture: null, detail: 0.3 });
  const { parts } = await stripMaterials(document, false);
  const shape = surfaceShape(sceneParts(document), 0.01);

  it('edges are found', () => {
    expect(shape.hasEdges).toBe(true);
  });

  it('trim has a share of the surface, and the rest has most of it', () => {
    const { metallicRoughness } = bake(parts, 128, wordsStyle('marble with gold trim', parts, 1, 32));
    const metal = metallicRoughness.filter((_, i) => i % 3 === 2);
    const share = metal.filter((value) => value > 128).length / metal.length;
    expect(share).toBeGreaterThan(0.05);
    expect(share).toBeLessThan(0.6);
  });

  it('lava glows in its own colour, and marble does not', () => {
    const { emission } = bake(parts, 64, wordsStyle('glowing lava', parts, 1, 32));
    const sums = [0, 1, 2].map((k) => emission!.filter((_, i) => i % 3 === k).reduce((a, b) => a + b, 0));
    expect(sums[0]).toBeGreaterThan(sums[2]! * 2);
    expect(bake(parts, 64, wordsStyle('marble', parts, 1, 32)).emission).toBeNull();
  });
});
