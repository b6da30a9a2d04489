import type { Matrix, Vector } from '../../matrix.ts';
import type { Model } from '../../read/model.ts';
import { parentsOf, worldsOf } from '../../read/node-tree.ts';
import { type BonePair, fitLimbs } from '../../rig/fit-limbs.ts';
import { passportOf } from '../../rig/rig-passport.ts';
import { combine, inverse, type Rotation, rotate, rotationOf } from '../../rotations.ts';
import type { BoneFit, HeldPose, RigMatch, Twin } from './rig-match.ts';

/**
 * Fits the clips of one body to another of the same kind, bone by bone: every bone turns in the scene as it does in the
 * donor, limbs point in the same directions at rest, and the hips move by the ratio of the legs. Null where the rigs are not
 * of one kind of body, or have too few bones in common, and nothing is stated.
 * @param byName nodes of the target for bones outside the body, such as tails
 * @param stated nodes of the target for bones that the caller names, of bodies of any kind
 */
export function fitBody(
  donor: Model,
  target: Model,
  byName: ReadonlyMap<number, number>,
  stated: ReadonlyMap<number, number>,
): Pick<RigMatch, 'twins' | 'held'> | null {
  const pairs = bonePairs(donor, target, byName, stated);
  if (!pairs) return null;
  const from = placesOf(donor);
  const to = placesOf(target);
  const parents = { donor: parentsOf(donor), target: parentsOf(target) };
  const { facing, ratio, correction } = fitLimbs(pairs, from, to, (node) => parents.target.get(node));
  const held: HeldPose[] = [];
  const twins = new Map(
    pairs.map((pair): [number, Twin] => {
      const above = parents.target.get(pair.to);
      const corrected = combine(correction(above), placeAt(to, above).rotation);
      const before = combine(
        inverse(corrected),
        combine(facing, placeAt(from, parents.donor.get(pair.from)).rotation),
      );
      const own = combine(correction(pair.to), to[pair.to]!.rotation);
      const after = combine(combine(inverse(from[pair.from]!.rotation), inverse(facing)), own);
      const scale = placeAt(from, parents.donor.get(pair.from)).scale / placeAt(to, above).scale;
      const rest = { from: restOf(donor, pair.from), to: restOf(target, pair.to) };
      const fit: BoneFit = {
        // Two constant rotations, so that curves between keys keep their shape.
        rotation: (key) => combine(combine(before, key as Rotation), after),
        translation(key, tangent) {
          if (pair.bone !== 'hips') return null;
          const way = key.map((value, axis) => (value - (tangent ? 0 : rest.from[axis]!)) * scale * ratio);
          return rotate(before, way as Vector).map((value, axis) => value + (tangent ? 0 : rest.to[axis]!));
        },
        scale: () => null,
      };
      // A bone without a track stands as the donor does at rest.
      const value = restRotation(donor, pair.from);
      if (!alike(fit.rotation(value), restRotation(target, pair.to)))
        held.push({ node: pair.from, path: 'rotation', value });
      return [pair.from, { node: pair.to, fit }];
    }),
  );
  return { twins, held };
}

function bonePairs(
  donor: Model,
  target: Model,
  byName: ReadonlyMap<number, number>,
  stated: ReadonlyMap<number, number>,
): BonePair[] | null {
  const [a, b] = [passportOf(donor), passportOf(target)];
  const isOneKind = a.kind !== 'none' && a.kind === b.kind;
  if (!isOneKind && stated.size === 0) return null;
  const places = (bones: typeof a.bones) => new Map(bones.map(({ bone, node }) => [node, bone]));
  const [here, there] = [places(a.bones), places(b.bones)];
  const pairs = [...stated].map(([from, to]): BonePair => {
    const bone = here.get(from) ?? there.get(to) ?? donor.nodes[from]!.name;
    return { from, to, bone };
  });
  const isPaired = ({ from, to }: Pick<BonePair, 'from' | 'to'>) =>
    pairs.some((pair) => pair.from === from || pair.to === to);
  const nodeOf = new Map(b.bones.map(({ bone, node }) => [bone, node]));
  for (const { bone, node } of isOneKind ? a.bones : []) {
    const to = nodeOf.get(bone);
    if (to !== undefined && !isPaired({ from: node, to })) pairs.push({ from: node, to, bone });
  }
  const joints = new Set(target.skins.flatMap((skin) => skin.joints));
  for (const [from, to] of byName) {
    if (joints.has(to) && !isPaired({ from, to })) pairs.push({ from, to, bone: donor.nodes[from]!.name });
  }
  if (pairs.some(({ bone }) => bone === 'hips')) return pairs;
  if (stated.size === 0) return null;
  // The bone above all others carries the way of a body of an unknown kind.
  const parents = parentsOf(target);
  const top = pairs.reduce((best, pair) => (isAbove(pair.to, best.to, parents) ? pair : best));
  return pairs.map((pair) => (pair === top ? { ...pair, bone: 'hips' } : pair));
}

function isAbove(node: number, other: number, parents: ReadonlyMap<number, number>): boolean {
  const seen = new Set<number>();
  for (let at = parents.get(other); at !== undefined && !seen.has(at); at = parents.get(at)) {
    if (at === node) return true;
    seen.add(at);
  }
  return false;
}

interface Place {
  at: Vector;
  rotation: Rotation;
  scale: number;
}

function placesOf(model: Model): Place[] {
  const worlds = worldsOf(model);
  return model.nodes.map((_, node) => placeOf(worlds.get(node)!));
}

function placeOf(world: Matrix): Place {
  const lengths = [0, 4, 8].map((axis) => Math.hypot(world[axis]!, world[axis + 1]!, world[axis + 2]!) || 1);
  const even = Float64Array.from(world, (value, at) => (at < 12 ? value / lengths[at >> 2]! : value));
  const scale = Math.cbrt(lengths[0]! * lengths[1]! * lengths[2]!);
  return { at: [world[12]!, world[13]!, world[14]!], rotation: rotationOf(even, 1), scale };
}

function placeAt(places: readonly Place[], node: number | undefined): Place {
  return node === undefined ? { at: [0, 0, 0], rotation: [0, 0, 0, 1], scale: 1 } : places[node]!;
}

function restOf(model: Model, node: number): Vector {
  const { matrix } = model.nodes[node]!;
  return [matrix[12]!, matrix[13]!, matrix[14]!];
}

function restRotation(model: Model, node: number): Rotation {
  return placeOf(model.nodes[node]!.matrix).rotation;
}

/** Compares two rotations; q and -q are equal. */
function alike(a: readonly number[], b: readonly number[]): boolean {
  return Math.abs(a.reduce((sum, value, axis) => sum + value * b[axis]!, 0)) > 1 - 1e-7;
}
