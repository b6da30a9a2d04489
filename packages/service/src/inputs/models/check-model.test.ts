import { detailsOf } from '@meshwright/contract/schema';
import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { short } from '../../../../../test/short.ts';
import { checkModel, hasModelLimits } from './check-model.ts';
import { countGltfFaces, countObjFaces } from './count-faces.ts';

/** A GLB with JSON only, padded with zeros to a size. */
function glb(json: object, size = 0): Uint8Array {
  const text = Buffer.from(JSON.stringify(json));
  const bytes = Buffer.alloc(Math.max(size, 20 + text.length));
  bytes.write('glTF');
  bytes.writeUInt32LE(2, 4);
  bytes.writeUInt32LE(bytes.length, 8);
  bytes.writeUInt32LE(text.length, 12);
  bytes.write('JSON', 16);
  text.copy(bytes, 20);
  return bytes;
}

/** A glTF padded to a size with a data URI. */
function gltf(json: object, size: number): Uint8Array {
  const head = `${JSON.stringify(json).slice(0, -1)},"buffers":[{"uri":"data:application/octet-stream;base64,`;
  const bytes = Buffer.alloc(size + 4, 'A');
  bytes.write(head, 'latin1');
  const end = head.length + Math.ceil((size - head.length) / 4) * 4;
  return Buffer.concat([bytes.subarray(0, end), Buffer.from('"}]}')]);
}

/** One mesh with `triangles` triangles, drawn `copies` times. */
const model = (triangles: number, copies = 1, more: object = {}) => ({
  accessors: [{ count: triangles * 3 }],
  meshes: [{ primitives: [{ indices: 0, attributes: { POSITION: 0 } }] }],
  nodes: Array.from({ length: copies }, () => ({ mesh: 0 })),
  ...more,
});

const text = (line: string, size: number) => Buffer.alloc(size, `${line}\n`);
const binaryFbx = (version: number) => {
  const bytes = Buffer.alloc(large);
  bytes.write('Kaydara FBX Binary  \0\x1a\0', 'latin1');
  bytes.writeUInt32LE(version, 23);
  return bytes;
};
const large = 100_000_001;
const check = (family: string, bytes: Uint8Array) => {
  const file = { size: bytes.byteLength, bytes: async (length?: number) => bytes.subarray(0, length) };
  return checkModel(detailsOf(family), file, 'model_url');
};

describe('faces of a glTF, counted from its JSON', () => {
  it.each<[string, object, number]>([
    ['indexed triangles', model(12), 12],
    ['each copy of a mesh', model(12, 3), 36],
    ['a mesh that no node draws', model(12, 0), 0],
    ['without indices', { ...model(4), meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }] }, 4],
    ['a strip', { ...model(4), meshes: [{ primitives: [{ mode: 5, indices: 0 }] }] }, 10],
    ['lines and points', { ...model(4), meshes: [{ primitives: [{ mode: 1, indices: 0 }] }] }, 0],
    [
      'instances of a node',
      {
        ...model(4),
        accessors: [{ count: 12 }, { count: 5 }],
        nodes: [{ mesh: 0, extensions: { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION: 1 } } } }],
      },
      20,
    ],
  ])('%s', (_, json, faces) => {
    expect(countGltfFaces(glb(json))).toMatchObject({ faces });
    expect(countGltfFaces(Buffer.from(JSON.stringify(json)))).toMatchObject({ faces });
  });

  it('never throws for any JSON', () => {
    const part = fc.dictionary(
      fc.constantFrom('mesh', 'count', 'primitives', 'indices', 'extensions'),
      fc.jsonValue(),
    );
    const json = fc.dictionary(
      fc.constantFrom('meshes', 'nodes', 'accessors', 'extensionsUsed'),
      fc.oneof(fc.array(part), fc.jsonValue()),
    );
    assertProperty(
      fc.property(fc.oneof(json, fc.jsonValue()), (value) => {
        countGltfFaces(Buffer.from(JSON.stringify(value)));
      }),
      { numRuns: short ? 100 : 500 },
    );
    assertProperty(fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => void countGltfFaces(bytes)));
  });
});

it('counts a polygon of an OBJ as its corners minus two, and stops past the limit', async () => {
  const bytes = Buffer.from('v 0 0 0\nf 1 2 3\nf 1/1 2/2 3/3 4/4\r\nfo 1 2 3\n f 1 2 3\nf 1 2\nf\t1 2 3 4 5');
  expect(await countObjFaces(bytes, 100)).toBe(1 + 2 + 0 + 3);
  expect(await countObjFaces(Buffer.from('f 1 2 3\n'.repeat(50)), 7)).toBe(8);
});

describe('limits on the faces of a model (spec: Limits)', () => {
  it.each([
    ['rigging', 320_000, 'unprocessable'],
    ['uv-unwrap', 40_000, 'bad_input'],
  ])('%s accepts %i and refuses one more as %s (readings R33, R34)', async (family, most, code) => {
    await check(family, glb(model(most)));
    await expect(check(family, glb(model(most + 1)))).rejects.toMatchObject({ code });
    await expect(check(family, glb(model(most / 2, 3)))).rejects.toMatchObject({ code });
  });

  it('are checked only where a family has them', () => {
    expect(['remesh', 'rigging', 'uv-unwrap'].every((name) => hasModelLimits(detailsOf(name)))).toBe(true);
    expect(hasModelLimits(detailsOf('convert'))).toBe(false);
  });
});

describe('a file over 100 MB to remesh (spec: Remesh)', () => {
  it.each<[string, () => Uint8Array, RegExp | null]>([
    ['a GLB of 10,000,000 faces', () => glb(model(10_000_000), large), null],
    ['a GLB of more', () => glb(model(10_000_001), large), /has 10000001 faces/],
    [
      'a GLB with Draco',
      () => glb(model(1, 1, { extensionsUsed: ['KHR_draco_mesh_compression'] }), large),
      /Draco/,
    ],
    ['a GLB whose header is broken', () => Buffer.alloc(large, 'glTF'), /header cannot be read/],
    ['a GLB of 100,001 nodes', () => glb(model(1, 100_001), large), /more than 100000/],
    ['a glTF of 10,000,000 faces beside its data', () => gltf(model(10_000_000), large), null],
    ['a glTF of more', () => gltf(model(10_000_001), large), /has 10000001 faces/],
    [
      'a glTF of more than 4 MiB beside its data',
      () => gltf({ ...model(1), extras: 'x'.repeat(2 ** 22) }, large),
      /more than 4194304 bytes/,
    ],
    ['an ASCII FBX', () => text('; FBX 7.4.0 project file', large), /ASCII/],
    ['a binary FBX 7.0', () => binaryFbx(7_000), /version 7\b/],
    ['a binary FBX 7.1', () => binaryFbx(7_100), null],
    ['an OBJ of 12,500,000 faces', () => text('f 1 2 3', large), /faces/],
    ['an OBJ of fewer', () => text('v 0.25 0.5 0.75', large), null],
  ])('%s', async (_, bytes, refused) => {
    const file = bytes();
    if (refused === null) await check('remesh', file);
    else await expect(check('remesh', file)).rejects.toThrow(refused);
  });

  it('a file of 100 MB or less is not checked by its header', async () => {
    await check('remesh', text('; FBX 7.4.0 project file', large - 1));
    await check('remesh', glb(model(10_000_001)));
  });
});
