import { expect, it } from 'vitest';
import { readModel } from '../formats/read-model.ts';
import { writableFormats } from '../formats/writable-formats.ts';
import { writeGlb } from '../formats/write-glb.ts';
import { documentCorners } from '../testing/document-corners.ts';
import { measure } from '../testing/measure.ts';
import { runRecorded } from '../testing/run-recorded.ts';
import { sceneDocument } from '../testing/scene-document.ts';

const scene = await writeGlb(await sceneDocument());

it.each(writableFormats)('writes %s with a picture and says where', async (format) => {
  const model = { name: 'upload.glb', bytes: scene };
  const { files, result, progress } = await runRecorded('convert', { target_formats: [format] }, { model });
  expect((result.model_urls as Record<string, string>)[format]).toBe(`model.${format}`);
  expect(files[`model.${format}`]!.byteLength).toBeGreaterThan(0);
  expect(files['thumbnail.png']!.subarray(1, 4)).toEqual(new Uint8Array([0x50, 0x4e, 0x47]));
  expect(progress.at(-1)).toBe(100);
});

it('a chain through every format keeps bounds, volume and triangles', async () => {
  let bytes = scene;
  const before = measure(documentCorners(await readModel({ name: '', bytes })));
  for (const format of ['obj', 'stl', '3mf', 'glb']) {
    const { files } = await runRecorded(
      'convert',
      { target_formats: [format] },
      { model: { name: 'upload', bytes } },
    );
    bytes = files[`model.${format}`]!;
  }
  const after = measure(documentCorners(await readModel({ name: '', bytes })));
  expect(after.triangles).toBe(before.triangles);
  expect(after.volume).toBeCloseTo(before.volume, 4);
  for (const k of [0, 1, 2]) expect(after.max[k]).toBeCloseTo(before.max[k]!, 4);
});
