import type { Document, Material, Primitive } from '@gltf-transform/core';
import { readStrict3mf } from '@meshwright/testing/models/reference/read-strict-3mf';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readModel } from '../read/read-model.ts';
import { accessorFloats } from '../scene/accessor-floats.ts';
import { writeFormats } from './write-formats.ts';

const textured = (document: Document): Material =>
  document
    .getRoot()
    .listMaterials()
    .find((material) => material.getBaseColorTexture())!;

const primitiveOf = (document: Document, material: Material): Primitive =>
  document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
    .find((primitive) => primitive.getMaterial() === material)!;

const back = async (document: Document) => {
  const { files } = await writeFormats(document, ['3mf']);
  const bytes = files['model.3mf']!;
  const again = await readModel({ name: 'model.3mf', bytes });
  return { again, bytes, xml: strFromU8(unzipSync(bytes)['3D/3dmodel.model']!) };
};

const pixels = async (material: Material) => [
  ...(await sharp(material.getBaseColorTexture()!.getImage()!).raw().toBuffer()),
];

it('a 3MF holds the picture as it is, and the coordinates of every corner; lib3mf finds no fault', async () => {
  const document = await sceneDocument();
  const { again, bytes, xml } = await back(document);
  expect((await readStrict3mf(bytes)).warnings).toEqual([]);
  const [before, after] = [textured(document), textured(again)];
  expect(after.getName()).toBe('painted_wood');
  expect(after.getBaseColorTexture()!.getImage()).toEqual(before.getBaseColorTexture()!.getImage());
  const texels = (primitive: Primitive) => {
    const uvs = accessorFloats(primitive.getAttribute('TEXCOORD_0')!);
    return [...primitive.getIndices()!.getArray()!]
      .map((i) => `${uvs[i * 2]!.toFixed(3)} ${uvs[i * 2 + 1]!.toFixed(3)}`)
      .sort();
  };
  expect(texels(primitiveOf(again, after))).toEqual(texels(primitiveOf(document, before)));
  expect(xml).not.toContain('colorgroup');
});

it('the factor of a material is in its picture', async () => {
  const document = await sceneDocument();
  textured(document).setBaseColorFactor([1, 0, 1, 1]);
  const { again } = await back(document);
  // Red and green at full strength, of which the green goes.
  expect((await pixels(textured(again))).slice(0, 6)).toEqual([255, 0, 0, 0, 0, 0]);
});

it('the alpha of a picture stays where the material has opacity, and goes where it is opaque', async () => {
  const half = Uint8Array.from(
    await sharp({
      create: { width: 1, height: 1, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer(),
  );
  const shown = async (mode: 'BLEND' | 'OPAQUE') => {
    const document = await sceneDocument();
    textured(document).setAlphaMode(mode).getBaseColorTexture()!.setImage(half);
    return pixels(textured((await back(document)).again));
  };
  expect(await shown('BLEND')).toEqual([255, 0, 0, 128]);
  expect(await shown('OPAQUE')).toEqual([255, 0, 0]);
});

it('vertex colours over a picture become a colour for each corner', async () => {
  const document = await sceneDocument();
  const primitive = primitiveOf(document, textured(document));
  const count = primitive.getAttribute('POSITION')!.getCount();
  const [buffer] = document.getRoot().listBuffers();
  const colors = document
    .createAccessor()
    .setType('VEC3')
    .setArray(new Float32Array(count * 3).fill(0.5));
  primitive.setAttribute('COLOR_0', colors.setBuffer(buffer!));
  const { xml } = await back(document);
  expect(xml).toContain('colorgroup');
  expect(xml).not.toContain('texture2dgroup');
});

it('two materials with pictures have two groups, and names of files that differ in any program', async () => {
  const document = await sceneDocument();
  const first = textured(document);
  const second = first.clone().setName('PAINTED wood');
  const parents = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());
  const other = parents.find((primitive) => primitive.getMaterial() !== first)!;
  other.setMaterial(second);
  if (!other.getAttribute('TEXCOORD_0'))
    other.setAttribute('TEXCOORD_0', primitiveOf(document, first).getAttribute('TEXCOORD_0'));
  const { again, bytes } = await back(document);
  expect((await readStrict3mf(bytes)).warnings).toEqual([]);
  const names = Object.keys(unzipSync(bytes)).filter((path) => path.startsWith('3D/Textures/'));
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(2);
  expect(again.getRoot().listMaterials()).toHaveLength(2);
});
