import type { LockedNames } from '../lockfile.ts';

/** The parts of a model's JSON that names are read from. */
export interface ModelJson {
  asset?: { extras?: { meshwright?: { standIn?: unknown } | null } | null };
  nodes?: { name?: unknown }[];
  materials?: { name?: unknown }[];
  skins?: { joints?: number[] }[];
  meshes?: { extras?: { targetNames?: unknown } | null }[];
}

/** Returns the names of nodes, materials, bones and morph targets, each once, in the order of the file. */
export function namesIn({ nodes = [], materials = [], skins = [], meshes = [] }: ModelJson): LockedNames {
  const joints = new Set(skins.flatMap((skin) => skin.joints ?? []));
  const targets = meshes.flatMap(({ extras }): unknown[] =>
    Array.isArray(extras?.targetNames) ? extras.targetNames : [],
  );
  return {
    nodes: distinct(nodes.flatMap(({ name }, index) => (joints.has(index) ? [] : [name]))),
    materials: distinct(materials.map(({ name }) => name)),
    bones: distinct([...joints].sort((a, b) => a - b).map((joint) => nodes[joint]?.name)),
    morphs: distinct(targets),
  };
}

function distinct(names: unknown[]): string[] {
  const texts = names.filter((name): name is string => typeof name === 'string' && name !== '');
  return [...new Set(texts)].slice(0, MOST);
}

/** A lockfile is read by people: of a model with more names, code finds the rest by searching the scene. */
const MOST = 256;
