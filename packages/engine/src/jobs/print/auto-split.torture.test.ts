import { readModel, writeGlb } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { measure } from '@meshwright/testing/models/reference/measure';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { describe, expect, it } from 'vitest';
import { runRecorded } from '../../testing/run-recorded.ts';
import { type SolidNode, solidNodes } from '../../testing/solid-nodes.ts';
import { generate } from '../../text-to-3d/generate.ts';

const knot = await writeGlb(knotDocument(60, 10, { colored: true }));
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
  it.each(['auto', 'by_color'])('%s', async (split_mode) => {
    const { nodes, document } = split_mode === 'auto' ? plain : await split({ split_mode });
    expect(nodes.length).toBeGreaterThan(1);
    expect(volumeOf(nodes) / whole).toBeCloseTo(1, 3);
    const materials = document.getRoot().listMaterials();
    expect(new Set(materials.map((material) => String(material.getBaseColorFactor()))).size).toBe(
      nodes.length,
    );
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
  const { nodes } = await split({ split_mode: 'by_color' }, await writeGlb(document));
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

it('the build plate layout stands every part on the ground without overlap', async () => {
  const { document } = await split({ layout: 'build_plate' });
  const scene = document.getRoot().getDefaultScene()!;
  const boxes = scene.listChildren().map((node) => {
    const position = node.getMesh()!.listPrimitives()[0]!.getAttribute('POSITION')!;
    return { low: position.getMin([]), high: position.getMax([]) };
  });
  for (const [i, a] of boxes.entries()) {
    expect(a.low[1]).toBeCloseTo(0, 5);
    for (const b of boxes.slice(i + 1)) {
      const apart = [0, 2].some((k) => a.high[k]! < b.low[k]! || b.high[k]! < a.low[k]!);
      expect(apart).toBe(true);
    }
  }
});

it('writes parts as objects in the other formats', async () => {
  const { files } = await split({ target_formats: ['glb', 'obj', '3mf'] });
  expect(new TextDecoder().decode(files['model.obj']).match(/^o part_/gm)!.length).toBeGreaterThan(1);
  expect(
    measure(documentCorners(await readModel({ name: 'r', bytes: files['model.3mf']! }))).triangles,
  ).toBeGreaterThan(0);
});

it('thin walls are reinforced on request', async () => {
  const thin = knotDocument(60, 10);
  // The bar is 0.24 of 2: 24 mm thick in a print 200 mm long, so a flat copy is needed.
  const flat = thin.getRoot().listNodes()[0]!.setScale([1, 1, 0.02]);
  expect(flat.getScale()[2]).toBe(0.02);
  const bytes = await writeGlb(thin);
  const [weak, strong] = [await split({}, bytes), await split({ reinforce_thin_walls: true }, bytes)];
  expect(volumeOf(strong.nodes)).toBeGreaterThan(volumeOf(weak.nodes) * 1.02);
});
