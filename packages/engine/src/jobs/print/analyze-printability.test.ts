import { writeGlb, writeStl } from '@meshwright/formats';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { expect, it } from 'vitest';
import { boxDocument } from '../../testing/box-document.ts';
import { damagedBox } from '../../testing/damaged-boxes.ts';
import { knotWalls } from '../../testing/knot-walls.ts';
import { runRecorded } from '../../testing/run-recorded.ts';

const analyze = async (
  model: ReturnType<typeof damagedBox>,
  request = {},
): Promise<Record<string, unknown>> =>
  (await runRecorded('analyze-printability', request, { model })).result.printability as Record<
    string,
    unknown
  >;

it('a sound box is healthy, its volume in cubic metres', async () => {
  expect(await analyze(damagedBox('sound'))).toEqual({
    _version: 'v1',
    status: 'healthy',
    issue_count: 0,
    error_count: 0,
    warning_count: 0,
    metrics: { is_watertight: true, volume: 1, non_manifold_edges: 0, degenerate_faces: 0, holes: 0 },
  });
});

it.each([
  ['a missing side', 'error', { is_watertight: false, holes: 1 }],
  ['two missing sides', 'error', { is_watertight: false, holes: 2 }],
  ['a turned side', 'error', { is_watertight: false, holes: 0 }],
  ['a doubled side', 'warning', { is_watertight: true, degenerate_faces: 2, volume: 1 }],
  ['a fin', 'error', { is_watertight: false, non_manifold_edges: 1 }],
  ['a hole in a hole', 'error', { is_watertight: false, holes: 4 }],
] as const)('a box with %s: %s', async (fault, status, metrics) => {
  expect(await analyze(damagedBox(fault))).toMatchObject({ status, metrics });
});

it('a face below one square millimetre of the print is degenerate: a warning', async () => {
  const sound = { error_count: 0, warning_count: 0, metrics: { degenerate_faces: 0 } };
  const small = {
    status: 'warning',
    error_count: 0,
    warning_count: 1,
    issue_count: 1,
    metrics: { degenerate_faces: 12 },
  };
  expect(await analyze(damagedBox('sound'), { intended_print_height_mm: 1.5 })).toMatchObject(sound);
  expect(await analyze(damagedBox('sound'), { intended_print_height_mm: 1.4 })).toMatchObject(small);
});

it('without a size a GLB and the model of a task are 150 mm tall, an STL has its own size, others 150 mm on their longest side', async () => {
  // 4 m long and 10 mm high, which is its wall.
  const document = (): ReturnType<typeof boxDocument> =>
    boxDocument([{ name: 'sheet', low: [0, 0, 0], high: [4, 0.01, 1] }]);
  const glb = { name: 'm.glb', bytes: await writeGlb(document()) };
  const stl = { name: 'm.stl', bytes: writeStl(document()) };
  const obj = (
    await runRecorded('convert', { target_formats: ['obj'] }, { model: { ...glb, bytes: glb.bytes.slice() } })
  ).files['model.obj']!;
  const thin = async (model: { name: string; bytes: Uint8Array }, request = {}): Promise<boolean> => {
    const { thin_walls: walls } = await analyze(
      { ...model, bytes: model.bytes.slice() },
      {
        printer_type: 'fdm',
        ...request,
      },
    );
    return (walls as { surface_share: number }).surface_share > 0.5;
  };
  // 150 mm tall.
  expect(await thin(glb)).toBe(false);
  // 10 mm.
  expect(await thin(stl)).toBe(false);
  expect(await thin(stl, { input_task_id: 'a task' })).toBe(false);
  // 4 m to 150 mm: 0.375 mm.
  const box = { name: 'm.obj', bytes: obj };
  expect(await thin(box)).toBe(true);
  expect(await thin(box, { intended_print_height_mm: 10 })).toBe(false);
});

it('checks walls only if the printer or the size is stated, by the walls of fdm for a size alone', async () => {
  expect(await analyze(damagedBox('sound'))).not.toHaveProperty('thin_walls');
  expect(await analyze(damagedBox('sound'), { intended_print_height_mm: 90 })).toMatchObject({
    thin_walls: { limit_mm: 1 },
  });
});

it.each([['fdm', 3, 1]])(
  'a knot for %s %s mm tall: walls under %s mm',
  async (printer_type, intended_print_height_mm, limit) => {
    const model = { name: 'knot', bytes: await writeGlb(knotDocument(120, 16)) };
    knotWalls(
      await analyze(model, { printer_type, intended_print_height_mm }),
      intended_print_height_mm,
      limit,
    );
  },
);

it('refuses a model without triangles', async () => {
  const model = { name: 'points.obj', bytes: new TextEncoder().encode('v 0 0 0\nv 1 0 0\n') };
  await expect(analyze(model)).rejects.toMatchObject({
    code: expect.stringMatching(/no_geometry|unreadable_model/),
  });
});
