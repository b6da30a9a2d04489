import { readModel, writeGlb } from '@meshwright/formats';
import { readStrict3mf } from '@meshwright/testing/models/reference/read-strict-3mf';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { boxDocument } from '../../testing/box-document.ts';
import { runRecorded } from '../../testing/run-recorded.ts';
import { solidNodes } from '../../testing/solid-nodes.ts';

/** A column, which is cut across its middle. */
const column = await writeGlb(boxDocument([{ name: 'column', low: [0, 0, 0], high: [0.1, 0.3, 0.1] }]));
/** A body with a head and two arms, each an object. */
const figure = await writeGlb(
  boxDocument([
    { name: 'figure_body', low: [-0.2, 0, -0.1], high: [0.2, 0.8, 0.1] },
    { name: 'figure_head', low: [-0.1, 0.79, -0.1], high: [0.1, 1, 0.1] },
    { name: 'figure_arm_left', low: [0.19, 0.4, -0.05], high: [0.5, 0.5, 0.05] },
    { name: 'figure_arm_right', low: [-0.5, 0.4, -0.05], high: [-0.19, 0.5, 0.05] },
  ]),
);

async function split(request: Readonly<Record<string, unknown>>, bytes = figure) {
  const output = await runRecorded('auto-split', request, { model: { name: 'm', bytes: bytes.slice() } });
  const document = await readModel({ name: 'r', bytes: output.files['model.glb']! });
  expect(await glbErrors(output.files['model.glb']!)).toEqual([]);
  const nodes = await solidNodes(document);
  expect(nodes.filter(({ status }) => status !== 'NoError')).toEqual([]);
  expect(output.result).toMatchObject({ part_count: nodes.length, thumbnail_url: 'thumbnail.png' });
  return { ...output, document, nodes, names: nodes.map(({ name }) => name) };
}

it('by_parts takes the objects that the prompt names, in the singular or the plural, and the rest as one part', async () => {
  const { names, result, standIn } = await split({ mode: 'by_parts', prompt: 'the head and both arms' });
  expect(names).toEqual(['head', 'arms', 'rest']);
  expect(result.prompt_ignored).toBe(false);
  expect(standIn).toBeUndefined();
  expect((await split({ mode: 'by_parts', prompt: 'left arm, arms' })).names).toEqual([
    'left arm',
    'arms',
    'rest',
  ]);
  expect(
    (await split({ mode: 'by_parts', prompt: 'lid, keys' }, await writeGlb(await sceneDocument()))).standIn,
  ).toBe('No object of the model is named keys.');
});

it('objects that overlap are one part each, and together the whole', async () => {
  const { nodes } = await split({ mode: 'by_parts', prompt: 'head, arms' });
  const whole = nodes.reduce((sum, { volume }) => sum + volume, 0);
  expect(whole).toBeCloseTo(0.4 * 0.8 * 0.2 + 0.2 * 0.2 * 0.2 + 2 * 0.3 * 0.1 * 0.1, 5);
});

it.each([
  ['wings and tail', /no objects of these names/],
  ['???', /no names of parts/],
])('a prompt that names nothing of the model is ignored, and says so: "%s"', async (prompt, why) => {
  const { result, ignored } = await split({ mode: 'by_parts', prompt });
  expect(result.prompt_ignored).toBe(true);
  expect(ignored?.find(({ field }) => field === 'prompt')?.message).toMatch(why);
});

it.each(['head', 'b, c, d, e, f, g, h, i, j, k, l'])(
  'refuses a prompt of fewer than 2 or more than 10 parts: "%s"',
  async (prompt) => {
    await expect(split({ mode: 'by_parts', prompt })).rejects.toMatchObject({ code: 'invalid_option' });
  },
);

it('the GLB has a mesh a part with one flat COLOR_0 and no material', async () => {
  const { document } = await split({ mode: 'by_parts', prompt: 'head, arms' });
  const meshes = document.getRoot().listMeshes();
  expect(meshes).toHaveLength(3);
  expect(document.getRoot().listMaterials()).toEqual([]);
  const colors = meshes.map((mesh) => {
    const [primitive, ...others] = mesh.listPrimitives();
    expect(others).toEqual([]);
    const color = primitive!.getAttribute('COLOR_0')!;
    expect(color.getMin([])).toEqual(color.getMax([]));
    return String(color.getMin([]));
  });
  expect(new Set(colors).size).toBe(3);
});

it('the 3MF is millimetres, 150 mm tall, one object of several parts with a filament each', async () => {
  const { files } = await split({ mode: 'by_parts', prompt: 'head, arms', target_formats: ['3mf'] });
  expect(Object.keys(files).sort()).toEqual(['model.3mf', 'model.glb', 'thumbnail.png']);
  const strict = await readStrict3mf(files['model.3mf']!);
  expect(strict.warnings).toEqual([]);
  expect(strict.objects.map(({ name, manifold }) => [name, manifold])).toEqual([
    ['head', true],
    ['arms', true],
    ['rest', true],
  ]);
  const inside = unzipSync(files['model.3mf']!);
  const model = new TextDecoder().decode(inside['3D/3dmodel.model']);
  expect(model.match(/<item /g)).toHaveLength(1);
  expect(model.match(/<component /g)).toHaveLength(3);
  const heights = [...model.matchAll(/ z="([-\d.]+)"/g)].map(([, z]) => Number(z));
  expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(150, 2);
  const settings = new TextDecoder().decode(inside['Metadata/model_settings.config']);
  expect(
    [...settings.matchAll(/<part id="(\d)".*?key="extruder" value="(\d)"/g)].map(([, ...pair]) => pair),
  ).toEqual([
    ['3', '1'],
    ['4', '2'],
    ['5', '3'],
  ]);
});

it('on_plate stands every part on the ground without overlap', async () => {
  const { document } = await split({
    mode: 'by_parts',
    prompt: 'head, left arm, right arm',
    layout: 'on_plate',
  });
  const boxes = document
    .getRoot()
    .listMeshes()
    .map((mesh) => {
      const position = mesh.listPrimitives()[0]!.getAttribute('POSITION')!;
      return { low: position.getMin([]), high: position.getMax([]) };
    });
  for (const [i, a] of boxes.entries()) {
    expect(a.low[1]).toBeCloseTo(0, 5);
    for (const b of boxes.slice(i + 1))
      expect([0, 2].some((k) => a.high[k]! < b.low[k]! || b.high[k]! < a.low[k]!)).toBe(true);
  }
});

it('connectors have the shape and the shares of the request', async () => {
  const tenon = async (request: object): Promise<number> => {
    const made = await split(
      { connectors: true, connector_size: 0.4, connector_height: 0.4, ...request },
      column,
    );
    const plain = await split({}, column);
    expect(made.names).toEqual(plain.names);
    return Math.max(...made.nodes.map(({ volume }, i) => volume - plain.nodes[i]!.volume));
  };
  const cube = await tenon({});
  expect(cube).toBeGreaterThan(0);
  // A circle in the square.
  expect((await tenon({ connector_type: 'cylinder' })) / cube).toBeCloseTo(Math.PI / 4, 1);
  expect((await tenon({ connector_height: 0.2 })) / cube).toBeCloseTo(0.5, 1);
  expect((await tenon({ connector_size: 0.2 })) / cube).toBeCloseTo(0.25, 1);
});

it('says that only flat cuts get connectors', async () => {
  const { ignored } = await split({ mode: 'by_parts', prompt: 'head, arms', connectors: true });
  expect(ignored?.map(({ field }) => field)).toEqual(['connectors']);
});
