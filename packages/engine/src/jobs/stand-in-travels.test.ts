import { markStandIn, readModel, standInOf, writeGlb } from '@meshwright/formats';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { expect, it } from 'vitest';
import { runRecorded } from '../testing/run-recorded.ts';

const shape = 'Stand-in, not a trained model: the shape of another task.';
const scene = await sceneDocument();
markStandIn(scene, shape);
const model = { name: 'model.glb', bytes: await writeGlb(scene) };

/** Requests of some families that make something of a model. */
const derived: readonly (readonly [string, Readonly<Record<string, unknown>>, string])[] = [
  ['remesh', {}, ''],
  ['convert', { target_formats: ['glb', 'obj'] }, ''],
  ['resize', { resize_height: 2 }, ''],
  ['analyze-printability', {}, ''],
];

it.each(derived)(
  '%s %j keeps the mark of its model, in the task and in its GLB',
  async (family, request, own) => {
    const { files, standIn } = await runRecorded(family, request, { model });
    expect(standIn).toMatch(new RegExp(`^${shape}`));
    expect(standIn).toContain(own);
    if (files['model.glb']) {
      const mark = standInOf(await readModel({ name: 'm', bytes: files['model.glb'] }));
      expect(mark).toMatch(new RegExp(`^${shape}`));
    }
    const plain = { name: 'plain.glb', bytes: await writeGlb(await sceneDocument()) };
    expect((await runRecorded(family, request, { model: plain })).standIn ?? '').not.toContain(shape);
  },
);
