import { rigging } from '@meshwright/contract';
import { recordedAnswers } from '@meshwright/testing/client/recorded-answers';
import { expect, it } from 'vitest';
import { planRecipe } from '../recipe/plan-recipe.ts';
import { isTask, refsIn } from '../recipe/recipe-data.ts';
import { assetRecipe } from './asset-recipe.ts';

const knight = (animations: number[]) => assetRecipe({ prompt: 'a knight', animations });
const tasksOf = (animations: number[]) =>
  Object.values(knight(animations).nodes).flatMap((node) => (isTask(node) ? [[node.task, node.body]] : []));

it('walking and running come with the rig: only other actions are bought', () => {
  expect(tasksOf([0, 1, 24]).slice(1)).toEqual([
    ['rigging', { input_task_id: { from: 'model' } }],
    ['animation', { rig_task_id: { from: 'rig' }, action_ids: [0] }],
  ]);
  expect(tasksOf([24, 1]).map(([task]) => task)).toEqual(['text-to-3d', 'rigging']);
  expect(tasksOf([0]).map(([task]) => task)).toEqual(['text-to-3d', 'rigging', 'animation']);
});

it('the clips of the rig are merged in under their names, before the model is placed', () => {
  const { nodes } = knight([1, 24]);
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
  const priced = (animations: number[]) => planRecipe(knight(animations));
  expect(priced([0, 1, 24]).price.known).toBe(5 + 3);
  expect(priced([1]).price.known).toBe(5);
  expect(priced([0, 1]).nodes.at(-1)).toMatchObject({ name: 'asset', clips: ['walking'] });
  expect(priced([0]).nodes.at(-1)).not.toHaveProperty('clips');
  expect(priced([0, 1, 24]).issues).toEqual([]);
});

it('a recorded rig has every file that a recipe takes of it', () => {
  const { files } = recordedAnswers.find(({ family }) => family === rigging)!;
  const taken = refsIn(knight([1, 24])).flatMap(({ ref }) => ('file' in ref && ref.file ? [ref.file] : []));
  expect(taken).toHaveLength(2);
  expect(files.map(([name]) => name)).toEqual(expect.arrayContaining(taken));
});
