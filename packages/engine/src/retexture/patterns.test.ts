import type { ScenePart } from '@meshwright/formats/mesh';
import { sceneParts } from '@meshwright/formats/mesh';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { expect, it } from 'vitest';
import { createNoise } from '../text-to-3d/noise.ts';
import type { Texel } from './bake/scan-texels.ts';
import { patterns } from './patterns.ts';
import { wordsStyle } from './words-style.ts';

const parts: readonly ScenePart[] = sceneParts(knotDocument(40, 8));
const points = parts[0]!.positions;

/** Returns the share of the vertices that have each colour of red, white, black and green. */
function sharesOf(prompt: string): Record<string, number> {
  const style = wordsStyle(prompt, parts, 1, 32);
  const out = { color: [0, 0, 0], roughness: 0, metallic: 0, glow: 0, normal: [0, 1, 0] } as Parameters<
    typeof style.paint
  >[1];
  const counts: Record<string, number> = { red: 0, white: 0, black: 0, green: 0 };
  const count = points.length / 3;
  for (let v = 0; v < count; v++) {
    const position = [...points.subarray(v * 3, v * 3 + 3)] as [number, number, number];
    const texel: Texel = { index: 0, part: 0, corner: 0, w0: 1, w1: 0, w2: 0, position, normal: [0, 1, 0] };
    style.paint(texel, out);
    const kind = kindOf(...out.color);
    counts[kind] = (counts[kind] ?? 0) + 1 / count;
  }
  return counts;
}

function kindOf(r: number, g: number, b: number): string {
  if (Math.min(r, g, b) > 170) return 'white';
  if (g > b * 1.15 && g >= r) return 'green';
  if (Math.max(r, g, b) < 80) return 'black';
  return r > 1.6 * g ? 'red' : 'other';
}

it.each([
  ['zebra', 'white', 'black'],
  ['checkered', 'white', 'black'],
  ['striped', 'white', 'red'],
  ['polka dots', 'red', 'white'],
  ['white with red stripes', 'white', 'red'],
  ['red with white dots', 'red', 'white'],
  ['black camouflage', 'black', 'other'],
])('"%s" has %s and %s', (prompt, first, second) => {
  const shares = sharesOf(prompt);
  expect(shares[first], JSON.stringify(shares)).toBeGreaterThan(0.15);
  expect(shares[second], JSON.stringify(shares)).toBeGreaterThan(0.08);
});

it.each([
  ['white dots on red', 'red', 'white'],
  ['red dots on white', 'white', 'red'],
  ['red dots', 'white', 'red'],
  ['red stripes on black', 'black', 'red'],
  ['black checks', 'white', 'black'],
])('"%s" is %s with %s', (prompt, ground, marks) => {
  const shares = sharesOf(prompt);
  expect(shares[ground], JSON.stringify(shares)).toBeGreaterThan(prompt.includes('dots') ? 0.5 : 0.3);
  expect(shares[marks], JSON.stringify(shares)).toBeGreaterThan(0.08);
});

it('camouflage is mostly green, and a plain colour has no pattern', () => {
  expect(sharesOf('camouflage').green).toBeGreaterThan(0.3);
  expect(sharesOf('red').white).toBe(0);
});

it.each([
  ['hand painted stylized wood, Kenney style', ['wood'], ['hand', 'painted', 'stylized', 'kenney']],
  ['painted', ['painted'], []],
  ['red blue plaster', ['red', 'plaster'], ['blue']],
  ['brushed steel wood', ['steel'], ['brushed', 'wood']],
  ['tiger fur', ['tiger', 'fur'], []],
  ['glowing magma cracks on black rock', ['glowing', 'magma', 'cracks', 'black', 'rock'], []],
  ['weathered bronze with green patina', ['weathered', 'bronze', 'green', 'patina'], []],
  ['red top, brown boots', ['red', 'top', 'brown', 'boots'], []],
  ['ein rostiges Eisen', ['rusty', 'iron'], []],
  ['a haunted mood', [], ['haunted', 'mood']],
])('of "%s" the words %s are used and %s left out', (prompt, used, leftOut) => {
  expect(wordsStyle(prompt, parts, 1, 32)).toMatchObject({ used, leftOut });
});

/** Paints the vertices of the knot, and returns the colour, the glow and the height of each. */
function painted(prompt: string): { color: number[]; glow: number; height: number }[] {
  const style = wordsStyle(prompt, parts, 1, 32);
  const ys = points.filter((_, i) => i % 3 === 1);
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  return Array.from({ length: points.length / 3 }, (_, v) => {
    const position = [...points.subarray(v * 3, v * 3 + 3)] as [number, number, number];
    const out = { color: [0, 0, 0], roughness: 0, metallic: 0, glow: 0, normal: [0, 1, 0] } as Parameters<
      typeof style.paint
    >[1];
    style.paint({ index: 0, part: 0, corner: 0, w0: 1, w1: 0, w2: 0, position, normal: [0, 1, 0] }, out);
    return { color: [...out.color], glow: out.glow, height: (position[1] - low) / (high - low) };
  });
}

it('cracks of magma glow in its colour, and the rock between them does not', () => {
  const places = painted('glowing magma cracks on black rock');
  const glowing = places.filter(({ glow }) => glow > 0);
  expect(glowing.length).toBeGreaterThan(places.length * 0.03);
  expect(glowing.length).toBeLessThan(places.length * 0.6);
  for (const { color } of glowing) expect(color[0]!).toBeGreaterThan(2 * color[2]!);
  const rock = places.filter(({ glow }) => glow === 0);
  expect(Math.max(...rock.map(({ color }) => Math.max(...color)))).toBeLessThan(110);
});

it('wood that is painted by hand is wood', () => {
  expect(painted('hand painted wood')[0]!.color).toEqual(painted('wood')[0]!.color);
});

it('a top and a bottom are placed by height', () => {
  const places = painted('red top, blue bottom, white marble');
  for (const { color, height } of places) {
    const [r, , b] = color as [number, number, number];
    if (height > 0.75) expect(r).toBeGreaterThan(b * 1.5);
    if (height < 0.25) expect(b).toBeGreaterThan(r * 1.5);
  }
});

it('no two patterns share a word', () => {
  const words = patterns.flatMap((pattern) => pattern.words);
  expect(new Set(words).size).toBe(words.length);
});

it('runes are strokes on the side that a surface faces, the same from both sides, and none on a slope', () => {
  const runes = patterns.find(({ words }) => words.includes('runes'))!;
  const noise = createNoise(1);
  const share = (
    normal: readonly [number, number, number],
    place: (u: number, v: number) => number[],
  ): number => {
    let marked = 0;
    for (let i = 0; i < 60; i++)
      for (let j = 0; j < 60; j++) {
        const [x = 0, y = 0, z = 0] = place(i / 60, j / 60);
        marked += runes.colorAt(x, y, z, noise, normal);
      }
    return marked / 3600;
  };
  for (const deep of [0.1, 0.45, 0.8]) {
    expect(share([0, 0, 1], (u, v) => [u, v, deep])).toBeGreaterThan(0.06);
    expect(share([0, 0, 1], (u, v) => [u, v, deep])).toBeLessThan(0.3);
    // What is seen does not depend on the depth.
    expect(share([0, 0, 1], (u, v) => [u, v, deep])).toBe(share([0, 0, 1], (u, v) => [u, v, 0]));
    expect(share([1, 0, 0], (u, v) => [deep, v, -u])).toBe(share([1, 0, 0], (u, v) => [0, v, -u]));
  }
  const half = Math.sqrt(1 / 3);
  expect(share([half, half, half], (u, v) => [u, v, 0])).toBe(0);
});
