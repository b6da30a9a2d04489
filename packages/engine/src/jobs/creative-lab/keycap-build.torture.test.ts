import { readModel } from '@meshwright/formats';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { body, footprintMm } from '../../creative-lab/keycap/dimensions.ts';
import type { JobOutput } from '../../job/job.ts';
import { photo } from '../../testing/photos.ts';
import { runRecorded } from '../../testing/run-recorded.ts';
import { solidNodes } from '../../testing/solid-nodes.ts';

const build = async (options: object, subject: 'cat' | 'harlequin' = 'cat') =>
  runRecorded('keycap-build', { options }, { image: await photo(subject) });

async function box(output: JobOutput, mesh: string) {
  const document = await readModel({ name: 'r', bytes: output.files['model.glb']! });
  const node = document
    .getRoot()
    .listNodes()
    .find((each) => each.getName() === mesh)!;
  const position = node.getMesh()!.listPrimitives()[0]!.getAttribute('POSITION')!;
  return { low: position.getMin([]), high: position.getMax([]) };
}

const plain = await build({});

it('returns closed, named meshes in millimetres and a valid GLB', async () => {
  expect(await glbErrors(plain.files['model.glb']!)).toEqual([]);
  const nodes = await solidNodes(await readModel({ name: 'r', bytes: plain.files['model.glb']! }));
  expect(nodes).toMatchObject([
    { name: 'keycap-head', status: 'NoError', pieces: 1 },
    { name: 'keycap-base', status: 'NoError', pieces: 1 },
  ]);
  const base = await box(plain, 'keycap-base');
  expect(base.high[0]! - base.low[0]!).toBeCloseTo(18.16, 1);
  expect(plain.result).toMatchObject({
    model_urls: { glb: 'model.glb', obj_zip: 'model_obj.zip' },
    process_image_urls: { head_design: 'head_design.png', composite: 'composite.png' },
  });
  expect(plain.standIn).toMatch(/relief/);
});

it('the zip holds the OBJ, its materials and the head alone under a plain base', () => {
  const files = unzipSync(plain.files['model_obj.zip']!);
  expect(Object.keys(files).sort()).toEqual(['keycap-head.png', 'model.mtl', 'model.obj']);
  expect(new TextDecoder().decode(files['model.mtl'])).toContain('map_Kd keycap-head.png');
  expect(new TextDecoder().decode(files['model.obj']).match(/^o .*$/gm)).toEqual([
    'o keycap-head',
    'o keycap-base',
  ]);
});

it('a design without a leading colour gets a pattern, a third mesh and a second texture', async () => {
  const output = await build({}, 'harlequin');
  const nodes = await solidNodes(await readModel({ name: 'r', bytes: output.files['model.glb']! }));
  expect(nodes.map(({ name, status }) => `${name} ${status}`)).toEqual([
    'keycap-head NoError',
    'keycap-base NoError',
    'keycap-base-interior NoError',
  ]);
  expect(Object.keys(unzipSync(output.files['model_obj.zip']!)).sort()).toEqual([
    'keycap-base.png',
    'keycap-head.png',
    'model.mtl',
    'model.obj',
  ]);
  expect(await glbErrors(output.files['model.glb']!)).toEqual([]);
});

describe('options', () => {
  const sizes = [
    [40, footprintMm],
    [12, 12],
    [30, 30],
  ] as const;

  it.each(sizes)('head_size_mm %s makes the head %s mm across', async (head_size_mm, across) => {
    const { low, high } = await box(await build({ head_size_mm }), 'keycap-head');
    // The cat is slightly taller than wide; the part inside the cap is cut off.
    const size = Math.max(high[0]! - low[0]!, high[1]! - low[1]!);
    expect(size).toBeLessThanOrEqual(Math.max(across, head_size_mm) * 1.02);
    expect(high[0]! - low[0]!).toBeGreaterThan(across * 0.75);
    expect(high[0]! - low[0]!).toBeLessThan(across * 1.001);
  });

  it('vertical_offset_mm raises the head by that much, and a raised head still stands on the cap', async () => {
    const [normal, raised] = [await box(plain, 'keycap-head'), await build({ vertical_offset_mm: 5 })];
    const up = await box(raised, 'keycap-head');
    expect(up.high[1]! - normal.high[1]!).toBeCloseTo(5, 3);
    expect(up.low[1]!).toBeLessThan(body.height);
  });

  it('a lowered head leaves the cavity and the room beside the cap free', async () => {
    const lowered = await box(await build({ vertical_offset_mm: -5 }), 'keycap-head');
    expect(lowered.low[1]!).toBeGreaterThan(body.height - body.dishDepth - 3.6);
  });
});
