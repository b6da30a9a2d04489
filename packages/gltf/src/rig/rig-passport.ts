import { uniformScale } from '../matrix.ts';
import { openContainer } from '../read/container.ts';
import type { Model } from '../read/model.ts';
import { parentsOf } from '../read/node-tree.ts';
import type { JsonLimits } from '../read/parse-json.ts';
import { rawReader } from '../read/raw-reader.ts';
import { type ModelInput, sourceOf } from '../source/model-input.ts';
import type { Warning } from '../warning.ts';
import { type BoneMap, bonesByName } from './bones-by-name.ts';
import { bonesByPosition } from './bones-by-position.ts';
import { type Joint, type JointTree, jointTree } from './joint-tree.ts';
import { isHelperName } from './read-bone-name.ts';
import { type ArmPose, armPose, symmetryError } from './rest-pose.ts';
import {
  type BoneNames,
  humanoidBones,
  quadrupedBones,
  type RigTarget,
  requiredBones,
} from './target-bone-names.ts';

export interface RigBone {
  /** The VRM id for humanoids, such as `leftUpperArm`; for animals `leftFrontUpperLeg` and similar. */
  bone: string;
  node: number;
  name: string;
  /** 0 to 1: 1 where name and position agree, 0.8 by name alone, 0.6 by position alone, 0.5 where they differ. */
  confidence: number;
  by: 'name and position' | 'name' | 'position' | 'name against position';
  /** The bone's names in other conventions; null for animals, which have no standard. */
  names: BoneNames | null;
}

export interface RigPassport {
  name: string;
  kind: 'humanoid' | 'quadruped' | 'none';
  joints: number;
  bones: RigBone[];
  /** VRM ids of bones that a target requires and the rig lacks; empty when the rig is not a humanoid. */
  missing: Record<RigTarget, string[]>;
  /** Names of joints that are none of the bones. */
  extra: string[];
  armPose: ArmPose | null;
  /** Largest distance of a left bone from the mirrored right one, as a share of the height of the skeleton. */
  symmetryError: number | null;
  /** Scale of the nodes above the joints: 1, or 0.01 for a skeleton in centimetres; null when uneven. */
  armatureScale: number | null;
  warnings: Warning[];
}

/**
 * Reports which joint is which bone, by names of any common convention, and by tree and position where names do not
 * identify it, with the facts that retargeting needs. Reads the header and the JSON only.
 * @example
 * import { rigPassport } from '@meshwright/gltf/rig';
 *
 * const { bones, missing } = await rigPassport(source);
 */
export async function rigPassport(
  input: ModelInput,
  options: { limits?: JsonLimits; signal?: AbortSignal } = {},
): Promise<RigPassport> {
  const { limits, signal } = options;
  signal?.throwIfAborted();
  const source = await sourceOf(input);
  try {
    const container = await openContainer(source, limits, signal);
    const { model } = await rawReader(source, container, signal);
    return { name: source.name, ...passportOf(model), warnings: [...container.warnings, ...model.warnings] };
  } finally {
    await source.close?.();
  }
}

/** The passport of a model that is already read. */
export function passportOf(model: Model): Omit<RigPassport, 'name' | 'warnings'> {
  const whole = jointTree(model);
  const tree = whole.joints.length > MAX_JOINTS ? { ...whole, joints: [] } : whole;
  const named = bonesByName(tree.joints);
  const plan = bonesByPosition(whole === tree ? jointTree(model, isHelperName) : tree);
  const joints = new Map(tree.joints.map((joint) => [joint.node, joint]));
  const placed = new Map([...plan.bones].map(([bone, { node }]) => [bone, joints.get(node)!]));
  const merged = merge(named, placed);
  const kind = kindOf(merged, tree);
  const bones = kind === 'none' ? [] : rigBones(merged, named, placed, kind);
  const known = new Set(bones.map(({ node }) => node));
  const humanoid = kind === 'humanoid';
  const map: BoneMap = kind === 'none' ? new Map() : merged;
  return {
    kind,
    joints: whole.joints.length,
    bones,
    missing: missingOf(humanoid ? merged : null),
    extra:
      kind === 'none'
        ? []
        : tree.joints.flatMap(({ node, name }) => (known.has(node) ? [] : [name || `node ${node}`])),
    armPose: humanoid ? armPose(map) : null,
    symmetryError: symmetryError(map, plan.lateral, tree.height),
    armatureScale: armatureScale(model, whole),
  };
}

/** Names take precedence; positions fill the remaining bones with joints that are still free. */
function merge(named: BoneMap, placed: BoneMap): BoneMap {
  const merged: BoneMap = new Map(named);
  const taken = new Set(named.values());
  for (const [bone, joint] of placed) {
    if (merged.has(bone) || taken.has(joint)) continue;
    merged.set(bone, joint);
    taken.add(joint);
  }
  return merged;
}

function kindOf(bones: BoneMap, tree: JointTree): RigPassport['kind'] {
  const limbs = ['UpperArm', 'LowerArm', 'UpperLeg', 'LowerLeg'];
  const limbBones = ['left', 'right'].flatMap((side) => limbs.filter((limb) => bones.has(side + limb)));
  if (limbBones.length < 6 || !bones.has('hips')) return 'none';
  return isHandstand(bones, tree) ? 'quadruped' : 'humanoid';
}

/** True when hands are as near the ground as feet and the trunk is horizontal. */
function isHandstand(bones: BoneMap, { ground, height }: JointTree): boolean {
  const ends = ['left', 'right'].map((side) => bones.get(`${side}Hand`) ?? bones.get(`${side}LowerArm`));
  const low = ends.every((hand) => hand && hand.at[1] - ground < height * 0.25);
  const [hips, arm] = [bones.get('hips')!, bones.get('leftUpperArm')];
  if (!low || !arm) return false;
  const rise = arm.at[1] - hips.at[1];
  return rise < Math.hypot(arm.at[0] - hips.at[0], arm.at[2] - hips.at[2]);
}

function rigBones(
  merged: BoneMap,
  named: BoneMap,
  placed: BoneMap,
  kind: 'humanoid' | 'quadruped',
): RigBone[] {
  const rows = kind === 'humanoid' ? humanoidBones : quadrupedBones.map((bone) => ({ vrm: bone }));
  return rows.flatMap((row): RigBone[] => {
    const bone = kind === 'humanoid' ? row.vrm : humanoidTwin(row.vrm);
    const joint = merged.get(bone);
    if (!joint) return [];
    const names = 'unity' in row ? row : null;
    const certainty = certaintyOf(joint, named.get(bone), placed.get(bone));
    return [{ bone: row.vrm, node: joint.node, name: joint.name, ...certainty, names }];
  });
}

function certaintyOf(
  joint: Joint,
  named: Joint | undefined,
  placed: Joint | undefined,
): Pick<RigBone, 'confidence' | 'by'> {
  if (joint !== named) return { confidence: 0.6, by: 'position' };
  if (placed === undefined) return { confidence: 0.8, by: 'name' };
  return placed === named
    ? { confidence: 1, by: 'name and position' }
    : { confidence: 0.5, by: 'name against position' };
}

/** Front legs of animals are found as arms. */
function humanoidTwin(bone: string): string {
  const [, side, end, part] = /^(left|right)(Front|Hind)(.+)$/.exec(bone) ?? [];
  if (!side) return bone;
  if (end === 'Hind') return side + part;
  return (
    side + ({ UpperLeg: 'UpperArm', LowerLeg: 'LowerArm', Foot: 'Hand', Toes: 'Fingers' }[part!] ?? part)
  );
}

function missingOf(bones: BoneMap | null): Record<RigTarget, string[]> {
  const rows = Object.entries(requiredBones).map(([target, required]) => [
    target,
    bones ? required.filter((bone) => !bones.has(bone)) : [],
  ]);
  return Object.fromEntries(rows) as Record<RigTarget, string[]>;
}

/** The scale of everything above the topmost joint. */
function armatureScale(model: Model, { joints }: JointTree): number | null {
  const top = joints.find(({ parent }) => parent === null);
  if (!top) return null;
  const parents = parentsOf(model);
  const seen = new Set<number>();
  let scale = 1;
  for (let node = parents.get(top.node); node !== undefined && !seen.has(node); node = parents.get(node)) {
    seen.add(node);
    const own = uniformScale(model.nodes[node]!.matrix);
    if (own === null) return null;
    scale *= own;
  }
  return Math.fround(scale) === 1 ? 1 : Number(scale.toPrecision(7));
}

/** No real body has more; the limit keeps the search in a hostile tree within the time of reading it. */
const MAX_JOINTS = 1024;
