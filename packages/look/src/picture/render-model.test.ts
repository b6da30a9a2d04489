import { Document } from '@gltf-transform/core';
import { EXTMeshGPUInstancing, KHRMaterialsUnlit, KHRTextureTransform } from '@gltf-transform/extensions';
import { optimize } from '@meshwright/gltf/optimize';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ViewName } from '../render/camera.ts';
import { type PictureOptions, renderModel } from './render-model.ts';

type Color = [number, number, number, number];

/** Returns a square in the xy plane from -1 to 1, facing +Z. */
function square(
  color: Color,
  options: {
    texture?: Uint8Array;
    mode?: 'OPAQUE' | 'MASK' | 'BLEND';
    z?: number;
    into?: Document;
    colors?: number[];
  } = {},
): Document {
  const { texture, mode = 'OPAQUE', z = 0, into = new Document(), colors } = options;
  const buffer = into.getRoot().listBuffers()[0] ?? into.createBuffer();
  const accessor = (type: 'VEC2' | 'VEC3' | 'VEC4', values: number[]) =>
    into.createAccessor().setType(type).setArray(new Float32Array(values)).setBuffer(buffer);
  const primitive = into
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', [-1, -1, z, 1, -1, z, 1, 1, z, -1, -1, z, 1, 1, z, -1, 1, z]))
    .setAttribute('TEXCOORD_0', accessor('VEC2', [0, 1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 0]));
  if (colors)
    primitive.setAttribute('COLOR_0', accessor('VEC4', Array.from({ length: 6 }, () => colors).flat()));
  const material = into.createMaterial().setBaseColorFactor(color).setMetallicFactor(0).setAlphaMode(mode);
  if (texture)
    material.setBaseColorTexture(
      into
        .createTexture()
        .setImage(texture as Uint8Array<ArrayBuffer>)
        .setMimeType('image/png'),
    );
  const scene = into.getRoot().listScenes()[0] ?? into.createScene();
  scene.addChild(into.createNode().setMesh(into.createMesh().addPrimitive(primitive.setMaterial(material))));
  return into;
}

const front: PictureOptions = { size: 64, view: 'front', transparent: true };

async function pixels(document: Document, options: PictureOptions = front) {
  const { data, info } = await sharp(await renderModel(document, options))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x + 1) * info.channels),
  ];
  return { data, info, at };
}

const hue = ([r, g, b]: number[]): string =>
  r! > g! + 30 && r! > b! + 30
    ? 'red'
    : g! > r! + 30 && g! > b! + 30
      ? 'green'
      : b! > r! + 30 && b! > g! + 30
        ? 'blue'
        : 'grey';

/** Four quarters: red and green above, blue and a transparent one below. */
const quarters = await sharp(
  Buffer.from([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 0]),
  { raw: { width: 2, height: 2, channels: 4 } },
)
  .resize(64, 64, { kernel: 'nearest' })
  .png()
  .toBuffer();

describe('coverage', () => {
  it('fills the picture up to the margin and leaves alpha 0 around it', async () => {
    const { data, info, at } = await pixels(square([1, 0, 0, 1]));
    expect([info.width, info.height, info.channels]).toEqual([64, 64, 4]);
    expect(at(0, 0)).toEqual([0, 0, 0, 0]);
    expect(at(32, 32)[3]).toBe(255);
    const covered = Array.from({ length: 64 * 64 }, (_, i) => data[i * 4 + 3]!).reduce(
      (sum, alpha) => sum + alpha / 255,
      0,
    );
    expect(Math.sqrt(covered) / 64).toBeCloseTo(0.94, 1);
  });

  it('covers half a square with one triangle', async () => {
    const document = square([1, 0, 0, 1]);
    const primitive = document.getRoot().listMeshes()[0]!.listPrimitives()[0]!;
    primitive.setIndices(
      document
        .createAccessor()
        .setType('SCALAR')
        .setArray(new Uint16Array([0, 1, 2]))
        .setBuffer(document.getRoot().listBuffers()[0]!),
    );
    const { at } = await pixels(document);
    expect(at(50, 45)[3]).toBe(255);
    expect(at(14, 18)[3]).toBe(0);
  });

  it('shows the nearer of two surfaces in either order', async () => {
    for (const [first, second] of [
      [0, 0.5],
      [0.5, 0],
    ] as const) {
      const document = square(first > second ? [0, 1, 0, 1] : [1, 0, 0, 1], { z: first });
      square(first > second ? [1, 0, 0, 1] : [0, 1, 0, 1], { z: second, into: document });
      expect(hue((await pixels(document)).at(32, 32))).toBe('green');
    }
  });

  it('has an opaque backdrop unless transparent', async () => {
    const { info, at } = await pixels(square([1, 0, 0, 1]), { ...front, transparent: false });
    expect(info.channels).toBe(3);
    expect(Math.min(...at(2, 2))).toBeGreaterThan(120);
  });

  it('draws nothing for a document without triangles', async () => {
    expect((await pixels(new Document())).data.every((value) => value === 0)).toBe(true);
  });
});

describe('colour', () => {
  it.each([
    [[1, 0, 0, 1], 'red'],
    [[0, 1, 0, 1], 'green'],
    [[0, 0, 1, 1], 'blue'],
    [[0.5, 0.5, 0.5, 1], 'grey'],
  ] as [Color, string][])('shows base colour %s as %s', async (color, name) => {
    expect(hue((await pixels(square(color))).at(32, 32))).toBe(name);
  });

  it('multiplies vertex colours', async () => {
    expect(hue((await pixels(square([1, 1, 1, 1], { colors: [0, 0, 1, 1] }))).at(32, 32))).toBe('blue');
  });

  it('draws a texture upright', async () => {
    const { at } = await pixels(square([1, 1, 1, 1], { texture: quarters }));
    expect([hue(at(18, 18)), hue(at(46, 18)), hue(at(18, 46))]).toEqual(['red', 'green', 'blue']);
  });

  it('cuts masked texels out and keeps the rest opaque', async () => {
    const { at } = await pixels(square([1, 1, 1, 1], { texture: quarters, mode: 'MASK' }));
    expect([at(18, 18)[3], at(46, 46)[3]]).toEqual([255, 0]);
  });

  it('blends over the surface behind', async () => {
    const behind = square([1, 0, 0, 1]);
    const solo = await pixels(square([0, 0, 1, 0.5], { mode: 'BLEND' }));
    // Half covered by colour, plus a little reflection.
    expect(solo.at(32, 32)[3]).toBeGreaterThanOrEqual(128);
    expect(solo.at(32, 32)[3]).toBeLessThan(190);
    const both = (await pixels(square([0, 0, 1, 0.5], { mode: 'BLEND', z: 0.2, into: behind }))).at(32, 32);
    expect(both[0]).toBeGreaterThan(60);
    expect(both[2]).toBeGreaterThan(60);
    expect(both[3]).toBe(255);
  });

  it('shows emissive light on the dark side', async () => {
    const document = square([0, 0, 0, 1]);
    document.getRoot().listMaterials()[0]!.setEmissiveFactor([0, 1, 0]);
    expect(hue((await pixels(document)).at(32, 32))).toBe('green');
  });

  it.each(['webp', 'ktx2'] as const)('draws a texture that optimize stored as %s', async (textures) => {
    const document = square([1, 1, 1, 1], { texture: quarters });
    await document.transform(optimize({ for: 'engine', textures }));
    expect(document.getRoot().listTextures()[0]!.getMimeType()).toBe(`image/${textures}`);
    const { at } = await pixels(document);
    expect([hue(at(18, 18)), hue(at(46, 18)), hue(at(18, 46))]).toEqual(['red', 'green', 'blue']);
  });

  it('leaves out a texture that cannot be decoded', async () => {
    const { at } = await pixels(square([1, 0, 0, 1], { texture: new Uint8Array([1, 2, 3]) }));
    expect(hue(at(32, 32))).toBe('red');
  });
});

it('follows node transforms, including mirrored ones', async () => {
  const document = square([1, 0, 0, 1]);
  square([0, 1, 0, 1], { into: document });
  const [left, right] = document.getRoot().listScenes()[0]!.listChildren();
  left!.setTranslation([-2, 0, 0]).setScale([-1, 1, 1]);
  right!.setTranslation([2, 0, 0]);
  const { at } = await pixels(document);
  expect([hue(at(14, 32)), hue(at(50, 32)), at(32, 10)[3]]).toEqual(['red', 'green', 0]);
});

it('draws every GPU instance', async () => {
  const document = square([1, 0, 0, 1]);
  const offsets = document
    .createAccessor()
    .setType('VEC3')
    .setArray(new Float32Array([-2, 0, 0, 2, 0, 0]))
    .setBuffer(document.getRoot().listBuffers()[0]!);
  const instances = document.createExtension(EXTMeshGPUInstancing).createInstancedMesh();
  const [node] = document.getRoot().listScenes()[0]!.listChildren();
  node!.setExtension('EXT_mesh_gpu_instancing', instances.setAttribute('TRANSLATION', offsets));
  const { at } = await pixels(document);
  expect([hue(at(14, 32)), hue(at(50, 32)), at(32, 32)[3]]).toEqual(['red', 'red', 0]);
});

it('gives the same bytes for the same document', async () => {
  const document = square([0.3, 0.6, 0.2, 1], { texture: quarters });
  expect(await renderModel(document)).toEqual(await renderModel(document));
});

describe('materials', () => {
  it('moves a texture as its transform says', async () => {
    const document = square([1, 1, 1, 1], { texture: quarters });
    const transform = document.createExtension(KHRTextureTransform).createTransform();
    document
      .getRoot()
      .listMaterials()[0]!
      .getBaseColorTextureInfo()!
      .setExtension('KHR_texture_transform', transform.setOffset([0.5, 0]));
    const { at } = await pixels(document);
    expect([hue(at(18, 18)), hue(at(46, 18)), hue(at(46, 46))]).toEqual(['green', 'red', 'blue']);
  });

  it('stretches the edge of a clamped texture, and repeats others', async () => {
    const stretched = async (wrap: 10497 | 33071) => {
      const document = square([1, 1, 1, 1], { texture: quarters });
      const transform = document.createExtension(KHRTextureTransform).createTransform().setScale([2, 1]);
      const info = document.getRoot().listMaterials()[0]!.getBaseColorTextureInfo()!;
      info.setWrapS(wrap).setExtension('KHR_texture_transform', transform);
      const { at } = await pixels(document);
      return [10, 26, 38, 54].map((x) => hue(at(x, 18)));
    };
    expect(await stretched(10497)).toEqual(['red', 'green', 'red', 'green']);
    expect(await stretched(33071)).toEqual(['red', 'green', 'green', 'green']);
  });

  it('draws an unlit colour as it is, whatever the light', async () => {
    const document = square([0.2, 0.5, 0.9, 1]);
    const unlit = document.createExtension(KHRMaterialsUnlit).createUnlit();
    document.getRoot().listMaterials()[0]!.setExtension('KHR_materials_unlit', unlit);
    const shown = (await pixels(document)).at(32, 32);
    // 0.2, 0.5 and 0.9 of light as sRGB.
    for (const [k, value] of [124, 188, 243].entries()) expect(Math.abs(shown[k]! - value)).toBeLessThan(3);
  });

  it('hides the back of a one-sided face when it is asked to, and never that of a two-sided one', async () => {
    const back: PictureOptions = { ...front, view: 'back', cull: true };
    const document = square([1, 0, 0, 1]);
    expect((await pixels(document, back)).at(32, 32)[3]).toBe(0);
    expect((await pixels(document, { ...back, cull: false })).at(32, 32)[3]).toBe(255);
    document.getRoot().listMaterials()[0]!.setDoubleSided(true);
    expect((await pixels(document, back)).at(32, 32)[3]).toBe(255);
  });
});

describe('views', () => {
  it.each([
    ['front', [1, 0, 0, 1], 'red'],
    ['right', [0, 1, 0, 1], 'green'],
    ['top', [0, 0, 1, 1], 'blue'],
  ] as [ViewName, Color, string][])(
    'from the %s shows the side that faces there',
    async (view, color, name) => {
      const document = square(color);
      const [node] = document.getRoot().listScenes()[0]!.listChildren();
      const half = Math.SQRT1_2;
      if (view === 'right') node!.setRotation([0, half, 0, half]);
      if (view === 'top') node!.setRotation([-half, 0, 0, half]);
      expect(hue((await pixels(document, { ...front, view, cull: true })).at(32, 32))).toBe(name);
    },
  );

  it('have the same camera for all models that have to fit', async () => {
    const [small, large] = [square([1, 0, 0, 1]), square([1, 0, 0, 1])];
    large.getRoot().listNodes()[0]!.setScale([2, 2, 2]);
    const width = async (document: Document, fit: Document[]) => {
      const { data } = await pixels(document, { ...front, fit });
      return Array.from({ length: 64 }, (_, x) => data[(32 * 64 + x) * 4 + 3]! / 255).reduce((a, b) => a + b);
    };
    expect((await width(small, [large])) / (await width(large, [small]))).toBeCloseTo(0.5, 1);
  });
});

describe('moments', () => {
  it('pose the model and leave it as it was', async () => {
    const document = square([1, 0, 0, 1]);
    const [node] = document.getRoot().listNodes();
    const buffer = document.getRoot().listBuffers()[0]!;
    const accessor = (type: 'SCALAR' | 'VEC3', values: number[]) =>
      document.createAccessor().setType(type).setArray(new Float32Array(values)).setBuffer(buffer);
    const sampler = document
      .createAnimationSampler()
      .setInput(accessor('SCALAR', [0, 1]))
      .setOutput(accessor('VEC3', [1, 1, 1, 1, 3, 1]));
    const channel = document.createAnimationChannel().setTargetNode(node!).setTargetPath('scale');
    document.createAnimation('grow').addSampler(sampler).addChannel(channel.setSampler(sampler));
    const wide = async (options: PictureOptions) => {
      const { data } = await pixels(document, { ...front, ...options });
      return Array.from({ length: 64 }, (_, x) => data[(32 * 64 + x) * 4 + 3]! / 255).reduce((a, b) => a + b);
    };
    // Twice as high at half a second, so half as wide in the picture.
    expect(await wide({ moment: { clip: 'grow', seconds: 0.5 } })).toBeCloseTo((await wide({})) / 2, -1);
    document.getRoot().listAnimations()[0]!.setName('Armature|Grow_Up');
    expect(await wide({ moment: { clip: 'grow-up', seconds: 0.5 } })).toBeCloseTo((await wide({})) / 2, -1);
    document.getRoot().listAnimations()[0]!.setName('grow');
    expect(node!.getScale()).toEqual([1, 1, 1]);
    await expect(wide({ moment: { clip: 'shrink' } })).rejects.toThrow(
      expect.objectContaining({ code: 'no_such_clip', message: expect.stringMatching(/it has grow/) }),
    );
  });
});

describe('surfaces and overlays', () => {
  it('show the back of a face in red among normals', async () => {
    const document = square([0.5, 0.5, 0.5, 1]);
    expect(hue((await pixels(document, { ...front, surface: 'normals' })).at(32, 32))).toBe('blue');
    expect(hue((await pixels(document, { ...front, view: 'back', surface: 'normals' })).at(32, 32))).toBe(
      'red',
    );
  });

  it('draw the edges of triangles over grey', async () => {
    const { at } = await pixels(square([1, 0, 0, 1]), { ...front, surface: 'wireframe' });
    // The diagonal goes from the lower left to the upper right.
    expect(at(32, 32)[0]!).toBeLessThan(at(44, 44)[0]! - 60);
  });

  it('draw axes at the origin, also outside of the model', async () => {
    const document = square([0.5, 0.5, 0.5, 1]);
    document.getRoot().listNodes()[0]!.setTranslation([0, 2, 0]);
    const { data } = await pixels(document, { ...front, overlays: ['pivot'] });
    const colors = new Set(
      Array.from({ length: 64 * 64 }, (_, i) => hue([...data.subarray(i * 4, i * 4 + 3)])),
    );
    expect([...colors].sort()).toEqual(['blue', 'green', 'grey', 'red']);
  });

  it('refuse a size and a colour that are none', async () => {
    for (const options of [{ size: 8 }, { size: 4096 }, { background: 'white' }])
      await expect(renderModel(square([1, 0, 0, 1]), options)).rejects.toThrow(
        expect.objectContaining({ code: 'bad_option' }),
      );
  });
});
