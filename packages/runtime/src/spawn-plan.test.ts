import { animation, rigging, textTo3d } from '@meshwright/contract';
import { expect, it } from 'vitest';
import { planOf } from './spawn-plan.ts';

const never = { create: () => expect.fail('made again') } as never;
const { signal } = new AbortController();

it('takes up what was made before and goes on after it', async () => {
  const made = [
    { family: textTo3d, id: 'a' },
    { family: textTo3d, id: 'b' },
  ];
  const plan = planOf({ prompt: 'a knight', actions: [1], made });
  expect(plan.map(({ stage }) => stage)).toEqual(['preview', 'refined', 'rigged', 'animated']);
  expect(await Promise.all(plan.slice(0, 2).map(({ task }) => task(never, [], signal)))).toEqual(made);
  const asked: unknown[] = [];
  const client = {
    create: async (family: object, request: object) => {
      asked.push([family, request]);
      return { family, id: 'c' };
    },
  } as never;
  await plan[2]!.task(client, made, signal);
  await plan[3]!.task(client, [...made, { family: rigging, id: 'c' }], signal);
  expect(asked).toEqual([
    [rigging, { input_task_id: 'b' }],
    [animation, { rig_task_id: 'c', action_ids: [1] }],
  ]);
});
