import type { Document, Node } from '@gltf-transform/core';
import type { ScenePart } from '@meshwright/formats/parts';
import type { Vector } from '../render/camera.ts';
import { colliderLines } from './colliders.ts';
import type { Line } from './lines.ts';

/** What is drawn over the model. */
export type Overlay = 'bounds' | 'skeleton' | 'pivot' | 'facing' | 'grid' | 'colliders';
export const overlayNames: readonly Overlay[] = [
  ...(['bounds', 'skeleton', 'pivot', 'facing', 'grid', 'colliders'] as const),
];

/** A word at a point of the scene. */
export interface Label {
  readonly at: Vector;
  readonly text: string;
  readonly color: string;
}

/** Lines and words over a picture. */
export interface Drawing {
  readonly lines: readonly Line[];
  readonly labels: readonly Label[];
}

/** A box: its lowest and highest corner. */
export interface Box {
  readonly low: Vector;
  readonly high: Vector;
}

/** Returns the box around points, xyz each; a point at the origin where there are none. */
export function boxOf(all: readonly Float32Array[]): Box {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const points of all) {
    for (let i = 0; i < points.length; i++) {
      const axis = (i % 3) as 0 | 1 | 2;
      low[axis] = Math.min(low[axis], points[i]!);
      high[axis] = Math.max(high[axis], points[i]!);
    }
  }
  return low[0] <= high[0] ? { low, high } : { low: [0, 0, 0], high: [0, 0, 0] };
}

/** Returns the lines of one overlay of a scene at its present pose. */
export function overlayOf(
  name: Overlay,
  document: Document,
  box: Box,
  colliders: readonly ScenePart[],
): Drawing {
  return {
    bounds: () => boundsOf(box),
    skeleton: () => skeletonOf(document),
    pivot: () => pivotOf(box),
    facing: () => facingOf(box),
    grid: () => gridOf(box),
    colliders: () => ({ lines: colliderLines(colliders), labels: [] }),
  }[name]();
}

const blue: Vector = [30, 100, 220];
const green: Vector = [40, 160, 60];
const red: Vector = [215, 45, 40];
const orange: Vector = [240, 140, 20];
const grey: Vector = [120, 126, 136];

function boundsOf({ low, high }: Box): Drawing {
  const corner = (n: number): Vector => [
    n & 1 ? high[0] : low[0],
    n & 2 ? high[1] : low[1],
    n & 4 ? high[2] : low[2],
  ];
  const lines: Line[] = [];
  for (let n = 0; n < 8; n++)
    for (const bit of [1, 2, 4])
      if (!(n & bit))
        lines.push({ from: corner(n), to: corner(n | bit), color: blue, width: 1.2, behind: 0.25 });
  const middle = (axis: 0 | 1 | 2): number => (low[axis] + high[axis]) / 2;
  const text = (axis: 0 | 1 | 2): string => lengthText(high[axis] - low[axis]);
  return {
    lines,
    labels: [
      { at: [middle(0), low[1], high[2]], text: text(0), color: '#1e64dc' },
      { at: [high[0], middle(1), high[2]], text: text(1), color: '#1e64dc' },
      { at: [high[0], low[1], middle(2)], text: text(2), color: '#1e64dc' },
    ],
  };
}

/** Joints of all skins, and the way from each to its parent joint. */
function skeletonOf(document: Document): Drawing {
  const joints = new Set(
    document
      .getRoot()
      .listSkins()
      .flatMap((skin) => skin.listJoints()),
  );
  const at = (node: Node): Vector => {
    const matrix = node.getWorldMatrix();
    return [matrix[12], matrix[13], matrix[14]];
  };
  const lines: Line[] = [];
  for (const joint of joints) {
    const here = at(joint);
    lines.push({ from: here, to: here, color: orange, width: 5, behind: 0.9 });
    const parent = joint.getParentNode();
    if (parent && joints.has(parent))
      lines.push({ from: at(parent), to: here, color: orange, width: 2, behind: 0.8 });
  }
  return { lines, labels: [] };
}

/** The axes of the origin: red X, green Y, blue Z. */
function pivotOf(box: Box): Drawing {
  const long = longest(box) * 0.25;
  const axis = (to: Vector, color: Vector): Line => ({ from: [0, 0, 0], to, color, width: 2.4, behind: 0.6 });
  return {
    lines: [axis([long, 0, 0], red), axis([0, long, 0], green), axis([0, 0, long], blue)],
    labels: [],
  };
}

/** An arrow on the ground in the direction a glTF model faces: +Z. */
function facingOf(box: Box): Drawing {
  const { low, high } = box;
  const size = longest(box);
  const x = (low[0] + high[0]) / 2;
  const start = high[2];
  const tip = start + size * 0.3;
  const head = size * 0.08;
  const arrow = (from: Vector, to: Vector): Line => ({ from, to, color: green, width: 3, behind: 0.5 });
  return {
    lines: [
      arrow([x, low[1], start], [x, low[1], tip]),
      arrow([x - head, low[1], tip - head], [x, low[1], tip]),
      arrow([x + head, low[1], tip - head], [x, low[1], tip]),
    ],
    labels: [{ at: [x, low[1], tip], text: 'front (+Z)', color: '#28803c' }],
  };
}

/** A grid on the ground (y = 0) around the model, with a bar of one cell as scale. */
function gridOf(box: Box): Drawing {
  const { low, high } = box;
  const cell = roundLength(longest(box) / 5);
  const first = (axis: 0 | 2): number => Math.floor(low[axis] / cell - 0.5);
  const last = (axis: 0 | 2): number => Math.ceil(high[axis] / cell + 0.5);
  const lines: Line[] = [];
  const thin = (from: Vector, to: Vector): void => {
    lines.push({ from, to, color: grey, width: 0.7, behind: 0 });
  };
  const [x0, x1, z0, z1] = [first(0) * cell, last(0) * cell, first(2) * cell, last(2) * cell];
  for (let x = first(0); x <= last(0); x++) thin([x * cell, 0, z0], [x * cell, 0, z1]);
  for (let z = first(2); z <= last(2); z++) thin([x0, 0, z * cell], [x1, 0, z * cell]);
  lines.push({ from: [x0, 0, z1], to: [x0 + cell, 0, z1], color: [20, 20, 24], width: 3.5, behind: 0 });
  return { lines, labels: [{ at: [x0, 0, z1], text: lengthText(cell), color: '#141418' }] };
}

function longest({ low, high }: Box): number {
  return Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2], 1e-6);
}

/** Returns 1, 2 or 5 times a power of ten, at most the length. */
function roundLength(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length));
  return ([5, 2, 1].find((step) => step * power <= length) ?? 1) * power;
}

/** Returns a length in metres as a person writes it: `1.8 m`, `35 cm`, `4 mm`. */
export function lengthText(metres: number): string {
  const [value, unit] =
    metres >= 1 ? [metres, 'm'] : metres >= 0.01 ? [metres * 100, 'cm'] : [metres * 1000, 'mm'];
  return `${Number(value.toPrecision(3))} ${unit}`;
}
