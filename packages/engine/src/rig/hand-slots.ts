import type { Document } from '@gltf-transform/core';
import type { Vector } from '@meshwright/look/render';
import { Matrix4, Quaternion, Vector3 } from 'three';
import type { SkinWeights } from './skin/bind-skin.ts';

/** A joint of the skeleton and its transform at rest, in metres. */
interface Joint {
  readonly node: ReturnType<Document['createNode']>;
  readonly matrix: Matrix4;
}

/** The skinned mesh in metres, with the first joint of each vertex by name. */
export interface BoundBody {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
  readonly weights: SkinWeights;
  readonly names: readonly string[];
}

/**
 * Adds an empty node to each hand of a biped, where it holds things: `handslot.l` and `handslot.r`, whose y axis goes out at
 * the thumb's side and whose z axis out at the back of the hand. The joint of a hand is at a share of the arm; the slot is in
 * the middle of what is beyond the wrist, which shows in the mesh as the narrowest place.
 */
export function addHandSlots(document: Document, joints: ReadonlyMap<string, Joint>, body: BoundBody): void {
  for (const side of ['Left', 'Right'] as const) {
    const [hand, elbow] = [joints.get(`${side}Hand`), joints.get(`${side}ForeArm`)];
    if (!hand || !elbow) continue;
    const at = new Vector3().setFromMatrixPosition(hand.matrix);
    const way = at.clone().sub(new Vector3().setFromMatrixPosition(elbow.matrix));
    const reach = way.length();
    if (!(reach > 0)) continue;
    const along = way.divideScalar(reach);
    const ahead = new Vector3(0, 0, 1);
    if (Math.abs(along.z) > 0.9) ahead.set(0, 1, 0);
    const thumb = ahead.addScaledVector(along, -ahead.dot(along)).normalize();
    const back = new Vector3().crossVectors(thumb, along).multiplyScalar(side === 'Left' ? 1 : -1);
    const fist = fistOf(body, side, { at, along, thumb, back, reach });
    const frame = new Matrix4().makeBasis(new Vector3().crossVectors(thumb, back), thumb, back);
    const local = hand.matrix.clone().invert().multiply(frame.setPosition(fist));
    const [offset, turn] = [new Vector3(), new Quaternion()];
    local.decompose(offset, turn, new Vector3());
    hand.node.addChild(
      document
        .createNode(`handslot.${side[0]!.toLowerCase()}`)
        .setTranslation(offset.toArray())
        .setRotation(turn.toArray()),
    );
  }
}

interface HandFrame {
  readonly at: Vector3;
  readonly along: Vector3;
  readonly thumb: Vector3;
  readonly back: Vector3;
  /** Length of the forearm. */
  readonly reach: number;
}

/** Slices of a hand between its joint and its tip. */
const slices = 24;

/** Where a bar lies between the wrist and the tip: fingers close around it beyond the middle. */
const barShare = 0.56;

/** Where a bar lies below the middle of a hand, as a share of its thickness. */
const palmShare = 0.25;

/** Returns where the middle of a bar in the hand is. */
function fistOf(
  { positions, indices, weights, names }: BoundBody,
  side: 'Left' | 'Right',
  { at, along, thumb, back, reach }: HandFrame,
): Vector3 {
  const ofHand = names.map((name) => name === `${side}Hand` || name === `${side}ForeArm`);
  const own = (vertex: number) => ofHand[weights.joints[vertex * 4]!]!;
  const local = (vertex: number): Vector => {
    const from = new Vector3().fromArray(positions, vertex * 3).sub(at);
    return [from.dot(along), from.dot(thumb), from.dot(back)];
  };
  const faces: Vector[][] = [];
  let tip = 0;
  for (let face = 0; face < indices.length; face += 3) {
    const [a, b, c] = [indices[face]!, indices[face + 1]!, indices[face + 2]!];
    if (!own(a) || !own(b) || !own(c)) continue;
    const points = [local(a), local(b), local(c)];
    // What a hand already holds reaches further.
    if (points.some(([far]) => far > 1.75 * reach)) continue;
    faces.push(points);
    tip = Math.max(tip, ...points.map(([far]) => far));
  }
  const place = (far: number, toPalm: number, aside = 0) =>
    at.clone().addScaledVector(along, far).addScaledVector(back, -toPalm).addScaledVector(thumb, aside);
  if (tip < 0.2 * reach) return place(0.3 * reach, 0.1 * reach);
  const sections = Array.from({ length: slices }, (_, slice) =>
    section(faces, (tip * (slice + 0.5)) / slices),
  );
  const middles = sections.map(({ thumb: [a, b] }) => (a + b) / 2).filter(Number.isFinite);
  const centre = middles.sort((a, b) => a - b)[middles.length >> 1] ?? 0;
  // A thumb stands out beside the wrist, so widths are those of the side of the little finger, twice.
  const sizes = sections.map(
    ({ thumb: [a], back: [c, d] }) => 2 * Math.max(0, centre - a) + Math.max(0, d - c),
  );
  const inner = sizes.slice(0, Math.floor(slices * 0.75));
  const least = Math.min(...inner);
  const narrow = inner.findIndex((size) => size <= 1.1 * least);
  // A wrist is clearly narrower than the hand, or than the cuff before it; without one, the hand begins at its joint.
  const isWrist =
    least < 0.85 * Math.max(...sizes.slice(narrow)) || least < 0.5 * Math.max(...sizes.slice(0, narrow + 1));
  // The first notch between forearm and hand; the next one is between the palm and the fingers.
  const notch = sizes.findIndex((size, at) => {
    const before = sizes.slice(Math.max(0, at - 3), at);
    const after = sizes.slice(at + 1, at + 4);
    const isLeast = size <= Math.min(...before, ...after);
    return isLeast && Math.max(...before) > 1.06 * size && Math.max(...after) > 1.04 * size;
  });
  const wrist = notch > 0 ? (tip * (notch + 0.5)) / slices : isWrist ? (tip * (narrow + 0.5)) / slices : 0;
  const far = wrist + barShare * (tip - wrist);
  const { thumb: across, back: thick } = section(faces, far);
  const isSeen = across[1] > across[0];
  const thickness = isSeen ? thick[1] - thick[0] : 0.2 * reach;
  const level = isSeen ? (thick[0] + thick[1]) / 2 : 0;
  return place(far, palmShare * thickness - level, isSeen ? (across[0] + across[1]) / 2 : 0);
}

/** Returns the extents of the faces where a plane across the hand cuts them. */
function section(
  faces: readonly (readonly Vector[])[],
  far: number,
): { thumb: [number, number]; back: [number, number] } {
  const thumb: [number, number] = [Infinity, -Infinity];
  const back: [number, number] = [Infinity, -Infinity];
  for (const corners of faces)
    for (let corner = 0; corner < 3; corner++) {
      const [a, b] = [corners[corner]!, corners[(corner + 1) % 3]!];
      if (a[0] > far === b[0] > far) continue;
      const share = (far - a[0]) / (b[0] - a[0]);
      for (const [axis, range] of [
        [1, thumb],
        [2, back],
      ] as const) {
        const value = a[axis] + share * (b[axis] - a[axis]);
        range[0] = Math.min(range[0], value);
        range[1] = Math.max(range[1], value);
      }
    }
  return { thumb, back };
}
