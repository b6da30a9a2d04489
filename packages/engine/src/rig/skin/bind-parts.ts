import type { Vector } from '@meshwright/look/render';
import type { BodyFit } from '../body/fit-body.ts';
import { placed } from '../placement.ts';
import { skeletons } from '../skeletons.ts';
import { type BoundSkin, bindSkin } from './bind-skin.ts';
import { bonesOf, distanceFrom } from './bones.ts';
import { joinMeshes } from './join-meshes.ts';

interface Part {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
  /** Parts of different groups move separately where they only touch. */
  readonly group: number;
}

/**
 * Computes the weights of all parts' vertices, in their order: a part with a place to hang from follows the joint there
 * alone, the others are bound together. `onStep` may throw to stop.
 */
export function bindParts(
  fit: BodyFit,
  parts: readonly Part[],
  attachments: readonly (Vector | null)[],
  onStep: () => void,
): BoundSkin {
  const bound = parts.filter((_, i) => attachments[i] === null);
  const { positions, indices } = joinMeshes(bound);
  const groups = new Uint32Array(indices.length / 3);
  let triangle = 0;
  for (const part of bound) {
    const first = triangle;
    triangle += part.indices.length / 3;
    groups.fill(part.group, first, triangle);
  }
  const { fitted, weights: own } = bindSkin(
    fit.fitted,
    fit.voxels,
    { positions: placed(positions, fit.placement), indices, groups },
    onStep,
  );
  const count = parts.reduce((sum, part) => sum + part.positions.length / 3, 0);
  const all = { joints: new Uint8Array(count * 4), weights: new Float32Array(count * 4) };
  let [vertex, taken] = [0, 0];
  for (const [i, part] of parts.entries()) {
    const size = (part.positions.length / 3) * 4;
    const place = attachments[i];
    if (place) {
      const joint = jointAt(fit, place);
      for (let at = vertex; at < vertex + size; at += 4) {
        all.joints[at] = joint;
        all.weights[at] = 1;
      }
    } else {
      all.joints.set(own.joints.subarray(taken, taken + size), vertex);
      all.weights.set(own.weights.subarray(taken, taken + size), vertex);
      taken += size;
    }
    vertex += size;
  }
  return { fitted, weights: all };
}

/** Returns the joint whose bone is nearest to a place of the model; at the neck, the head. */
function jointAt({ fitted, placement }: BodyFit, place: Vector): number {
  const [x, y, z] = placed(Float32Array.from(place), placement) as unknown as Vector;
  const facts = skeletons[fitted.kind];
  let [nearest, least] = ['', Number.POSITIVE_INFINITY];
  for (const { name, marker } of facts) {
    if (marker) continue;
    for (const bone of bonesOf(fitted, name)) {
      const distance = distanceFrom(bone, [x, y, z]);
      if (distance < least) [nearest, least] = [name, distance];
    }
  }
  const held = nearest === 'neck' ? 'Head' : nearest.replace('ForeArm', 'Hand');
  return facts.findIndex(({ name }) => name === (fitted.kind === 'biped' ? held : nearest));
}
