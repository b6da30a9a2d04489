import { GltfError } from '../../gltf-error.ts';
import type { Matrix } from '../../matrix.ts';
import type { Model } from '../../read/model.ts';
import type { OptionsOf, OptionTable, SettledOptions } from '../../step/options.ts';

export const rigTolerance = {
  offset: {
    kind: 'number',
    min: 0,
    max: 1,
    default: 0.01,
    help: 'Largest distance between matching bones, as a share of the longest bone offset.',
  },
  degrees: {
    kind: 'number',
    unit: 'degrees',
    min: 0,
    max: 180,
    default: 1,
    help: 'Largest rotation between them.',
  },
} as const satisfies OptionTable;

/** How far bones of one name may differ at rest. */
export type RigTolerance = OptionsOf<typeof rigTolerance>;

/**
 * Finds for every bone of `donor` (joints, and nodes its clips animate) the node of `target` with the same name,
 * parent and rest transform.
 * @throws GltfError `rig_mismatch` with the names of the bones that differ, and how
 */
export function matchRig(
  donor: Model,
  target: Model,
  names: { donor: string; target: string },
  tolerance: SettledOptions<typeof rigTolerance>,
): Map<number, number> {
  const bones = bonesOf(donor);
  const parents = { donor: parentsOf(donor), target: parentsOf(target) };
  const byName = new Map<string, number[]>();
  for (const [index, { name }] of target.nodes.entries())
    byName.set(name, [...(byName.get(name) ?? []), index]);
  const reach = Math.max(...[...bones].map((bone) => offsetOf(donor.nodes[bone]!.matrix)), 1e-9);
  const joints = new Set(target.skins.flatMap((skin) => skin.joints));
  const matched = new Map<number, number>();
  const problems: string[] = [];
  for (const bone of bones) {
    const { name, matrix } = donor.nodes[bone]!;
    const parent = parents.donor.get(bone);
    const parentName = parent !== undefined && bones.has(parent) ? donor.nodes[parent]!.name : undefined;
    let twins = name === '' ? [] : (byName.get(name) ?? []);
    if (twins.length > 1) {
      const skinned = twins.filter((twin) => joints.has(twin) === donorHas(donor, bone));
      twins = skinned.length > 0 ? skinned : twins;
    }
    if (twins.length !== 1) {
      const why = name === '' ? 'has no name' : twins.length === 0 ? 'is missing' : 'occurs more than once';
      problems.push(`${name || `node ${bone}`} ${why}`);
      continue;
    }
    const twin = twins[0]!;
    const twinParent = parents.target.get(twin);
    if (
      parentName !== undefined &&
      (twinParent === undefined || target.nodes[twinParent]!.name !== parentName)
    ) {
      problems.push(`${name} is not under ${parentName}`);
      continue;
    }
    const difference = differenceOf(matrix, target.nodes[twin]!.matrix, reach, tolerance);
    if (difference) problems.push(`${name} ${difference}`);
    else matched.set(bone, twin);
  }
  if (problems.length === 0) return matched;
  const more = problems.length > SHOWN ? `, and ${problems.length - SHOWN} more` : '';
  throw new GltfError(
    'rig_mismatch',
    `${names.donor} does not fit the rig of ${names.target}: ${problems.slice(0, SHOWN).join(', ')}${more}; ` +
      'use clips made for the same rig, or raise the tolerance',
  );
}

function bonesOf(model: Model): Set<number> {
  const animated = model.clips.flatMap((clip) => clip.channels.map(({ node }) => node));
  return new Set(
    [...model.skins.flatMap((skin) => skin.joints), ...animated].filter((node) => node !== undefined),
  );
}

function donorHas(model: Model, bone: number): boolean {
  return model.skins.some((skin) => skin.joints.includes(bone));
}

export function parentsOf({ nodes }: Pick<Model, 'nodes'>): Map<number, number> {
  return new Map(nodes.flatMap(({ children }, parent) => children.map((child) => [child, parent] as const)));
}

function differenceOf(
  a: Matrix,
  b: Matrix,
  reach: number,
  { offset, degrees }: SettledOptions<typeof rigTolerance>,
): string | null {
  const apart = Math.hypot(a[12]! - b[12]!, a[13]! - b[13]!, a[14]! - b[14]!);
  if (!(apart <= reach * offset))
    return `is offset at rest by ${rounded((apart / reach) * 100)} % of the longest bone`;
  for (const axis of [0, 4, 8]) {
    const [u, v] = [a.subarray(axis, axis + 3), b.subarray(axis, axis + 3)];
    const [long, other] = [Math.hypot(...u), Math.hypot(...v)];
    if (!(Math.abs(long - other) <= 0.01 * Math.max(long, other))) return 'has another scale at rest';
    if (long === 0) continue;
    const cosine = (u[0]! * v[0]! + u[1]! * v[1]! + u[2]! * v[2]!) / (long * other);
    const turned = (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
    if (!(turned <= degrees)) return `is rotated at rest by ${rounded(turned)} degrees`;
  }
  return null;
}

function offsetOf(matrix: Matrix): number {
  return Math.hypot(matrix[12]!, matrix[13]!, matrix[14]!);
}

function rounded(value: number): string {
  return value.toPrecision(3);
}

const SHOWN = 8;
