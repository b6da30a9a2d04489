import { type Document, Primitive, TextureInfo } from '@gltf-transform/core';
import {
  KHRLightsPunctual,
  KHRMaterialsClearcoat,
  KHRMaterialsPBRSpecularGlossiness,
  KHRMaterialsVariants,
  KHRNodeVisibility,
  KHRTextureTransform,
  KHRXMP,
  Light,
} from '@gltf-transform/extensions';
import { optimize } from '@meshwright/gltf/optimize';
import { characterDocument } from '@meshwright/testing/models/character-document';
import { sharedModel, sharedModelNames } from '@meshwright/testing/models/shared-models';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readModel } from '../read/read-model.ts';
import { accessorFloats } from '../scene/accessor-floats.ts';
import { capabilities, featuresOf, lossesOf, type ModelFeature } from './losses.ts';
import { writableFormats } from './writable-formats.ts';
import { writeFormats } from './write-formats.ts';

const picture = async (colour: string) =>
  Uint8Array.from(
    await sharp({ create: { width: 2, height: 2, channels: 4, background: colour } })
      .png()
      .toBuffer(),
  );

/** A square of its own, which holds what the character lacks. */
async function square(document: Document, name: string) {
  const [buffer] = document.getRoot().listBuffers();
  const accessor = (
    type: 'VEC2' | 'VEC3' | 'VEC4' | 'SCALAR',
    array: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>,
  ) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer!);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', new Float32Array([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0])))
    .setAttribute('NORMAL', accessor('VEC3', new Float32Array([0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1])))
    .setAttribute('TEXCOORD_0', accessor('VEC2', new Float32Array([0, 0, 1, 0, 1, 1, 0, 1])))
    .setIndices(accessor('SCALAR', new Uint16Array([0, 1, 2, 0, 2, 3])));
  const material = document.createMaterial(name);
  const mesh = document.createMesh(name).addPrimitive(primitive.setMaterial(material));
  const node = document.createNode(name).setMesh(mesh);
  document.getRoot().listScenes()[0]!.addChild(node);
  return { primitive, material, mesh, node, accessor };
}

/** A model that holds every feature of the table. */
async function everything(): Promise<Document> {
  const document = await characterDocument();
  const root = document.getRoot();
  const scene = root.listScenes()[0]!;
  const { primitive, material, mesh, accessor } = await square(document, 'all');
  const texture = async (colour: string) =>
    document
      .createTexture(colour)
      .setMimeType('image/png')
      .setImage(await picture(colour));
  material
    .setBaseColorTexture(await texture('#ff000080'))
    .setNormalTexture(await texture('#8080ff'))
    .setMetallicRoughnessTexture(await texture('#00ff80'))
    .setEmissiveTexture(await texture('#0000ff'))
    .setEmissiveFactor([1, 1, 1])
    .setOcclusionTexture(await texture('#808080'))
    .setAlphaMode('BLEND')
    .setExtras({ price: 3 });
  material.setExtension(
    'KHR_materials_clearcoat',
    document.createExtension(KHRMaterialsClearcoat).createClearcoat().setClearcoatFactor(1),
  );
  primitive
    .setAttribute('COLOR_0', accessor('VEC4', new Float32Array(16).fill(0.5)))
    .setAttribute('TEXCOORD_1', accessor('VEC2', new Float32Array(8)))
    .addTarget(
      document
        .createPrimitiveTarget('smile')
        .setAttribute('POSITION', accessor('VEC3', new Float32Array(12).fill(0.1))),
    );
  mesh.setWeights([0]);
  const variants = document.createExtension(KHRMaterialsVariants);
  const mapping = variants.createMapping().setMaterial(material).addVariant(variants.createVariant('red'));
  primitive.setExtension('KHR_materials_variants', variants.createMappingList().addMapping(mapping));
  const line = document
    .createPrimitive()
    .setMode(Primitive.Mode.LINES!)
    .setAttribute('POSITION', accessor('VEC3', new Float32Array([0, 0, 0, 1, 1, 1])));
  scene.addChild(document.createNode('wire').setMesh(document.createMesh('wire').addPrimitive(line)));
  const camera = document.createCamera('eye').setType('perspective').setYFov(1).setZNear(0.1);
  scene.addChild(document.createNode('eye').setCamera(camera));
  const light = document
    .createExtension(KHRLightsPunctual)
    .createLight('sun')
    .setType(Light.Type.DIRECTIONAL!);
  scene.addChild(document.createNode('sun').setExtension('KHR_lights_punctual', light));
  scene.addChild(document.createNode('Muzzle'));
  const hidden = document.createExtension(KHRNodeVisibility).createVisibility().setVisible(false);
  scene.addChild(document.createNode('Ghost').setExtension('KHR_node_visibility', hidden));
  const packet = document.createExtension(KHRXMP).createPacket();
  scene.addChild(
    document
      .createNode('Signed')
      .setExtension(
        'KHR_xmp_json_ld',
        packet.setContext({ dc: 'http://purl.org/dc/elements/1.1/' }).setProperty('dc:creator', 'Ada'),
      ),
  );
  material.getNormalTextureInfo()!.setWrapS(TextureInfo.WrapMode.CLAMP_TO_EDGE as never);
  material.getBaseColorTextureInfo()!.setWrapS(TextureInfo.WrapMode.CLAMP_TO_EDGE as never);
  const edged = await square(document, 'edged');
  edged.material.setBaseColorTexture(await texture('#00ffff'));
  edged.material
    .getBaseColorTextureInfo()!
    .setWrapS(TextureInfo.WrapMode.CLAMP_TO_EDGE as never)
    .setWrapT(TextureInfo.WrapMode.MIRRORED_REPEAT as never);
  document.createScene('other').addChild(document.createNode('elsewhere'));
  const tinted = await square(document, 'tinted');
  tinted.primitive.setAttribute('COLOR_0', accessor('VEC4', new Float32Array(16).fill(0.5)));
  const [clip] = root.listAnimations();
  const second = document.createAnimation('second');
  for (const sampler of clip!.listSamplers()) second.addSampler(sampler);
  for (const channel of clip!.listChannels()) second.addChannel(channel);
  return document;
}

const reread = async (format: string, files: Readonly<Record<string, Uint8Array>>) =>
  readModel({
    name: `model.${format}`,
    bytes: format === 'obj' ? zipSync({ ...files }) : files[`model.${format}`]!,
  });

describe('what a format does not carry', () => {
  it('is named: three literal cases', async () => {
    const document = await everything();
    const messages = (format: string) =>
      lossesOf(document, format).map(({ code, message }) => `${code}: ${message}`);
    expect(messages('stl')).toContain('lost: STL loses 1 camera (eye): it has no place for them');
    expect(messages('usdz')).toContain(
      'approximated: USDZ shows 1 mesh with morph targets (all) in another way: the model is written at rest',
    );
    expect(messages('glb')).toEqual([]);
  });

  it('the model of this test holds every feature', async () => {
    const known = new Set(Object.values(capabilities).flatMap((fates) => Object.keys(fates)));
    const held = featuresOf(await everything());
    expect([...known].filter((name) => !held.includes(name as ModelFeature))).toEqual([]);
  });

  it.each(writableFormats)('%s: each feature comes back, or is named', async (format) => {
    const document = await everything();
    const { files, warnings } = await writeFormats(document, [format]);
    const again = await reread(format, files);
    const unused = again
      .getRoot()
      .listTextures()
      .filter((texture) => texture.listParents().length === 1);
    expect(unused.map((texture) => texture.getName())).toEqual([]);
    const back = featuresOf(again);
    const fates = capabilities[format]!;
    const isNamed = (name: ModelFeature) =>
      typeof fates[name === 'more clips' && fates.clips ? 'clips' : name] === 'object';
    const gone = featuresOf(document).filter((name) => !back.includes(name) && !isNamed(name));
    // A format without materials says so once.
    const silent = isNamed('colours') ? gone.filter((name) => !/pictures|cut-outs/.test(name)) : gone;
    expect(silent).toEqual([]);
    expect(warnings.length > 0).toBe(format !== 'glb');
  });
});

describe('what a format without extensions can carry', () => {
  /** Coordinates of a square with a textured material, as an OBJ has them. */
  const written = async (
    change: (made: Awaited<ReturnType<typeof square>>, document: Document) => void | Promise<void>,
  ) => {
    const document = await characterDocument();
    const made = await square(document, 'tile');
    const texture = document
      .createTexture('oak')
      .setMimeType('image/png')
      .setImage(await picture('#fff'));
    made.material.setBaseColorTexture(texture);
    await change(made, document);
    const { files, warnings } = await writeFormats(document, ['obj']);
    const back = await reread('obj', files);
    const mesh = back
      .getRoot()
      .listMeshes()
      .find((each) => each.getName().startsWith('tile'))!;
    const [primitive] = mesh.listPrimitives();
    return {
      warnings,
      uvs: [...accessorFloats(primitive!.getAttribute('TEXCOORD_0')!)],
      material: primitive!.getMaterial()!,
    };
  };
  const rounded = (values: readonly number[]) => values.map((value) => Math.round(value * 1000) / 1000 + 0);

  it('coordinates with the transform of their texture', async () => {
    const { uvs } = await written(({ material }, document) => {
      const transform = document.createExtension(KHRTextureTransform).createTransform();
      transform
        .setOffset([0.5, 0.25])
        .setScale([2, 3])
        .setRotation(Math.PI / 2);
      material.getBaseColorTextureInfo()!.setExtension('KHR_texture_transform', transform);
    });
    // A quarter turn takes (u, v) to (v, -u).
    expect(rounded(uvs)).toEqual([0.5, 0.25, 0.5, -1.75, 3.5, -1.75, 3.5, 0.25]);
  });

  it('the second set of coordinates, where the base colour reads it', async () => {
    const { uvs, warnings } = await written(({ primitive, material, accessor }) => {
      primitive.setAttribute(
        'TEXCOORD_1',
        accessor('VEC2', new Float32Array([0.5, 0.5, 0.75, 0.5, 0.75, 1, 0.5, 1])),
      );
      material.getBaseColorTextureInfo()!.setTexCoord(1);
    });
    expect(rounded(uvs)).toEqual([0.5, 0.5, 0.75, 0.5, 0.75, 1, 0.5, 1]);
    expect(warnings.filter(({ message }) => message.includes('coordinates'))).toEqual([]);
  });

  it('one set where two are read, and says which picture is left out', async () => {
    const { material, warnings } = await written(
      async ({ primitive, material: made, accessor }, document) => {
        primitive.setAttribute('TEXCOORD_1', accessor('VEC2', new Float32Array(8)));
        made.setNormalTexture(
          document
            .createTexture('bumps')
            .setMimeType('image/png')
            .setImage(await picture('#8080ff')),
        );
        made.getNormalTextureInfo()!.setTexCoord(1);
      },
    );
    expect(material.getNormalTexture()).toBeNull();
    expect(warnings).toContainEqual({
      code: 'lost',
      message: expect.stringMatching(/"tile": its normal picture has other coordinates/),
    });
  });

  it('a picture of specular and glossiness as base colour and roughness', async () => {
    const { material } = await written(({ material: made }, document) => {
      const texture = made.getBaseColorTexture();
      const glossy = document
        .createExtension(KHRMaterialsPBRSpecularGlossiness)
        .createPBRSpecularGlossiness();
      glossy.setDiffuseTexture(texture).setGlossinessFactor(0.25).setSpecularFactor([0, 0, 0]);
      made.setBaseColorTexture(null).setExtension('KHR_materials_pbrSpecularGlossiness', glossy);
    });
    expect(material.getBaseColorTexture()).not.toBeNull();
  });

  it.each(['ktx2', 'webp'] as const)('a picture of %s as PNG', async (textures) => {
    const { material, warnings } = await written(async ({ material: made }, document) => {
      const red = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c02040' } })
        .png()
        .toBuffer();
      made.getBaseColorTexture()!.setImage(Uint8Array.from(red));
      await document.transform(optimize({ for: 'engine', textures }));
      expect(made.getBaseColorTexture()!.getMimeType()).toBe(`image/${textures}`);
    });
    const shown = await sharp(material.getBaseColorTexture()!.getImage()!).removeAlpha().raw().toBuffer();
    for (const [k, value] of [0xc0, 0x20, 0x40].entries())
      expect(Math.abs(shown[k]! - value)).toBeLessThan(8);
    expect(warnings.filter(({ message }) => message.includes('decoded'))).toEqual([]);
  });

  it('the document that is written stays as it was', async () => {
    let before: Document | undefined;
    await written(({ material }, document) => {
      material.getBaseColorTextureInfo()!.setTexCoord(1);
      before = document;
    });
    const info = before!
      .getRoot()
      .listMaterials()
      .find((material) => material.getName() === 'tile')!
      .getBaseColorTextureInfo();
    expect(info!.getTexCoord()).toBe(1);
  });
});

describe.runIf(sharedModelNames().length > 0)('inputs of public reports', () => {
  it.each(['obj', 'fbx', 'usdz'])(
    'the picture of glb-spec-gloss-textured.glb is in the %s',
    async (format) => {
      const document = await readModel(sharedModel('reports/glb-spec-gloss-textured.glb'));
      const { files } = await writeFormats(document, [format]);
      const back = await reread(format, files);
      expect(
        back
          .getRoot()
          .listMaterials()
          .some((material) => material.getBaseColorTexture()),
      ).toBe(true);
    },
  );
});
