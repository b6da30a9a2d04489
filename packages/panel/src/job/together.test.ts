import { type ControllerHarness, openController, varied } from '@meshwright/testing/panel/open-controller';
import { jobsOf, newestJob, press, set } from '@meshwright/testing/panel/panel-steps';
import { scriptedHost } from '@meshwright/testing/panel/scripted-host';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PanelOptions } from '../panel-options.ts';
import type { JobControl } from '../view/view.ts';

let controller: ControllerHarness;
beforeAll(async () => {
  controller = await openController();
});
afterAll(() => controller.stop());

/** Says which model is drawn, and beside which others. */
const picturesOf: PanelOptions['picturesOf'] = async (models) => {
  const hashes = models.map(({ hash }) => hash);
  return hashes.map((hash) => Buffer.from(`${hash} beside ${hashes.toSorted().join(' ')}`));
};
const textOf = async (file: string | undefined) => String(await controller.store.read(file!));
const shownIn = ({ larger }: JobControl) =>
  Promise.all(larger!.pictures.map(async ({ label, picture }) => ({ label, text: await textOf(picture) })));

it('takes are drawn by one camera, in the strip, on the card and large, also after a restart', async () => {
  const host = scriptedHost();
  const { panel } = await controller.open(host, { picturesOf });
  await set(panel, 'Prompt', varied);
  await set(panel, 'Takes', 3);
  await press(panel, 'Generate');
  const drawn = await newestJob(panel, ({ takes = [], larger }) => {
    const own = new Set(takes.map(({ picture }) => picture));
    return takes.length === 3 && own.size === 3 && larger?.pictures.length === 3;
  });
  const shown = await shownIn(drawn);
  const models = shown.map(({ text }) => text.split(' beside ')[0]!);
  expect(new Set(models).size).toBe(3);
  const beside = models.toSorted().join(' ');
  expect(shown).toEqual(
    models.map((model, at) => ({ label: `Take ${at + 1}`, text: `${model} beside ${beside}` })),
  );
  expect(drawn.takes!.map(({ picture }) => picture)).toEqual(
    drawn.larger!.pictures.map(({ picture }) => picture),
  );
  expect(drawn.picture).toBe(drawn.takes!.find(({ picked }) => picked)!.picture);
  await panel.close();
  const again = await controller.open(host);
  expect(jobsOf(again.panel)[0]!.larger).toEqual(drawn.larger);
});

it('a result and what it was made from are drawn by one camera', async () => {
  const { panel, host } = await controller.open(undefined, { picturesOf });
  await set(panel, 'Prompt', 'a wooden chair');
  await press(panel, 'Generate');
  const chair = await newestJob(panel, ({ state }) => state === 'done');
  expect(chair.larger!.pictures).toHaveLength(1);
  const { glb, file, provenance } = host.scene[0]!;
  host.selected = glb;
  const selection = { id: 'object-1', name: 'Chair', hasMesh: true, provenance };
  await panel.send({ do: 'select', selection });
  await press(panel, 'Remesh');
  await press(panel, 'Remesh (');
  const remeshed = await newestJob(panel, ({ larger }) => larger?.pictures.length === 2);
  const result = host.scene.at(-1)!.file;
  const beside = [file, result].toSorted().join(' ');
  expect(await shownIn(remeshed)).toEqual([
    { label: 'Before', text: `${file} beside ${beside}` },
    { label: 'After', text: `${result} beside ${beside}` },
  ]);
});

it('what cannot be drawn keeps the pictures of the service', async () => {
  let asked = () => {};
  const called = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const { panel } = await controller.open(undefined, {
    async picturesOf() {
      asked();
      throw new Error('no part that draws');
    },
  });
  await set(panel, 'Prompt', varied);
  await set(panel, 'Takes', 2);
  await press(panel, 'Generate');
  await called;
  const job = await newestJob(panel, ({ takes = [] }) => takes.every(({ picture }) => picture !== undefined));
  // The service draws the same picture for every task.
  expect(new Set(job.takes!.map(({ picture }) => picture)).size).toBe(1);
  expect(job.state).not.toBe('failed');
});
