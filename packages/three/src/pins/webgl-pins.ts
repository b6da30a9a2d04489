import type { Material, WebGLRenderer } from 'three';
import { dropTextures, type ProgramPins } from './program-pins.ts';

/** @param most programs kept, the most recent. Generated assets share a few layouts */
export function webglPins(renderer: WebGLRenderer, most = 16): ProgramPins {
  const kept = new Map<string, Material>();
  let closed = false;
  return {
    leave() {},
    release(material) {
      // The renderer makes other properties after a lost context.
      const { programs } = renderer.properties.get(material) as { programs?: Map<string, unknown> };
      const fresh = [...(programs?.keys() ?? [])].filter((key) => !kept.has(key));
      if (closed || fresh.length === 0) return material.dispose();
      for (const key of fresh) kept.set(key, material);
      dropTextures(material);
      for (const [key, oldest] of kept) {
        if (kept.size <= most) break;
        kept.delete(key);
        if (![...kept.values()].includes(oldest)) oldest.dispose();
      }
    },
    dispose() {
      closed = true;
      for (const material of new Set(kept.values())) material.dispose();
      kept.clear();
    },
  };
}
