import type { AssetToImport, HostPort, ImportedAsset } from '@meshwright/panel';
import type { AnimationClip, Object3D } from 'three';
import type { Command, Editor, EditorModules } from './editor.ts';
import { meshesOf, rememberProvenance, selectedObject } from './editor-selection.ts';
import { exportObject } from './export-object.ts';
import { lightScene } from './light-scene.ts';

/**
 * Makes the three.js editor a host of the panel. All changes use the editor's own commands, so its undo and autosave
 * include them. The state is stored where the core runs.
 * @param report called with a message about additional changes
 */
export function editorHost(
  editor: Editor,
  modules: EditorModules,
  report: (text: string) => void,
): Omit<HostPort, 'load' | 'save'> {
  const find = (id: string) => editor.scene.getObjectByProperty('uuid', id);

  return {
    facts: {
      name: 'three.js editor',
      version: modules.three.REVISION,
      undo: true,
      keepsScene: true,
      exportsSelection: true,
      playsClips: true,
      savesFiles: true,
    },
    async importAsset(asset) {
      const object = await parsed(asset, modules);
      const answer = measured(object, modules);
      const old = asset.replace === undefined ? undefined : find(asset.replace);
      object.name = old?.name ?? freeName(editor, asset.name);
      editor.execute(old ? replacing(old, object) : new modules.AddObjectCommand(editor, object));
      editor.select(object);
      if (lightScene(editor)) {
        report(
          'The scene had no light, so the Room environment of the editor was added. Change it under Scene, Environment.',
        );
      }
      return { ...answer, name: object.name };
    },
    async exportSelection() {
      const object = selectedObject(editor.selected);
      if (!object) throw new Error('Nothing is selected. Select an object in the scene.');
      return exportObject(object, modules);
    },
    async show(id) {
      const object = find(id);
      if (!object) return false;
      editor.select(object);
      editor.focus(object);
      return true;
    },
    async remove(id) {
      const object = find(id);
      if (object) editor.execute(new modules.RemoveObjectCommand(editor, object));
      return object !== undefined;
    },
    async playClip(id, name) {
      const object = find(id);
      for (const clip of object?.animations ?? []) editor.mixer.clipAction(clip, object).stop();
      const clip = object?.animations.find((each) => each.name === name);
      if (clip) editor.mixer.clipAction(clip, object).play();
    },
    async saveFile(name, bytes) {
      editor.utils.saveArrayBuffer(bytes.buffer, name);
      return `${name} in the browser's downloads`;
    },
  };

  /** One undo step: the new object takes the place of the old one. */
  function replacing(old: Object3D, object: Object3D): Command {
    object.position.copy(old.position);
    object.quaternion.copy(old.quaternion);
    object.scale.copy(old.scale);
    const { parent } = old;
    const index = parent?.children.indexOf(old);
    const add = new modules.AddObjectCommand(editor, object);
    // Also selects it, like the command itself, when it is redone.
    add.execute = () => {
      editor.addObject(object, parent ?? undefined, index);
      editor.select(object);
    };
    return new modules.MultiCmdsCommand(editor, [new modules.RemoveObjectCommand(editor, old), add]);
  }
}

async function parsed({ glb, provenance }: AssetToImport, { gltfLoader }: EditorModules): Promise<Object3D> {
  const { GLTFLoader } = await gltfLoader();
  const { buffer, byteOffset, byteLength } = glb;
  const { scene, animations } = await new GLTFLoader().parseAsync(
    buffer.slice(byteOffset, byteOffset + byteLength),
    '',
  );
  scene.animations = animations;
  rememberProvenance(scene, provenance);
  return scene;
}

function measured(object: Object3D, { three }: EditorModules): Omit<ImportedAsset, 'name'> {
  object.updateMatrixWorld(true);
  const { min, max } = new three.Box3().setFromObject(object, true);
  return {
    id: object.uuid,
    height: Math.max(0, max.y - min.y),
    meshes: meshesOf(object).length,
    clips: object.animations.map(({ name }: AnimationClip) => name),
  };
}

function freeName({ scene }: Editor, name: string): string {
  let free = name;
  for (let count = 2; scene.getObjectByName(free); count++) free = `${name}-${count}`;
  return free;
}
