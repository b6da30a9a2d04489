import type { AssetToImport, HostPort, ImportedAsset } from '@meshwright/panel';
import type { AnimationClip, Light, Object3D, Scene } from 'three';
import type { Command, Editor, EditorModules } from './editor.ts';
import { meshesOf, rememberProvenance, selectedObject } from './editor-selection.ts';

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
      language: editor.config?.getKey('language'),
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

/** Exports an object and its descendants as one GLB in its own frame, without its placement in the scene. */
async function exportObject(
  object: Object3D,
  { gltfExporter }: Pick<EditorModules, 'gltfExporter'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { GLTFExporter } = await gltfExporter();
  const root = object.clone(false);
  root.position.set(0, 0, 0);
  root.rotation.set(0, 0, 0);
  root.scale.set(1, 1, 1);
  root.visible = true;
  root.userData = {};
  // Shares the children instead of moving them, so the scene is unchanged.
  root.children = object.children;
  const glb = await new GLTFExporter().parseAsync(root, { binary: true, animations: object.animations });
  return new Uint8Array(glb as ArrayBuffer);
}

/** Names of the editor's room environment, which differ between its versions. */
const rooms = ['Default', 'Room', 'ModelViewer'];

/**
 * Enables the editor's room environment in a scene without light, where reflective materials would be black. Returns
 * whether it did.
 */
function lightScene({ scene, signals }: Pick<Editor, 'scene' | 'signals'>): boolean {
  if (scene.environment || hasLight(scene)) return false;
  for (const room of rooms) {
    signals.sceneEnvironmentChanged.dispatch(room);
    if (!scene.environment) continue;
    // Absent in later versions of the editor.
    signals.refreshSidebarEnvironment?.dispatch();
    return true;
  }
  return false;
}

function hasLight(scene: Scene): boolean {
  let found = false;
  scene.traverse((object) => {
    found ||= 'isLight' in object && (object as Light).intensity > 0;
  });
  return found;
}
