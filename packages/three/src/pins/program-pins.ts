import { type Material, type Mesh, Texture } from 'three';

/** Keeps the programs of freed materials, which three.js otherwise frees with the last material that uses them. */
export interface ProgramPins {
  /** Frees what the renderer holds for a mesh of a disposed copy, or keeps it for its program. */
  leave(mesh: Mesh): void;
  /** Frees a material, or keeps it without its textures when its program would be lost with it. */
  release(material: Material): void;
  dispose(): void;
}

export function dropTextures(material: Material): void {
  for (const [name, value] of Object.entries(material)) {
    if (value instanceof Texture) Object.assign(material, { [name]: null });
  }
}
