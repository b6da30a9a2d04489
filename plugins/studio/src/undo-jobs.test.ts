import type { HostPort, Panel, Selection, StandingAsset } from '@meshwright/panel';
import { openController } from '@meshwright/testing/panel/open-controller';
import { isOver, jobsOf, press, set } from '@meshwright/testing/panel/panel-steps';
import { scriptedHost } from '@meshwright/testing/panel/scripted-host';
import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { studioScene } from './page/studio-scene.ts';
import type { Viewport } from './page/viewport/viewport.ts';

let controller: Awaited<ReturnType<typeof openController>>;
beforeAll(async () => {
  controller = await openController();
});
afterAll(() => controller.stop());

/** Makes prompts of all sequences different: an equal one would be bought once. */
let cups = 0;

it('agrees with the jobs after any import, replacement, removal, undo, redo and reload', async () => {
  const steps = fc.array(fc.constantFrom(...actionNames), { minLength: 8, maxLength: 8 });
  await assertProperty(
    fc.asyncProperty(steps, async (names) => {
      const saved = { state: undefined as string | undefined };
      let editor = await openStudio(saved);
      for (const name of names) {
        if (name === 'reload') {
          await editor.panel.close();
          editor = await openStudio(saved);
        } else await actions[name](editor, `a cup ${cups++}`);
        await settled(editor.panel);
        expect(imported(saved.state)).toEqual(editor.tasks());
      }
      await editor.panel.close();
    }),
    { numRuns: 8 },
  );
});

type Editor = Awaited<ReturnType<typeof openStudio>>;

const actions = {
  async import({ panel }: Editor, prompt: string) {
    const control = (id: string) => panel.view().sections[0]!.controls.some((each) => each.id === id);
    if (control('start-new')) await press(panel, 'Start new');
    await set(panel, 'Operation', 'text-to-3d');
    await set(panel, 'Prompt', prompt);
    await press(panel, 'Generate');
  },
  async replace(editor: Editor) {
    if (!editor.isSelected()) return;
    await press(editor.panel, 'Remesh');
    await set(editor.panel, 'Faces', 100 + jobsOf(editor.panel).length);
    await press(editor.panel, 'Remesh (');
  },
  async remove({ panel }: Editor) {
    const job = jobsOf(panel).find(({ actions: all }) =>
      all.some(({ label }) => label === 'Remove from scene'),
    );
    if (job) await panel.send({ do: 'press', control: `${job.id}/remove` });
  },
  undo: async ({ scene }: Editor) => void (await scene.stack.undo()),
  redo: async ({ scene }: Editor) => void (await scene.stack.redo()),
  reload: async () => {},
};
const actionNames = Object.keys(actions) as (keyof typeof actions)[];

/** Studio's scene and undo with a panel, over a viewport without a picture. */
async function openStudio(saved: { state: string | undefined }) {
  const viewport = listViewport();
  let selected: Selection | null = null;
  let report = (_: readonly StandingAsset[]): void => {};
  let notify = (_: Selection | null): void => {};
  const scene = studioScene(viewport, {
    onSelect(selection) {
      selected = selection;
      notify(selection);
    },
    onMove: (standing) => report(standing),
  });
  const host: HostPort = {
    ...scriptedHost(saved),
    restoresScene: true,
    importAsset: scene.importAsset,
    remove: scene.remove,
    exportSelection: () => viewport.host.exportSelection(),
  };
  const { panel } = await controller.open(host as ReturnType<typeof scriptedHost>);
  notify = (selection) => void panel.send({ do: 'select', selection });
  report = (standing) => void panel.send({ do: 'scene', standing });
  notify(selected);
  return { panel, scene, tasks: () => viewport.tasks(), isSelected: () => selected !== null };
}

function listViewport(): Viewport & { tasks(): string[] } {
  const standing = new Map<string, Parameters<HostPort['importAsset']>[0]>();
  let newest: Uint8Array<ArrayBuffer> = new Uint8Array();
  const host = {
    ...scriptedHost(),
    async importAsset(asset) {
      if (asset.replace !== undefined) standing.delete(asset.replace);
      const id = crypto.randomUUID();
      standing.set(id, asset);
      newest = asset.glb;
      return { id, name: asset.name, ...asset.expected };
    },
    remove: async (id) => standing.delete(id),
    exportSelection: async () => newest,
  } satisfies HostPort;
  const viewport = {
    host,
    selection: (id: string) => ({ id, name: 'Cup', hasMesh: true, provenance: standing.get(id)?.provenance }),
    select: () => {},
    move: () => {},
    frameAll: () => {},
    tasks: () => [...standing.values()].map(({ provenance }) => provenance.task.split('@')[0]!).sort(),
  };
  return viewport as unknown as Viewport & { tasks(): string[] };
}

function settled(panel: Panel): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!jobsOf(panel).every(isOver)) return;
      stop();
      resolve();
    };
    const stop = panel.subscribe(look);
    look();
  });
}

/** Returns the tasks whose jobs say that they are in the scene. */
function imported(state = '{"jobs":[]}'): string[] {
  const { jobs } = JSON.parse(state) as {
    jobs: { family: string; step: { at: string }; task?: { id: string } }[];
  };
  return jobs
    .filter(({ step }) => step.at === 'imported')
    .map(({ family, task }) => `${family}:${task?.id}`)
    .sort();
}
