import {
  combine,
  type Vector as MutableVector,
  noRotation,
  plus,
  type Rotation,
  rotate,
  scaledBy,
} from '@meshwright/gltf/math';

export type Vector = Readonly<MutableVector>;

/** A node of a model at rest, in its parent's space. */
export interface RigNode {
  readonly name: string;
  /** Index of the parent, lower than its own; undefined for a root. */
  readonly parent: number | undefined;
  /** True for a joint of a skin. */
  readonly joint: boolean;
  readonly translation: Vector;
  readonly rotation: Rotation;
  readonly scale: Vector;
}

/** Animation of one property of one node. */
export interface RigTrack {
  /** Index of the node. */
  readonly node: number;
  readonly path: 'translation' | 'rotation' | 'scale';
  /** Times of its keys, in seconds. */
  readonly seconds: readonly number[];
  /** Returns its value at a time, as the engine plays it. */
  at(seconds: number): ArrayLike<number>;
}

/** A clip for an engine to play: linear between keys. */
export interface RigClip {
  readonly name: string;
  readonly tracks: readonly KeyedTrack[];
}

export interface KeyedTrack {
  readonly node: number;
  readonly path: 'translation' | 'rotation';
  readonly seconds: Float32Array;
  /** Three numbers per key for a translation, four for a rotation. */
  readonly values: Float32Array;
}

/** Transform of a node in the space of the file. */
export interface Placed {
  readonly at: Vector;
  readonly rotation: Rotation;
  readonly scale: Vector;
}

type Local = Pick<RigNode, 'translation' | 'rotation' | 'scale'>;

export const origin: Placed = { at: [0, 0, 0], rotation: noRotation, scale: [1, 1, 1] };

/** Returns the transform of every node. Skew in parents, which no body rig has, is ignored. */
export function placedNodes(
  nodes: readonly RigNode[],
  local: (node: number) => Local = (node) => nodes[node]!,
): Placed[] {
  const placed: Placed[] = [];
  for (const [index, { parent }] of nodes.entries()) {
    placed.push(below(parent === undefined ? origin : placed[parent]!, local(index)));
  }
  return placed;
}

export function below(parent: Placed, { translation, rotation, scale }: Local): Placed {
  return {
    at: plus(parent.at, rotate(parent.rotation, scaledBy(parent.scale, translation))),
    rotation: combine(parent.rotation, rotation),
    scale: scaledBy(parent.scale, scale),
  };
}
