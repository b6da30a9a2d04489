import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document } from '@gltf-transform/core';
import { readModel } from '@meshwright/formats';
import { bytesSource, inspectModel } from '@meshwright/gltf';
import { repository } from '@meshwright/testing/repository';
import { validateBytes } from 'gltf-validator';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderModel } from '../picture/render-model.ts';
import { impostor } from './impostor.ts';

const model = new Uint8Array(readFileSync(join(repository, 'fixtures/character.glb')));

describe('the impostor of a character', () => {
  let glb: Uint8Array;
  beforeAll(async () => {
    glb = await impostor(model, { size: 256 });
  });

  it('has 12 triangles, one material, one picture, and is valid', async () => {
    const { meshes, materials, textures } = await inspectModel(bytesSource(glb));
    expect(meshes.map(({ triangles }) => triangles)).toEqual([12]);
    expect(materials).toHaveLength(1);
    expect(textures.map(({ width, height }) => [width, height])).toEqual([[768, 512]]);
    expect((await validateBytes(new Uint8Array(glb))).issues.numErrors).toBe(0);
  });

  it('stands where the model stands, as high', async () => {
    const [cards, whole] = [await boundsOf(glb), await boundsOf(model)];
    for (const edge of ['min', 'max'] as const) expect(cards[edge][1]).toBeCloseTo(whole[edge][1]!, 3);
    for (const axis of [0, 2])
      expect(cards.min[axis]! + cards.max[axis]!).toBeCloseTo(whole.min[axis]! + whole.max[axis]!, 1);
  });

  it.each([0, 60, 120, 180, 240, 300])(
    'has the outline of the model from %i degrees, where it has a picture',
    async (azimuth) => {
      // The other cards, seen aslant, add to it.
      expect(await overlap(azimuth)).toBeGreaterThan(0.75);
    },
  );

  it('is near the outline between its pictures', async () => {
    for (const azimuth of [30, 90, 150]) expect(await overlap(azimuth), `${azimuth}`).toBeGreaterThan(0.5);
  });

  it('has the same bytes again', async () => {
    expect(Buffer.from(await impostor(model, { size: 256 })).equals(glb)).toBe(true);
  });

  /** Pixels that both outlines have, as a share of those that one has. */
  async function overlap(azimuth: number): Promise<number> {
    const view = { azimuth, elevation: 0, lens: 2 };
    const [a, b] = await Promise.all([outline(glb, view, model), outline(model, view, glb)]);
    let [both, any] = [0, 0];
    for (const [at, pixel] of a.entries()) {
      if (pixel && b[at]) both++;
      if (pixel || b[at]) any++;
    }
    return both / any;
  }
});

it('keeps the colours of the surface, without light', async () => {
  const document = await readModel({ name: 'character.glb', bytes: model });
  for (const material of document.getRoot().listMaterials())
    material.setBaseColorTexture(null).setBaseColorFactor([0.5, 0.1, 0.02, 1]);
  const picture = await pictureOf(await impostor(document, { size: 64, cards: 1 }));
  const solid = picture.filter(([, , , alpha]) => alpha === 255);
  expect(solid.length).toBeGreaterThan(100);
  // As sRGB: 0.5, 0.1 and 0.02 of linear light.
  for (const [red, green, blue] of solid) {
    expect(Math.abs(red! - 188)).toBeLessThanOrEqual(2);
    expect(Math.abs(green! - 89)).toBeLessThanOrEqual(2);
    expect(Math.abs(blue! - 39)).toBeLessThanOrEqual(2);
  }
});

it.each([
  [{ cards: 0 }, /cards 0: give a whole number from 1 to 8/],
  [{ size: 1000 }, /size 1000: give a whole number from 16 to 512/],
])('refuses %o', async (options, message) => {
  await expect(impostor(model, options)).rejects.toThrow(message);
});

it('refuses a model that draws nothing', async () => {
  await expect(impostor(new Document())).rejects.toThrow(
    /draws nothing: an impostor needs a model with triangles/,
  );
});

async function boundsOf(glb: Uint8Array) {
  return (await inspectModel(bytesSource(glb))).bounds!;
}

async function outline(
  shown: Uint8Array,
  view: { azimuth: number; elevation: number; lens: number },
  other: Uint8Array,
): Promise<boolean[]> {
  const png = await renderModel(shown, { view, size: 128, transparent: true, fit: [shown, other] });
  const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + 3]! > 127);
}

/** The pixels of the picture in a GLB. */
async function pictureOf(glb: Uint8Array): Promise<number[][]> {
  const at = Buffer.from(glb).indexOf('89504e470d0a1a0a', 0, 'hex');
  const { data } = await sharp(glb.subarray(at)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: data.length / 4 }, (_, pixel) => [...data.subarray(pixel * 4, pixel * 4 + 4)]);
}
