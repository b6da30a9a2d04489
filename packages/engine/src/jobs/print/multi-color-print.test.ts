import { writeGlb } from '@meshwright/formats';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { readStrict3mf } from '@meshwright/testing/models/reference/read-strict-3mf';
import { branchesOf } from '@meshwright/testing/samples';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { slicerProject } from '../../print/slicer-project.ts';
import { runRecorded } from '../../testing/run-recorded.ts';

/** Elongated, so that the surface to subdivide is small for the length. */
const long = knotDocument(24, 6, { colored: true });
long.getRoot().listNodes()[0]!.setScale([1, 0.12, 0.12]);
const knot = await writeGlb(long);
const color = async (request: Readonly<Record<string, unknown>>, bytes = knot) =>
  (await runRecorded('multi-color-print', request, { model: { name: 'm', bytes: bytes.slice() } })).files[
    'model.3mf'
  ]!;
const model = (bytes: Uint8Array): string => new TextDecoder().decode(unzipSync(bytes)['3D/3dmodel.model']);
const colorsIn = (bytes: Uint8Array): string[] => model(bytes).match(/<m:color color="#\w+"/g) ?? [];

const few = await color({ max_colors: 4 });

const counts = branchesOf([1, 2, 4, 16], (count) => count === 16);
it.each(counts)(
  'at most %s colours, closed, 75 mm tall, one object and one build item, read strictly without a warning',
  async (max_colors) => {
    // Only the marks of the other family of slicers have a namespace, as the strict reader demands.
    const bytes = await color({ max_colors, printer_brand: 'prusa' });
    expect(colorsIn(bytes).length).toBeLessThanOrEqual(max_colors);
    expect(colorsIn(bytes).length).toBeGreaterThanOrEqual(Math.min(max_colors, 8));
    expect(await readStrict3mf(bytes)).toMatchObject({ warnings: [], objects: [{ manifold: true }] });
    expect(model(bytes).match(/<(object|item) /g)).toEqual(['<object ', '<item ']);
    expect(model(bytes)).toContain('unit="millimeter"');
    const heights = [...model(bytes).matchAll(/ z="([-\d.]+)"/g)].map(([, z]) => Number(z));
    expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(75, 2);
  },
);

it('has no other link and no thumbnail', async () => {
  const { result } = await runRecorded(
    'multi-color-print',
    {},
    { model: { name: 'm', bytes: knot.slice() } },
  );
  expect(result).toEqual({ model_urls: { '3mf': 'model.3mf' }, thumbnail_url: '' });
});

it('gives every triangle the filament of its colour, for the slicers of most brands', () => {
  const files = unzipSync(few);
  const states = ['4', '8', '0C', '1C'];
  for (const [, color, state] of model(few).matchAll(/p1="(\d)" paint_color="(\w+)"/g))
    expect(state).toBe(states[Number(color)]);
  expect(model(few).match(/paint_color=/g)).toHaveLength(model(few).match(/<triangle /g)!.length);
  const text = (name: string): string => new TextDecoder().decode(files[name]);
  expect(JSON.parse(text('Metadata/project_settings.config'))).toMatchObject({
    printer_model: 'Bambu Lab A1',
    filament_colour: colorsIn(few).map((entry) => /#\w{6}/.exec(entry)![0]),
    filament_type: ['PLA', 'PLA', 'PLA', 'PLA'],
  });
  expect(text('Metadata/model_settings.config')).toMatch(/<object id="3">.*<part id="3"/);
});

it.each([
  ['bambu', 'project_settings', /Bambu Lab/],
  ['anycubic', 'project_settings', /Anycubic/],
  ['creality', 'project_settings', /Creality/],
  ['flashforge', 'project_settings', /Flashforge/],
  ['snapmaker', 'project_settings', /Snapmaker/],
  ['elegoo', 'project_settings', /Elegoo/],
  ['prusa', 'Slic3r_PE', /printer_model = XL5\n/],
  ['qidi', 'project_settings', /Qidi/],
  ['ankermake', 'Slic3r_PE', /printer_model = AnkerMake/],
])('printer_brand %s names a printer of the brand in %s', async (brand, file, printer) => {
  const files = slicerProject(brand)!.files({
    object: { id: 3, name: 'model' },
    parts: [{ id: 3, name: 'model', triangles: 4, color: 0 }],
    colors: ['#FF0000', '#00FF00'],
  });
  expect(files[`Metadata/${file}.config`]).toMatch(printer);
  expect(files[`Metadata/${file}.config`]).toMatch(/#FF0000.*#00FF00/s);
});

it.each([
  { max_colors: 0 },
  { max_colors: 17 },
  { max_colors: 2.5 },
  { max_depth: 2 },
  { max_depth: 7 },
  { printer_brand: 'another' },
])('refuses %o', async (request) => {
  await expect(color(request)).rejects.toMatchObject({ code: 'invalid_option' });
});
