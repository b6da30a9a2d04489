import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from '@gltf-transform/core';
import { readModel } from '@meshwright/formats';
import { repository } from '@meshwright/testing/repository';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type ComparedModel, compareModels, figureText, namesText } from './compare-models.ts';

async function model(): Promise<ComparedModel & { readonly model: Document }> {
  const bytes = readFileSync(join(repository, 'fixtures/character.glb'));
  return {
    name: 'character.glb',
    model: await readModel({ name: 'a.glb', bytes }),
    bytes: bytes.byteLength,
  };
}

it('finds nothing between a model and itself', async () => {
  const { changedShare, figures, names } = await compareModels(await model(), await model(), { cell: 96 });
  expect([changedShare, figures.filter(({ changed }) => changed), names]).toEqual([0, [], []]);
});

it('finds a colour in the picture and nothing else', async () => {
  const after = await model();
  for (const material of after.model.getRoot().listMaterials())
    material.setBaseColorFactor([1, 0, 0, 1]).setBaseColorTexture(null);
  const { changedShare, figures } = await compareModels(await model(), after, { cell: 96 });
  expect(changedShare).toBeGreaterThan(0.3);
  expect(figures.filter(({ changed }) => changed)).toEqual([]);
});

it('names what was added, removed and resized', async () => {
  const after = await model();
  const root = after.model.getRoot();
  root.listMaterials()[0]!.setName('gold');
  root
    .listNodes()
    .find((node) => node.getMesh())
    ?.getMesh()
    ?.setName('torso');
  for (const clip of root.listAnimations()) clip.dispose();
  const { names, figures } = await compareModels(await model(), { ...after, bytes: 99 }, { cell: 96 });
  expect(names.map(({ kind, added, removed }) => [kind, added.length, removed.length > 0])).toEqual([
    ['mesh', 1, true],
    ['material', 1, true],
    ['clip', 0, true],
  ]);
  expect(namesText(names[1]!)).toMatch(/^materials: \+ gold; - /);
  expect(figureText(figures[0]!)).toMatch(/^bytes: [\d,]+ -> 99$/);
});

it('counts textures by their size', async () => {
  const after = await model();
  const png = await sharp({ create: { width: 8, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  for (let i = 0; i < 3; i++) after.model.createTexture().setImage(png).setMimeType('image/png');
  const { figures } = await compareModels(await model(), after, { cell: 96 });
  const sizes = figures.find(({ what }) => what === 'texture sizes')!;
  expect(figureText(sizes)).toMatch(/ -> .*3 of 8x4$/);
});
