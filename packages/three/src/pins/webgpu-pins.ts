import { type Material, type Mesh, type MeshStandardMaterial, Texture } from 'three';
import { dropTextures, type ProgramPins } from './program-pins.ts';

/**
 * Keeps programs of WebGPURenderer, which frees a program with the last mesh that uses it: one mesh and its material for
 * each layout of vertices and textures. Of a kept mesh, the arrays of its geometry stay in memory.
 * @param most layouts kept, the most recent
 */
export function webgpuPins(most = 16): ProgramPins {
  const kept = new Map<string, Mesh>();
  const released = new WeakSet<Material>();
  let closed = false;

  function free(mesh: Mesh): void {
    freeMesh(mesh);
    for (const material of [mesh.material].flat()) {
      if (released.has(material) && !isKept(material)) material.dispose();
    }
  }

  function isKept(material: Material): boolean {
    return [...kept.values()].some((mesh) => [mesh.material].flat().includes(material));
  }

  return {
    leave(mesh) {
      const layout = layoutOf(mesh);
      if (closed || kept.has(layout)) return freeMesh(mesh);
      kept.set(layout, mesh);
      for (const [oldest, other] of kept) {
        if (kept.size <= most) break;
        kept.delete(oldest);
        free(other);
      }
    },
    release(material) {
      released.add(material);
      if (isKept(material)) dropTextures(material);
      else material.dispose();
    },
    dispose() {
      closed = true;
      const all = [...kept.values()];
      kept.clear();
      for (const mesh of all) free(mesh);
    },
  };
}

/** The renderer holds uniforms for each mesh until its material is disposed, or until the mesh has this event. */
function freeMesh(mesh: Mesh): void {
  (mesh as unknown as { dispatchEvent(event: { type: 'dispose' }): void }).dispatchEvent({ type: 'dispose' });
}

/** Returns what a program depends on. */
function layoutOf({ type, geometry, material }: Mesh): string {
  const vertices = [geometry.attributes, geometry.morphAttributes].flatMap((each) => Object.keys(each));
  return JSON.stringify([type, vertices, [material].flat().map(materialLayout)]);
}

function materialLayout(material: Material): unknown[] {
  const { type, side, transparent, alphaTest, vertexColors } = material;
  const { flatShading } = material as MeshStandardMaterial;
  const textures = Object.entries(material).filter(([, value]) => value instanceof Texture);
  return [
    ...[type, side, transparent, alphaTest > 0, vertexColors, flatShading ?? false],
    ...textures.map(([name, { channel }]: [string, Texture]) => `${name} ${channel}`),
  ];
}
