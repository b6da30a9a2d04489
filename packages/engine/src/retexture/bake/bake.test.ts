import type { Document } from '@gltf-transform/core';
import { sceneParts } from '@meshwright/formats/mesh';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readView } from '../../image-to-3d/read-view.ts';
import { boxDocument } from '../../testing/box-document.ts';
import { viewsStyle } from '../views-style.ts';
import { wordsStyle } from '../words-style.ts';
import { bake } from './bake.ts';
import { boxAtlas } from './box-atlas.ts';
import { scanTexels } from './scan-texels.ts';

const cube = { name: 'cube', low: [-0.5, 0, -0.5], high: [0.5, 1, 0.5] } as const;

const plate = async (color: string) => readView({ name: color, bytes: await square(color) }, { side: 64 });

async function square(color: string): Promise<Uint8Array> {
  const inner = await sharp({ create: { width: 40, height: 40, channels: 4, background: color } })
    .png()
    .toBuffer();
  const clear = sharp({ create: { width: 64, height: 64, channels: 4, background: '#00000000' } });
  return Uint8Array.from(
    await clear
      .composite([{ input: inner }])
      .png()
      .toBuffer(),
  );
}

/** Returns the mean colour of texels by the direction their surface faces. */
function colorsByFacing(document: Document, baseColor: Uint8Array, size: number): Map<string, number[]> {
  const sums = new Map<string, number[]>();
  scanTexels(sceneParts(document), size, ({ index, normal }) => {
    const facing = normal.map((value) => Math.round(value)).join();
    const sum = sums.get(facing) ?? [0, 0, 0, 0];
    for (let k = 0; k < 3; k++) sum[k] = sum[k]! + baseColor[index * 3 + k]!;
    sum[3]!++;
    sums.set(facing, sum);
  });
  return new Map(
    [...sums].map(([facing, [r, g, b, n]]) => [facing, [r! / n!, g! / n!, b! / n!].map(Math.round)]),
  );
}

describe('box atlas', () => {
  it.each([
    ['boxes', () => boxDocument([cube, { name: 'lid', low: [-0.5, 1.1, -0.5], high: [0.5, 1.3, 0.5] }])],
    ['a knot', () => knotDocument(120, 16)],
  ])('places every triangle of %s without overlap inside the square', (_, make) => {
    const document = make();
    boxAtlas(document);
    const size = 512;
    let area = 0;
    for (const { uvs, indices } of sceneParts(document)) {
      for (const value of uvs!) {
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThan(1);
      }
      for (let i = 0; i < indices.length; i += 3) {
        const [a, b, c] = [0, 1, 2].map((k) => indices[i + k]! * 2) as [number, number, number];
        area += Math.abs(
          (uvs![b]! - uvs![a]!) * (uvs![c + 1]! - uvs![a + 1]!) -
            (uvs![c]! - uvs![a]!) * (uvs![b + 1]! - uvs![a + 1]!),
        );
      }
    }
    let covered = 0;
    scanTexels(sceneParts(document), size, () => {
      covered++;
    });
    // Overlaps would count once among the texels and twice in the areas.
    expect(covered / (size * size)).toBeCloseTo(area / 2, 1.7);
    expect(covered / (size * size)).toBeGreaterThan(0.2);
  });
});

describe('views', () => {
  it('land on the front, right, back and left sides, and unseen texels take the colours beside them', async () => {
    const views = await Promise.all(['#c00000', '#00c000', '#0000c0', '#c0c000'].map(plate));
    const document = boxDocument([cube]);
    boxAtlas(document);
    const parts = sceneParts(document);
    const { baseColor, size, known } = bake(parts, 128, viewsStyle(views, parts));
    const colors = colorsByFacing(document, baseColor, size);
    expect(colors.get('0,0,1')).toEqual([192, 0, 0]);
    expect(colors.get('1,0,0')).toEqual([0, 192, 0]);
    expect(colors.get('0,0,-1')).toEqual([0, 0, 192]);
    expect(colors.get('-1,0,0')).toEqual([192, 192, 0]);
    expect(known).toBeCloseTo(4 / 6, 1);
    // The top lies between all four views.
    for (const channel of colors.get('0,1,0')!) expect(channel).toBeGreaterThan(20);
  });

  it('do not reach occluded surfaces', async () => {
    const near = { name: 'near', low: [-0.5, 0, 0.5], high: [0.5, 1, 0.6] } as const;
    const far = { name: 'far', low: [-0.4, 0.1, -0.6], high: [0.4, 0.9, -0.5] } as const;
    const document = boxDocument([near, far]);
    boxAtlas(document);
    const parts = sceneParts(document);
    const style = viewsStyle([await plate('#c00000')], parts);
    const seen = new Set<string>();
    const surface = {
      color: [0, 0, 0] as [number, number, number],
      roughness: 0,
      metallic: 0,
      glow: 0,
      normal: [0, 0, 1] as [number, number, number],
    };
    scanTexels(parts, 64, (texel) => {
      if (texel.normal[2] > 0.9 && style.paint(texel, surface)) seen.add(parts[texel.part]!.object);
    });
    expect([...seen]).toEqual(['near']);
  });
});

describe('words', () => {
  const house = boxDocument([
    { name: 'walls', low: [-1, 0, -1], high: [1, 2, 1] },
    { name: 'roof', low: [-1.1, 2, -1.1], high: [1.1, 2.4, 1.1] },
  ]);
  boxAtlas(house);
  const parts = sceneParts(house);
  const meanOf = (prompt: string): number[][] => {
    const style = wordsStyle(prompt, parts, 1, 64);
    const surface = {
      color: [0, 0, 0] as [number, number, number],
      roughness: 0,
      metallic: 0,
      glow: 0,
      normal: [0, 1, 0] as [number, number, number],
    };
    const sums = parts.map(() => [0, 0, 0, 0, 0]);
    scanTexels(parts, 64, (texel) => {
      style.paint(texel, surface);
      const sum = sums[texel.part]!;
      for (let k = 0; k < 3; k++) sum[k] = sum[k]! + surface.color[k]!;
      sum[3] = sum[3]! + surface.metallic;
      sum[4]!++;
    });
    return sums.map((sum) => sum.slice(0, 4).map((value) => value / sum[4]!));
  };

  it('go to the part they name', () => {
    const [walls, roof] = meanOf('white walls and a blue roof') as [number[], number[]];
    expect(walls[0]! - walls[2]!).toBeLessThan(20);
    expect(roof[2]! - roof[0]!).toBeGreaterThan(60);
  });

  it('of the first phrase go to the largest part and of the second to the rest', () => {
    const [walls, roof] = meanOf('stone and gold') as [number[], number[]];
    expect(walls[3]).toBeLessThan(0.1);
    expect(roof[3]).toBeGreaterThan(0.9);
  });

  it('of wear add stains: snow on upward faces', () => {
    const [bare, snowy] = [meanOf('red')[1]!, meanOf('red, snowy')[1]!];
    expect(snowy[2]!).toBeGreaterThan(bare[2]! + 30);
  });

  it('take no letters of a colour in a name for a word: "a" of paint_a82a22 is no article', () => {
    const [wall] = meanOf('blue stone with a golden belt') as [number[]];
    for (const part of parts) part.material?.setName('paint_a82a22');
    const [renamed] = meanOf('blue stone with a golden belt') as [number[]];
    expect(renamed).toEqual(wall);
    expect(renamed[2]!).toBeGreaterThan(renamed[0]!);
  });

  it('report whether any was recognised', () => {
    expect(wordsStyle('weathered bronze', parts, 1).understood).toBe(true);
    expect(wordsStyle('flurbish', parts, 1).understood).toBe(false);
  });
});
