import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Document, Logger, type Material } from '@gltf-transform/core';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { newErrors } from '@meshwright/testing/models/new-errors';
import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { inspectModel } from '../../inspect/inspect-model.ts';
import { type JsonObject, objectsAt } from '../../read/json.ts';
import { processAsset } from '../../recipe/process-asset.ts';
import { bytesSource } from '../../source/source.ts';
import { fixtures } from '../../testing/models.ts';
import { oracleBounds } from '../../testing/rest-oracle.ts';
import { readDocument, writeDocument } from '../document-file.ts';
import { optimize } from '../optimize.ts';
import { ballDocument } from '../testing/ball.ts';
import { lods } from './lods.ts';

const side = 272;
const pixels = Buffer.alloc(side * side * 4);
for (let at = 0, state = 1; at < pixels.length; at++) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  pixels[at] = state >>> 24;
}
const png = new Uint8Array(
  await sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer(),
);

interface Shape {
  readonly balls: readonly { readonly rings: number; readonly below: boolean; readonly picture: boolean }[];
  readonly alphaMode: 'OPAQUE' | 'MASK';
}

/** Balls beside or below one another, some with a picture that they share. */
function ballsDocument({ balls, alphaMode }: Shape): Document {
  const document = ballDocument(balls[0]!.rings);
  document.setLogger(new Logger(Logger.Verbosity.SILENT));
  const root = document.getRoot();
  const [scene] = root.listScenes();
  const plain = root.listMaterials()[0]!;
  const texture = document.createTexture('noise').setImage(png).setMimeType('image/png');
  const pictured: Material = document
    .createMaterial('pictured')
    .setBaseColorTexture(texture)
    .setNormalTexture(texture)
    .setAlphaMode(alphaMode);
  let last = root.listNodes()[0]!;
  for (const [index, { rings, below, picture }] of balls.entries()) {
    if (index > 0) {
      const other = ballDocument(rings).getRoot().listMeshes()[0]!.listPrimitives()[0]!;
      const primitive = document.createPrimitive();
      for (const name of other.listSemantics()) {
        const from = other.getAttribute(name)!;
        primitive.setAttribute(name, accessor(document, from.getType(), from.getArray()!));
      }
      primitive.setIndices(accessor(document, 'SCALAR', other.getIndices()!.getArray()!));
      const mesh = document.createMesh(`ball ${index}`).addPrimitive(primitive);
      const node = document.createNode(`Ball ${index}`).setMesh(mesh).setTranslation([index, 0.5, 0]);
      (below ? last : scene!).addChild(node);
      last = node;
    }
    last
      .getMesh()!
      .listPrimitives()[0]!
      .setMaterial(picture ? pictured : plain);
  }
  return document;
}

function accessor(document: Document, type: 'SCALAR' | string, array: unknown) {
  const [buffer] = document.getRoot().listBuffers();
  return document
    .createAccessor()
    .setBuffer(buffer!)
    .setType(type as 'VEC3')
    .setArray(array as Float32Array<ArrayBuffer>);
}

interface Primitive {
  attributes: Record<string, number>;
  indices: number;
  material: number;
}

/** Returns the ranges of the binary chunk, those of the coarsest levels apart from all others. */
function ranges(json: JsonObject) {
  const list = <Part>(key: string) => objectsAt(json, key, '') as unknown as Part[];
  const nodes = list<{ mesh: number; extensions?: { MSFT_lod?: { ids: number[] } } }>('nodes');
  const images = list<{ bufferView: number }>('images');
  const coarse = new Set<number>();
  const textures = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [name, value] of Object.entries(part)) {
      if (!/Texture$/.test(name)) textures(value);
      else coarse.add(images[list<{ source: number }>('textures')[value.index]!.source]!.bufferView);
    }
  };
  const levels = nodes.flatMap(({ extensions }) => extensions?.MSFT_lod?.ids.slice(-1) ?? []);
  for (const { mesh } of levels.map((level) => nodes[level]!)) {
    for (const { attributes, indices, material } of list<{ primitives: Primitive[] }>('meshes')[mesh]!
      .primitives) {
      for (const index of [...Object.values(attributes), indices])
        coarse.add(list<{ bufferView: number }>('accessors')[index]!.bufferView);
      textures(list('materials')[material]);
    }
  }
  const views = list<View>('bufferViews').map(({ extensions, ...view }): [number, number] => {
    const { byteOffset = 0, byteLength } = extensions?.EXT_meshopt_compression ?? view;
    return [byteOffset, byteOffset + byteLength];
  });
  const part = (isCoarse: boolean) => views.filter((_, index) => coarse.has(index) === isCoarse);
  return { coarse: part(true), rest: part(false) };
}

interface View {
  byteOffset?: number;
  byteLength: number;
  extensions?: { EXT_meshopt_compression?: View };
}

const shapes = fc.record({
  balls: fc.array(
    fc.record({ rings: fc.integer({ min: 6, max: 10 }), below: fc.boolean(), picture: fc.boolean() }),
    { minLength: 1, maxLength: 2 },
  ),
  alphaMode: fc.constantFrom('OPAQUE' as const, 'MASK' as const),
});

it('a progressive file has its coarsest level first, is valid, and holds the same finest level', async () => {
  await assertProperty(
    fc.asyncProperty(shapes, fc.boolean(), async (shape, compressed) => {
      const plain = ballsDocument(shape);
      const levelled = ballsDocument(shape);
      const steps = compressed ? [optimize({ textures: 'keep', join: 'none', palette: false })] : [];
      const light = ballsDocument(shape);
      await light.transform(...steps);
      await levelled.transform(lods({ progressive: true, ratios: [0.3] }), ...steps);
      const glb = await writeDocument(levelled);
      const { json } = glbParts<JsonObject>(glb);
      const { coarse, rest } = ranges(json);
      const end = Math.max(...coarse.map(([, to]) => to));
      expect(coarse.length).toBeGreaterThan(0);
      for (const [from] of rest) expect(from).toBeGreaterThanOrEqual(end);
      expect(await newErrors(await writeDocument(light), glb)).toEqual([]);

      const { document } = await readDocument(bytesSource(glb));
      const [before, after] = [oracleBounds(plain)!, oracleBounds(document)!];
      for (const axis of [0, 1, 2]) {
        expect(after.min[axis]).toBeCloseTo(before.min[axis]!, compressed ? 3 : 6);
        expect(after.max[axis]).toBeCloseTo(before.max[axis]!, compressed ? 3 : 6);
      }
      if (compressed) return;
      for (const [index, { picture }] of shape.balls.entries()) {
        const [old, same] = [plain, document].map(
          (each) => each.getRoot().listMeshes()[index]!.listPrimitives()[0]!,
        );
        expect(same!.getIndices()!.getCount()).toBe(old!.getIndices()!.getCount());
        const image = same!.getMaterial()!.getBaseColorTexture()?.getImage();
        expect(image ? Buffer.from(image).equals(png) : false).toBe(picture);
      }
    }),
    { numRuns: 2 },
  );
});

it('a file that is written again keeps its coarsest level first', async () => {
  const document = ballsDocument({
    balls: [{ rings: 16, below: false, picture: true }],
    alphaMode: 'OPAQUE',
  });
  await document.transform(lods({ progressive: true }));
  const once = await writeDocument(document);
  const twice = await writeDocument((await readDocument(bytesSource(once))).document);
  expect(ranges(glbParts<JsonObject>(twice).json)).toEqual(ranges(glbParts<JsonObject>(once).json));
});

it('the coarse level has small pictures of its own, which cost little', async () => {
  const document = ballsDocument({
    balls: [{ rings: 16, below: false, picture: true }],
    alphaMode: 'OPAQUE',
  });
  await document.transform(lods({ progressive: true }));
  const { textures } = await inspectModel(bytesSource(await writeDocument(document)));
  expect(textures.map(({ width, mimeType }) => [width, mimeType])).toEqual([
    [side, 'image/png'],
    [256, 'image/jpeg'],
  ]);
});

it('a picture that cannot be read is left out of the coarse level, with a warning', async () => {
  const document = ballsDocument({
    balls: [{ rings: 16, below: false, picture: true }],
    alphaMode: 'OPAQUE',
  });
  document.getRoot().listTextures()[0]!.setImage(png.slice(0, 40));
  const { report, glb } = await processAsset(bytesSource(await writeDocument(document)), [
    lods({ progressive: true }),
  ]);
  expect(report.steps[0]!.warnings).toEqual([
    {
      code: 'image_unread',
      message: expect.stringMatching(/^\/images\/0: the coarse/),
      pointer: '/images/0',
    },
  ]);
  expect(objectsAt(glbParts<JsonObject>(glb).json, 'images', '')).toHaveLength(1);
});

it('levels of an instanced mesh are instanced, and every mesh has a level', async () => {
  const file = await readFile(join(fixtures, 'instancing.glb'));
  const { glb } = await processAsset(bytesSource(file), [lods({ progressive: true })]);
  const nodes = glbParts(glb).json.nodes as { extensions?: Record<string, { ids?: number[] }> }[];
  for (const { extensions } of nodes) {
    for (const id of extensions?.MSFT_lod?.ids ?? [])
      expect(nodes[id]!.extensions?.EXT_mesh_gpu_instancing).toEqual(extensions?.EXT_mesh_gpu_instancing);
  }
  expect(nodes.some(({ extensions }) => extensions?.MSFT_lod)).toBe(true);
});

it('siblings cannot be progressive, since every loader draws them', () => {
  expect(() => lods({ progressive: true, as: 'siblings' })).toThrow(
    expect.objectContaining({ code: 'invalid_option' }),
  );
});
