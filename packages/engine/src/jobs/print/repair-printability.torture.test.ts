import { Document } from '@gltf-transform/core';
import { readModel, writeGlb } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { type BufferGeometry, ConeGeometry, TorusGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import type { JobInput } from '../../job/job.ts';
import { boxDocument } from '../../testing/box-document.ts';
import { damagedBox } from '../../testing/damaged-boxes.ts';
import { runRecorded } from '../../testing/run-recorded.ts';
import { solidNodes } from '../../testing/solid-nodes.ts';
import { generate } from '../../text-to-3d/generate.ts';

const repair = (model: ReturnType<typeof damagedBox>, request = {}, source?: JobInput['source']) =>
  runRecorded('repair-printability', request, { model }, undefined, source);

describe('returns a closed body in the input format', () => {
  it.each([
    ['sound', 1],
    ['a missing side', 1],
    ['two missing sides', 1],
    ['a turned side', 1],
    ['all sides turned', 1],
    ['a doubled side', 1],
    ['a fin', 1],
    ['a nearly closed seam', 1],
    ['a hole in a hole', 8 - 0.36 * 8],
  ] as const)('a box with %s', async (fault, volume) => {
    const { files, result } = await repair(damagedBox(fault));
    expect(result.model_urls).toMatchObject({ obj: 'model.obj' });
    const [node, ...others] = await solidNodes(await readModel({ name: 'r', bytes: files['model.obj']! }));
    expect(others).toEqual([]);
    expect(node).toMatchObject({ status: 'NoError', pieces: 1 });
    expect(node!.volume).toBeCloseTo(volume, 3);
  });
});

it('drops textures, keeps plain colours, the material and the scale', async () => {
  const scene = await sceneDocument();
  const model = { name: 'scene', bytes: await writeGlb(scene) };
  const { files } = await repair(model);
  expect(await glbErrors(files['model.glb']!)).toEqual([]);
  const document = await readModel({ name: 'r', bytes: files['model.glb']! });
  const materials = document.getRoot().listMaterials();
  expect(materials.map((material) => material.getName()).sort()).toEqual(['painted wood', 'plain']);
  expect(document.getRoot().listTextures()).toEqual([]);
  const [before, after] = [measure(documentCorners(scene)), measure(documentCorners(document))];
  expect(after.max[1] - after.min[1]).toBeCloseTo(before.max[1] - before.min[1], 4);
});

it.each([
  ['glb', 'glb'],
  ['stl', 'stl'],
  ['obj', 'obj'],
  ['fbx', 'glb'],
])('an uploaded %s comes back as %s, and the model of a task as GLB', async (format, made) => {
  const scene = { name: 'm', bytes: await writeGlb(await sceneDocument()) };
  const { files } = await runRecorded('convert', { target_formats: [format] }, { model: scene });
  const model = { name: `m.${format}`, bytes: files[`model.${format}`]! };
  const links = (await repair({ ...model, bytes: model.bytes.slice() })).result.model_urls as object;
  expect(Object.entries(links).filter(([, link]) => link !== '')).toEqual([[made, `model.${made}`]]);
  const task = await repair(model, { input_task_id: 'a task' });
  expect(task.result.model_urls).toMatchObject({ glb: 'model.glb', stl: '', obj: '' });
});

/** Repairs a square of 1 m, printed at `size` mm with walls of at least 1 mm; returns its volume. */
async function thickened(
  { thick, size }: { thick: number; size: number },
  request: object,
  source?: JobInput['source'],
): Promise<number> {
  const flat = new TextDecoder()
    .decode(damagedBox('sound').bytes)
    .replaceAll(/^v (.) (.) 1$/gm, `v $1 $2 ${thick}`);
  const model = { name: 'sheet.obj', bytes: new TextEncoder().encode(flat) };
  const { files } = await repair(model, request, source);
  const [node] = await solidNodes(await readModel({ name: 'r', bytes: files['model.obj']! }));
  expect(node).toMatchObject({ status: 'NoError', pieces: 1 });
  const least = 1 / size;
  // Walls, rims included, get a tenth more than requested.
  expect(node!.volume).toBeGreaterThan(least);
  expect(node!.volume).toBeLessThan(least * 1.13 * (1 + least * 1.13) ** 2);
  return node!.volume;
}

it('thickens walls too thin for the printer of the analysis to a tenth more than required', async () => {
  const request = { printer_type: 'fdm', intended_print_height_mm: 15 };
  const source = { family: 'analyze-printability', request, seed: 1 };
  const volume = await thickened({ thick: 0.03, size: 15 }, {}, source);
  expect(await thickened({ thick: 0.03, size: 15 }, request)).toBe(volume);
  for (const thick of [0.002, 0.006])
    await thickened({ thick, size: 100 }, { printer_type: 'fdm', intended_print_height_mm: 100 });
});

it('joins many overlapping shells without faces that have no area', async () => {
  const { document } = await generate({ prompt: 'a fire hydrant', seed: 1, texture: null, detail: 0.3 });
  const model = { name: 'hydrant.glb', bytes: await writeGlb(document) };
  const { files, ignored } = await runRecorded('repair-printability', {}, { model });
  expect(await analyzed(files['model.glb']!)).toMatchObject({ metrics: { is_watertight: true } });
  expect(ignored).toEqual([]);
});

async function analyzed(bytes: Uint8Array, request = {}) {
  const model = { name: 'model.glb', bytes: bytes.slice() };
  const { result } = await runRecorded('analyze-printability', request, { model });
  return result.printability as { metrics: object; thin_walls?: { surface_share: number } };
}

it('leaves walls as they are where at most 5 % of the surface is too thin', async () => {
  // A flag of 0.2 mm on a block of 100 mm.
  const block = [
    { name: 'block', low: [0, 0, 0], high: [0.1, 0.1, 0.1] },
    { name: 'flag', low: [0.099, 0.05, 0.05], high: [0.112, 0.06, 0.0502] },
  ] as const;
  const model = { name: 'm', bytes: await writeGlb(boxDocument(block)) };
  const { files } = await repair(model, { intended_print_height_mm: 100, printer_type: 'fdm' });
  const [node] = await solidNodes(await readModel({ name: 'r', bytes: files['model.glb']! }));
  expect(node!.volume).toBeCloseTo(0.001 + 0.012 * 0.01 * 0.0002, 8);
});

/** Repairs a shape for a print 50 mm tall. */
async function repairedFor50mm(shape: BufferGeometry) {
  const document = new Document();
  const position = Float32Array.from(shape.toNonIndexed().getAttribute('position').array);
  const accessor = document.createAccessor().setType('VEC3').setArray(position);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor.setBuffer(document.createBuffer()));
  const mesh = document.createMesh('shape').addPrimitive(primitive);
  document.createScene().addChild(document.createNode('shape').setMesh(mesh));
  const model = { name: 'shape.glb', bytes: await writeGlb(document) };
  return runRecorded('repair-printability', { intended_print_height_mm: 50 }, { model });
}

it.each([
  ['a cone', new ConeGeometry(20, 50, 32)],
  ['a steep cone', new ConeGeometry(10, 50, 8)],
  ['a ring of wire', new TorusGeometry(24, 0.3, 12, 30)],
])('%s stays watertight when its thin places are thickened', async (_, shape) => {
  const { files } = await repairedFor50mm(shape);
  expect(await analyzed(files['model.glb']!)).toMatchObject({
    error_count: 0,
    metrics: { is_watertight: true },
  });
});

it('says how much of the surface is left on thin walls', async () => {
  const { files, ignored } = await repairedFor50mm(new TorusGeometry(24, 0.3, 12, 30));
  const { thin_walls: walls } = await analyzed(files['model.glb']!, { intended_print_height_mm: 50 });
  const share = Math.round(walls!.surface_share * 100);
  expect(ignored?.map(({ message }) => message).join()).toContain(
    `${share} % of the surface left on walls thinner than 1 mm`,
  );
});
