import type { Material } from 'three';
import type { GLTF } from 'three/addons/loaders/GLTFLoader.js';
import { meshesIn } from './three-model.ts';

/** Material variants of a file, which the engine's loader leaves to the page. */
export interface Variants {
  readonly names: readonly string[];
  readonly materials: readonly Material[];
  /** Returns the materials of a variant, by the place of the mesh in the scene; other meshes keep theirs. */
  of(name: string): ReadonlyMap<number, Material>;
}

interface VariantsFile {
  readonly extensions?: { readonly [extension]?: { readonly variants?: readonly { name: string }[] } };
}

interface Mapped {
  readonly [extension]?: {
    readonly mappings: readonly { readonly material: number; readonly variants: readonly number[] }[];
  };
}

const extension = 'KHR_materials_variants';

/** Reads every variant, so that showing one waits for nothing. */
export async function variantsOf({ scene, parser }: GLTF): Promise<Variants> {
  const { extensions } = parser.json as VariantsFile;
  const names = (extensions?.[extension]?.variants ?? []).map(({ name }) => name);
  const shown = new Map(names.map((name) => [name, new Map<number, Material>()]));
  if (names.length > 0) {
    for (const [index, mesh] of meshesIn(scene).entries()) {
      const { gltfExtensions } = mesh.userData as { readonly gltfExtensions?: Mapped };
      for (const { material, variants } of gltfExtensions?.[extension]?.mappings ?? []) {
        const own = mesh.material;
        mesh.material = (await parser.getDependency('material', material)) as Material;
        // Takes colours, tangents and flat shading of the mesh into account.
        parser.assignFinalMaterial(mesh);
        for (const variant of variants) shown.get(names[variant]!)?.set(index, mesh.material as Material);
        mesh.material = own;
      }
    }
  }
  return {
    names,
    materials: [...shown.values()].flatMap((each) => [...each.values()]),
    of: (name) => shown.get(name)!,
  };
}
