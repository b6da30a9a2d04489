import { listFacts } from '@meshwright/testing/panel/list-facts';
import type { HostPort } from '../../host/host-port.ts';

/** Editor whose scene is a list, and which records every call. */
export interface SceneHost extends HostPort {
  readonly scene: Map<string, string>;
  readonly calls: string[];
  /** State stored by `save`, for the next session. */
  kept: string | undefined;
}

export function sceneHost(kept?: string): SceneHost {
  const scene = new Map<string, string>();
  const calls: string[] = [];
  const host: SceneHost = {
    scene,
    calls,
    kept,
    facts: listFacts,
    async importAsset({ name, glb, expected }) {
      calls.push(`import ${name}`);
      const id = `${name}#${scene.size}`;
      scene.set(id, new TextDecoder().decode(glb));
      return { id, name, height: expected.height, meshes: expected.meshes, clips: expected.clips };
    },
    async exportSelection() {
      calls.push('export');
      return new Uint8Array(700_000).fill(7);
    },
    async show(id) {
      calls.push(`show ${id}`);
      return scene.has(id);
    },
    async remove(id) {
      calls.push(`remove ${id}`);
      return scene.delete(id);
    },
    async playClip(id, clip) {
      calls.push(`play ${id} ${clip}`);
    },
    async saveFile(name, bytes) {
      calls.push(`save ${name} ${new TextDecoder().decode(bytes)}`);
      return `downloads/${name}`;
    },
    load: async () => host.kept,
    async save(state) {
      host.kept = state;
    },
  };
  return host;
}
