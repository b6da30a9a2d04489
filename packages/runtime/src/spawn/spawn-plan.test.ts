import { animation, rigging, textTo3d } from '@meshwright/contract';
import { expect, it } from 'vitest';
import type { BuyTask } from './buy-task.ts';
import { planOf } from './spawn-plan.ts';

const never = () => expect.fail('made again');
const { signal } = new AbortController();

it('resumes after the stages that exist', async () => {
  const made = [
    { family: textTo3d, id: 'a' },
    { family: textTo3d, id: 'b' },
  ];
  const plan = planOf({ prompt: 'a knight', actions: [0], idempotencyKey: 'knight-1', made });
  expect(plan.map(({ stage }) => stage)).toEqual(['preview', 'refined', 'rigged', 'animated']);
  expect(await Promise.all(plan.slice(0, 2).map(({ task }) => task(never, [], signal)))).toEqual(made);
  const requested: unknown[] = [];
  const buy: BuyTask = async (family, body, { idempotencyKey }) => {
    requested.push([family, body, idempotencyKey]);
    return { family, id: 'c' };
  };
  await plan[2]!.task(buy, made, signal);
  await plan[3]!.task(buy, [...made, { family: rigging, id: 'c' }], signal);
  expect(requested).toEqual([
    [rigging, { input_task_id: 'b' }, 'knight-1'],
    [animation, { rig_task_id: 'c', action_ids: [0] }, 'knight-1'],
  ]);
});

it.each([
  [undefined, { mode: 'preview', prompt: 'a knight' }],
  ['a-pose', { mode: 'preview', prompt: 'a knight', pose_mode: 'a-pose' }],
  ['t-pose', { mode: 'preview', prompt: 'a knight', pose_mode: 't-pose' }],
] as const)('asks for the pose %s in the first create alone', async (pose, first) => {
  const bodies: unknown[] = [];
  const buy: BuyTask = async (family, body) => {
    bodies.push(body);
    return { family, id: 'a' };
  };
  const refs = [{ family: textTo3d, id: 'a' }];
  for (const { task } of planOf({ prompt: 'a knight', pose, rig: true })) await task(buy, refs, signal);
  expect(bodies).toEqual([first, { mode: 'refine', preview_task_id: 'a' }, { input_task_id: 'a' }]);
});

it('names, with each create, the families that will follow it', async () => {
  const named: unknown[] = [];
  const buy: BuyTask = async (family, _, { next }) => {
    named.push(next?.map(({ name }) => name));
    return { family, id: 'a' };
  };
  const refs = [{ family: textTo3d, id: 'a' }];
  for (const { task } of planOf({ prompt: 'a knight', actions: [0] })) await task(buy, refs, signal);
  expect(named).toEqual([
    [textTo3d.name, rigging.name, animation.name],
    [rigging.name, animation.name],
    [animation.name],
    [],
  ]);
});
