import { markStandIn, readModel, standInOf, writeGlb } from '@meshwright/formats';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { expect, it } from 'vitest';
import { runRecorded } from '../testing/run-recorded.ts';
import { generate } from '../text-to-3d/generate.ts';

const shape = 'Stand-in, not a trained model: the shape of another task.';
const scene = await sceneDocument();
markStandIn(scene, shape);
const model = { name: 'model.glb', bytes: await writeGlb(scene) };

it('a texture over a texture replaces only what was said of the texture', async () => {
  const gold = await runRecorded('retexture', { text_style_prompt: 'gold' }, { model });
  const again = { name: 'm', bytes: gold.files['model.glb']! };
  const { standIn } = await runRecorded('retexture', { text_style_prompt: 'qwertz' }, { model: again });
  expect(standIn).toBe(
    `${shape} Stand-in, not a trained model: the prompt names no known material or colour, so the model has a plain one.`,
  );
});

it('rigging and animation keep it in every file, and a motion adds its own', async () => {
  const { document } = await generate({ prompt: 'a person', seed: 1, texture: null, pose: 'a-pose' });
  markStandIn(document, shape);
  const rigged = await runRecorded('rigging', {}, { model: { name: 'm', bytes: await writeGlb(document) } });
  expect(rigged.standIn).toBe(shape);
  for (const [name, bytes] of Object.entries(rigged.files)) {
    if (name.endsWith('.glb'))
      expect([name, standInOf(await readModel({ name, bytes }))]).toEqual([name, shape]);
    if (name.endsWith('.fbx')) expect([name, Buffer.from(bytes).includes(shape)]).toEqual([name, true]);
  }
  const motion = await runRecorded('text-to-motion', { mode: 'swift', prompt: 'waves', duration: 2 }, {});
  const files = {
    model: { name: 'm', bytes: rigged.files['rigged_character.glb']! },
    'motion.model': { name: 'm', bytes: motion.files['motion.glb']! },
  };
  expect((await runRecorded('animation', {}, files)).standIn).toBe(`${shape} ${motion.standIn}`);
  const walk = await runRecorded('animation', { action_id: 1 }, { model: files.model });
  expect(walk.standIn).toBe(shape);
  expect(standInOf(await readModel({ name: 'm', bytes: walk.files['animation.glb']! }))).toBe(shape);
});
