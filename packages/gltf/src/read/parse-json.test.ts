import { glbOf, glbOfText } from '@meshwright/testing/models/glb-of';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { describe, expect, it } from 'vitest';
import { inspectModel } from '../inspect/inspect-model.ts';
import { placeModel } from '../place/place-model.ts';
import { bytesSource } from '../source/source.ts';

const triangle = glbParts(
  glbOf(
    {
      accessors: [{ componentType: 5126, type: 'VEC3', bufferView: 0, count: 3 }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    },
    [Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0)],
  ),
);

describe('numbers that a rewrite cannot keep', () => {
  it.each([
    ['{"id":9007199254740993}', '/extras/id'],
    ['{"a":[1,-12345678901234567890]}', '/extras/a/1'],
  ])(
    '%s: whole numbers beyond 2^53 are rounded with a warning that names the place',
    async (extras, pointer) => {
      const { report } = await placeModel(bytesSource(withExtras(extras)), { height: 1 });
      expect(report.warnings).toMatchObject([{ code: 'number_rounded', pointer }]);
    },
  );

  it.each([
    '{"id":"9007199254740993"}',
    '{"x":0.12345678901234567,"y":1234567890123456.5,"z":1e17}',
    '{"even":9007199254740992,"round":100000000000000000000}',
  ])('%s: strings, fractions and numbers that a double holds give no warning', async (extras) => {
    const { report } = await placeModel(bytesSource(withExtras(extras)), { height: 1 });
    expect(report.warnings).toEqual([]);
  });

  it('too large for a double are refused, but only by a rewrite', async () => {
    const glb = withExtras('{"x":1e999}');
    await expect(placeModel(bytesSource(glb), { height: 1 })).rejects.toMatchObject({
      code: 'bad_value',
      pointer: '/extras/x',
    });
    await expect(inspectModel(bytesSource(glb))).resolves.toMatchObject({ warnings: [] });
  });
});

describe('white space before the JSON', () => {
  it.each([21, 60_000])('may be %i characters long', async (length) => {
    const text = `${' '.repeat(length - 1)}\n{"asset":{"version":"2.0"},"scenes":[]}`;
    await expect(inspectModel(bytesSource(Buffer.from(text)))).resolves.toMatchObject({ format: 'gltf' });
  });

  it('without JSON after it is an error', async () => {
    for (const length of [20, 21, 200_000]) {
      const blank = bytesSource(Buffer.alloc(length, ' '));
      await expect(inspectModel(blank)).rejects.toMatchObject({ code: 'not_a_model' });
    }
  });
});

function withExtras(extras: string): Buffer {
  const text = JSON.stringify({ ...triangle.json, extras: 0 }).replace('"extras":0', `"extras":${extras}`);
  return glbOfText(text, Buffer.from(triangle.bin));
}
