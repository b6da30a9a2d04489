import { type ControllerHarness, gif, openController } from '@meshwright/testing/panel/open-controller';
import { controlsOf, labelled, set } from '@meshwright/testing/panel/panel-steps';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Panel } from '../../panel.ts';
import type { ChoicesControl } from '../../view/view.ts';

let controller: ControllerHarness;
let panel: Panel;

beforeAll(async () => {
  controller = await openController();
  const opened = await controller.open();
  panel = opened.panel;
  await animate(panel);
});
afterAll(() => controller.stop());

/** Opens the form of an animation of what is selected. */
async function animate(of: Panel): Promise<void> {
  const provenance = { task: 'rigging:a-task', title: 'a knight', request: {}, importedAt: '' };
  const selection = { id: 'object-1', name: 'Knight', hasMesh: true, provenance };
  await of.send({ do: 'select', selection });
  await of.send({ do: 'press', control: 'selection/animation' });
}

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
  await expect.poll(() => pictures(panel)).toEqual([expect.any(String), expect.any(String)]);
  expect(Buffer.from((await panel.read(pictures(panel)[0]!))!)).toEqual(gif);
  expect(controller.previews()).not.toContain('dance-30');
  expect(controlsOf(panel).filter(({ id }) => id.startsWith('find/'))).toHaveLength(1);
});

it('shows still pictures where the host draws no GIF, and none of a preview that cannot be decoded', async () => {
  const given: Buffer[] = [];
  const { panel: still } = await controller.open(undefined, {
    async stillOf(bytes) {
      given.push(Buffer.from(bytes));
      if (given.length === 1) throw new Error('not decoded');
      return new TextEncoder().encode('a still picture');
    },
  });
  await animate(still);
  const drawn = () => pictures(still).filter((picture) => picture !== undefined);
  await expect.poll(drawn).toHaveLength(pictures(still).length - 1);
  for (const picture of drawn()) {
    expect(new TextDecoder().decode(await still.read(picture))).toBe('a still picture');
  }
  expect(given).toEqual(pictures(still).map(() => gif));
});

function pictures(of: Panel): (string | undefined)[] {
  return (labelled(of, 'Actions') as ChoicesControl).options.map(({ picture }) => picture);
}
