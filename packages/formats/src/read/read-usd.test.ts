import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { FormatWarning } from '../format-warning.ts';
import { readModel } from './read-model.ts';

/** A triangle, 1 wide and `height` high. */
const mesh = (height = 1, more = '') =>
  `int[] faceVertexCounts = [3] int[] faceVertexIndices = [0, 1, 2] point3f[] points = [(0,0,0), (1,0,0), (0,${height},0)] ${more}`;
const layer = (body: string, head = '') => `#usda 1.0\n(upAxis = "Y" metersPerUnit = 1 ${head})\n${body}`;
const part = layer(`def Xform "part" { def Mesh "m" { ${mesh(2)} } }`, 'defaultPrim = "part"');

async function stage(root: string, files: Record<string, string | Uint8Array> = {}) {
  const warnings: FormatWarning[] = [];
  const document = await readModel(
    { name: 'stage.usda', bytes: strToU8(root) },
    {
      beside: async (name) => {
        const file = files[name];
        return typeof file === 'string' ? strToU8(file) : file;
      },
      warn: (warning) => warnings.push(warning),
    },
  );
  return { document, warnings, ...measure(documentCorners(document)) };
}

describe('layers beside a USD text', () => {
  it('a reference brings the default prim of another layer', async () => {
    const { triangles, max } = await stage(layer('def "a" (references = @./part.usda@) {}'), {
      'part.usda': part,
    });
    expect([triangles, max]).toEqual([1, [1, 2, 0]]);
  });

  it('is moved by the prim that refers to it', async () => {
    const moved =
      'double3 xformOp:translate = (5, 0, 0) uniform token[] xformOpOrder = ["xformOp:translate"]';
    const { min } = await stage(layer(`def Xform "a" (references = @part.usda@</part>) { ${moved} }`), {
      'part.usda': part,
    });
    expect(min).toEqual([5, 0, 0]);
  });

  it('a layer that is not there is named, and the rest is read', async () => {
    const root = layer(`def "a" (payload = @gone.usdc@) {} def Mesh "m" { ${mesh()} }`);
    const { triangles, warnings } = await stage(root);
    expect(triangles).toBe(1);
    expect(warnings).toEqual([
      { code: 'missing_file', message: expect.stringMatching(/stage\.usda names gone\.usdc/) },
    ]);
  });

  const chain = layer('def "b" (references = @../part.usda@) {}', 'defaultPrim = "b"');
  const look = (name: string) =>
    `def "a" (variants = { string look = "${name}" } prepend variantSets = "look") { variantSet "look" = { "low" { def Mesh "m" { ${mesh(1)} } } "high" (references = @part.usda@) { } } }`;

  it.each<[string, string, Record<string, string>, number, number]>([
    ['a payload', layer('def "a" (prepend payload = @part.usda@</part>) {}'), { 'part.usda': part }, 1, 2],
    [
      'a deep prim',
      layer('def "a" (append references = @part.usda@</part/m>) {}'),
      { 'part.usda': part },
      1,
      2,
    ],
    [
      'two references',
      layer('def "a" (references = [@part.usda@</part>, @b.usda@</x>]) {}'),
      { 'part.usda': part, 'b.usda': layer(`def "x" { def Mesh "n" { ${mesh(3)} } }`) },
      2,
      3,
    ],
    [
      'a folder',
      layer('def "a" (references = @parts/chain.usda@) {}'),
      { 'parts/chain.usda': chain, 'part.usda': part },
      1,
      2,
    ],
    ['a sublayer', layer('', 'subLayers = [@part.usda@]'), { 'part.usda': part }, 1, 2],
    [
      'an over of a sublayer',
      layer(
        `over "part" { over "m" { point3f[] points = [(0,0,0), (1,0,0), (0,7,0)] } }`,
        'subLayers = [@part.usda@]',
      ),
      { 'part.usda': part },
      1,
      7,
    ],
    [
      'a sublayer with an offset',
      layer('', 'subLayers = [@part.usda@ (offset = 10; scale = 2)]'),
      { 'part.usda': part },
      1,
      2,
    ],
    [
      'a prim of the same layer',
      layer(`def "a" (references = </p>) {} def Xform "p" { def Mesh "m" { ${mesh(4)} } }`),
      {},
      2,
      4,
    ],
    ['a class', layer(`class "_k" { def Mesh "m" { ${mesh(4)} } } def "a" (inherits = </_k>) {}`), {}, 1, 4],
    ['a variant', layer(look('high')), { 'part.usda': part }, 1, 2],
    ['another variant', layer(look('low')), { 'part.usda': part }, 1, 1],
    [
      'a variant that the referring prim selects',
      layer('def "z" (variants = { string look = "low" } references = @v.usda@</a>) {}'),
      { 'v.usda': layer(look('high')), 'part.usda': part },
      1,
      1,
    ],
    [
      'itself',
      layer(`def "a" (references = @stage.usda@) { def Mesh "m" { ${mesh(1)} } }`),
      { 'stage.usda': layer('def "a" (references = @stage.usda@</a>) {}') },
      1,
      1,
    ],
  ])('%s', async (_, root, files, triangles, height) => {
    const model = await stage(root, files);
    expect([model.triangles, model.max[1]]).toEqual([triangles, height]);
    expect(model.warnings).toEqual([]);
  });

  it('a picture of another folder is found from there', async () => {
    const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const material = `def Material "mat" { token outputs:surface.connect = </p/mat/s.outputs:surface>
      def Shader "s" { uniform token info:id = "UsdPreviewSurface" color3f inputs:diffuseColor.connect = </p/mat/t.outputs:rgb> token outputs:surface }
      def Shader "t" { uniform token info:id = "UsdUVTexture" asset inputs:file = @./red.png@ float3 outputs:rgb } }`;
    const painted = layer(
      `def "p" { ${material} def Mesh "m" (prepend apiSchemas = ["MaterialBindingAPI"]) { ${mesh(1, 'texCoord2f[] primvars:st = [(0,0), (1,0), (0,1)] (interpolation = "vertex") rel material:binding = </p/mat>')} } }`,
    );
    const { document, warnings } = await stage(layer('def "a" (references = @props/p.usda@</p>) {}'), {
      'props/p.usda': painted,
      'props/red.png': new Uint8Array(png),
    });
    expect(warnings).toEqual([]);
    expect(document.getRoot().listMaterials()[0]!.getBaseColorTexture()).not.toBeNull();
  });

  it('the layers of a package count as beside', async () => {
    const bytes = zipSync({
      'root.usda': strToU8(layer('def "a" (references = @parts/part.usda@) {}')),
      'parts/part.usda': strToU8(part),
    });
    expect(measure(documentCorners(await readModel({ name: 'a.usdz', bytes }))).triangles).toBe(1);
  });

  it('refuses references that multiply without end', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 30 }, (_, i) => {
        const next = i === 29 ? 'part.usda' : `l${i + 1}.usda`;
        return [
          `l${i}.usda`,
          layer(`def "r" { def "a" (references = @${next}@) {} def "b" (references = @${next}@) {} }`),
        ];
      }),
    );
    const root = stage(layer('def "a" (references = @l0.usda@) {}'), { ...files, 'part.usda': part });
    await expect(root).rejects.toMatchObject({ code: 'too_much_work' });
  });
});

describe('USD text in any layout', () => {
  it.each([
    [
      'metadata on the line',
      `def Mesh "m" () { ${mesh(1, 'texCoord2f[] primvars:st = [(0,0), (1,0), (0,1)] (interpolation = "vertex")')} }`,
    ],
    [
      'one statement a line, with comments',
      `def Mesh "m" # the mesh\n{\n${mesh(1, '/* st */ texCoord2f[] primvars:st = [\n(0,0),\n(1,0), (0,1),\n]').replaceAll(' int', '\nint').replaceAll(' point', '\npoint')}\n}`,
    ],
    [
      'semicolons and a documentation',
      `def Mesh "m" (doc = """two\nlines with "quotes" = (1)""") { custom string note = 'a; # b'; ${mesh(1, '; texCoord2f[] primvars:st = [(0,0), (1,0), (0,1)]')} }`,
    ],
  ])('%s', async (_, body) => {
    const { document } = await stage(layer(body));
    const [primitive] = document.getRoot().listMeshes()[0]!.listPrimitives();
    expect([...primitive!.getAttribute('TEXCOORD_0')!.getArray()!]).toEqual([0, 1, 1, 1, 0, 0]);
  });

  it.each([
    ['a million spaces', ' '.repeat(1_000_000)],
    ['a line of many marks of a comment', '# '.repeat(100_000)],
    ['comments that do not end', '/* '.repeat(100_000)],
    ['quotes that do not end', '"a\n'.repeat(1000)],
  ])('refuses %s before what is no statement at once', async (_, filler) => {
    await expect(stage(layer(`${filler}\n>`))).rejects.toMatchObject({ code: 'unreadable_model' });
  });

  it('composes five thousand references within a layer', async () => {
    const prims = Array.from({ length: 5_000 }, (_, i) => `def "p${i}" (references = </source>) {}`).join(
      '\n',
    );
    const { triangles } = await stage(layer(`def Xform "source" {} ${prims} def Mesh "m" { ${mesh()} }`));
    expect(triangles).toBe(1);
  });

  it.each([
    ['a list without an end', 'def Mesh "m" { int[] a = [1, 2', /line \d+: a list does not end/],
    ['a prim without a block', 'def Mesh "m"', /line 3: "\{" is missing/],
    ['a thousand lists in one another', `def Mesh "m" { int[] a = ${'['.repeat(1000)} }`, /nested/],
  ])('refuses %s with its line', async (_, body, message) => {
    await expect(stage(layer(body))).rejects.toThrow(message);
  });
});
