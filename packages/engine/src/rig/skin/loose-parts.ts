import type { Vector } from '@meshwright/look/render';
import type { FittedBody } from '../body/fitted-body.ts';
import { skeletons } from '../skeletons.ts';
import { alongBone, type Bone, bonesOf, distanceFrom } from './bones.ts';
import { type Component, componentsOf } from './components.ts';
import { laidOn } from './laid-on.ts';
import { type ArmBox, armSide, isStubby, withStubbyArm } from './stubby-arms.ts';

/** A mesh whose triangles come from several nodes. */
export interface GroupedMesh {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
  /** Node of each triangle; those of different ones are different components. */
  readonly groups: Uint32Array;
}

/** Points of a bone that are tried for being inside a component. */
const samples = [0.08, 0.22, 0.36, 0.5, 0.64, 0.78, 0.92];
const insideAt = 0.55;
/** Least samples of an upper arm in a sleeve; a shoulder that is a part of the trunk has two at most. */
const leastSleeve = 3;
/** A component around the samples of this many joints is the body itself. */
const jointsOfBody = 12;
/** Largest extent, in heights, of a component beside the trunk or a leg that cannot bend. */
const stiffExtent = 0.16;

const trunk = /Hips|Spine|neck|Head/;

/** Components of a body, and what moves each. */
export interface LooseParts {
  /** The body; joints of arms that cannot bend are moved. */
  readonly fitted: FittedBody;
  /** Changes the shares of joints per vertex. */
  correct(shares: Float32Array): void;
  /** Gives components that lie on another the shares of the surface below them. */
  follow(shares: Float32Array): void;
}

/**
 * Finds the components that touch the rest of the body but share no vertex with it. Bones that run through a component
 * move it and no others do, so an arm of its own does not stretch back to the chest; one too thick to bend turns as a
 * whole. Without such a bone, one held in a hand or worn on the head follows that joint alone; a small one moves as a
 * whole with the mean of its shares; others, such as a cape, keep theirs. A face on a trunk follows the surface that it
 * lies on, and its eyes follow it.
 */
export function looseParts(body: FittedBody, { positions, indices, groups }: GroupedMesh): LooseParts {
  const joints = skeletons[body.kind].map(({ name }) => name);
  const components = componentsOf(indices, groups);
  const changes: ((shares: Float32Array) => void)[] = [];
  let fitted = body;
  const bones = skeletons[body.kind].map(({ marker, name }) => (marker ? [] : bonesOf(body, name)));
  const surfaces: Component[] = [];
  const loose: Component[] = [];
  const small: Component[] = [];
  for (const component of components.length < 2 ? [] : components) {
    const { vertices } = component;
    const inside = jointsInside(bones, joints, positions, component);
    if (inside === 'body') continue;
    const side = body.kind === 'biped' ? armSide(inside.map((joint) => joints[joint]!)) : null;
    const box = boundsOf(positions, vertices);
    let kept: readonly number[] = withoutShoulders(inside, joints);
    if (kept.length > 0 && kept.every((joint) => trunk.test(joints[joint]!))) surfaces.push(component);
    if (side && isStubby(body, side, positions, vertices)) {
      fitted = withStubbyArm(fitted, side, box);
      kept = [joints.indexOf(`${side}Arm`)];
    } else if (kept.length === 0) {
      const nearest = nearestJoint(bones, positions, vertices);
      if (/Hand|ForeArm|Head|neck/.test(joints[nearest]!) && body.kind === 'biped')
        kept = [joints.indexOf(joints[nearest] === 'neck' ? 'Head' : joints[nearest]!)];
      small.push(component);
    }
    if (kept.length > 0) changes.push((shares) => keepOnly(shares, joints.length, vertices, kept));
    else if (Math.max(...[0, 1, 2].map((k) => box.high[k]! - box.low[k]!)) < stiffExtent)
      changes.push((shares) => moveAsOne(shares, joints.length, vertices));
    else loose.push(component);
  }
  const correct = (shares: Float32Array): void => {
    for (const change of changes) change(shares);
  };
  const laid = laidOn(positions, loose, surfaces);
  const onLaid = laidOn(
    positions,
    small,
    laid.flatMap(({ component, isWhole }) => (isWhole ? [component] : [])),
  );
  const follow = (shares: Float32Array): void => {
    for (const { change } of [...laid, ...onLaid]) change(shares, joints.length);
  };
  return { fitted, correct, follow };
}

/** Leaves out a shoulder whose arm is another component: it would bulge the trunk. */
function withoutShoulders(inside: readonly number[], joints: readonly string[]): number[] {
  const kept = inside.filter(
    (joint) =>
      !joints[joint]!.endsWith('Shoulder') ||
      inside.includes(joints.indexOf(joints[joint]!.replace('Shoulder', 'Arm'))),
  );
  return kept.length > 0 ? kept : [...inside];
}

/**
 * Returns the joints whose bones run through a component. Of a thigh most must, since it begins in the trunk, and in a
 * trunk of an upper arm, so that both sides of it are alike; of both upper arms a sleeve is enough.
 */
function jointsInside(
  bones: readonly (readonly Bone[])[],
  joints: readonly string[],
  positions: Float32Array,
  { vertices, triangles }: Component,
): number[] | 'body' {
  const { low, high } = boundsOf(positions, vertices);
  const within = bones.map((own) =>
    own
      .flatMap((bone) => samples.map((share) => alongBone(bone, share)))
      .filter((point) => point.every((x, k) => x >= low[k]! && x <= high[k]!)),
  );
  if (within.filter((points) => points.length > 1).length >= jointsOfBody) return 'body';
  const counts = within.map(
    (points) =>
      points.filter((point) => Math.abs(windingNumber(positions, triangles, point)) > insideAt).length,
  );
  const arms = ['LeftArm', 'RightArm'].map((name) => counts[joints.indexOf(name)] ?? 0);
  const hasSleeves = Math.min(...arms) >= leastSleeve;
  const most = counts[joints.indexOf('Spine')]! > 0 && !hasSleeves ? /UpLeg$|(Left|Right)Arm$/ : /UpLeg$/;
  return counts.flatMap((count, joint) =>
    count > (most.test(joints[joint]!) ? samples.length / 2 : 0) ? [joint] : [],
  );
}

function nearestJoint(
  bones: readonly (readonly Bone[])[],
  positions: Float32Array,
  vertices: readonly number[],
): number {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY];
  for (const v of vertices) {
    const point: Vector = [positions[v * 3]!, positions[v * 3 + 1]!, positions[v * 3 + 2]!];
    for (const [joint, own] of bones.entries())
      for (const bone of own) {
        const distance = distanceFrom(bone, point);
        if (distance < least) [nearest, least] = [joint, distance];
      }
  }
  return nearest;
}

function keepOnly(
  shares: Float32Array,
  joints: number,
  vertices: readonly number[],
  kept: readonly number[],
): void {
  for (const v of vertices) {
    let sum = 0;
    for (let joint = 0; joint < joints; joint++)
      if (kept.includes(joint)) sum += shares[v * joints + joint]!;
      else shares[v * joints + joint] = 0;
    if (sum === 0) shares[v * joints + kept[0]!] = 1;
  }
}

function moveAsOne(shares: Float32Array, joints: number, vertices: readonly number[]): void {
  const mean = new Float32Array(joints);
  for (const v of vertices) {
    let sum = 0;
    for (let joint = 0; joint < joints; joint++) sum += shares[v * joints + joint]!;
    for (let joint = 0; joint < joints; joint++) mean[joint]! += shares[v * joints + joint]! / (sum || 1);
  }
  for (const v of vertices)
    for (let joint = 0; joint < joints; joint++) shares[v * joints + joint] = mean[joint]!;
}

function boundsOf(positions: Float32Array, vertices: readonly number[]): ArmBox {
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const v of vertices)
    for (let k = 0; k < 3; k++) {
      const value = positions[v * 3 + k]!;
      if (value < low[k]!) low[k] = value;
      if (value > high[k]!) high[k] = value;
    }
  return { low, high };
}

/** Returns the winding number of a point in triangles: about 1 inside a closed part, 0 outside. */
function windingNumber(positions: Float32Array, indices: ArrayLike<number>, [x, y, z]: Vector): number {
  let sum = 0;
  for (let t = 0; t + 2 < indices.length; t += 3) {
    const a = indices[t]! * 3;
    const b = indices[t + 1]! * 3;
    const c = indices[t + 2]! * 3;
    const ax = positions[a]! - x;
    const ay = positions[a + 1]! - y;
    const az = positions[a + 2]! - z;
    const bx = positions[b]! - x;
    const by = positions[b + 1]! - y;
    const bz = positions[b + 2]! - z;
    const cx = positions[c]! - x;
    const cy = positions[c + 1]! - y;
    const cz = positions[c + 2]! - z;
    const la = Math.sqrt(ax * ax + ay * ay + az * az);
    const lb = Math.sqrt(bx * bx + by * by + bz * bz);
    const lc = Math.sqrt(cx * cx + cy * cy + cz * cz);
    const volume = ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
    const ab = ax * bx + ay * by + az * bz;
    const bc = bx * cx + by * cy + bz * cz;
    const ca = cx * ax + cy * ay + cz * az;
    sum += Math.atan2(volume, la * lb * lc + ab * lc + bc * la + ca * lb);
  }
  return sum / (2 * Math.PI);
}
