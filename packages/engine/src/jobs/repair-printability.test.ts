import { describe, expect, it } from 'vitest';
import { readModel } from '../formats/read-model.ts';
import { writeGlb } from '../formats/write-glb.ts';
import type { JobInput } from '../job.ts';
import { damagedBox } from '../testing/damaged-boxes.ts';
import { runRecorded } from '../testing/run-recorded.ts';
import { sceneDocument } from '../testing/scene-document.ts';
import { solidNodes } from '../testing/solid-nodes.ts';
import { glbErrors } from '../testing/validate-glb.ts';

const repair = (model: ReturnType<typeof damagedBox>, request = {}, source?: JobInput['source']) =>
  runRecorded('repair-printability', request, { model }, undefined, source);

describe('a closed body comes out, in the format that went in', () => {
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

it('keeps texture and material where faces survive', async () => {
  const model = { name: 'scene', bytes: await writeGlb(await sceneDocument()) };
  const { files } = await repair(model);
  expect(await glbErrors(files['model.glb']!)).toEqual([]);
  const document = await readModel({ name: 'r', bytes: files['model.glb']! });
  const materials = document.getRoot().listMaterials();
  expect(materials.map((material) => material.getName()).sort()).toEqual(['painted wood', 'plain']);
  expect(document.getRoot().listTextures()).toHaveLength(1);
});

it('thickens walls that are too thin for the printer, also when the analysis named it', async () => {
  // A sheet 1 m by 1 m by 4 mm; printed 100 mm long it is 0.4 mm thick.
  const flat = new TextDecoder()
    .decode(damagedBox('sound').bytes)
    .replaceAll(/^v (.) (.) 1$/gm, 'v $1 $2 0.004');
  const model = { name: 'sheet.obj', bytes: new TextEncoder().encode(flat) };
  const analysis = {
    family: 'analyze-printability',
    request: { printer_type: 'fdm', print_size_mm: 100 },
    seed: 1,
  };
  const volumes: number[] = [];
  const stated = { printer_type: 'fdm', print_size_mm: 100 };
  const cases: [object, JobInput['source']][] = [
    [{}, undefined],
    [{}, analysis],
  ];
  if (process.env.MESHWRIGHT_FULL) cases.push([stated, undefined]);
  for (const [request, source] of cases) {
    const { files } = await repair({ ...model, bytes: model.bytes.slice() }, request, source);
    const [node] = await solidNodes(await readModel({ name: 'r', bytes: files['model.obj']! }));
    expect(node).toMatchObject({ status: 'NoError', pieces: 1 });
    volumes.push(node!.volume);
  }
  expect(volumes[0]).toBeCloseTo(0.004, 5);
  expect(volumes[1]).toBeGreaterThan(0.0078);
  expect(volumes[1]).toBeLessThan(0.016);
  expect(volumes[2] ?? volumes[1]).toBe(volumes[1]);
});
