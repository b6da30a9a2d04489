import { readModel, writeGlb } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { measure } from '@meshwright/testing/models/reference/measure';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { describe, expect, it } from 'vitest';
import { openKernel } from '../../print/solid/kernel.ts';
import { strengthen } from '../../print/solid/strengthen.ts';
import { runRecorded } from '../../testing/run-recorded.ts';
import { type SolidNode, solidNodes } from '../../testing/solid-nodes.ts';
import { generate } from '../../text-to-3d/generate.ts';

const knot = await writeGlb(knotDocument(60, 10, { colored: true }));
const modeller = await openKernel();
const whole = (await solidNodes(knotDocument(60, 10)))[0]!.volume;

async function split(request: Readonly<Record<string, unknown>>, bytes = knot) {
  const output = await runRecorded('auto-split', request, { model: { name: 'm', bytes: bytes.slice() } });
  const document = await readModel({ name: 'r', bytes: output.files['model.glb']! });
  expect(await glbErrors(output.files['model.glb']!)).toEqual([]);
  const nodes = await solidNodes(document);
  expect(nodes.filter(({ status }) => status !== 'NoError')).toEqual([]);
  return { ...output, document, nodes };
}

const plain = await split({});
const volumeOf = (nodes: readonly SolidNode[]): number => nodes.reduce((sum, { volume }) => sum + volume, 0);

describe('every part is closed, in one flat colour of its own, and together they are the whole', () => {
  it.each(['auto', 'by_color'])('%s', async (mode) => {
    const { nodes, document } = mode === 'auto' ? plain : await split({ mode, prompt: 'red, green, blue' });
    expect(nodes.length).toBeGreaterThan(1);
    expect(volumeOf(nodes) / whole).toBeCloseTo(1, 3);
    const colors = document
      .getRoot()
      .listMeshes()
      .map((mesh) => String(mesh.listPrimitives()[0]!.getAttribute('COLOR_0')!.getMin([])));
    expect(new Set(colors).size).toBe(nodes.length);
    expect(document.getRoot().listTextures()).toEqual([]);
  });
});

it('cuts a mushroom at the neck below its cap, and not into slices', async () => {
  const { document } = await generate({ prompt: 'a mushroom', seed: 1, texture: null, detail: 0.4 });
  const { nodes } = await split({}, await writeGlb(document));
  expect(nodes).toHaveLength(2);
});

it('by_color leaves no crumb: the spots of a giraffe are pieces of 5 mm or more in a print of 200', async () => {
  const { document } = await generate({
    prompt: 'a giraffe',
    seed: 1,
    texture: { size: 64, emission: false },
  });
  const { min, max } = measure(documentCorners(document));
  const longest = Math.max(...[0, 1, 2].map((k) => max[k]! - min[k]!));
  const { nodes } = await split(
    { mode: 'by_color', prompt: 'yellow skin, brown spots, white horns' },
    await writeGlb(document),
  );
  for (const { pieces, least } of nodes) {
    expect(pieces).toBeLessThanOrEqual(30);
    expect(least / longest).toBeGreaterThan(0.0249);
  }
  expect(nodes.length).toBeGreaterThan(1);
});

it('connectors add a tenon for every mortise they cut', async () => {
  const joined = await split({ connectors: true });
  expect(joined.nodes).toHaveLength(plain.nodes.length);
  const differences = joined.nodes.map(({ volume }, i) => volume - plain.nodes[i]!.volume);
  expect(Math.max(...differences)).toBeGreaterThan(1e-5);
  expect(Math.min(...differences)).toBeLessThan(-1e-5);
  // A mortise is larger than its tenon by the clearance.
  expect(volumeOf(joined.nodes)).toBeLessThan(volumeOf(plain.nodes));
});

it('writes parts as objects in the other formats', async () => {
  const { files } = await split({ target_formats: ['glb', 'obj', '3mf'] });
  expect(new TextDecoder().decode(files['model.obj']).match(/^o part_/gm)!.length).toBeGreaterThan(1);
  expect(
    measure(documentCorners(await readModel({ name: 'r', bytes: files['model.3mf']! }))).triangles,
  ).toBeGreaterThan(0);
});

it('strengthens the places that a cut leaves thin, and no others', () => {
  const kernel = modeller;
  const block = kernel.Manifold.cube([0.1, 0.1, 0.1], true);
  // A sheet of 0.3 mm, cut off the block.
  const [above, below] = block.splitByPlane([0, 1, 0], 0.0497);
  const parts = [above, below].map((manifold) => ({ manifold, cuts: [] }));
  const { parts: strong, strengthened } = strengthen(kernel, block, parts, 0.001);
  expect(strengthened).toBe(1);
  const [sheet, rest] = strong.map(({ manifold }) => manifold);
  expect(sheet!.volume()).toBeGreaterThan(above.volume() * 2.5);
  expect(sheet!.volume() + rest!.volume()).toBeCloseTo(block.volume(), 8);
  expect(sheet!.intersect(rest!).volume()).toBeLessThan(block.volume() * 1e-5);
  // A whole that is as thin before the cut stays.
  const thin = kernel.Manifold.cube([0.1, 0.0003, 0.1], true);
  const halves = thin.splitByPlane([1, 0, 0], 0).map((manifold) => ({ manifold, cuts: [] }));
  expect(strengthen(kernel, thin, halves, 0.001).strengthened).toBe(0);
});
