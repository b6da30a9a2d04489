import type { Document } from '@gltf-transform/core';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { FormatWarning } from '../../format-warning.ts';
import { accessorFloats } from '../../scene/accessor-floats.ts';
import { writeUsdz } from '../../write/write-usdz.ts';
import { readModel } from '../read-model.ts';

/** A quad and a triangle beside it. */
const mesh = (more: string) =>
  `int[] faceVertexCounts = [4, 3] int[] faceVertexIndices = [0, 1, 2, 3, 1, 4, 2] point3f[] points = [(0,0,0), (1,0,0), (1,1,0), (0,1,0), (2,0,0)] ${more}`;

async function read(body: string) {
  const warnings: FormatWarning[] = [];
  const text = `#usda 1.0\n(upAxis = "Y" metersPerUnit = 1)\n${body}`;
  const document = await readModel(
    { name: 'a.usda', bytes: strToU8(text) },
    { warn: (warning) => warnings.push(warning) },
  );
  return { document, warnings };
}

/** The colour at each place, red green blue alpha; several where faces differ. */
function colorsByPlace(document: Document): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const primitive of document
    .getRoot()
    .listMeshes()
    .flatMap((each) => each.listPrimitives())) {
    const places = accessorFloats(primitive.getAttribute('POSITION')!);
    const colors = primitive.getAttribute('COLOR_0');
    if (!colors) continue;
    const values = accessorFloats(colors);
    for (let i = 0; i * 3 < places.length; i++) {
      const place = `${places[i * 3]} ${places[i * 3 + 1]}`;
      const color = Array.from(values.subarray(i * 4, i * 4 + 4), (value) => Number(value.toFixed(3))).join(
        ' ',
      );
      found[place] = [...new Set([...(found[place] ?? []), color])].sort();
    }
  }
  return found;
}

const five = '[(1,0,0), (0,1,0), (0,0,1), (1,1,0), (0,1,1)]';
const ofPoints = {
  '0 0': ['1 0 0 1'],
  '1 0': ['0 1 0 1'],
  '1 1': ['0 0 1 1'],
  '0 1': ['1 1 0 1'],
  '2 0': ['0 1 1 1'],
};

describe('colours in a USD', () => {
  it.each([
    ['vertex', `color3f[] primvars:displayColor = ${five} (interpolation = "vertex")`],
    ['varying', `color3f[] primvars:displayColor = ${five} (interpolation = "varying")`],
    ['of the count of points, unnamed', `color3f[] primvars:displayColor = ${five}`],
    [
      'indexed',
      'color3f[] primvars:displayColor = [(0,1,1), (1,1,0), (0,0,1), (0,1,0), (1,0,0)] (interpolation = "vertex") int[] primvars:displayColor:indices = [4, 3, 2, 1, 0]',
    ],
    [
      'faceVarying',
      'color3f[] primvars:displayColor = [(1,0,0), (0,1,0), (0,0,1), (1,1,0), (0,1,0), (0,1,1), (0,0,1)] (interpolation = "faceVarying")',
    ],
  ])('%s', async (_, primvar) => {
    const { document, warnings } = await read(`def Mesh "m" { ${mesh(primvar)} }`);
    expect(colorsByPlace(document)).toEqual(ofPoints);
    expect(warnings).toEqual([]);
  });

  it('of faces: both at their edge', async () => {
    const primvar = 'color3f[] primvars:displayColor = [(1,0,0), (0,0,1)] (interpolation = "uniform")';
    const { document } = await read(`def Mesh "m" { ${mesh(primvar)} }`);
    expect(colorsByPlace(document)).toMatchObject({
      '0 0': ['1 0 0 1'],
      '1 0': ['0 0 1 1', '1 0 0 1'],
      '2 0': ['0 0 1 1'],
    });
  });

  it('one for all is the colour of the material', async () => {
    const { document } = await read(
      `def Mesh "m" { ${mesh('color3f[] primvars:displayColor = [(0.25,0.5,1)]')} }`,
    );
    expect(colorsByPlace(document)).toEqual({});
    expect(document.getRoot().listMaterials()[0]!.getBaseColorFactor()).toEqual([0.25, 0.5, 1, 1]);
  });

  it('opacities of points make the material see-through', async () => {
    const opacity = 'float[] primvars:displayOpacity = [1, 0.5, 0.5, 1, 0] (interpolation = "vertex")';
    const { document } = await read(`def Mesh "m" { ${mesh(opacity)} }`);
    expect(colorsByPlace(document)).toMatchObject({ '0 0': ['1 1 1 1'], '2 0': ['1 1 1 0'] });
    expect(document.getRoot().listMaterials()[0]!.getAlphaMode()).toBe('BLEND');
  });

  it('of meshes in parts with a material each', async () => {
    const subset = (name: string, face: number) =>
      `def GeomSubset "${name}" { uniform token elementType = "face" uniform token familyName = "materialBind" int[] indices = [${face}] }`;
    const primvar = `color3f[] primvars:displayColor = ${five} (interpolation = "vertex") ${subset('a', 0)} ${subset('b', 1)}`;
    const { document } = await read(`def Mesh "m" { ${mesh(primvar)} }`);
    expect(colorsByPlace(document)).toEqual(ofPoints);
  });

  const material = (inputs: string) =>
    `def Material "paint" { token outputs:surface.connect = </paint/s.outputs:surface> def Shader "s" { uniform token info:id = "UsdPreviewSurface" ${inputs} token outputs:surface } }`;
  const bound = `def Mesh "m" { ${mesh(`color3f[] primvars:displayColor = ${five} (interpolation = "vertex") rel material:binding = </paint>`)} }`;

  it('under a material of another colour are left out, and named', async () => {
    const { document, warnings } = await read(
      `${material('color3f inputs:diffuseColor = (0.5, 0.5, 0.5)')} ${bound}`,
    );
    expect(colorsByPlace(document)).toEqual({});
    expect(warnings).toEqual([{ code: 'lost', message: expect.stringMatching(/1 meshes \(m\)/) }]);
  });

  it('under a bare material are shown', async () => {
    const { document } = await read(`${material('float inputs:roughness = 0.5')} ${bound}`);
    expect(colorsByPlace(document)).toEqual(ofPoints);
  });

  it('of our writer come back, with the factor of the material in them', async () => {
    const { document } = await read(`${material('float inputs:roughness = 0.5')} ${bound}`);
    document.getRoot().listMaterials()[0]!.setBaseColorFactor([0.5, 0.5, 0.5, 1]);
    const bytes = await writeUsdz(document);
    const again = await readModel({ name: 'a.usdz', bytes });
    expect(colorsByPlace(again)['0 1']).toEqual(['0.5 0.5 0 1']);
    expect(again.getRoot().listMaterials()[0]!.getBaseColorFactor().slice(0, 3)).toEqual([1, 1, 1]);
  });
});
