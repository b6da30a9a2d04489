import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { connect } from '@meshwright/client';
import { bytesSource, inspectModel } from '@meshwright/gltf';
import {
  type AssetToImport,
  type ButtonControl,
  type Control,
  createPanel,
  type HostPort,
  type ImportedAsset,
  type Panel,
} from '@meshwright/panel';
import { memoryJournal } from '@meshwright/purchase';
import { accountDigest } from '@meshwright/purchase/identity';
import { folderStore } from '@meshwright/purchase/node';
import { controlsOf } from '@meshwright/testing/panel/panel-steps';
import type { EditorDriver, OpenEditor, SceneObject } from '../editor-driver.ts';

/** Editor without a screen, whose scene is a list. Proves that the suite can pass. */
export const listEditor: EditorDriver = {
  name: 'A list of models',
  undo: true,
  keepsScene: true,
  async open(service) {
    const folder = await mkdtemp(join(tmpdir(), 'meshwright-list-editor-'));
    const connection = connect({ baseUrl: service.baseUrl, key: service.key });
    const shared = {
      connection,
      journal: memoryJournal(),
      store: folderStore(folder),
      payer: { host: connection.host, account: await accountDigest(service.key) },
    };
    const project: Project = { objects: [], earlier: [], selected: undefined, state: undefined };
    const openPanel = () => createPanel({ host: listHost(project), ...shared });
    let panel = await openPanel();
    return {
      ...steps(() => panel, project),
      async reopen() {
        await panel.close();
        panel = await openPanel();
      },
      screenshot: async () => {},
      async close() {
        await panel.close();
        await rm(folder, { recursive: true, force: true });
      },
    };
  },
};

interface ListObject extends AssetToImport {
  readonly id: string;
}

interface Project {
  objects: readonly ListObject[];
  /** Undo stack, newest last. */
  earlier: (readonly ListObject[])[];
  selected: string | undefined;
  state: string | undefined;
}

function listHost(project: Project): HostPort {
  const find = (id: string | undefined) => project.objects.find((object) => object.id === id);
  return {
    facts: {
      name: 'List',
      version: '1',
      undo: true,
      keepsScene: true,
      exportsSelection: true,
      playsClips: false,
      savesFiles: false,
    },
    async importAsset(asset): Promise<ImportedAsset> {
      const old = find(asset.replace);
      const id = crypto.randomUUID();
      const object = { ...asset, id, name: old?.name ?? asset.name };
      project.earlier.push(project.objects);
      project.objects = [...project.objects.filter((each) => each !== old), object];
      project.selected = id;
      return { id, name: object.name, ...(await factsOf(asset.glb)) };
    },
    exportSelection: async () => find(project.selected)!.glb,
    show: async (id) => find(id) !== undefined,
    async remove(id) {
      project.objects = project.objects.filter((each) => each.id !== id);
      return true;
    },
    load: async () => project.state,
    async save(state) {
      project.state = state;
    },
  };
}

function steps(
  panel: () => Panel,
  project: Project,
): Pick<OpenEditor, 'set' | 'pick' | 'press' | 'text' | 'scene' | 'select' | 'saved' | 'undo'> {
  const first = (fits: (control: Control) => boolean) => controlsOf(panel()).find(fits)!.id;
  return {
    async set(label, value) {
      const id = first((each) => each.label === label);
      await panel().send({ do: 'set', control: id, value: optionOf(controlsOf(panel()), id, value) });
    },
    async pick(label, paths) {
      const kept = paths.map(async (path) =>
        panel().keep(basename(path), new Uint8Array(await readFile(path))),
      );
      const id = first((each) => each.label === label);
      await panel().send({ do: 'set', control: id, value: await Promise.all(kept) });
    },
    // Ignores the rejection: like a user, the suite reads the shown text.
    press: async (label) =>
      panel()
        .send({
          do: 'press',
          control: first((each) => each.kind === 'button' && buttonText(each).startsWith(label)),
        })
        .catch(() => {}),
    text: async () => controlsOf(panel()).map(textOf).join('\n'),
    scene: () => Promise.all(project.objects.map((object) => sceneObject(object, project.selected))),
    async select(id) {
      const { name, provenance } = project.objects.find((each) => each.id === id)!;
      project.selected = id;
      await panel().send({ do: 'select', selection: { id, name, provenance, hasMesh: true } });
    },
    saved: async () =>
      JSON.stringify([project.state, project.objects.map(({ glb, ...object }) => [glb.length, object])]),
    async undo() {
      project.objects = project.earlier.pop() ?? [];
      const standing = project.objects.map(({ id, provenance }) => ({ id, task: provenance.task }));
      await panel().send({ do: 'scene', standing });
    },
  };
}

function buttonText({ label, cost }: ButtonControl): string {
  return cost === undefined ? label : `${label} (${cost})`;
}

/** Finds an option by its label. */
function optionOf(controls: readonly Control[], id: string, value: string | number | boolean) {
  const control = controls.find((each) => each.id === id);
  const options = control?.kind === 'choice' ? control.options : [];
  return options.find(({ label }) => label === value)?.value ?? value;
}

function textOf(control: Control): string {
  const { label, kind, disabled = '' } = control;
  if (kind === 'files') return `${label} ${control.value.map(({ name }) => name).join(' ')}`;
  if (kind !== 'job') return `${label} ${disabled}`;
  return `${label} ${control.text} ${control.progress ?? 0} %`;
}

async function sceneObject(object: ListObject, selected: string | undefined): Promise<SceneObject> {
  const { id, name, provenance, glb } = object;
  return { id, name, provenance, selected: id === selected, ...(await factsOf(glb)) };
}

async function factsOf(glb: Uint8Array) {
  const { bounds, meshes, clips } = await inspectModel(bytesSource(glb, 'model'), { bounds: 'auto' });
  return {
    height: bounds?.size[1] ?? 0,
    ground: bounds?.min[1] ?? 0,
    meshes: meshes.length,
    clips: clips.map(({ name }) => name),
  };
}
