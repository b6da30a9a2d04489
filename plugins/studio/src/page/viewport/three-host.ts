import { type HostPort, type Provenance, provenanceIn } from '@meshwright/panel';
import { downloadFile } from '@meshwright/panel/dom';
import type { ThreeAsset, ThreeAssets } from '@meshwright/three';
import { type AnimationClip, type Object3D, REVISION, type Scene } from 'three';
import { clone } from 'three/addons/utils/SkeletonUtils.js';
import { say } from '../words/say.ts';
import { type ClipPlayer, clipPlayer } from './clip-player.ts';
import { boundsOf, meshesOf } from './model-bounds.ts';

/** Selection of the viewport around a scene. */
export interface ThreeSelection {
  selected(): Object3D | null;
  select(object: Object3D): void;
  /** Moves the camera to frame the object. */
  frame(object: Object3D): void;
  /** What stands, or its pose, has changed. */
  changed(): void;
}

/** Assets of a scene, and the scene as a host of the panel. */
export interface ThreeHost extends HostPort {
  find(id: string): Object3D | undefined;
  readonly roots: ReadonlyMap<string, ThreeAsset>;
  readonly clips: ClipPlayer;
}

/** Makes a three.js scene a host of the panel; storage of its state is separate. */
export function threeHost(
  scene: Scene,
  assets: ThreeAssets,
  memory: Pick<HostPort, 'load' | 'save'>,
  selection: ThreeSelection,
): ThreeHost {
  const roots = new Map<string, ThreeAsset>();
  const clips = clipPlayer();
  const find = (id: string) => roots.get(id)?.root;
  const discard = (id: string) => {
    const asset = roots.get(id);
    if (asset) clips.drop(asset);
    asset?.dispose();
    return roots.delete(id);
  };
  return {
    roots,
    find,
    clips,
    facts: {
      name: 'three.js',
      version: REVISION,
      undo: false,
      keepsScene: false,
      exportsSelection: true,
      playsClips: true,
      savesFiles: true,
    },
    async importAsset({ glb, name, provenance, replace }) {
      const asset = await assets.loadAsset(glb);
      const { root } = asset;
      asset.setShadows(true);
      const { min, max } = boundsOf(root);
      const old = replace === undefined ? undefined : find(replace);
      root.name = old?.name ?? freeName(scene, name);
      root.userData.meshwright = provenance;
      if (old) {
        root.position.copy(old.position);
        root.quaternion.copy(old.quaternion);
        root.scale.copy(old.scale);
      }
      (old?.parent ?? scene).add(root);
      if (replace !== undefined) discard(replace);
      roots.set(root.uuid, asset);
      selection.select(root);
      return {
        id: root.uuid,
        name: root.name,
        clips: asset.clips,
        meshes: meshesOf(root).length,
        height: max.y - min.y,
      };
    },
    async exportSelection() {
      const root = selection.selected();
      if (!root) throw new Error(say('Nothing is selected. Click a model.'));
      return await exportRoot(root, roots.get(root.uuid)?.native.animations ?? []);
    },
    async show(id) {
      const root = find(id);
      if (!root) return false;
      selection.select(root);
      selection.frame(root);
      return true;
    },
    async remove(id) {
      const was = discard(id);
      selection.changed();
      return was;
    },
    async playClip(id, clip) {
      const asset = roots.get(id);
      if (!asset) return;
      clips.play(asset, clip);
      selection.changed();
    },
    saveFile: async (name, bytes) => downloadFile(name, bytes),
    load: () => memory.load(),
    save: (state) => memory.save(state),
  };
}

export function provenanceOf(object: Object3D): Provenance | undefined {
  return provenanceIn(object.userData.meshwright);
}

/** Exports an object with its animations as GLB, in its own frame. */
async function exportRoot(
  root: Object3D,
  animations: readonly AnimationClip[],
): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on demand: most sessions never export.
  const { GLTFExporter } = await import('three/addons/exporters/GLTFExporter.js');
  const copy = clone(root);
  copy.position.set(0, 0, 0);
  copy.quaternion.identity();
  copy.scale.set(1, 1, 1);
  copy.userData = {};
  const glb = await new GLTFExporter().parseAsync(copy, { binary: true, animations: [...animations] });
  return new Uint8Array(glb as ArrayBuffer);
}

function freeName(scene: Scene, name: string): string {
  let free = name;
  for (let count = 2; scene.getObjectByName(free); count++) free = `${name}-${count}`;
  return free;
}
