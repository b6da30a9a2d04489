import { type Material, Texture, type WebGLRenderer } from 'three';

/** Keeps the programs of freed materials, which three.js otherwise frees with the last material that uses them. */
export interface ProgramPins {
  /** Frees a material, or keeps it without its textures when its program would be lost with it. */
  release(material: Material): void;
  dispose(): void;
}

/** @param most programs kept, the most recent. Generated assets share a few layouts */
export function programPins({ properties }: WebGLRenderer, most = 16): ProgramPins {
  const kept = new Map<string, Material>();
  let closed = false;
  return {
    release(material) {
      const { programs } = properties.get(material) as { programs?: Map<string, unknown> };
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

function dropTextures(material: Material): void {
  for (const [name, value] of Object.entries(material)) {
    if (value instanceof Texture) Object.assign(material, { [name]: null });
  }
}
