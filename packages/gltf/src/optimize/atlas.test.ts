import { Document } from '@gltf-transform/core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type AtlasReport, atlas } from './atlas.ts';

/** One unnamed square per colour, side by side, each with its own material. */
function squares(colours: number[][]): Document {
  const document = new Document();
  const buffer = document.createBuffer();
  const scene = document.createScene();
  document.getRoot().setDefaultScene(scene);
  for (const [place, colour] of colours.entries()) {
    const points = [0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0].map((value, i) =>
      i % 3 === 0 ? value + 2 * place : value,
    );
    const accessor = (values: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>) =>
      document.createAccessor().setBuffer(buffer).setArray(values);
    const primitive = document
      .createPrimitive()
      .setAttribute('POSITION', accessor(Float32Array.from(points)).setType('VEC3'))
      .setAttribute(
        'NORMAL',
        accessor(new Float32Array(12).map((_, i) => (i % 3 === 2 ? 1 : 0))).setType('VEC3'),
      )
      .setIndices(accessor(Uint16Array.of(0, 1, 2, 0, 2, 3)))
      .setMaterial(
        document
          .createMaterial(`colour ${place}`)
          .setBaseColorFactor(colour as [number, number, number, number])
          .setMetallicFactor(0),
      );
    scene.addChild(document.createNode().setMesh(document.createMesh().addPrimitive(primitive)));
  }
  return document;
}

const toSrgb = (linear: number) =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;

it('turns many plain colours into one material and one draw call, each exact to 8 bits at every corner', async () => {
  const colours = Array.from({ length: 23 }, (_, i) => [i / 22, ((i * 7) % 23) / 22, ((i * i) % 23) / 22, 1]);
  const document = squares(colours);
  let report: AtlasReport | undefined;
  await document.transform(atlas({}, (done) => (report = done)));
  expect(report).toMatchObject({ materials: { before: 23, after: 1 }, primitives: { before: 23, after: 1 } });
  const [material] = document.getRoot().listMaterials();
  const { data, info } = await sharp(material!.getBaseColorTexture()!.getImage()!)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [primitive] = document.getRoot().listMeshes()[0]!.listPrimitives();
  const [position, coordinates] = ['POSITION', 'TEXCOORD_0'].map((name) => primitive!.getAttribute(name)!);
  for (let vertex = 0; vertex < position!.getCount(); vertex++) {
    const place = Math.floor(position!.getElement(vertex, [])[0]! / 2);
    const [u, v] = coordinates!.getElement(vertex, [0, 0]) as [number, number];
    const pixel = (Math.floor(v * info.height) * info.width + Math.floor(u * info.width)) * 4;
    expect([...data.subarray(pixel, pixel + 3)]).toEqual(
      colours[place]!.slice(0, 3).map((value) => Math.round(toSrgb(value) * 255)),
    );
  }
});

it('keeps factors that need no texture, to the last digit', async () => {
  const document = squares([
    [1, 0, 0, 1],
    [0.123, 0, 0, 1],
  ]);
  for (const material of document.getRoot().listMaterials()) material.setRoughnessFactor(0.777);
  await document.transform(atlas());
  const [material] = document.getRoot().listMaterials();
  expect([
    material!.getRoughnessFactor(),
    material!.getMetallicFactor(),
    material!.getEmissiveFactor(),
  ]).toEqual([0.777, 0, [0, 0, 0]]);
});

it('does not change a model of one colour', async () => {
  const document = squares([[0.123, 0, 0, 1]]);
  await document.transform(atlas());
  expect(document.getRoot().listTextures()).toEqual([]);
  expect(document.getRoot().listMaterials()[0]!.getBaseColorFactor()).toEqual([0.123, 0, 0, 1]);
});
