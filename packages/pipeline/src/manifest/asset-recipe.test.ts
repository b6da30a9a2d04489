import { rigging } from '@meshwright/contract';
import { recordedAnswers } from '@meshwright/testing/client/recorded-answers';
import { expect, it } from 'vitest';
import { planRecipe } from '../recipe/plan-recipe.ts';
import { isTask, refsIn } from '../recipe/recipe-data.ts';
import { assetRecipe } from './asset-recipe.ts';
import { issuePointer } from './issue-pointer.ts';
import type { AssetSpec } from './manifest.ts';

const knight = (animations: NonNullable<AssetSpec['animations']>) =>
  assetRecipe({ prompt: 'a knight', animations });
const tasksOf = (animations: NonNullable<AssetSpec['animations']>) =>
  Object.values(knight(animations).nodes).flatMap((node) => (isTask(node) ? [[node.task, node.body]] : []));

it('walking and running come with the rig: only other actions are bought', () => {
  expect(tasksOf([0, 'walking', 'running']).slice(1)).toEqual([
    ['rigging', { input_task_id: { from: 'model' } }],
    ['animation', { rig_task_id: { from: 'rig' }, action_ids: [0] }],
  ]);
  expect(tasksOf(['running', 'walking']).map(([task]) => task)).toEqual(['text-to-3d', 'rigging']);
  expect(tasksOf([0]).map(([task]) => task)).toEqual(['text-to-3d', 'rigging', 'animation']);
});

it('an id is bought, whatever it is: each service numbers its library itself', () => {
  expect(tasksOf([1, 24]).at(-1)).toEqual([
    'animation',
    { rig_task_id: { from: 'rig' }, action_ids: [1, 24] },
  ]);
});

it('the clips of the rig are merged in under their names, before the model is placed', () => {
  const { nodes } = knight(['walking', 'running']);
  expect(nodes.asset).toEqual({
    process: [
      {
        mergeClips: {
          files: [
            { file: { from: 'rig', file: 'result.basic_animations.walking_glb_url' }, name: 'Walking' },
            { file: { from: 'rig', file: 'result.basic_animations.running_glb_url' }, name: 'Running' },
          ],
        },
      },
      { place: {} },
    ],
    from: { from: 'rig' },
  });
});

it('the plan names the free clips and counts only the others', () => {
  const priced = (animations: NonNullable<AssetSpec['animations']>) => planRecipe(knight(animations));
  expect(priced([0, 'walking', 'running']).price.known).toBe(5 + 3);
  expect(priced(['walking']).price.known).toBe(5);
  expect(priced([0, 'walking']).nodes.at(-1)).toMatchObject({ name: 'asset', clips: ['walking'] });
  expect(priced([0]).nodes.at(-1)).not.toHaveProperty('clips');
  expect(priced([0, 'walking', 'running']).issues).toEqual([]);
});

it('a recorded rig has every file that a recipe takes of it', () => {
  const { files } = recordedAnswers.find(({ family }) => family === rigging)!;
  const taken = refsIn(knight(['walking', 'running'])).flatMap(({ ref }) =>
    'file' in ref && ref.file ? [ref.file] : [],
  );
  expect(taken).toHaveLength(2);
  expect(files.map(([name]) => name)).toEqual(expect.arrayContaining(taken));
});

it('a problem of an action or a step is shown at its place in the manifest, beside clips that are not bought', () => {
  const spec: AssetSpec = {
    prompt: 'a knight',
    animations: ['walking', 7, 'running', 9],
    steps: [{ clips: {} }],
  };
  const at = (pointer: string) => issuePointer('knight', spec, pointer);
  expect(at('/nodes/clips/body/action_ids/1')).toBe('/assets/knight/animations/3');
  expect(at('/nodes/clips/body/action_ids')).toBe('/assets/knight/animations');
  expect(at('/nodes/asset/process/0')).toBe('/assets/knight/animations');
  expect(at('/nodes/asset/process/2/clips')).toBe('/assets/knight/steps/0/clips');
});
