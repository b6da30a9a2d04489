import { Document, NodeIO, type Primitive } from '@gltf-transform/core';
import { flatten, reorder, unweld, weld } from '@gltf-transform/functions';
import { MeshoptEncoder } from 'meshoptimizer';
import { describe, expect, it } from 'vitest';
import { bytesSource } from '../source/source.ts';
import { isSameModel } from './same-model.ts';

const io = new NodeIO();
const picture = (last: number) => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, last);

/** The middle of the first triangle is just below x = 0 then. */
const beforeZero = -1 / 3 - 1e-6;

/** A bent strip of four quads with a picture, in the scene as it is, turned, and mirrored. */
function strip(): Document {
  const document = new Document();
  const buffer = document.createBuffer();
  const columns = [0, 1, 2, 3, 4];
  const floats = (type: 'VEC2' | 'VEC3', values: number[]) =>
    document.createAccessor().setType(type).setArray(Float32Array.from(values)).setBuffer(buffer);
  const corners = columns.flatMap((x) => [0, 1].map((y) => ({ x, y, z: x * x * 0.1 })));
  const normals = corners.flatMap(({ x }) => [-0.2 * x, 0, 1].map((each) => each / Math.hypot(0.2 * x, 1)));
  const quads = columns.slice(1).flatMap((x) => [2 * x - 2, 2 * x, 2 * x - 1, 2 * x - 1, 2 * x, 2 * x + 1]);
  const texture = document.createTexture('bark').setImage(picture(1)).setMimeType('image/png');
  const material = document.createMaterial('bark').setBaseColorTexture(texture).setRoughnessFactor(0.6);
  const primitive = document
    .createPrimitive()
    .setAttribute(
      'POSITION',
      floats(
        'VEC3',
        corners.flatMap(({ x, y, z }) => [x, y, z]),
      ),
    )
    .setAttribute('NORMAL', floats('VEC3', normals))
    .setAttribute(
      'TEXCOORD_0',
      floats(
        'VEC2',
        corners.flatMap(({ x, y }) => [x / 4, y]),
      ),
    )
    .setIndices(
      document.createAccessor().setType('SCALAR').setArray(Uint16Array.from(quads)).setBuffer(buffer),
    )
    .setMaterial(material);
  const mesh = document.createMesh('strip').addPrimitive(primitive);
  const scene = document.createScene();
  scene.addChild(document.createNode('as it is').setMesh(mesh).setTranslation([beforeZero, 0, 0]));
  scene.addChild(
    document.createNode('turned').setMesh(mesh).setTranslation([0, 2, 0]).setRotation([0, 0.6, 0, 0.8]),
  );
  scene.addChild(
    document.createNode('mirrored').setMesh(mesh).setTranslation([0, 4, 0]).setScale([-1, 1, 2]),
  );
  return document;
}

async function isStill(change: (document: Document, primitive: Primitive) => unknown): Promise<boolean> {
  const changed = strip();
  await change(changed, changed.getRoot().listMeshes()[0]!.listPrimitives()[0]!);
  const [a, b] = await Promise.all(
    [strip(), changed].map(async (each) => bytesSource(await io.writeBinary(each))),
  );
  return (await isSameModel(a!, b!)) && (await isSameModel(b!, a!));
}

it('a file is the same model as itself', async () => {
  expect(await isStill(() => {})).toBe(true);
});

it('a file with one moved vertex is another model', async () => {
  expect(
    await isStill((_, primitive) => primitive.getAttribute('POSITION')!.setElement(3, [1, 1, 0.11])),
  ).toBe(false);
});

it('a file with one changed byte in its picture is another model', async () => {
  expect(await isStill((document) => document.getRoot().listTextures()[0]!.setImage(picture(2)))).toBe(false);
});

describe('editors write the same model in another way', () => {
  it.each<[string, (document: Document, primitive: Primitive) => unknown]>([
    ['every corner is a vertex', (document) => document.transform(unweld())],
    ['vertices are shared again', (document) => document.transform(unweld(), weld())],
    [
      'vertices and triangles are in another order',
      (document) => document.transform(reorder({ encoder: MeshoptEncoder })),
    ],
    ['nodes without a hierarchy', (document) => document.transform(flatten())],
    [
      'a hierarchy of its own',
      (document) => {
        const parent = document.createNode('root').setScale([0.01, 0.01, 0.01]);
        for (const node of document.getRoot().listScenes()[0]!.listChildren()) {
          node.setScale(node.getScale().map((each) => each * 100) as [number, number, number]);
          node.setTranslation(node.getTranslation().map((each) => each * 100) as [number, number, number]);
          parent.addChild(node);
        }
        document.getRoot().listScenes()[0]!.addChild(parent);
      },
    ],
    ['triangles begin at another corner', (_, primitive) => swapCorners(primitive, [1, 2, 0])],
    [
      'a triangle just beyond zero',
      (document) =>
        document
          .getRoot()
          .listNodes()[0]!
          .setTranslation([beforeZero + 2e-6, 0, 0]),
    ],
    ['other names', (document) => document.getRoot().listMaterials()[0]!.setName('bark.001')],
    ['positions of another unit', (_, primitive) => shake(primitive, 'POSITION', 3e-5)],
    ['normals in two bytes', (_, primitive) => shake(primitive, 'NORMAL', 1e-3)],
    [
      'factors as doubles',
      (document) => document.getRoot().listMaterials()[0]!.setRoughnessFactor(Math.fround(0.6)),
    ],
  ])('%s', async (_, change) => {
    expect(await isStill(change)).toBe(true);
  });
});

describe('a user has changed', () => {
  it.each<[string, (document: Document, primitive: Primitive) => unknown]>([
    ['the place of one copy', (document) => document.getRoot().listNodes()[1]!.setTranslation([0, 2.01, 0])],
    [
      'the size',
      (document) =>
        document
          .getRoot()
          .listNodes()
          .map((node) => node.setScale([1.1, 1.1, 1.1])),
    ],
    ['the fronts of all triangles', (_, primitive) => swapCorners(primitive, [0, 2, 1])],
    [
      'one triangle, which is gone',
      (_, primitive) =>
        primitive.getIndices()!.setArray(Uint16Array.from(primitive.getIndices()!.getArray()!.slice(3))),
    ],
    [
      'one triangle, which lies on another now',
      (_, primitive) =>
        primitive.getIndices()!.getArray()!.set(primitive.getIndices()!.getArray()!.slice(0, 3), 3),
    ],
    ['the shading to flat', (_, primitive) => primitive.getAttribute('NORMAL')!.setElement(0, [0, 0.6, 0.8])],
    [
      'the texture coordinates',
      (_, primitive) => primitive.getAttribute('TEXCOORD_0')!.setElement(0, [0.01, 0]),
    ],
    ['the colour', (document) => document.getRoot().listMaterials()[0]!.setBaseColorFactor([1, 0.9, 1, 1])],
    ['the roughness', (document) => document.getRoot().listMaterials()[0]!.setRoughnessFactor(0.61)],
    ['both sides', (document) => document.getRoot().listMaterials()[0]!.setDoubleSided(true)],
    ['the material, which is gone', (_, primitive) => primitive.setMaterial(null)],
    ['one copy, which is gone', (document) => document.getRoot().listNodes()[2]!.dispose()],
    [
      'the weights of a new shape',
      (document, primitive) =>
        primitive.addTarget(
          document
            .createPrimitiveTarget()
            .setAttribute('POSITION', primitive.getAttribute('POSITION')!.clone()),
        ),
    ],
    [
      'vertex colours',
      (_, primitive) => primitive.setAttribute('COLOR_0', primitive.getAttribute('NORMAL')!.clone()),
    ],
  ])('%s', async (_, change) => {
    expect(await isStill(change)).toBe(false);
  });
});

function swapCorners(primitive: Primitive, order: readonly number[]): void {
  const indices = primitive.getIndices()!.getArray()!;
  const stored = indices.slice();
  for (let at = 0; at < indices.length; at++) indices[at] = stored[at - (at % 3) + order[at % 3]!]!;
}

function shake(primitive: Primitive, name: string, most: number): void {
  const values = primitive.getAttribute(name)!.getArray()!;
  for (let at = 0; at < values.length; at++) values[at] = values[at]! + most * (at % 2 ? 1 : -1);
}

it('hundreds of triangles in one place, as beside a far vertex, prove nothing', async () => {
  const [a, b] = await Promise.all(
    [1, 2].map(async () => {
      const document = strip();
      const indices = document.getRoot().listMeshes()[0]!.listPrimitives()[0]!.getIndices()!;
      indices.setArray(Uint16Array.from({ length: 3 * 200 }, (_, at) => at % 3));
      return bytesSource(await io.writeBinary(document));
    }),
  );
  expect(await isSameModel(a!, b!)).toBe(false);
});

it('a material that is not in the file is an error with its place', async () => {
  const json = { asset: { version: '2.0' }, scene: 0, scenes: [{ nodes: [0] }], nodes: [{ mesh: 0 }] };
  const accessors = [{ componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [0, 0, 0] }];
  const meshes = [{ primitives: [{ attributes: { POSITION: 0 }, material: 4 }] }];
  const file = bytesSource(new TextEncoder().encode(JSON.stringify({ ...json, accessors, meshes })));
  await expect(isSameModel(file, file)).rejects.toMatchObject({
    code: expect.any(String),
    pointer: expect.stringContaining('material'),
  });
});
