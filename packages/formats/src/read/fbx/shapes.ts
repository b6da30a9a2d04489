import type { Node } from '@gltf-transform/core';
import type { FbxPart, VertexMap } from './meshes.ts';
import type { FbxObject, FbxScene } from './objects.ts';
import { childOf, numberOf, numbersOf } from './tree.ts';

/** A blend shape channel: its shapes, each with the share of the channel at which it is complete. */
export interface ShapeChannel {
  readonly object: FbxObject;
  readonly shapes: readonly {
    readonly object: FbxObject;
    readonly full: number;
    /** Share of each offset; null for all of it. */
    readonly shares: ArrayLike<number> | null;
  }[];
}

/** Weights of a mesh over time. */
export interface MorphTrack {
  readonly node: Node;
  readonly channels: readonly FbxObject[];
  /** Whether every weight is the percentage of one channel. */
  readonly direct: boolean;
  weightsAt(percentOf: (channel: FbxObject) => number): number[];
}

/** Reads the blend shape channels of a geometry; shapes between rest and the full one are targets of their own. */
export function shapeChannels(scene: FbxScene, geometry: FbxObject): ShapeChannel[] {
  const blender = /\bBlender\b/i.test(scene.creator);
  return scene
    .into(geometry)
    .filter(({ object }) => object.kind === 'Deformer' && object.type === 'BlendShape')
    .flatMap(({ object }) => scene.into(object))
    .filter(({ object }) => object.kind === 'Deformer' && object.type === 'BlendShapeChannel')
    .flatMap(({ object }): ShapeChannel[] => {
      const full = numbersOf(childOf(object.node, 'FullWeights'));
      const shapes = scene
        .into(object)
        .filter((own) => own.object.kind === 'Geometry' && childOf(own.object.node, 'Vertices'))
        .map(({ object: shape }, i) => {
          // Blender holds the weight of every point here.
          const offsets = numbersOf(childOf(shape.node, 'Indexes')).length;
          const shares = blender && full.length === offsets ? full : null;
          return {
            object: shape,
            full: (shares || !Number.isFinite(full[i]) ? 100 : full[i]!) / 100,
            shares,
          };
        });
      return shapes.length > 0 ? [{ object, shapes }] : [];
    });
}

/** Names of the morph targets: of the channel, or of the shape where a channel has several. */
export function targetNames(channels: readonly ShapeChannel[]): string[] {
  return channels.flatMap(({ object, shapes }) =>
    shapes.map((shape, i) =>
      i === shapes.length - 1 ? object.name || shape.object.name : shape.object.name || object.name,
    ),
  );
}

/** The percentage of a channel at rest; some programs write it as a record. */
export function restPercent({ props, node }: FbxObject): number {
  return props.number('DeformPercent', numberOf(node, 'DeformPercent') ?? 0);
}

/** Returns the weights of all targets. Between two shapes of a channel one gives way to the other. */
export function morphWeights(
  channels: readonly ShapeChannel[],
  percentOf: (channel: FbxObject) => number,
): number[] {
  return channels.flatMap(({ object, shapes }) => {
    const weight = percentOf(object) / 100;
    const out = shapes.map(() => 0);
    // Shapes on the same side of rest, from rest outwards.
    const order = shapes
      .map(({ full }, i) => ({ full, i }))
      .filter(({ full }) => (weight >= 0 ? full > 0 : full < 0))
      .sort((a, b) => Math.abs(a.full) - Math.abs(b.full));
    if (order.length === 0) {
      // Beyond rest, away from all shapes, the nearest one goes on backwards.
      const nearest = shapes.reduce(
        (best, { full }, i) =>
          full !== 0 && (best < 0 || Math.abs(full) < Math.abs(shapes[best]!.full)) ? i : best,
        -1,
      );
      if (nearest >= 0) out[nearest] = weight / shapes[nearest]!.full;
      return out;
    }
    let [below, above] = [{ full: 0, i: -1 }, order[0]];
    for (let k = 1; k < order.length && above && Math.abs(above.full) <= Math.abs(weight); k++)
      [below, above] = [above, order[k]];
    if (!above || above.full === below.full) return out;
    const share = (weight - below.full) / (above.full - below.full);
    if (below.i >= 0) out[below.i] = 1 - share;
    out[above.i] = share;
    return out;
  });
}

/** Offsets of the vertices of a part towards one shape. */
export function shapeOffsets(
  { object: shape, shares }: ShapeChannel['shapes'][number],
  part: FbxPart,
  map: VertexMap,
): { readonly positions: Float32Array<ArrayBuffer>; readonly normals: Float32Array<ArrayBuffer> | null } {
  const rows = new Map<number, number>();
  const points = numbersOf(childOf(shape.node, 'Indexes'));
  points.forEach((point, i) => {
    rows.set(point, i);
  });
  const offsets = numbersOf(childOf(shape.node, 'Vertices'));
  const turns = numbersOf(childOf(shape.node, 'Normals'));
  const positions = new Float32Array(part.points.length * 3);
  const normals =
    turns.length >= points.length * 3 && points.length > 0 ? new Float32Array(positions.length) : null;
  part.points.forEach((point, i) => {
    const row = rows.get(point);
    if (row === undefined || row * 3 + 2 >= offsets.length) return;
    const share = shares ? shares[row]! / 100 : 1;
    const offset = map.offset(offsets, row * 3).map((x) => x * share);
    if (offset.every(Number.isFinite)) positions.set(offset, i * 3);
    if (normals) {
      const turn = map.turn(turns, row * 3).map((x) => x * share);
      if (turn.every(Number.isFinite)) normals.set(turn, i * 3);
    }
  });
  return { positions, normals };
}
