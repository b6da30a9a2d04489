import type { AssetToImport, HostPort, ImportedAsset } from '@meshwright/panel';
import { listFacts } from './list-facts.ts';

/** Host without an editor: its scene is a list, and every call can be made to fail. */
export interface ScriptedHost extends HostPort {
  readonly scene: AssetToImport[];
  /** Names of the calls that reject from now on. */
  readonly failing: Set<keyof HostPort>;
  readonly saved: { state: string | undefined };
  /** Bytes that the selection exports. */
  selected: Uint8Array<ArrayBuffer>;
}

/** @param saved shared with a second host to open the same project again */
export function scriptedHost(saved: ScriptedHost['saved'] = { state: undefined }): ScriptedHost {
  const scene: AssetToImport[] = [];
  const failing = new Set<keyof HostPort>();
  const attempt = (call: keyof HostPort) => {
    if (failing.has(call)) throw new Error('the disk is full.');
  };
  return {
    scene,
    failing,
    saved,
    selected: new Uint8Array(),
    facts: listFacts,
    async importAsset(asset): Promise<ImportedAsset> {
      attempt('importAsset');
      scene.push(asset);
      const { meshes, clips, height } = asset.expected;
      return { id: `object-${scene.length}`, name: asset.name, meshes, clips, height };
    },
    async exportSelection() {
      attempt('exportSelection');
      return this.selected;
    },
    show: async (id) => Number(id.slice('object-'.length)) <= scene.length,
    remove: async () => scene.pop() !== undefined,
    playClip: async () => {},
    saveFile: async (name) => name,
    load: async () => saved.state,
    async save(state) {
      attempt('save');
      saved.state = state;
    },
  };
}
