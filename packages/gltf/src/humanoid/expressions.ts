import { isObject, type JsonObject } from '../read/json.ts';

/** A morph target that an expression sets to its full weight. */
export interface MorphBind {
  node: number;
  index: number;
  weight: number;
}

/**
 * Finds the preset expressions of VRM 1.0 among the morph targets, by the names in `mesh.extras.targetNames`. Several
 * meshes may share an expression, as a face and its eyelashes do.
 */
export function expressionsOf(json: JsonObject): Map<string, MorphBind[]> {
  const binds = new Map<string, MorphBind[]>();
  const meshes = Array.isArray(json.meshes) ? json.meshes : [];
  for (const [node, own] of (Array.isArray(json.nodes) ? json.nodes : []).entries()) {
    if (!isObject(own) || typeof own.mesh !== 'number') continue;
    const taken = new Set<string>();
    for (const [index, name] of targetNames(meshes[own.mesh]).entries()) {
      const preset = presetOf(name);
      if (preset === undefined || taken.has(preset)) continue;
      taken.add(preset);
      binds.set(preset, [...(binds.get(preset) ?? []), { node, index, weight: 1 }]);
    }
  }
  return binds;
}

function targetNames(mesh: unknown): string[] {
  if (!isObject(mesh) || !isObject(mesh.extras) || !Array.isArray(mesh.extras.targetNames)) return [];
  const [primitive] = Array.isArray(mesh.primitives) ? mesh.primitives : [];
  const targets = isObject(primitive) && Array.isArray(primitive.targets) ? primitive.targets.length : 0;
  return mesh.extras.targetNames
    .slice(0, targets)
    .map((name: unknown) => (typeof name === 'string' ? name : ''));
}

function presetOf(name: string): string | undefined {
  const words = name
    .replace(/^.*[.|:]/u, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !FILLERS.has(word));
  const key = words.join('');
  return Object.entries(PRESETS).find(([, names]) => names.includes(key))?.[0];
}

/** Prefixes that exporters put before the name of an expression. */
const FILLERS: ReadonlySet<string> = new Set(
  'fcl all mth eye eyes viseme vrc v mouth expression blendshape shape key face'.split(' '),
);

/** Preset ids of VRM 1.0 and the names that mean them, without case, separators and prefixes. */
const PRESETS: Readonly<Record<string, readonly string[]>> = {
  happy: ['happy', 'joy'],
  angry: ['angry', 'anger'],
  sad: ['sad', 'sorrow', 'sadness'],
  relaxed: ['relaxed', 'fun'],
  surprised: ['surprised', 'surprise'],
  aa: ['aa', 'a', 'ah'],
  ih: ['ih', 'i'],
  ou: ['ou', 'u', 'oo'],
  ee: ['ee', 'e', 'eh'],
  oh: ['oh', 'o'],
  blink: ['blink', 'close', 'closed'],
  blinkLeft: ['blinkleft', 'blinkl', 'closel', 'closeleft', 'winkl', 'winkleft', 'leftblink'],
  blinkRight: ['blinkright', 'blinkr', 'closer', 'closeright', 'winkr', 'winkright', 'rightblink'],
  lookUp: ['lookup'],
  lookDown: ['lookdown'],
  lookLeft: ['lookleft', 'lookl'],
  lookRight: ['lookright', 'lookr'],
  neutral: ['neutral'],
};
