import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glbOf } from '@meshwright/testing/models/glb-of';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { newErrors } from '@meshwright/testing/models/new-errors';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspectModel } from '../../inspect/inspect-model.ts';
import { type JsonObject, objectsAt } from '../../read/json.ts';
import { processAsset } from '../../recipe/process-asset.ts';
import { bytesSource } from '../../source/source.ts';
import { fixtures } from '../../testing/models.ts';
import { readDocument, writeDocument } from '../document-file.ts';
import { optimize } from '../optimize.ts';
import { ballDocument } from '../testing/ball.ts';
import { lodFiles } from './lod-files.ts';
import { lods } from './lods.ts';

interface Extension {
  readonly guid: string;
  readonly lods: readonly {
    readonly path: string;
    readonly hash: string;
    readonly width?: number;
    readonly height?: number;
    readonly indexCount?: number;
    readonly densities?: readonly number[];
  }[];
}

describe('a ball with a picture of 1,024 pixels, and its levels', () => {
  let files: Record<string, Uint8Array>;
  let mesh: Extension;
  let picture: Extension;
  beforeAll(async () => {
    files = (await lodFiles(await withLevels(await picturedBall()), 'ball')).files;
    const { json } = glbParts(files['ball.glb']!);
    mesh = extensionOf(json, 'meshes');
    picture = extensionOf(json, 'textures');
  });

  it('names a file for every finer level, from the finest, and each has its hash', () => {
    expect(mesh.lods.map(({ path }) => path)).toEqual(
      [0, 1, 2].map((level) => `ball.lods/mesh-0-${level}.glb`),
    );
    expect(picture.lods.map(({ path, width, height }) => [path, width, height])).toEqual([
      ['ball.lods/picture-0-1024.glb', 1024, 512],
      ['ball.lods/picture-0-512.glb', 512, 256],
      ['ball.lods/picture-0-256.glb', 256, 128],
    ]);
    expect(Object.keys(files).toSorted()).toEqual(
      ['ball.glb', ...[...mesh.lods, ...picture.lods].map(({ path }) => path)].toSorted(),
    );
    for (const { hash } of [...mesh.lods, ...picture.lods]) expect(hash).toMatch(/^[0-9a-f]{16}$/);
  });

  it('has the coarsest level and a picture of 128 pixels in the model', async () => {
    const { meshes, textures, extensionsRequired } = await inspectModel(bytesSource(files['ball.glb']!));
    expect(meshes).toHaveLength(1);
    expect(textures.map(({ width, height }) => [width, height])).toEqual([[128, 64]]);
    expect(extensionsRequired).not.toContain('NEEDLE_progressive');
    const finest = mesh.lods[0]!.indexCount!;
    expect(meshes[0]!.triangles * 3).toBeLessThan(finest * 0.1);
    expect(mesh.lods[0]!.densities).toEqual([finest / 3]);
  });

  it('gives every file the identifier of its mesh or picture, and a valid file', async () => {
    const plain = await writeDocument(ballDocument(8));
    for (const [kind, extension] of [
      ['meshes', mesh],
      ['textures', picture],
    ] as const)
      for (const { path } of extension.lods) {
        const { json } = glbParts(files[path]!);
        expect(extensionOf(json, kind).guid).toBe(extension.guid);
        expect(await newErrors(plain, files[path]!), path).toEqual([]);
      }
    expect(await newErrors(plain, files['ball.glb']!)).toEqual([]);
  });
});

it.each(['float', 'meshopt', 'khr-meshopt'] as const)(
  'puts every level where the model stands, in geometry %s',
  async (geometry) => {
    const steps = [chain, optimize({ geometry })];
    const { glb } = await processAsset(bytesSource(await picturedBall()), steps);
    const { files } = await lodFiles(glb, 'ball');
    const plain = await writeDocument(ballDocument(8));
    for (const [path, bytes] of Object.entries(files))
      expect(await newErrors(plain, bytes), path).toEqual([]);
    const { document } = await readDocument(bytesSource(files['ball.glb']!));
    const place = document
      .getRoot()
      .listNodes()
      .find((node) => node.getMesh())!
      .getWorldMatrix();
    for (const path of ['ball.glb', ...[0, 1, 2].map((at) => `ball.lods/mesh-0-${at}.glb`)]) {
      const level = (await readDocument(bytesSource(files[path]!))).document.getRoot().listMeshes();
      expect(level).toHaveLength(1);
      const points = level[0]!.listPrimitives()[0]!.getAttribute('POSITION')!;
      // Levels lose vertices and move none, so that all lie on the ball of radius 1 around (0, 3, 0).
      for (let at = 0; at < points.getCount(); at++) {
        const [x, y, z] = transformed(place, points.getElement(at, [0, 0, 0]));
        expect(Math.hypot(x, y - 3, z), `${path}, vertex ${at}`).toBeCloseTo(1, 3);
      }
      const packed = glbParts(files[path]!).json.extensionsRequired as string[] | undefined;
      expect(packed?.some((name) => name.includes('meshopt')) ?? false).toBe(geometry !== 'float');
    }
  },
);

it('keeps the skin, the clips and the materials of a character, whose levels fit its skin', async () => {
  const source = bytesSource(await readFile(join(fixtures, 'character.glb')));
  const { glb } = await processAsset(source, [lods({ ratios: [0.5, 0.2] }), optimize({ clips: 'keep' })]);
  const { files, warnings } = await lodFiles(glb, 'hero');
  const [before, after] = [await inspectModel(source), await inspectModel(bytesSource(files['hero.glb']!))];
  expect(warnings).toEqual([]);
  expect(after.clips.map(({ name }) => name)).toEqual(before.clips.map(({ name }) => name));
  expect(after.skins).toBe(before.skins);
  const { json } = glbParts(files['hero.glb']!);
  for (const { path } of extensionOf(json, 'meshes').lods) {
    const [part] = objectsAt(objectsAt(glbParts(files[path]!).json, 'meshes', '')[0]!, 'primitives', '');
    expect(Object.keys(part!.attributes as object)).toContain('JOINTS_0');
  }
});

it('leaves a model without levels or pictures as it is', async () => {
  const { files } = await lodFiles(await writeDocument(ballDocument(8)), 'plain');
  expect(Object.keys(files)).toEqual(['plain.glb']);
  expect(glbParts(files['plain.glb']!).json.extensionsUsed).toBeUndefined();
});

it('keeps a mesh whole whose levels stand on another grid, and says so', async () => {
  const { json, bin } = glbParts<JsonObject>(await withLevels(await picturedBall()));
  const level = objectsAt(json, 'nodes', '').find(({ name }) => String(name).endsWith('_LOD1'))!;
  level.translation = [0, 5, 0];
  delete level.matrix;
  const { files, warnings } = await lodFiles(glbOf(json, [bin]), 'ball');
  expect(warnings.map(({ message }) => message)).toEqual([expect.stringContaining('stays whole')]);
  expect(Object.keys(files).filter((path) => path.includes('mesh'))).toEqual([]);
});

it('keeps a picture whole that cannot be decoded, and says so', async () => {
  const { files, warnings } = await lodFiles(await withLevels(await picturedBall(900)), 'ball');
  expect(warnings.map(({ code, pointer }) => [code, pointer])).toEqual([['image_unread', '/images/0']]);
  expect(Object.keys(files).filter((path) => path.includes('picture'))).toEqual([]);
});

it('writes addresses that are those of the files, whatever the name of the model', async () => {
  const { files } = await lodFiles(await withLevels(await picturedBall()), 'ball #1 50%');
  const { json } = glbParts<JsonObject>(files['ball #1 50%.glb']!);
  for (const { path } of [...extensionOf(json, 'meshes').lods, ...extensionOf(json, 'textures').lods]) {
    const { pathname, search, hash } = new URL(path, 'http://game.test/');
    expect([Object.keys(files).includes(decodeURIComponent(pathname.slice(1))), search, hash]).toEqual([
      true,
      '',
      '',
    ]);
  }
});

it('takes an empty list of levels for none', async () => {
  const { json, bin } = glbParts<JsonObject>(await withLevels(await writeDocument(ballDocument(16))));
  for (const node of objectsAt(json, 'nodes', ''))
    if (node.extensions) node.extensions = { MSFT_lod: { ids: [] } };
  const { files, warnings } = await lodFiles(glbOf(json, [bin]), 'ball');
  expect([Object.keys(files), warnings]).toEqual([['ball.glb'], []]);
});

it('keeps KTX2 pictures whole, and says so', async () => {
  const { glb } = await processAsset(bytesSource(await picturedBall()), [
    chain,
    optimize({ textures: 'ktx2' }),
  ]);
  const { files, warnings } = await lodFiles(glb, 'ball');
  expect(warnings.map(({ code }) => code)).toEqual(['image_unread']);
  expect(Object.keys(files).filter((path) => path.includes('picture'))).toEqual([]);
});

const chain = lods({ ratios: [0.3, 0.1, 0.02], error: 0.2 });

/**
 * A ball at (0, 3, 0) with a picture of 1,024 x 512 pixels.
 * @param pictureBytes of the picture, of which the rest is cut off
 */
async function picturedBall(pictureBytes?: number): Promise<Uint8Array> {
  const document = ballDocument(32);
  const [node] = document.getRoot().listNodes();
  node!.setTranslation([0, 3, 0]);
  const pixels = Buffer.alloc(1024 * 512 * 3, 'a picture that is not of one colour');
  const raw = { width: 1024, height: 512, channels: 3 } as const;
  const texture = document
    .createTexture('stripes')
    .setImage(new Uint8Array(await sharp(pixels, { raw }).jpeg().toBuffer()).slice(0, pictureBytes))
    .setMimeType('image/jpeg');
  const primitive = node!.getMesh()!.listPrimitives()[0]!;
  const points = primitive.getAttribute('POSITION')!;
  const coordinates = Float32Array.from({ length: points.getCount() * 2 }, (_, at) => (at % 97) / 97);
  const accessor = document.createAccessor().setType('VEC2').setArray(coordinates);
  primitive.setAttribute('TEXCOORD_0', accessor.setBuffer(document.getRoot().listBuffers()[0]!));
  primitive.getMaterial()!.setBaseColorTexture(texture);
  return writeDocument(document);
}

async function withLevels(glb: Uint8Array): Promise<Uint8Array> {
  return (await processAsset(bytesSource(glb), [chain])).glb;
}

function extensionOf(json: JsonObject, kind: 'meshes' | 'textures'): Extension {
  const extended = objectsAt(json, kind, '').flatMap(({ extensions }) =>
    extensions ? [(extensions as Record<string, Extension>).NEEDLE_progressive!] : [],
  );
  expect(extended).toHaveLength(1);
  return extended[0]!;
}

function transformed(matrix: readonly number[], [x, y, z]: number[]): [number, number, number] {
  const row = (axis: number) =>
    matrix[axis]! * x! + matrix[axis + 4]! * y! + matrix[axis + 8]! * z! + matrix[axis + 12]!;
  return [row(0), row(1), row(2)];
}
