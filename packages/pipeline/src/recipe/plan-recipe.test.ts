import { animation, remesh, rigging, textTo3d } from '@meshwright/contract';
import { expect, it } from 'vitest';
import { planRecipe } from './plan-recipe.ts';
import { fileOf, process, recipe, task } from './recipe.ts';
import type { RecipeData } from './recipe-data.ts';

const preview = task(textTo3d, { mode: 'preview', prompt: 'a knight', pose_mode: 't-pose' });
const refine = task(textTo3d, { mode: 'refine', preview_task_id: preview });
const light = task(remesh, { input_task_id: refine, target_polycount: 20_000 });
const rig = task(rigging, { input_task_id: light, height_meters: 1.8 });
const walk = task(animation, { rig_task_id: rig, action_ids: [0, 1] });
const hero = process(fileOf(walk, 'result.animation_glb_url'), [{ place: { height: 1.8 } }]);
const whole = recipe('hero', { preview, refine, light, rig, walk, hero });

it('puts every node after those it needs, with its price', () => {
  const { nodes, price, issues } = planRecipe(whole);
  expect(issues).toEqual([]);
  expect(nodes.map(({ name, does, after, price: own }) => [name, does, after, own?.credits])).toEqual([
    ['preview', 'text-to-3d', [], 20],
    ['refine', 'text-to-3d', ['preview'], 10],
    ['light', 'remesh', ['refine'], 5],
    ['rig', 'rigging', ['light'], 5],
    ['walk', 'animation', ['rig'], 6],
    ['hero', 'place', ['walk'], undefined],
  ]);
  expect(price).toEqual({ known: 46, assumed: 0 });
});

it('only the price of a fused Text to 3D task is assumed', () => {
  const fused = task(textTo3d, { should_texture: true, prompt: 'a knight' });
  const { price } = planRecipe(recipe('fused', { fused }));
  expect(price).toEqual({ known: 0, assumed: 30 });
});

it('reads the same from JSON, for any order of the nodes', () => {
  const turned = {
    ...whole,
    nodes: Object.fromEntries(Object.entries(whole.nodes).reverse()),
  };
  const again = JSON.parse(JSON.stringify(turned)) as RecipeData;
  expect(planRecipe(again).nodes.map(({ name }) => name)).toEqual(
    planRecipe(whole).nodes.map(({ name }) => name),
  );
});

it('names unnamed nodes by their operation', () => {
  expect(Object.keys(recipe('rig', { rig }).nodes).sort()).toEqual([
    'remesh',
    'rig',
    'text-to-3d',
    'text-to-3d-2',
  ]);
});

const nodes = (own: RecipeData['nodes']): RecipeData => ({ nodes: own, output: Object.keys(own)[0]! });
const model = { task: 'text-to-3d', body: { should_texture: true, prompt: 'a dog' } };

it.each<[string, RecipeData, string, string]>([
  ['an output that is no node', { nodes: { a: model }, output: 'b' }, '/output', 'the nodes are a'],
  [
    'a circle',
    nodes({
      a: { task: 'remesh', body: { input_task_id: { from: 'b' } } },
      b: { task: 'remesh', body: { input_task_id: { from: 'a' } } },
    }),
    '/nodes',
    'a needs b needs a',
  ],
  [
    'an unknown node',
    nodes({ a: { task: 'remesh', body: { input_task_id: { from: 'x' } } } }),
    '/nodes/a/body/input_task_id',
    '"x" is no node',
  ],
  [
    'an unknown family',
    nodes({ a: { task: 'remash', body: {} } }),
    '/nodes/a/task',
    '"remash" is no task family',
  ],
  [
    'a name with a slash',
    nodes({ 'a/b': { task: 'remash', body: {} } }),
    '/nodes/a~1b/task',
    'no task family',
  ],
  [
    'a wrong field',
    nodes({ a: { task: 'text-to-3d', body: { should_texture: true, prompt: 'x', target_polycount: 1 } } }),
    '/nodes/a/body/target_polycount',
    '100',
  ],
  [
    'fields that do not go together, where both lie',
    nodes({ a: { task: 'text-to-3d', body: { prompt: 'x' } } }),
    '/nodes/a/body',
    'Give mode',
  ],
  [
    'a wrong field of a group',
    nodes({ a: { task: 'keycap-build', body: { options: { head_size_mm: 1 } } } }),
    '/nodes/a/body/options/head_size_mm',
    '10',
  ],
  [
    'a reference to a wrong family',
    nodes({ a: { task: 'animation', body: { rig_task_id: { from: 'm' }, action_id: 0 } }, m: model }),
    '/nodes/a/body/rig_task_id',
    'takes a task of rigging',
  ],
  [
    'a reference to a task in the wrong mode',
    nodes({ a: { task: 'text-to-3d', body: { mode: 'refine', preview_task_id: { from: 'm' } } }, m: model }),
    '/nodes/a/body/preview_task_id',
    'with mode preview',
  ],
  [
    'a task id of a local step',
    nodes({
      a: { task: 'remesh', body: { input_task_id: { from: 'p' } } },
      p: { process: [], from: { from: 'm' } },
      m: model,
    }),
    '/nodes/a/body/input_task_id',
    'Give its file',
  ],
  [
    'too many faces for a rig',
    nodes({
      a: { task: 'uv-unwrap', body: { input_task_id: { from: 'm' } } },
      m: { task: 'text-to-3d', body: { should_texture: true, prompt: 'x', target_polycount: 50_000 } },
    }),
    '/nodes/a',
    '"m" may have 50,000 faces',
  ],
  [
    'too many faces through a task that keeps them',
    nodes({
      a: { task: 'uv-unwrap', body: { input_task_id: { from: 'r' } } },
      r: { task: 'text-to-3d', body: { mode: 'refine', preview_task_id: { from: 'm' } } },
      m: { task: 'text-to-3d', body: { mode: 'preview', prompt: 'x', target_polycount: 50_000 } },
    }),
    '/nodes/a',
    'faces',
  ],
  [
    'an unknown step',
    nodes({ a: { process: [{ plaice: {} }], from: { path: 'a.glb' } } }),
    '/nodes/a/process/0/plaice',
    'the steps are',
  ],
  [
    'a step with two names',
    nodes({ a: { process: [{ place: {}, unplace: {} }], from: { path: 'a.glb' } } }),
    '/nodes/a/process/0',
    'one key',
  ],
  [
    'a wrong option of a step',
    nodes({ a: { process: [{ place: { height: -1 } }], from: { path: 'a.glb' } } }),
    '/nodes/a/process/0/place/height',
    'from 0.000001 to 1000000 metres; leave it out for',
  ],
])('finds %s', (_, data, pointer, message) => {
  const { issues } = planRecipe(data);
  expect(issues.map((issue) => issue.pointer)).toContain(pointer);
  expect(issues.find((issue) => issue.pointer === pointer)?.message).toContain(message);
});
