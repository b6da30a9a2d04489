import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Panel } from '../../panel.ts';
import { type ControllerHarness, openController } from '../../testing/open-controller.ts';
import { controlsOf, labelled, set } from '../../testing/panel-steps.ts';
import type { ChoicesControl } from '../../view/view.ts';

let controller: ControllerHarness;
let panel: Panel;

beforeAll(async () => {
  controller = await openController();
  const opened = await controller.open();
  panel = opened.panel;
  const provenance = { task: 'rigging:a-task', title: 'a knight', request: {}, importedAt: '' };
  const selection = { id: 'object-1', name: 'Knight', hasMesh: true, provenance };
  await panel.send({ do: 'select', selection });
  await panel.send({ do: 'press', control: 'selection/animation' });
});
afterAll(() => controller.stop());

const shown = () => (labelled(panel, 'Actions') as ChoicesControl).options.map(({ label }) => label);

it('shows a few actions of a long library, and finds the others by words of their name or kind', async () => {
  expect(shown()).toHaveLength(12);
  await set(panel, 'Find actions', 'walk');
  expect(shown()).toEqual(['Walking', 'Limping Walk', 'Running']);
  await set(panel, 'Find actions', 'DANCE 29');
  expect(shown()).toEqual(['Dance 29']);
});

it('keeps the chosen actions in sight, whatever is sought', async () => {
  await set(panel, 'Actions', ['29']);
  await set(panel, 'Find actions', 'limping');
  expect(shown()).toEqual(['Dance 29', 'Limping Walk']);
  await set(panel, 'Find actions', 'no such thing');
  expect(shown()).toEqual(['Dance 29']);
  expect(labelled(panel, 'Find actions')).toMatchObject({ issue: 'Nothing has these words in its name.' });
});

it('loads the pictures of shown actions only', async () => {
  await set(panel, 'Find actions', 'limping');
  const pictures = () => (labelled(panel, 'Actions') as ChoicesControl).options.map(({ picture }) => picture);
  await expect.poll(pictures).toEqual([expect.any(String), expect.any(String)]);
  expect(await panel.read(pictures()[0]!)).toBeInstanceOf(Uint8Array);
  expect(controller.previews()).not.toContain('dance-30');
  expect(controlsOf(panel).filter(({ id }) => id.startsWith('find/'))).toHaveLength(1);
});
