import { GltfError } from '../gltf-error.ts';
import type { Model } from '../read/model.ts';
import { parentsOf } from '../read/node-tree.ts';
import { passportOf } from '../rig/rig-passport.ts';
import { humanoidBones, requiredBones } from '../rig/target-bone-names.ts';

/** Node of each humanoid bone, by VRM id. */
export type HumanBones = Map<string, number>;

/**
 * Returns the bones of a model in the hierarchy of VRM 1.0: every required bone, each below its parent bone. Optional
 * bones that break the hierarchy are left out.
 * @throws GltfError `not_humanoid`
 */
export function humanBonesOf(model: Model): HumanBones {
  const { kind, bones, missing } = passportOf(model);
  if (kind !== 'humanoid')
    throw notHumanoid(kind === 'quadruped' ? 'the rig is that of an animal' : 'no humanoid rig was found');
  if (missing.vrm.length > 0) throw notHumanoid(`the rig has no ${missing.vrm.join(', ')}`);
  const parents = parentsOf(model);
  const nodes = new Map(bones.map(({ bone, node }) => [bone, node]));
  const humanBones: HumanBones = new Map();
  const used = new Set<number>();
  for (const { vrm: bone } of inHierarchy) {
    const node = nodes.get(bone);
    if (node === undefined) continue;
    const parent = parentBone(bone, humanBones);
    const fits =
      !used.has(node) &&
      (bone === 'hips' || (parent !== null && isBelow(node, humanBones.get(parent)!, parents)));
    if (fits) {
      humanBones.set(bone, node);
      used.add(node);
    } else if (required.has(bone)) {
      throw notHumanoid(
        `the joint "${model.nodes[node]!.name}" (${bone}) is not below ${parent ?? 'the hips'}`,
      );
    }
  }
  return humanBones;
}

/** The nearest present parent bone; null where a bone needs its own parent and that is absent. */
function parentBone(bone: string, found: HumanBones): string | null {
  const own = parentOf.get(bone) ?? null;
  if (own === null || found.has(own)) return own;
  return strict.test(bone) ? null : parentBone(own, found);
}

function isBelow(node: number, above: number, parents: Map<number, number>): boolean {
  const seen = new Set<number>();
  for (let next = parents.get(node); next !== undefined && !seen.has(next); next = parents.get(next)) {
    if (next === above) return true;
    seen.add(next);
  }
  return false;
}

function notHumanoid(why: string): GltfError {
  return new GltfError(
    'not_humanoid',
    `humanoid: ${why}; see \`meshwright rig\` for what was found, or rig the model with Rigging`,
  );
}

const required = new Set(requiredBones.vrm);

/** Bones that exist only where their parent bone does. */
const strict = /upperChest|(Thumb|Index|Middle|Ring|Little)(Proximal|Intermediate|Distal)$/;

const parentOf: ReadonlyMap<string, string> = new Map([
  ['spine', 'hips'],
  ['chest', 'spine'],
  ['upperChest', 'chest'],
  ['neck', 'upperChest'],
  ['head', 'neck'],
  ['jaw', 'head'],
  ...['left', 'right'].flatMap((side): [string, string][] => [
    [`${side}Eye`, 'head'],
    [`${side}Shoulder`, 'upperChest'],
    ...chain(side, ['UpperArm', 'LowerArm', 'Hand'], `${side}Shoulder`),
    ...chain(side, ['UpperLeg', 'LowerLeg', 'Foot', 'Toes'], 'hips'),
    ...chain(side, ['ThumbMetacarpal', 'ThumbProximal', 'ThumbDistal'], `${side}Hand`),
    ...['Index', 'Middle', 'Ring', 'Little'].flatMap((finger) =>
      chain(
        side,
        ['Proximal', 'Intermediate', 'Distal'].map((part) => finger + part),
        `${side}Hand`,
      ),
    ),
  ]),
]);

const inHierarchy = [...humanoidBones].sort((a, b) => depth(a.vrm) - depth(b.vrm));

function chain(side: string, parts: string[], from: string): [string, string][] {
  return parts.map((part, index) => [side + part, index === 0 ? from : side + parts[index - 1]!]);
}

function depth(bone: string): number {
  const parent = parentOf.get(bone);
  return parent === undefined ? 0 : depth(parent) + 1;
}
