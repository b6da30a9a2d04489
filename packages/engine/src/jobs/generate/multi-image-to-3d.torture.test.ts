import { readModel } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { InputFile } from '../../job/job.ts';
import { runRecorded } from '../../testing/run-recorded.ts';

/** Draws a coloured rectangle on a plain background. */
async function rectangle(
  width: number,
  height: number,
  color: string,
  ground = '#ffffff',
): Promise<InputFile> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><rect width="240" height="240" fill="${ground}"/><rect x="${120 - width / 2}" y="${120 - height / 2}" width="${width}" height="${height}" fill="${color}"/></svg>`;
  return { name: color, bytes: Uint8Array.from(await sharp(Buffer.from(svg)).png().toBuffer()) };
}

const make = (pictures: readonly InputFile[], request: Record<string, unknown> = {}) =>
  runRecorded(
    'multi-image-to-3d',
    { target_polycount: 2000, target_formats: ['glb'], ...request },
    Object.fromEntries(pictures.map((file, i) => [i === 0 ? 'image' : `image.${i}`, file])),
  );

const front = await rectangle(100, 200, '#c02020');
const plain = await rectangle(0, 0, '#000', '#8090a0');
const right = await rectangle(50, 200, '#2030c0');

describe('multi-image to 3D', () => {
  it('makes the closed solid common to all outlines, 1 m high, painted from each side', async () => {
    const { files, result, standIn } = await make([front, right], {
      save_pre_remeshed_model: true,
      multi_view_thumbnails: true,
    });
    expect(await glbErrors(files['model.glb']!)).toEqual([]);
    const { min, max, volume, openEdges, triangles } = measure(
      documentCorners(await readModel({ name: '', bytes: files['model.glb']! })),
    );
    expect(
      [max[0] - min[0], max[1] - min[1], max[2] - min[2]].map((side) => Math.round(side * 50) / 50),
    ).toEqual([0.5, 1, 0.24].map((side) => expect.closeTo(side, 1)));
    expect(min[1]).toBeCloseTo(0, 6);
    expect(volume).toBeGreaterThan(0.5 * 0.25 * 0.85);
    expect(volume).toBeLessThan(0.5 * 0.25 * 1.03);
    expect(openEdges).toBe(0);
    expect(triangles).toBeLessThanOrEqual(2000);
    expect(standIn).toContain('visual hull of 2 outlines');
    expect(Object.keys(result.model_urls as object)).toEqual(['glb', 'pre_remeshed_glb']);
    const fine = await readModel({ name: '', bytes: files['pre_remeshed.glb']! });
    expect(fine.getRoot().listTextures()).toHaveLength(1);
    expect(measure(documentCorners(fine)).triangles).toBeGreaterThan(triangles);
    const colorOf = async (view: string): Promise<number[]> => {
      const { data } = await sharp(files[`thumbnail_${view}.png`]!)
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [...data.subarray((32 * 64 + 32) * 3, (32 * 64 + 33) * 3)];
    };
    const [r, , b] = await colorOf('front');
    expect(r).toBeGreaterThan(b! * 2);
    const [sideR, , sideB] = await colorOf('right');
    expect(sideB).toBeGreaterThan(sideR! * 2);
  });

  it.each([
    ['one picture', [front], /a relief/],
    ['a front and no outline beside it', [front, plain], /a relief/],
  ])('makes the relief of the first picture from %s, with a note', async (_, pictures, note) => {
    const { standIn } = await make(pictures, { target_polycount: 500 });
    expect(standIn).toMatch(note);
    expect(standIn).toContain('from the first picture alone');
  });
});
