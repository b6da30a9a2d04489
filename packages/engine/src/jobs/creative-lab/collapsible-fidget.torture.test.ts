import { readModel } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js';
import { expect, it } from 'vitest';
import { readDesign } from '../../creative-lab/design.ts';
import { nestedShells } from '../../creative-lab/fidget/nested-shells.ts';
import { openKernel } from '../../print/solid/kernel.ts';
import { photo } from '../../testing/photos.ts';
import { runRecorded } from '../../testing/run-recorded.ts';
import { solidNodes } from '../../testing/solid-nodes.ts';

it('returns an STL in millimetres and a GLB in metres of the same closed shells', async () => {
  const { files, result } = await runRecorded('collapsible-fidget', {}, { image: await photo('cat') });
  expect(result.model_urls).toEqual({ stl: 'model.stl', glb: 'model.glb' });
  expect(await glbErrors(files['model.glb']!)).toEqual([]);
  const glb = await readModel({ name: 'g', bytes: files['model.glb']! });
  expect(
    (await solidNodes(glb)).filter(({ status, pieces }) => status !== 'NoError' || pieces !== 1),
  ).toEqual([]);
  const [small, large] = [
    measure(documentCorners(glb)),
    measure(
      new STLLoader().parse(Uint8Array.from(files['model.stl']!).buffer).getAttribute('position').array,
    ),
  ];
  // It lies on its back: what faces the viewer in the GLB is up in the print.
  for (const k of [0, 1, 2] as const) {
    expect(large.max[k] - large.min[k]).toBeCloseTo((small.max[k] - small.min[k]) * 1000, 1);
  }
  expect(large.max[0] - large.min[0]).toBeGreaterThan(55);
});

it('shells have clearance when collapsed and interlock when extended', async () => {
  const kernel = await openKernel();
  const design = await readDesign(await photo('cat'));
  const { parts } = nestedShells({ kernel, design, request: {}, prototype: {} });
  const shells = parts.filter(({ name }) => name.startsWith('shell')).map(({ solid }) => solid);
  expect(shells.length).toBeGreaterThan(3);
  for (let i = 0; i + 1 < shells.length; i++) {
    const [outer, inner] = [shells[i]!, shells[i + 1]!];
    expect(outer.intersect(inner).volume()).toBeCloseTo(0, 6);
    expect(outer.minGap(inner, 1)).toBeGreaterThan(0.3);
    // Almost fully extended, the foot of one shell meets the lip of the other.
    expect(outer.intersect(inner.translate([0, 0, 15])).volume()).toBeGreaterThan(0.1);
  }
});
