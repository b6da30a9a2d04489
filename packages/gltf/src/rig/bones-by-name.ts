import { type Joint, subtree } from './joint-tree.ts';
import { isHelperName, type NameReading, type Part, readBoneName, type Side } from './read-bone-name.ts';

/** Joints by humanoid bone id, from their names; front legs of animals count as arms, hind legs as legs. */
export type BoneMap = Map<string, Joint>;

interface Named {
  joint: Joint;
  reading: NameReading;
}

/** Reads all names; the tree resolves ambiguous ones, such as which `leg` is the lower one. */
export function bonesByName(joints: Joint[]): BoneMap {
  const named = joints.flatMap((joint): Named[] => {
    const reading = readBoneName(joint.name);
    return reading ? [{ joint, reading }] : [];
  });
  const of = (part: Part, side: Side | null): Joint[] =>
    named
      .filter(({ reading }) => reading.part === part && reading.side === side)
      .map(({ joint }) => joint)
      .sort((a, b) => depth(a) - depth(b));
  const map: BoneMap = new Map();
  const put = (bone: string, joint: Joint | undefined) => {
    if (joint) map.set(bone, joint);
  };
  for (const side of ['left', 'right'] as const) {
    putArm(side, of, put);
    putLeg(side, of, put);
    put(`${side}Eye`, of('eye', side)[0]);
    for (const [part, bones] of FINGERS)
      for (const [index, bone] of bones.entries()) put(`${side}${bone}`, of(part, side)[index]);
  }
  for (const part of ['neck', 'head', 'jaw', 'tail'] as const) put(part, of(part, null)[0]);
  const hips = hipsOf(of('hips', null), map) ?? namelessHips(map);
  put('hips', hips);
  putTrunk(
    of('trunk', null).filter((joint) => joint !== hips),
    map,
    put,
  );
  return map;
}

type Of = (part: Part, side: Side | null) => Joint[];
type Put = (bone: string, joint: Joint | undefined) => void;

function putArm(side: Side, of: Of, put: Put): void {
  const arms = of('arm', side);
  const [upperArm] = of('upperArm', side);
  const upper = upperArm ?? arms[0];
  const lower = of('lowerArm', side)[0] ?? arms[upperArm ? 0 : 1];
  const [shoulder] = of('shoulder', side);
  // Rigs with only shoulder, elbow and wrist have no separate upper arm.
  const short = !upper && lower && lower.parent === shoulder;
  put(`${side}Shoulder`, short ? undefined : shoulder);
  put(`${side}UpperArm`, short ? shoulder : upper);
  put(`${side}LowerArm`, lower);
  put(`${side}Hand`, of('hand', side)[0] ?? of('wrist', side)[0]);
}

function putLeg(side: Side, of: Of, put: Put): void {
  const legs = of('leg', side);
  const named = of('upperLeg', side)[0] ?? of('hips', side)[0];
  const feet = of('foot', side);
  put(`${side}UpperLeg`, named ?? legs[0]);
  put(`${side}LowerLeg`, of('lowerLeg', side)[0] ?? legs[named ? 0 : 1]);
  put(`${side}Foot`, feet[0]);
  put(`${side}Toes`, of('toes', side)[0] ?? feet[1]);
}

/** The deepest candidate with both legs below it; the first candidate when none has. */
function hipsOf(candidates: Joint[], map: BoneMap): Joint | undefined {
  const legs = ['leftUpperLeg', 'rightUpperLeg'].flatMap((bone) => map.get(bone) ?? []);
  const above = candidates.filter((joint) => {
    const below = new Set(subtree(joint));
    return legs.every((leg) => below.has(leg)) && [...below].some((other) => map.get('head') === other);
  });
  return above.at(-1) ?? candidates[0];
}

/** Some rigs call their hips the first spine bone or the root: the joint that the legs have in common. */
function namelessHips(map: BoneMap): Joint | undefined {
  const [left, right] = [map.get('leftUpperLeg'), map.get('rightUpperLeg')];
  if (!left || !right) return undefined;
  let joint: Joint | null = left.parent;
  while (joint && !isAbove(joint, right)) joint = joint.parent;
  if (!joint) return undefined;
  return readBoneName(joint.name)?.part === 'trunk' || isHelperName(joint.name) ? joint : undefined;
}

/**
 * Spine bones are numbered along the tree, since some rigs number them downwards. Some rigs number on to the head.
 */
function putTrunk(trunk: Joint[], map: BoneMap, put: Put): void {
  const arm = map.get('leftShoulder') ?? map.get('leftUpperArm') ?? map.get('neck') ?? map.get('head');
  const carrying = arm ? trunk.filter((joint) => isAbove(joint, arm)) : trunk;
  put('spine', carrying[0]);
  if (carrying.length > 1) put('chest', carrying[chestOf(carrying.length)]);
  if (carrying.length > 2) put('upperChest', carrying.at(-1));
  if (map.has('head') || map.has('neck') || carrying.length === 0) return;
  const [neck, ...above] = trunk.filter((joint) => isAbove(carrying.at(-1)!, joint));
  put('head', above.at(-1) ?? neck);
  if (above.length > 0) put('neck', neck);
}

/** The chest is the middle bone of a trunk of so many, or the second of two. */
export function chestOf(bones: number): number {
  return Math.floor(bones / 2);
}

function isAbove(joint: Joint, other: Joint): boolean {
  for (let next = other.parent; next; next = next.parent) if (next === joint) return true;
  return false;
}

function depth(joint: Joint): number {
  let depth = 0;
  for (let next = joint.parent; next; next = next.parent) depth++;
  return depth;
}

const FINGERS: readonly (readonly [Part, readonly string[]])[] = [
  ['thumb', ['ThumbMetacarpal', 'ThumbProximal', 'ThumbDistal']],
  ['index', ['IndexProximal', 'IndexIntermediate', 'IndexDistal']],
  ['middle', ['MiddleProximal', 'MiddleIntermediate', 'MiddleDistal']],
  ['ring', ['RingProximal', 'RingIntermediate', 'RingDistal']],
  ['little', ['LittleProximal', 'LittleIntermediate', 'LittleDistal']],
];
