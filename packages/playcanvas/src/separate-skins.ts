import { Mat4, type Skin } from 'playcanvas';

/** The parts of a file's JSON that skins are made of. */
interface SkinnedFile {
  readonly nodes?: { name?: string; mesh?: number; skin?: number }[];
  readonly meshes?: object[];
  readonly skins?: { joints: number[]; readonly inverseBindMatrices?: number }[];
}

/**
 * Hooks of the engine's GLB parser, which makes one skin of all that have equal names of joints, and gives a mesh the skin
 * of its last node. Files quantised by mesh have such skins, with other inverse bind matrices: a further joint, which no
 * corner uses, separates them.
 */
export const separateSkins = {
  preprocess(file: SkinnedFile): void {
    nameJoints(file);
    const { nodes = [], skins = [] } = file;
    const known = new Map<string, number[]>();
    for (const skin of skins) {
      const names = skin.joints.map((joint) => nodes[joint]!.name).join('#');
      const binds = known.get(names) ?? [];
      known.set(names, binds);
      const own = skin.inverseBindMatrices ?? -1;
      if (!binds.includes(own)) binds.push(own);
      skin.joints = [...skin.joints, ...Array<number>(binds.indexOf(own)).fill(skin.joints[0]!)];
    }
    separateMeshes(file);
  },
  postprocess(_: SkinnedFile, { skins }: { readonly skins: readonly Skin[] }): void {
    // The file has no matrix for a joint that was added.
    for (const { inverseBindPose } of skins)
      for (const [index, { data }] of inverseBindPose.entries())
        if (Number.isNaN(data[0])) inverseBindPose[index] = new Mat4();
  },
};

/** Copies find joints by name, so two joints of a name would move as one. */
function nameJoints({ nodes = [], skins = [] }: SkinnedFile): void {
  const owners = new Map<string, number>();
  for (const joint of new Set(skins.flatMap(({ joints }) => joints))) {
    const node = nodes[joint]!;
    // The engine's own name of a node without one.
    const name = node.name ?? `node_${joint}`;
    node.name = owners.has(name) ? `${name} ${joint}` : name;
    owners.set(node.name, joint);
  }
}

/** Gives each pair of mesh and skin a mesh. */
function separateMeshes({ nodes = [], meshes = [] }: SkinnedFile): void {
  const skinOf = new Map<number, number>();
  const copies = new Map<string, number>();
  for (const node of nodes) {
    const { mesh, skin } = node;
    if (mesh === undefined || skin === undefined) continue;
    const first = skinOf.get(mesh) ?? skin;
    skinOf.set(mesh, first);
    if (first === skin) continue;
    const key = `${mesh} ${skin}`;
    const copy = copies.get(key) ?? meshes.push({ ...meshes[mesh] }) - 1;
    copies.set(key, copy);
    node.mesh = copy;
  }
}
