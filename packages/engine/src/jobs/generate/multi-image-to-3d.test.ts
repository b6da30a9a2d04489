import { describe, expect, it } from 'vitest';
import type { InputFile } from '../../job/job.ts';
import { runRecorded } from '../../testing/run-recorded.ts';

const make = (pictures: readonly InputFile[], request: Record<string, unknown> = {}) =>
  runRecorded(
    'multi-image-to-3d',
    { target_polycount: 2000, target_formats: ['glb'], ...request },
    Object.fromEntries(pictures.map((file, i) => [i === 0 ? 'image' : `image.${i}`, file])),
  );

describe('multi-image to 3D', () => {
  it('requires a picture', async () => {
    await expect(make([])).rejects.toMatchObject({ code: 'missing_input' });
  });
});
