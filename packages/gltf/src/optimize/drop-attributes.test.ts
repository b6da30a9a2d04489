import { Document, type Material, type Primitive } from '@gltf-transform/core';
import {
  KHRMaterialsAnisotropy,
  KHRMaterialsClearcoat,
  KHRMaterialsUnlit,
  KHRMaterialsVariants,
  KHRTextureTransform,
} from '@gltf-transform/extensions';
import { expect, it } from 'vitest';
import { dropAttributes } from './drop-attributes.ts';

type Made = { document: Document; primitive: Primitive; material: Material };
const picture = (document: Document) => document.createTexture('p').setMimeType('image/png');

/** What a material reads, and what a primitive with normals, tangents and three sets of coordinates keeps. */
const rows: [string, (made: Made) => void, string[]][] = [
  ['a plain material', () => {}, ['NORMAL']],
  ['no material', ({ primitive }) => primitive.setMaterial(null), ['NORMAL']],
  [
    'an unlit material',
    ({ document, material }) =>
      material.setExtension('KHR_materials_unlit', document.createExtension(KHRMaterialsUnlit).createUnlit()),
    [],
  ],
  [
    'a base colour',
    ({ document, material }) => material.setBaseColorTexture(picture(document)),
    ['NORMAL', 'TEXCOORD_0'],
  ],
  [
    'a base colour on the second set',
    ({ document, material }) => {
      material.setBaseColorTexture(picture(document)).getBaseColorTextureInfo()!.setTexCoord(1);
    },
    ['NORMAL', 'TEXCOORD_0', 'TEXCOORD_1'],
  ],
  [
    'a texture transform that names another set',
    ({ document, material }) => {
      const transform = document.createExtension(KHRTextureTransform).createTransform().setTexCoord(2);
      material
        .setBaseColorTexture(picture(document))
        .getBaseColorTextureInfo()!
        .setExtension('KHR_texture_transform', transform);
    },
    ['NORMAL', 'TEXCOORD_0', 'TEXCOORD_1', 'TEXCOORD_2'],
  ],
  [
    'a normal map',
    ({ document, material }) => material.setNormalTexture(picture(document)),
    ['NORMAL', 'TANGENT', 'TEXCOORD_0'],
  ],
  [
    'a normal map of a clear coat',
    ({ document, material }) => {
      const coat = document.createExtension(KHRMaterialsClearcoat).createClearcoat();
      material.setExtension('KHR_materials_clearcoat', coat.setClearcoatNormalTexture(picture(document)));
    },
    ['NORMAL', 'TANGENT', 'TEXCOORD_0'],
  ],
  [
    'a grain',
    ({ document, material }) =>
      material.setExtension(
        'KHR_materials_anisotropy',
        document.createExtension(KHRMaterialsAnisotropy).createAnisotropy().setAnisotropyStrength(1),
      ),
    ['NORMAL', 'TANGENT'],
  ],
  [
    'a grain without tangents',
    ({ document, material, primitive }) => {
      primitive.setAttribute('TANGENT', null);
      material.setExtension(
        'KHR_materials_anisotropy',
        document.createExtension(KHRMaterialsAnisotropy).createAnisotropy().setAnisotropyStrength(1),
      );
    },
    ['NORMAL', 'TEXCOORD_0'],
  ],
  [
    'a variant with a picture',
    ({ document, primitive }) => {
      const variants = document.createExtension(KHRMaterialsVariants);
      const other = document.createMaterial('worn').setBaseColorTexture(picture(document));
      const mapping = variants.createMapping().setMaterial(other).addVariant(variants.createVariant('worn'));
      primitive.setExtension('KHR_materials_variants', variants.createMappingList().addMapping(mapping));
    },
    ['NORMAL', 'TEXCOORD_0'],
  ],
];

it.each(rows)('%s keeps what it reads and no more', (_, change, kept) => {
  const document = triangle();
  change(document);
  const before = document.primitive.listSemantics();
  const dropped = dropAttributes(document.document);
  const after = document.primitive.listSemantics().filter((name) => name !== 'POSITION' && name !== '_ID');
  expect(after.sort()).toEqual(kept);
  expect(document.primitive.listSemantics()).toContain('_ID');
  // A set that only fills a gap has the data of the set above it.
  const filled = kept.filter((name) => dropped.includes(name));
  expect(before.filter((name) => !document.primitive.listSemantics().includes(name))).toEqual(
    dropped.filter((name) => !filled.includes(name)),
  );
});

function triangle(): Made {
  const document = new Document();
  const buffer = document.createBuffer();
  const numbers = (type: 'SCALAR' | 'VEC2' | 'VEC3' | 'VEC4', ...values: number[]) =>
    document.createAccessor().setType(type).setArray(Float32Array.from(values)).setBuffer(buffer);
  const material = document.createMaterial('m');
  const primitive = document
    .createPrimitive()
    .setMaterial(material)
    .setAttribute('POSITION', numbers('VEC3', 0, 0, 0, 1, 0, 0, 0, 1, 0))
    .setAttribute('NORMAL', numbers('VEC3', 0, 0, 1, 0, 0, 1, 0, 0, 1))
    .setAttribute('TANGENT', numbers('VEC4', 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1))
    .setAttribute('TEXCOORD_0', numbers('VEC2', 0, 0, 1, 0, 0, 1))
    // Outside the square, so that it is no lightmap.
    .setAttribute('TEXCOORD_1', numbers('VEC2', 0, 0, 5, 0, 0, 5))
    .setAttribute('TEXCOORD_2', numbers('VEC2', 0, 0, 3, 0, 0, 3))
    .setAttribute('_ID', numbers('SCALAR', 0, 1, 2));
  document
    .createScene()
    .addChild(document.createNode('n').setMesh(document.createMesh('m').addPrimitive(primitive)));
  return { document, primitive, material };
}
