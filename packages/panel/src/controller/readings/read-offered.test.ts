import { type ControllerHarness, openController } from '@meshwright/testing/panel/open-controller';
import { controlsOf, labelled, press } from '@meshwright/testing/panel/panel-steps';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Panel } from '../../panel.ts';

let controller: ControllerHarness;
let panel: Panel;

beforeAll(async () => {
  controller = await openController();
  panel = (await controller.open()).panel;
  // A proxy that forwards tasks only.
  await controller.control('/faults', {
    seed: 1,
    rules: ['list', 'balance', 'animation-library'].map((route) => ({
      when: { route },
      fault: { kind: 'status', status: 404 },
    })),
  });
});
afterAll(() => controller.stop());

it.each([
  ['balance', /does not offer the balance/],
  ['list-earlier', /does not offer the task list\. Enter a task ID/],
])('disables %s with the reason once it is not offered', async (control, reason) => {
  const { label } = controlsOf(panel).find(({ id }) => id === control)!;
  await expect(press(panel, label)).rejects.toMatchObject({ code: 'refused' });
  expect(labelled(panel, label).disabled).toMatch(reason);
});

it('asks for the numbers of animations where their list is not offered', async () => {
  const provenance = { task: 'rigging:a-task', title: 'a knight', request: {}, importedAt: '' };
  await panel.send({ do: 'select', selection: { id: '1', name: 'Knight', hasMesh: true, provenance } });
  await panel.send({ do: 'press', control: 'selection/animation' });
  expect(controlsOf(panel).find(({ id }) => id === 'actions-unavailable')?.label).toMatch(
    /Enter their numbers/,
  );
  expect(labelled(panel, 'Actions')).toMatchObject({ kind: 'text' });
});
