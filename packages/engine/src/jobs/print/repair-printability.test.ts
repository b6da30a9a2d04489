import { readModel } from '@meshwright/formats';
import { describe, expect, it } from 'vitest';
import type { JobInput } from '../../job/job.ts';
import { damagedBox } from '../../testing/damaged-boxes.ts';
import { runRecorded } from '../../testing/run-recorded.ts';
import { solidNodes } from '../../testing/solid-nodes.ts';

const repair = (model: ReturnType<typeof damagedBox>, request = {}, source?: JobInput['source']) =>
  runRecorded('repair-printability', request, { model }, undefined, source);

describe('returns a closed body in the input format', () => {
  it.each([
    ['a missing side', 1],
    ['a turned side', 1],
    ['a hole in a hole', 8 - 0.36 * 8],
  ] as const)('a box with %s', async (fault, volume) => {
    const { files, result } = await repair(damagedBox(fault));
    const empty = { glb: '', fbx: '', stl: '', usdz: '', '3mf': '', mtl: '' };
    expect(result).toEqual({
      model_urls: { ...empty, obj: 'model.obj' },
      thumbnail_url: 'thumbnail.png',
      texture_urls: [],
    });
    const [node, ...others] = await solidNodes(await readModel({ name: 'r', bytes: files['model.obj']! }));
    expect(others).toEqual([]);
    expect(node).toMatchObject({ status: 'NoError', pieces: 1 });
    expect(node!.volume).toBeCloseTo(volume, 3);
  });
});
