import { compose, noRotation, plus, type Rotation, times, turn, type Vector } from './rotation.ts';

/** A node of a model as its file has it at rest, in its parent's space. */
export interface RigNode {
  readonly name: string;
  /** Its place among the nodes, before this one; undefined at the top. */
  readonly parent: number | undefined;
  /** True when a skin hangs on it. */
  readonly joint: boolean;
  readonly translation: Vector;
  readonly rotation: Rotation;
  readonly scale: Vector;
}

/** What a clip does with one property of one node. */
export interface RigTrack {
  /** Its place among the nodes. */
  readonly node: number;
  readonly path: 'translation' | 'rotation' | 'scale';
  /** Where its keys are, in seconds. */
  readonly seconds: readonly number[];
  /** Its value then, as the engine plays it. */
  at(seconds: number): ArrayLike<number>;
}

/** A clip for an engine to play: straight from key to key. */
export interface RigClip {
  readonly name: string;
  readonly tracks: readonly KeyedTrack[];
}

export interface KeyedTrack {
  readonly node: number;
  readonly path: 'translation' | 'rotation';
  readonly seconds: Float32Array;
  /** Three numbers a key for a translation, four for a rotation. */
  readonly values: Float32Array;
}

/** Where a node is in the space of the file. */
export interface Placed {
  readonly at: Vector;
  readonly rotation: Rotation;
  readonly scale: Vector;
}

type Local = Pick<RigNode, 'translation' | 'rotation' | 'scale'>;

export const origin: Placed = { at: [0, 0, 0], rotation: noRotation, scale: [1, 1, 1] };

/** Where every node is. Skewed parents, which no rig of a body has, are taken for straight ones. */
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
    at: plus(parent.at, turn(parent.rotation, times(parent.scale, translation))),
    rotation: compose(parent.rotation, rotation),
    scale: times(parent.scale, scale),
  };
}
