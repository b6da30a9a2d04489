import type { Mesh } from 'playcanvas';

interface Primitive {
  readonly mode?: number;
  readonly attributes: Readonly<Record<string, number>>;
  readonly targets?: readonly Readonly<Record<string, number>>[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** The parts of a file's JSON that morph targets are made of. */
interface MorphedFile {
  readonly meshes?: { readonly primitives: readonly Primitive[]; readonly extras?: unknown }[];
}

const points = 0;

/**
 * Hooks of the engine's GLB parser, which reads no morph targets of a primitive that Draco compresses. A mesh of points at
 * the end of the file has them, and gives them to the primitive.
 */
export function dracoMorphs() {
  /** Mesh and primitive that each added mesh is for. */
  const owners: { readonly mesh: number; readonly primitive: number }[] = [];
  return {
    preprocess({ meshes = [] }: MorphedFile): void {
      for (const [mesh, each] of [...meshes.entries()]) {
        for (const [primitive, { targets, extensions }] of each.primitives.entries()) {
          const corners = targets?.flatMap(({ POSITION, NORMAL }) => POSITION ?? NORMAL ?? [])[0];
          if (corners === undefined || !extensions?.KHR_draco_mesh_compression) continue;
          owners.push({ mesh, primitive });
          const bare = { mode: points, attributes: { POSITION: corners }, targets: targets! };
          meshes.push({ ...each, primitives: [bare] });
        }
      }
    },
    postprocess(_: MorphedFile, { renders }: { readonly renders: { readonly meshes: readonly Mesh[] }[] }) {
      if (owners.length === 0) return;
      const added = renders.splice(-owners.length);
      for (const [index, { mesh, primitive }] of owners.entries()) {
        const [from] = added[index]!.meshes;
        renders[mesh]!.meshes[primitive]!.morph = from!.morph;
        from!.destroy();
      }
    },
  };
}
