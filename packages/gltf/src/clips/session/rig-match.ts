import { GltfError } from '../../gltf-error.ts';
import { identity, type Matrix } from '../../matrix.ts';
import type { Model } from '../../read/model.ts';
import { parentsOf, worldsOf } from '../../read/node-tree.ts';
import type { OptionsOf, OptionTable, SettledOptions } from '../../step/options.ts';
import { fitBody } from './body-fit.ts';

export const rigTolerance = {
  offset: {
    kind: 'number',
    min: 0,
    max: 1,
    default: 0.01,
    help: 'Largest distance between matching bones of one rig, as a share of the longest bone offset.',
  },
  degrees: {
    kind: 'number',
    unit: 'degrees',
    min: 0,
    max: 180,
    default: 1,
    help: 'Largest rotation between them before a bone without a track is held in the pose of the other file.',
  },
} as const satisfies OptionTable;

/** How far bones of one rig may differ at rest. */
export type RigTolerance = OptionsOf<typeof rigTolerance>;

/** The bone of the target for one bone of the donor. */
export interface Twin {
  node: number;
  /** How the keys of the donor become those of the target; absent where they are the same. */
  fit?: BoneFit;
}

/** Conversion of the keys of one bone; each gets and returns a value, or with `tangent` a slope. */
export interface BoneFit {
  rotation(key: readonly number[]): readonly number[];
  /** Null where the bone keeps the length it has in the target. */
  translation(key: readonly number[], tangent: boolean): readonly number[] | null;
  scale(key: readonly number[]): readonly number[] | null;
}

/** A pose that the clips of the donor take for granted, because no track states it. */
export interface HeldPose {
  node: number;
  path: 'rotation';
  value: readonly number[];
}

export interface RigMatch {
  twins: Map<number, Twin>;
  held: HeldPose[];
  /** Why keys were converted; absent for the same rig. */
  differs?: string;
  /** Bones that are stated, and are not in the donor. */
  unknown: string[];
}

interface MatchOptions extends SettledOptions<typeof rigTolerance> {
  /** Bones of the target by the names of those of the donor. */
  readonly bones: Readonly<Record<string, string>>;
}

/**
 * Finds for every bone of `donor` (joints, and nodes its clips animate) the node of `target`: by name, by name without
 * the prefix of a rig, or by its place in the body. Bones of one rig have the same parents and offsets; their rest poses
 * may differ, since tracks state poses and not differences. Another rig of the same kind of body is converted.
 * @throws GltfError `rig_mismatch` with the names of the bones that differ, and how | `invalid_option` for a stated bone that the target lacks
 */
export function matchRig(
  donor: Model,
  target: Model,
  names: { donor: string; target: string },
  options: MatchOptions,
): RigMatch {
  const { stated, unknown } = statedTwins(donor, target, options.bones);
  const twins = twinsByName(donor, target, bonesOf(donor), stated);
  const same = sameRig(donor, target, twins, options);
  if (same.problems.length === 0) return { ...same, unknown };
  const fitted = fitBody(donor, target, twins.twins, stated);
  if (fitted) return { ...fitted, unknown, differs: shown(same.problems) };
  throw new GltfError(
    'rig_mismatch',
    `${names.donor} does not fit the rig of ${names.target}: ${shown(same.problems)}; ` +
      'use clips made for the same rig or for a body with the same bones, state which bone is which (--bones), or raise the tolerance (--offset, --degrees)',
  );
}

function shown(problems: readonly string[]): string {
  const more = problems.length > SHOWN ? `, and ${problems.length - SHOWN} more` : '';
  return `${problems.slice(0, SHOWN).join(', ')}${more}`;
}

/** Compares two rigs bone by bone. */
function sameRig(
  donor: Model,
  target: Model,
  { twins: nodes, problems: unmatched }: NamedTwins,
  tolerance: SettledOptions<typeof rigTolerance>,
): Pick<RigMatch, 'twins' | 'held'> & { problems: string[] } {
  const bones = bonesOf(donor);
  const problems = [...unmatched];
  const parents = { donor: parentsOf(donor), target: parentsOf(target) };
  const reach = Math.max(...[...bones].map((bone) => offsetOf(donor.nodes[bone]!.matrix)), 1e-9);
  const twins = new Map<number, Twin>();
  const held: HeldPose[] = [];
  const rotated: { bone: number; problem: string }[] = [];
  for (const bone of bones) {
    const twin = nodes.get(bone);
    if (twin === undefined) continue;
    const own = donor.nodes[bone]!;
    const other = target.nodes[twin]!;
    const parent = parents.donor.get(bone);
    const isRoot = parent === undefined || !bones.has(parent);
    if (!isRoot && nodes.get(parent) !== parents.target.get(twin)) {
      problems.push(`${own.name} is not under ${donor.nodes[parent]!.name}`);
      continue;
    }
    const { offset, degrees, scale } = differenceOf(own.matrix, other.matrix, reach);
    const moves = (path: string) => isTracked(donor, bone, path);
    if (!(offset <= tolerance.offset)) {
      const ratio = offsetOf(own.matrix) / offsetOf(other.matrix);
      // The height of the root is a pose; a tenth or ten times of it is another unit.
      const isPose = isRoot && moves('translation') && ratio > 0.1 && ratio < 10;
      if (!isPose)
        problems.push(`${own.name} is offset at rest by ${rounded(offset * 100)} % of the longest bone`);
    }
    if (!(scale <= 0.01) && !moves('scale')) problems.push(`${own.name} has another scale at rest`);
    if (!(degrees <= tolerance.degrees)) {
      const problem = `${own.name} is rotated at rest by ${rounded(degrees)} degrees`;
      if (isRoot && !sameFrame(donor, target, parents, bone, twin, tolerance.degrees)) problems.push(problem);
      else rotated.push({ bone, problem });
      if (!moves('rotation') && own.parts)
        held.push({ node: bone, path: 'rotation', value: Array.from(own.parts.rotation) });
    }
    twins.set(bone, { node: twin });
  }
  // Bones that are rotated while every joint is where it was have other axes: their keys mean other poses.
  const all = twinsByName(donor, target, new Set(donor.nodes.keys()), nodes).twins;
  if (
    rotated.length > 0 &&
    problems.length === 0 &&
    standAlike(donor, target, all, rotated, tolerance.offset)
  )
    problems.push(...rotated.map(({ problem }) => problem));
  return { twins, held, problems };
}

/** True where the nodes above two bones turn the scene alike. */
function sameFrame(
  donor: Model,
  target: Model,
  parents: { donor: Map<number, number>; target: Map<number, number> },
  bone: number,
  twin: number,
  degrees: number,
): boolean {
  const above = (model: Model, way: Map<number, number>, node: number) => {
    const parent = way.get(node);
    return parent === undefined ? identity() : worldsOf(model).get(parent)!;
  };
  const [a, b] = [above(donor, parents.donor, bone), above(target, parents.target, twin)];
  return differenceOf(a, b, 1).degrees <= degrees;
}

/** True where everything below rotated bones is at the same place at rest, as seen from the bone above it. */
function standAlike(
  donor: Model,
  target: Model,
  twins: ReadonlyMap<number, number>,
  rotated: readonly { bone: number }[],
  share: number,
): boolean {
  const [from, to] = [worldsOf(donor), worldsOf(target)];
  const ways: (readonly [number[], number[]])[] = [];
  for (const { bone } of rotated) {
    const twin = twins.get(bone);
    for (const child of donor.nodes[bone]!.children) {
      const other = twins.get(child);
      if (twin === undefined || other === undefined) continue;
      ways.push([wayBetween(from, bone, child), wayBetween(to, twin, other)]);
    }
  }
  const size = (side: 0 | 1) => Math.max(...ways.map((way) => Math.hypot(...way[side])));
  if (ways.length === 0 || !(size(0) > 0) || !(size(1) > 0)) return false;
  const most = Math.max(share, 0.01);
  return ways.every(([own, other]) =>
    own.every((value, axis) => Math.abs(value / size(0) - other[axis]! / size(1)) <= most),
  );
}

function wayBetween(worlds: ReadonlyMap<number, Matrix>, from: number, to: number): number[] {
  const [a, b] = [worlds.get(from)!, worlds.get(to)!];
  return [12, 13, 14].map((at) => b[at]! - a[at]!);
}

/** True where every clip has such a track for a node. */
function isTracked({ clips }: Model, node: number, path: string): boolean {
  return clips.every(({ channels }) =>
    channels.some((channel) => channel.node === node && channel.path === path),
  );
}

/** Nodes of the target by those of the donor, as a caller states them. */
function statedTwins(
  donor: Model,
  target: Model,
  bones: Readonly<Record<string, string>>,
): { stated: Map<number, number>; unknown: string[] } {
  const [from, to] = [nodesByName(donor, (name) => name), nodesByName(target, (name) => name)];
  const stated = new Map<number, number>();
  const unknown: string[] = [];
  for (const [own, other] of Object.entries(bones)) {
    const twin = to.get(other)?.[0];
    if (twin === undefined) {
      const message = `mergeClips: bones: the model has no bone "${other}"; list its nodes with "meshwright inspect --json" and name one of them`;
      throw new GltfError('invalid_option', message);
    }
    const bone = from.get(own)?.[0];
    if (bone === undefined) unknown.push(own);
    else stated.set(bone, twin);
  }
  return { stated, unknown };
}

interface NamedTwins {
  readonly twins: Map<number, number>;
  readonly problems: string[];
}

/** Bones of the target by what is stated, then by the names of the donor's, also without the prefix of a rig such as `mixamorig:`. */
function twinsByName(
  donor: Model,
  target: Model,
  bones: ReadonlySet<number>,
  stated: ReadonlyMap<number, number>,
): NamedTwins {
  const exact = nodesByName(target, (name) => name);
  const bare = nodesByName(target, bareName);
  const joints = new Set(target.skins.flatMap((skin) => skin.joints));
  const twins = new Map<number, number>();
  const problems: string[] = [];
  for (const bone of bones) {
    const given = stated.get(bone);
    if (given !== undefined) {
      twins.set(bone, given);
      continue;
    }
    const { name } = donor.nodes[bone]!;
    let candidates = name === '' ? [] : (exact.get(name) ?? bare.get(bareName(name)) ?? []);
    if (candidates.length > 1) {
      const skinned = candidates.filter((twin) => joints.has(twin) === donorHas(donor, bone));
      candidates = skinned.length > 0 ? skinned : candidates;
    }
    if (candidates.length === 1) twins.set(bone, candidates[0]!);
    else {
      const why =
        name === '' ? 'has no name' : candidates.length === 0 ? 'is missing' : 'occurs more than once';
      problems.push(`${name || `node ${bone}`} ${why}`);
    }
  }
  return { twins, problems };
}

function nodesByName({ nodes }: Model, read: (name: string) => string): Map<string, number[]> {
  const byName = new Map<string, number[]>();
  for (const [index, { name }] of nodes.entries()) {
    const key = read(name);
    byName.set(key, [...(byName.get(key) ?? []), index]);
  }
  return byName;
}

/** `mixamorig:Hips`, `mixamorigHips` and `Armature|Hips` are all `Hips`. */
function bareName(name: string): string {
  return name.replace(/^.*[:|]/, '').replace(/^mixamorig\d*_?(?=.)/, '');
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

/** How far two transforms are apart: a share of `reach`, degrees, and a share of the scale. */
function differenceOf(
  a: Matrix,
  b: Matrix,
  reach: number,
): { offset: number; degrees: number; scale: number } {
  const offset = Math.hypot(a[12]! - b[12]!, a[13]! - b[13]!, a[14]! - b[14]!) / reach;
  let [degrees, scale] = [0, 0];
  for (const axis of [0, 4, 8]) {
    const [u, v] = [a.subarray(axis, axis + 3), b.subarray(axis, axis + 3)];
    const [long, other] = [Math.hypot(...u), Math.hypot(...v)];
    scale = Math.max(scale, long === other ? 0 : Math.abs(long - other) / Math.max(long, other));
    if (long === 0 || other === 0) continue;
    const cosine = (u[0]! * v[0]! + u[1]! * v[1]! + u[2]! * v[2]!) / (long * other);
    degrees = Math.max(degrees, (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI);
  }
  return { offset, degrees, scale };
}

function offsetOf(matrix: Matrix): number {
  return Math.hypot(matrix[12]!, matrix[13]!, matrix[14]!);
}

function rounded(value: number): string {
  return value.toPrecision(3);
}

const SHOWN = 8;
