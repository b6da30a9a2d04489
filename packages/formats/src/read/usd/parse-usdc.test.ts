import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { FormatWarning } from '../../format-warning.ts';
import { type CrateSpecs, type CrateValue, crateFile, crateTypes } from '../../testing/crate-file.ts';
import { readModel } from '../read-model.ts';
import { parseUsdc } from './parse-usdc.ts';

type Fields = Readonly<Record<string, CrateValue>>;

const prim = (typeName: string, children: readonly string[], fields: Fields = {}) => ({
  type: crateTypes.prim,
  fields: {
    specifier: { specifier: 0 },
    typeName: { token: typeName },
    ...(children.length > 0 && { primChildren: { tokens: children } }),
    ...fields,
  } as Fields,
});

const attribute = (typeName: string, value: CrateValue) => ({
  type: crateTypes.attribute,
  fields: { typeName: { token: typeName }, default: value } as Fields,
});

const root = (children: readonly string[], fields: Fields = {}) => ({
  type: crateTypes.root,
  fields: {
    upAxis: { token: 'Y' },
    metersPerUnit: { double: 1 },
    primChildren: { tokens: children },
    ...fields,
  } as Fields,
});

/** A triangle, 1 wide and `height` high, at a path. */
const triangle = (path: string, height: number): CrateSpecs => ({
  [path]: prim('Mesh', []),
  [`${path}.faceVertexCounts`]: attribute('int[]', { ints: [3] }),
  [`${path}.faceVertexIndices`]: attribute('int[]', { ints: [0, 1, 2] }),
  [`${path}.points`]: attribute('point3f[]', { points: [0, 0, 0, 1, 0, 0, 0, height, 0] }),
});

/** A layer with one mesh, 2 high. */
const part = crateFile({
  '/': root(['part'], { defaultPrim: { token: 'part' } }),
  '/part': prim('Xform', ['m']),
  ...triangle('/part/m', 2),
});

async function read(specs: CrateSpecs, files: Readonly<Record<string, Uint8Array>> = {}) {
  const warnings: FormatWarning[] = [];
  const document = await readModel(
    { name: 'stage.usdc', bytes: crateFile(specs) },
    { beside: async (name) => files[name], warn: (warning) => warnings.push(warning) },
  );
  return { warnings, ...measure(documentCorners(document)) };
}

describe('arcs inside a crate', () => {
  it('a mesh alone', async () => {
    const { triangles, max } = await read({ '/': root(['m']), ...triangle('/m', 1) });
    expect([triangles, max]).toEqual([1, [1, 1, 0]]);
  });

  it.each<[string, CrateValue]>([
    ['stated', { references: { explicit: [{ layer: 'part.usdc' }] } }],
    ['put before, with a path', { references: { prepended: [{ layer: './part.usdc', prim: '/part' }] } }],
    [
      'put behind, beside a deleted one',
      { references: { appended: [{ layer: 'part.usdc' }], deleted: [{ layer: 'gone.usdc' }] } },
    ],
  ])('a reference that is %s', async (_, references) => {
    const specs = { '/': root(['a']), '/part': prim('Scope', []), '/a': prim('Xform', [], { references }) };
    const { triangles, max, warnings } = await read(specs, { 'part.usdc': part });
    expect([triangles, max, warnings]).toEqual([1, [1, 2, 0], []]);
  });

  it.each<[string, CrateValue]>([
    ['alone', { payload: { layer: 'part.usdc' } }],
    ['in a list', { payloads: { prepended: [{ layer: 'part.usdc' }] } }],
  ])('a payload %s', async (_, payload) => {
    const { max } = await read(
      { '/': root(['a']), '/a': prim('Xform', [], { payload }) },
      { 'part.usdc': part },
    );
    expect(max).toEqual([1, 2, 0]);
  });

  it('a reference to a text, and from a text to a crate', async () => {
    const text = '#usda 1.0\n(defaultPrim = "b")\ndef "b" (references = @part.usdc@) {}';
    const references = { references: { prepended: [{ layer: 'b.usda' }] } };
    const specs = { '/': root(['a']), '/a': prim('Xform', [], { references }) };
    const { max } = await read(specs, { 'b.usda': strToU8(text), 'part.usdc': part });
    expect(max).toEqual([1, 2, 0]);
  });

  it('sublayers', async () => {
    const specs = { '/': root([], { subLayers: { strings: ['part.usdc'] } }) };
    expect((await read(specs, { 'part.usdc': part })).max).toEqual([1, 2, 0]);
  });

  it('a class, which is not shown itself', async () => {
    const specs = {
      '/': root(['base', 'a']),
      '/base': prim('Xform', ['m'], { specifier: { specifier: 2 } }),
      ...triangle('/base/m', 3),
      '/a': prim('Xform', [], { inheritPaths: { paths: { prepended: ['/base'] } } }),
    };
    const { triangles, max } = await read(specs);
    expect([triangles, max]).toEqual([1, [1, 3, 0]]);
  });

  it.each([
    ['low', 1],
    ['high', 2],
    [undefined, 1],
  ])('the selected variant: %s', async (name, height) => {
    const variant = (children: readonly string[], fields: Fields = {}) => ({
      type: crateTypes.variant,
      fields: { ...(children.length > 0 && { primChildren: { tokens: children } }), ...fields } as Fields,
    });
    const specs = {
      '/': root(['a']),
      '/a': prim('Xform', [], {
        variantSetChildren: { tokens: ['look'] },
        ...(name && { variantSelection: { selection: { look: name } } }),
      }),
      '/a/{look=}': {
        type: crateTypes.variantSet,
        fields: { variantChildren: { tokens: ['low', 'high'] } } as Fields,
      },
      '/a/{look=low}': variant(['m']),
      ...triangle('/a/{look=low}/m', 1),
      '/a/{look=high}': variant([], { references: { references: { prepended: [{ layer: 'part.usdc' }] } } }),
    };
    const { triangles, max } = await read(specs, { 'part.usdc': part });
    expect([triangles, max]).toEqual([1, [1, height, 0]]);
  });

  it('a layer that is not there is named', async () => {
    const references = { references: { prepended: [{ layer: 'gone.usdc' }] } };
    const specs = { '/': root(['a', 'm']), '/a': prim('Xform', [], { references }), ...triangle('/m', 1) };
    const { triangles, warnings } = await read(specs);
    expect(triangles).toBe(1);
    expect(warnings).toEqual([
      { code: 'missing_file', message: expect.stringMatching(/stage\.usdc names gone\.usdc/) },
    ]);
  });

  it('layers in one package', async () => {
    const references = { references: { prepended: [{ layer: './parts/part.usdc' }] } };
    const first = crateFile({ '/': root(['a']), '/a': prim('Xform', [], { references }) });
    const bytes = zipSync({ 'stage.usdc': first, 'parts/part.usdc': part }, { level: 0 });
    const document = await readModel({ name: 'a.usdz', bytes });
    expect(measure(documentCorners(document)).max).toEqual([1, 2, 0]);
  });

  it('a list with a count beyond the file is refused', () => {
    const bytes = crateFile({
      '/': root(['a']),
      '/a': prim('Xform', [], { payload: { payloads: { prepended: [{ layer: 'x' }] } } }),
    });
    const at = bytes.findIndex(
      (byte, i) =>
        byte === 0x20 && bytes[i + 1] === 1 && bytes.subarray(i + 2, i + 9).every((each) => each === 0),
    );
    bytes.fill(0xff, at + 1, at + 8);
    expect(() => parseUsdc(bytes)).toThrow();
  });
});
