import { type Matrix, multiply, type Vector } from '../matrix.ts';
import type { Model } from '../read/model.ts';

/** The joints of a model at rest. */
export interface JointTree {
  joints: Joint[];
  /** Vertical distance from the lowest to the highest joint, in stored units. */
  height: number;
  /** Height of the lowest joint. */
  ground: number;
}

export interface Joint {
  /** Node index in the model. */
  node: number;
  name: string;
  parent: Joint | null;
  children: Joint[];
  world: Matrix;
  at: Vector;
}

/**
 * Collects all joints of all skins; without skins, all nodes that clips move, or else all nodes. Joints below a
 * left-out node become children of the next joint above it.
 */
export function jointTree(model: Model, leaveOut: (name: string) => boolean = () => false): JointTree {
  const wanted = new Set([...jointNodes(model)].filter((node) => !leaveOut(model.nodes[node]!.name)));
  const joints: Joint[] = [];
  const seen = new Set<number>();
  const children = new Set(model.nodes.flatMap((node) => node.children));
  const open = [...model.nodes.keys()]
    .filter((node) => !children.has(node))
    .map((node) => ({ node, parent: null as Joint | null, world: null as Matrix | null }));
  while (open.length > 0) {
    const { node, parent, world } = open.pop()!;
    if (seen.has(node)) continue;
    seen.add(node);
    const own = model.nodes[node]!;
    const here = world ? multiply(world, own.matrix) : own.matrix;
    let next = parent;
    if (wanted.has(node)) {
      const at: Vector = [here[12]!, here[13]!, here[14]!];
      next = { node, name: own.name, parent, children: [], world: here, at };
      parent?.children.push(next);
      joints.push(next);
    }
    for (const child of [...own.children].reverse()) open.push({ node: child, parent: next, world: here });
  }
  const heights = joints.map(({ at }) => at[1]).filter(Number.isFinite);
  const ground = heights.reduce((low, y) => Math.min(low, y), Infinity);
  const top = heights.reduce((high, y) => Math.max(high, y), -Infinity);
  return { joints, ground, height: heights.length > 0 ? top - ground : 0 };
}

/** The joint and all joints below it. */
export function subtree(joint: Joint): Joint[] {
  const joints: Joint[] = [joint];
  for (let next = 0; next < joints.length; next++) joints.push(...joints[next]!.children);
  return joints;
}

/** The joints from `from` down to `to`, both included. */
export function pathDown(from: Joint, to: Joint): Joint[] {
  const path: Joint[] = [];
  for (let joint: Joint | null = to; joint; joint = joint.parent) {
    path.unshift(joint);
    if (joint === from) return path;
  }
  return [];
}

export function distance(a: Joint, b: Joint): number {
  return Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1], a.at[2] - b.at[2]);
}

function jointNodes({ skins, clips, nodes }: Model): Set<number> {
  const joints = new Set(skins.flatMap((skin) => skin.joints));
  if (joints.size > 0) return joints;
  const moved = clips.flatMap((clip) =>
    clip.channels.flatMap(({ node }) => (node === undefined ? [] : [node])),
  );
  return new Set(moved.length > 0 ? moved : nodes.keys());
}
