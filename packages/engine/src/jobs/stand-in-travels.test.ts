import { markStandIn, readModel, standInOf, writeGlb } from '@meshwright/formats';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { branchesOf } from '@meshwright/testing/samples';
import { expect, it } from 'vitest';
import { runRecorded } from '../testing/run-recorded.ts';

const shape = 'Stand-in, not a trained model: the shape of another task.';
const scene = await sceneDocument();
markStandIn(scene, shape);
const model = { name: 'model.glb', bytes: await writeGlb(scene) };

/** Requests of the families that make something of a model, beside rigging and animation. */
const derived: readonly (readonly [string, Readonly<Record<string, unknown>>, string])[] = [
  ['remesh', {}, ''],
  ['convert', { target_formats: ['glb', 'obj'] }, ''],
  ['resize', { resize_height: 2 }, ''],
  ['uv-unwrap', {}, ''],
  ['retexture', { text_style_prompt: 'gold' }, 'procedural materials'],
  ['text-to-texture', { prompt: 'gold' }, 'procedural materials'],
  ['repair-printability', {}, ''],
  ['auto-split', { mode: 'auto' }, ''],
  ['auto-split', { mode: 'by_color', prompt: 'red, green' }, ''],
  ['auto-split', { mode: 'by_parts', prompt: 'wing, beak' }, ''],
  ['multi-color-print', {}, ''],
  ['analyze-printability', {}, ''],
];

const quick = ['remesh', 'convert', 'resize', 'analyze-printability'];
it.each(branchesOf(derived, ([family]) => quick.includes(family)))(
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
