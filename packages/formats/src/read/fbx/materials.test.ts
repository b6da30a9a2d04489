import { TextureInfo } from '@gltf-transform/core';
import type { Transform } from '@gltf-transform/extensions';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { array, model, props, quadGeometry, readText } from '../../testing/text-fbx.ts';

const solid = (r: number, g: number, b: number, alpha?: number) =>
  sharp({
    create: {
      width: 2,
      height: 2,
      channels: alpha === undefined ? 3 : 4,
      background: { r, g, b, ...(alpha !== undefined && { alpha }) },
    },
  })
    .png()
    .toBuffer();

const uv = `LayerElementUV: 0 {
Name: "map1"
MappingInformationType: "ByPolygonVertex"
ReferenceInformationType: "Direct"
${array('UV', [0, 0, 1, 0, 1, 1, 0, 1])}
}
LayerElementUV: 1 {
Name: "detail"
MappingInformationType: "ByPolygonVertex"
ReferenceInformationType: "Direct"
${array('UV', [0, 0, 1, 0, 1, 1, 0, 1])}
}`;

const material = (
  values: Parameters<typeof props>[0],
  shading = 'phong',
) => `Material: 3000, "Material::Paint", "" {
ShadingModel: "${shading}"
${props(values)}
}`;

const texture = (id: number, path: string, values: Parameters<typeof props>[0] = {}) =>
  `Texture: ${id}, "Texture::T${id}", "" {
FileName: "C:\\art\\${path}"
RelativeFilename: "${path}"
${props(values)}
}`;

/** Reads a quad with the material and textures connected to its properties. */
async function read(
  values: Parameters<typeof props>[0],
  textures: Readonly<Record<string, string>> = {},
  options: {
    readonly files?: Readonly<Record<string, Uint8Array>>;
    readonly placed?: Parameters<typeof props>[0];
    readonly creator?: string;
    readonly shading?: string;
  } = {},
) {
  const rows = Object.entries(textures);
  const asked: string[] = [];
  const { document, warnings } = await readText(
    {
      ...(options.creator && { creator: options.creator }),
      objects: [
        quadGeometry(1000, [uv]),
        model(2000, 'Thing'),
        material(values, options.shading),
        ...rows.map(([, path], i) => texture(6000 + i, path, options.placed)),
      ],
      connections: [
        '"OO",2000,0',
        '"OO",1000,2000',
        '"OO",3000,2000',
        ...rows.map(([property], i) => `"OP",${6000 + i},3000, "${property}"`),
      ],
    },
    {
      beside: async (path) => {
        asked.push(path);
        return options.files?.[path];
      },
    },
  );
  return { material: document.getRoot().listMaterials()[0]!, warnings, asked };
}

const rounded = (values: readonly number[]) => values.map((x) => Math.round(x * 1000) / 1000 + 0);

async function pixel(image: Uint8Array | null): Promise<number[]> {
  return Array.from((await sharp(image!).ensureAlpha().raw().toBuffer()).subarray(0, 4));
}

describe('Lambert and Phong', () => {
  it('colours are display values, factors multiply them', async () => {
    const { material: made } = await read({
      DiffuseColor: [1, 0.5, 0],
      DiffuseFactor: 0.5,
      EmissiveColor: [0, 0, 1],
      EmissiveFactor: 0.25,
    });
    expect(rounded(made.getBaseColorFactor())).toEqual([0.5, 0.107, 0, 1]);
    expect(rounded(made.getEmissiveFactor())).toEqual([0, 0, 0.25]);
    expect(made.getMetallicFactor()).toBe(0);
  });

  it('Blender writes linear colours, and roughness and metalness in shininess and reflection', async () => {
    const values = {
      DiffuseColor: [0.2, 0.4, 0.6],
      ShininessExponent: 25,
      ReflectionFactor: 0.75,
      TransparencyFactor: 0.5,
    };
    const { material: made } = await read(values, {}, { creator: 'Blender (stable FBX IO) - 4.1' });
    expect(rounded(made.getBaseColorFactor())).toEqual([0.2, 0.4, 0.6, 0.5]);
    expect([made.getRoughnessFactor(), made.getMetallicFactor(), made.getAlphaMode()]).toEqual([
      0.5,
      0.75,
      'BLEND',
    ]);
  });

  it.each<[string, Parameters<typeof props>[0], number]>([
    ['the opacity where it is stated', { Opacity: 0.25, TransparencyFactor: 1 }, 0.25],
    [
      'the factor times the colour that shines through',
      { TransparencyFactor: 1, TransparentColor: [0.5, 0.5, 0.5] },
      0.5,
    ],
    ['all of it where all would be clear', { TransparencyFactor: 1, TransparentColor: [1, 1, 1] }, 1],
    ['all of it where nothing shines through', { TransparencyFactor: 1, TransparentColor: [0, 0, 0] }, 1],
  ])('opacity is %s', async (_, values, opacity) => {
    const { material: made } = await read(values);
    expect(made.getBaseColorFactor()[3]).toBe(opacity);
  });
});

describe('materials with metalness and roughness', () => {
  const kinds: readonly [string, Parameters<typeof props>[0]][] = [
    [
      'Stingray',
      {
        'Maya|base_color': [0.1, 0.2, 0.3],
        'Maya|roughness': 0.4,
        'Maya|metallic': 0.6,
        'Maya|emissive': [0, 1, 0],
        'Maya|emissive_intensity': 0.5,
      },
    ],
    [
      'Arnold',
      {
        'Maya|baseColor': [0.1, 0.2, 0.3],
        'Maya|base': 1,
        'Maya|specularRoughness': 0.4,
        'Maya|metalness': 0.6,
        'Maya|emission': 0.5,
        'Maya|emissionColor': [0, 1, 0],
      },
    ],
    [
      '3ds Max Physical',
      {
        '3dsMax|Parameters|base_color': [0.2, 0.4, 0.6],
        '3dsMax|Parameters|base_weight': 0.5,
        '3dsMax|Parameters|roughness': 0.6,
        '3dsMax|Parameters|roughness_inv': 1,
        '3dsMax|Parameters|metalness': 0.6,
        '3dsMax|Parameters|emit_color': [0, 1, 0],
        '3dsMax|Parameters|emission': 0.5,
      },
    ],
    [
      'OpenPBR',
      {
        '3dsMax|Parameters|base_color': [0.1, 0.2, 0.3],
        '3dsMax|Parameters|base_weight': 1,
        '3dsMax|Parameters|specular_roughness': 0.4,
        '3dsMax|Parameters|base_metalness': 0.6,
        '3dsMax|Parameters|emission_color': [0, 1, 0],
        '3dsMax|Parameters|emission_weight': 0.5,
      },
    ],
    [
      'glTF of 3ds Max',
      {
        '3dsMax|main|baseColor': [0.1, 0.2, 0.3],
        '3dsMax|main|roughness': 0.4,
        '3dsMax|main|metalness': 0.6,
        '3dsMax|main|emissionColor': [0, 0.5, 0],
      },
    ],
  ];

  it.each(kinds)('%s', async (_, values) => {
    const { material: made } = await read({ DiffuseColor: [0, 0, 0], ...values }, {}, { shading: 'unknown' });
    expect(rounded(made.getBaseColorFactor())).toEqual([0.1, 0.2, 0.3, 1]);
    expect(
      rounded([made.getRoughnessFactor(), made.getMetallicFactor(), ...made.getEmissiveFactor()]),
    ).toEqual([0.4, 0.6, 0, 0.5, 0]);
  });

  it('packs pictures of roughness and metalness, and turns glossiness over', async () => {
    const { material: made } = await read(
      {
        '3dsMax|Parameters|base_color': [1, 1, 1],
        '3dsMax|Parameters|roughness': 0,
        '3dsMax|Parameters|roughness_inv': 1,
      },
      { '3dsMax|Parameters|roughness_map': 'gloss.png', '3dsMax|Parameters|metalness_map': 'metal.png' },
      { files: { 'gloss.png': await solid(55, 55, 55), 'metal.png': await solid(99, 99, 99) } },
    );
    expect(await pixel(made.getMetallicRoughnessTexture()!.getImage())).toEqual([255, 200, 99, 255]);
    expect([made.getRoughnessFactor(), made.getMetallicFactor()]).toEqual([1, 1]);
  });
});

describe('pictures', () => {
  it('are found beside the file by the relative path, then by the absolute one', async () => {
    const image = await solid(9, 8, 7);
    const { material: made, asked } = await read(
      {},
      { DiffuseColor: 'a.png' },
      { files: { 'C:\\art\\a.png': image } },
    );
    expect(made.getBaseColorTexture()!.getImage()).toEqual(Uint8Array.from(image));
    expect(made.getBaseColorFactor()).toEqual([1, 1, 1, 1]);
    expect(asked).toEqual(['a.png', 'C:\\art\\a.png']);
  });

  it('that are missing are named once, and leave the colour', async () => {
    const { material: made, warnings } = await read(
      { DiffuseColor: [1, 0, 0] },
      { DiffuseColor: 'no.png', EmissiveColor: 'no.png' },
    );
    expect(rounded(made.getBaseColorFactor())).toEqual([1, 0, 0, 1]);
    expect(warnings).toEqual([
      'missing_file: the FBX names the picture no.png, which is not beside it: the picture is left out',
    ]);
  });

  it('of a kind that is not read are named', async () => {
    const { warnings } = await read(
      {},
      { DiffuseColor: 'a.dds' },
      { files: { 'a.dds': Buffer.from('DDS |') } },
    );
    expect(warnings).toEqual([expect.stringMatching(/^picture_not_read: a\.dds: /)]);
  });

  it('embedded ones precede files, also as base64 of a text file', async () => {
    const image = await solid(1, 2, 3);
    const { document } = await readText({
      objects: [
        quadGeometry(1000),
        model(2000, 'Thing'),
        material({}),
        'Texture: 6000, "Texture::T", "" {\nRelativeFilename: "x.png"\n}',
        `Video: 6001, "Video::V", "Clip" {\nContent: ,\n\t"${image.toString('base64')}"\n}`,
      ],
      connections: [
        '"OO",2000,0',
        '"OO",1000,2000',
        '"OO",3000,2000',
        '"OP",6000,3000, "DiffuseColor"',
        '"OO",6001,6000',
      ],
    });
    expect(document.getRoot().listTextures()[0]!.getImage()).toEqual(Uint8Array.from(image));
  });

  it('keep their set, wrapping and transform', async () => {
    const { material: made } = await read(
      {},
      { DiffuseColor: 'a.png' },
      {
        files: { 'a.png': await solid(0, 0, 0) },
        placed: {
          UVSet: 'detail',
          WrapModeU: 1,
          Translation: [0.25, 0.5, 0],
          Scaling: [2, 4, 1],
          Rotation: [0, 0, 90],
        },
      },
    );
    const info = made.getBaseColorTextureInfo()!;
    expect([info.getTexCoord(), info.getWrapS(), info.getWrapT()]).toEqual([
      1,
      TextureInfo.WrapMode.CLAMP_TO_EDGE,
      TextureInfo.WrapMode.REPEAT,
    ]);
    const { offset, rotation, scale } = (() => {
      const own = info.getExtension<Transform>('KHR_texture_transform')!;
      return { offset: own.getOffset(), rotation: own.getRotation(), scale: own.getScale() };
    })();
    // FBX: (u, v) goes to (0.25 - 4 v, 0.5 + 2 u), with v upwards.
    const [u, v] = [0.3, 0.2];
    const [x, y] = [u * scale[0], (1 - v) * scale[1]];
    expect(Math.cos(rotation) * x + Math.sin(rotation) * y + offset[0]).toBeCloseTo(0.25 - 4 * v, 6);
    expect(1 - (-Math.sin(rotation) * x + Math.cos(rotation) * y + offset[1])).toBeCloseTo(0.5 + 2 * u, 6);
  });

  it('a bump map of normals is the normal map; one of heights becomes normals', async () => {
    const normals = await read({}, { Bump: 'n.png' }, { files: { 'n.png': await solid(128, 128, 255) } });
    expect(await pixel(normals.material.getNormalTexture()!.getImage())).toEqual([128, 128, 255, 255]);
    const heights = await read({}, { Bump: 'h.png' }, { files: { 'h.png': await solid(90, 90, 90) } });
    expect(await pixel(heights.material.getNormalTexture()!.getImage())).toEqual([128, 128, 255, 255]);
    expect([...normals.warnings, ...heights.warnings]).toEqual([]);
  });

  it.each([
    ['white is opaque', '3ds Max', 200],
    ['white is clear in Maya', 'Maya', 55],
  ])('transparency of its own picture becomes the alpha of the colour: %s', async (_, creator, alpha) => {
    const { material: made } = await read(
      {},
      { DiffuseColor: 'leaf.png', TransparentColor: 'mask.png' },
      { files: { 'leaf.png': await solid(10, 20, 30), 'mask.png': await solid(200, 200, 200) }, creator },
    );
    expect(await pixel(made.getBaseColorTexture()!.getImage())).toEqual([10, 20, 30, alpha]);
    expect(made.getAlphaMode()).toBe('BLEND');
  });

  it('of several layers the first is kept, and the others are named', async () => {
    const image = await solid(1, 2, 3);
    const { document, warnings } = await readText(
      {
        objects: [
          quadGeometry(1000),
          model(2000, 'Thing'),
          material({}),
          'LayeredTexture: 6000, "LayeredTexture::Mix", "" {\n}',
          texture(6001, 'a.png'),
          texture(6002, 'b.png'),
        ],
        connections: [
          '"OO",2000,0',
          '"OO",1000,2000',
          '"OO",3000,2000',
          '"OP",6000,3000, "DiffuseColor"',
          '"OO",6001,6000',
          '"OO",6002,6000',
        ],
      },
      { beside: async () => image },
    );
    expect(
      document
        .getRoot()
        .listTextures()
        .map((own) => own.getName()),
    ).toEqual(['a']);
    expect(warnings).toEqual([expect.stringMatching(/^texture_layers_left_out: texture "Mix" has 2 layers/)]);
  });

  it('a leaf whose picture is its own transparency uses its alpha', async () => {
    const { material: made } = await read(
      {},
      { DiffuseColor: 'leaf.png', TransparentColor: 'leaf.png' },
      { files: { 'leaf.png': await solid(10, 20, 30, 0.5) } },
    );
    expect(made.getAlphaMode()).toBe('BLEND');
    expect((await pixel(made.getBaseColorTexture()!.getImage()))[3]).toBe(128);
  });
});
