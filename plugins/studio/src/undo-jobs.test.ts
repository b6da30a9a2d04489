import type { HostPort, Panel, Selection, StandingAsset } from '@meshwright/panel';
import { openController } from '@meshwright/testing/panel/open-controller';
import { isOver, jobsOf, press, set } from '@meshwright/testing/panel/panel-steps';
import { scriptedHost } from '@meshwright/testing/panel/scripted-host';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { full } from '../../../test/full.ts';
import { studioScene } from './page/studio-scene.ts';
import type { Viewport } from './page/viewport/viewport.ts';

let controller: Awaited<ReturnType<typeof openController>>;
beforeAll(async () => {
  controller = await openController();
});
afterAll(() => controller.stop());

const sequences = full ? 200 : 8;
const steps = 8;
const firstSeed = Math.floor(Math.random() * 1e6);

it(`agrees with the jobs after any import, replacement, removal, undo, redo and reload (seeds from ${firstSeed})`, async () => {
  for (let seed = firstSeed; seed < firstSeed + sequences; seed++) {
    const random = numbers(seed);
    const saved = { state: undefined as string | undefined };
    let editor = await openStudio(saved);
    const done: string[] = [];
    for (let step = 0; step < steps; step++) {
      const name = actionNames[Math.floor(random() * actionNames.length)]!;
      done.push(name);
      if (name === 'reload') {
        await editor.panel.close();
        editor = await openStudio(saved);
      } else await actions[name](editor, `a cup ${seed} ${step}`);
      await settled(editor.panel);
      expect(imported(saved.state), `seed ${seed}: ${done.join(', ')}`).toEqual(editor.tasks());
    }
    await editor.panel.close();
  }
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
    await press(editor.panel, 'Generate');
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
  const scene = studioScene(
    [viewport],
    (selection) => {
      selected = selection;
      notify(selection);
    },
    (standing) => report(standing),
  );
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

async function settled(panel: Panel): Promise<void> {
  await expect.poll(() => jobsOf(panel).every(isOver)).toBe(true);
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

/** Mulberry32: numbers from 0 to 1, the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
