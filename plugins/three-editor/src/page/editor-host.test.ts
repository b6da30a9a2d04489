import { suiteModel } from '@meshwright/host-suite/white-box';
import * as three from 'three';
import {
  Box3,
  Group,
  Mesh,
  type Object3D,
  PlaneGeometry,
  PointLight,
  Scene,
  SphereGeometry,
  Texture,
} from 'three';
import { describe, expect, it } from 'vitest';
import * as commands from '../testing/stand-in-commands.ts';
import type { StandInEditor } from '../testing/stand-in-editor.ts';
import type { Editor, EditorModules } from './editor.ts';
import { editorHost } from './editor-host.ts';
import { selectionOf } from './editor-selection.ts';

const provenance = {
  task: 'text-to-3d:1@localhost',
  title: 'a robot',
  request: { prompt: 'a robot' },
  importedAt: '2026-01-01T00:00:00.000Z',
};

describe('a selection in the three.js editor', () => {
  it('is the asset around a clicked part, also below the mark of a placed file', () => {
    const root = new Group();
    root.name = 'robot';
    root.userData.meshwright = provenance;
    const wrapper = new Group();
    wrapper.userData.meshwright = { role: 'placement' };
    const part = new Mesh();
    new Scene().add(root.add(wrapper.add(part)));
    expect(selectionOf(part)).toEqual({ id: root.uuid, name: 'robot', provenance, hasMesh: true });
  });
});

describe('an import into the three.js editor', () => {
  it('lights a dark scene in an editor without the signal that refreshes its sidebar', async () => {
    const editor = smallEditor();
    const reports: string[] = [];
    const host = editorHost(editor, modules, (text) => reports.push(text));
    await host.importAsset(asset());
    expect(editor.scene.children).toHaveLength(1);
    expect(editor.scene.environment).not.toBeNull();
    expect(reports).toHaveLength(1);
  });

  it('stands at the origin as in an empty scene, with a landscape of 40 m and a sky around it', async () => {
    const [empty, forest] = [smallEditor(), smallEditor()];
    const land = new Mesh(new PlaneGeometry(40, 40, 80, 80).rotateX(-Math.PI / 2));
    const heights = land.geometry.getAttribute('position');
    for (let i = 0; i < heights.count; i++)
      heights.setY(i, 1.2 * Math.sin(heights.getX(i) / 4) * Math.cos(heights.getZ(i) / 5));
    forest.scene.add(land, new Mesh(new SphereGeometry(200)), new PointLight());
    const boxes = [empty, forest].map(async (editor) => {
      const { id } = await editorHost(editor, modules, () => {}).importAsset(asset());
      return new Box3().setFromObject(editor.scene.getObjectByProperty('uuid', id)!, true);
    });
    const [alone, surrounded] = await Promise.all(boxes);
    expect(surrounded).toEqual(alone);
  });

  it('that replaces an asset selects the new one, also when it is redone', async () => {
    const editor = smallEditor();
    editor.scene.add(new PointLight());
    const host = editorHost(editor, modules, () => {});
    const { id } = await host.importAsset(asset());
    const next = await host.importAsset(asset(id));
    expect(editor.selected?.uuid).toBe(next.id);
    editor.undo();
    editor.redo();
    expect(editor.selected?.uuid).toBe(next.id);
  });
});

const modules = {
  ...commands,
  three,
  gltfLoader: () => import('three/addons/loaders/GLTFLoader.js'),
  gltfExporter: () => import('three/addons/exporters/GLTFExporter.js'),
} as unknown as EditorModules;

function asset(replace?: string) {
  const expected = { height: 1, meshes: 7, materials: 2, triangles: 84, clips: [] };
  return { name: 'robot', glb: suiteModel().glb, file: 'a'.repeat(64), expected, provenance, replace };
}

/** The parts of an editor that an import uses, with undo and redo. */
function smallEditor() {
  type Step = { execute(): void; undo(): void };
  const scene = new Scene();
  const undos: Step[] = [];
  const redos: Step[] = [];
  const signal = () => ({ add: () => {}, dispatch: () => {} });
  let selected: Object3D | null = null;
  const editor = {
    scene,
    signals: {
      objectSelected: signal(),
      objectRemoved: signal(),
      sceneEnvironmentChanged: {
        add: () => {},
        dispatch(name: string) {
          scene.environment = name === 'Default' ? new Texture() : null;
        },
      },
    },
    get selected() {
      return selected;
    },
    select(object: Object3D | null) {
      selected = object;
    },
    addObject: (object: Object3D, parent: Object3D = scene) => void parent.add(object),
    removeObject: (object: Object3D) => void object.removeFromParent(),
    execute(step: Step) {
      undos.push(step);
      step.execute();
    },
    undo() {
      const step = undos.pop()!;
      step.undo();
      redos.push(step);
    },
    redo() {
      const step = redos.pop()!;
      step.execute();
      undos.push(step);
    },
  };
  return editor as unknown as Editor & Pick<StandInEditor, 'undo'> & { redo(): void };
}
