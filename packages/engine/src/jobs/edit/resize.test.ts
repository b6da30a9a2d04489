import { readModel, writeGlb } from '@meshwright/formats';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import {
  sharedModel,
  sharedModelNames,
  smallSharedModelNames,
} from '@meshwright/testing/models/shared-models';
import { branchesOf } from '@meshwright/testing/samples';
import { describe, expect, it } from 'vitest';
import { runRecorded } from '../../testing/run-recorded.ts';

const scene = await writeGlb(await sceneDocument());

const resize = (request: Readonly<Record<string, unknown>>) =>
  runRecorded('resize', request, { model: { name: 'upload.glb', bytes: scene } });

const bounds = async (glb: Uint8Array) => measure(documentCorners(await readModel({ name: '', bytes: glb })));

describe('the result has the requested size by its true bounds, on the ground', () => {
  // The scene is 6.5 x 2 x 1 m.
  it.each([
    [{ resize_height: 0.6 }, [1.95, 0.6, 0.3]],
    [{ resize_longest_side: 13 }, [13, 4, 2]],
    [{ resize_height: 0, resize_longest_side: 6.5 }, [6.5, 2, 1]],
  ])('%o', async (request, size) => {
    const { files } = await resize(request);
    const { min, max } = await bounds(files['model.glb']!);
    for (const k of [0, 1, 2]) expect(max[k]! - min[k]!).toBeCloseTo(size[k]!, 5);
    expect(min[1]).toBeCloseTo(0, 6);
    expect(await glbErrors(files['model.glb']!)).toEqual([]);
  });

  it('origin_at center', async () => {
    const { min, max } = await bounds(
      (await resize({ resize_height: 1, origin_at: 'center' })).files['model.glb']!,
    );
    for (const k of [0, 1, 2]) expect(min[k]! + max[k]!).toBeCloseTo(0, 5);
  });

  it('auto_size uses the height of the object that the names describe', async () => {
    const { min, max } = await bounds((await resize({ auto_size: true })).files['model.glb']!);
    // The node's name is "crate lid".
    expect(max[1] - min[1]).toBeCloseTo(0.6, 5);
  });

  it("auto_size prefers the words of the model's prompt", async () => {
    const input = {
      family: 'resize',
      request: { auto_size: true },
      files: { model: { name: 'upload.glb', bytes: scene } },
      source: { family: 'text-to-3d', request: { prompt: 'Two old towers' }, seed: 1 },
      seed: 1,
    };
    const { jobs } = await import('../../jobs.ts');
    const { files } = await jobs.resize!(input, { progress: () => {}, signal: new AbortController().signal });
    const { min, max } = await bounds(files['model.glb']!);
    expect(max[1] - min[1]).toBeCloseTo(12, 4);
  });
});

it('refuses a request without a size', async () => {
  await expect(resize({})).rejects.toMatchObject({ code: 'invalid_option' });
});

it('applies the size to other formats', async () => {
  const { files, result } = await resize({ resize_height: 1, target_formats: ['stl'] });
  const { min, max } = measure(documentCorners(await readModel({ name: '', bytes: files['model.stl']! })));
  expect(max[1] - min[1]).toBeCloseTo(1, 5);
  expect(result.model_urls).toEqual({ stl: 'model.stl' });
});

const characters = sharedModelNames().filter((name) => /Fox|synth_char|kaykit/.test(name));
const small = smallSharedModelNames()
  .filter((name) => characters.includes(name))
  .slice(0, 2);
describe.skipIf(characters.length === 0)('skinned models of ../shared (skipped where it is absent)', () => {
  it.each(branchesOf(characters, (name) => small.includes(name)))(
    '%s stands 1.8 m high as displayed',
    async (name) => {
      const { files } = await runRecorded('resize', { resize_height: 1.8 }, { model: sharedModel(name) });
      const { min, max } = await bounds(files['model.glb']!);
      expect(max[1] - min[1]).toBeCloseTo(1.8, 4);
      expect(min[1]).toBeCloseTo(0, 4);
    },
  );
});
