import { detailsOf } from '@meshwright/contract/schema';
import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasModelLimits } from './check-model.ts';
import { countGltfFaces, countObjFaces } from './count-faces.ts';
import { check, glb, large, model, text } from './testing/model-headers.ts';

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
      { numRuns: 100 },
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

// Of these files only the header is read, so they have no more than that and a stated size.
describe('a file over 100 MB to remesh (spec: Remesh)', () => {
  it.each<[string, () => Uint8Array, RegExp | null]>([
    ['a GLB of 10,000,000 faces', () => glb(model(10_000_000)), null],
    ['a GLB of more', () => glb(model(10_000_001)), /has 10000001 faces/],
    ['a GLB with Draco', () => glb(model(1, 1, { extensionsUsed: ['KHR_draco_mesh_compression'] })), /Draco/],
    ['a GLB whose header is broken', () => Buffer.alloc(100, 'glTF'), /header cannot be read/],
    ['a GLB of 100,001 nodes', () => glb(model(1, 100_001)), /more than 100000/],
    ['an ASCII FBX', () => text('; FBX 7.4.0 project file', 100), /ASCII/],
    ['a binary FBX 7.0', () => binaryFbx(7_000), /version 7\b/],
    ['a binary FBX 7.1', () => binaryFbx(7_100), null],
  ])('%s', async (_, bytes, refused) => {
    if (refused === null) await check('remesh', bytes(), large);
    else await expect(check('remesh', bytes(), large)).rejects.toThrow(refused);
  });

  it('a file of 100 MB or less is not checked by its header', async () => {
    await check('remesh', text('; FBX 7.4.0 project file', 100), large - 1);
    await check('remesh', glb(model(10_000_001)));
  });
});

function binaryFbx(version: number): Uint8Array {
  const bytes = Buffer.alloc(100);
  bytes.write('Kaydara FBX Binary  \0\x1a\0', 'latin1');
  bytes.writeUInt32LE(version, 23);
  return bytes;
}
