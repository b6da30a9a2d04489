import { readModel, writeFormats, writeGlb } from '@meshwright/formats';
import { writableFormats } from '@meshwright/formats/capabilities';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { expect, it } from 'vitest';
import { runRecorded } from '../../testing/run-recorded.ts';

const scene = await writeGlb(await sceneDocument());

it('writes every format with a thumbnail and returns the URLs', async () => {
  const model = { name: 'upload.glb', bytes: scene };
  const { files, result, progress } = await runRecorded(
    'convert',
    { target_formats: [...writableFormats] },
    { model },
  );
  for (const format of writableFormats) {
    expect((result.model_urls as Record<string, string>)[format]).toBe(`model.${format}`);
    expect(files[`model.${format}`]!.byteLength).toBeGreaterThan(0);
  }
  expect(files['thumbnail.png']!.subarray(1, 4)).toEqual(new Uint8Array([0x50, 0x4e, 0x47]));
  expect(progress.at(-1)).toBe(100);
});

it('a chain through every format keeps bounds, volume and triangles', async () => {
  let document = await readModel({ name: '', bytes: scene });
  const before = measure(documentCorners(document), 1e-5);
  for (const format of ['fbx', 'usdz', 'obj', 'stl', '3mf', 'glb']) {
    const { files } = await writeFormats(document, [format]);
    document = await readModel({ name: 'upload', bytes: files[`model.${format}`]! });
  }
  const after = measure(documentCorners(document), 1e-5);
  expect(after.triangles).toBe(before.triangles);
  expect(after.volume).toBeCloseTo(before.volume, 4);
  for (const k of [0, 1, 2]) expect(after.max[k]).toBeCloseTo(before.max[k]!, 4);
});

it('names what a format does not carry', async () => {
  const model = { name: 'upload.glb', bytes: scene };
  const { ignored = [] } = await runRecorded('convert', { target_formats: ['glb', 'stl'] }, { model });
  expect(ignored).toEqual([
    {
      field: 'target_formats',
      kind: 'clamped',
      message: expect.stringMatching(/^target_formats: STL loses 2 materials /),
    },
  ]);
  expect((await runRecorded('convert', { target_formats: ['glb'] }, { model })).ignored).toBeUndefined();
});
