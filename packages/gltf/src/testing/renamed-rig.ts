import { glbOf } from '@meshwright/testing/models/glb-of';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { compose, type Matrix, multiply } from '../matrix.ts';
import { type RigSkeleton, rigSkeletons } from './rig-skeletons.ts';

/** A rigged model, with its joints by VRM bone. */
export interface BaseRig {
  glb: Uint8Array;
  bones: Readonly<Record<string, string>>;
}

interface Rig {
  nodes: RigNode[];
  skins: { joints: number[]; inverseBindMatrices: number }[];
  accessors: { bufferView: number; count: number; byteOffset?: number }[];
  bufferViews: { buffer: number; byteOffset?: number; byteLength: number }[];
  animations?: unknown;
}

interface RigNode {
  name: string;
  children?: number[];
  translation?: number[];
  rotation?: number[];
  scale?: number[];
}

/**
 * The model with its joints renamed to a convention, and with the joints that the convention has and the model lacks:
 * meshes, weights and the places of its own joints stay. Clips are left out. `bones` are the names by VRM bone.
 */
export function renamedRig(
  base: BaseRig,
  convention: string,
): { glb: Buffer; bones: Record<string, string> } {
  const { json, bin } = glbParts<Rig>(base.glb);
  delete json.animations;
  const edit = new SkeletonEdit(json, base.bones, scaleOf(json));
  const { sides, chains, fingers }: RigSkeleton = rigSkeletons[convention]!;
  for (const [order, chain] of [...chains, ...fingers].entries()) {
    if (!/[%&]/.test(chain)) edit.add(chain, '', 1, 0);
    else
      for (const [side, spelled, sign] of [['left', sides[0], 1] as const, ['right', sides[1], -1] as const])
        edit.add(
          chain.replaceAll('%', spelled).replaceAll('&', side[0]!.toUpperCase()),
          side,
          sign,
          order - chains.length,
        );
  }
  const [skin] = json.skins;
  const views = json.bufferViews.map(({ byteOffset = 0, byteLength }) =>
    Uint8Array.from(bin.subarray(byteOffset, byteOffset + byteLength)),
  );
  const binds = json.accessors[skin!.inverseBindMatrices]!;
  const identity = Float32Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);
  const old = views[binds.bufferView]!.subarray(binds.byteOffset ?? 0).subarray(0, binds.count * 64);
  const matrices = new Uint8Array((binds.count + edit.added.length) * 64);
  matrices.set(old);
  for (const at of edit.added.keys()) matrices.set(new Uint8Array(identity.buffer), (binds.count + at) * 64);
  Object.assign(binds, { bufferView: views.length, byteOffset: 0, count: binds.count + edit.added.length });
  views.push(matrices);
  for (const each of json.skins) each.joints.push(...edit.added);
  const { bufferViews: described, ...rest } = json;
  const placed = glbOf({}, views.map(padded));
  const bufferViews = glbParts<Rig>(placed).json.bufferViews.map((view, index) => ({
    ...described[index],
    ...view,
    byteLength: views[index]!.length,
  }));
  const { buffers } = glbParts<{ buffers: object[] }>(placed).json;
  return { glb: glbOf({ ...rest, buffers, bufferViews }, views.map(padded)), bones: edit.bones };
}

class SkeletonEdit {
  readonly added: number[] = [];
  readonly bones: Record<string, string> = {};
  readonly #json: Rig;
  readonly #own: Readonly<Record<string, string>>;
  readonly #scale: number;
  /** The names of the model, before any of them is replaced. */
  readonly #nodes: ReadonlyMap<string, number>;
  /** Joints of the convention. */
  readonly #named = new Map<string, number>();

  constructor(json: Rig, own: Readonly<Record<string, string>>, scale: number) {
    this.#json = json;
    this.#own = own;
    this.#scale = scale;
    this.#nodes = new Map(json.nodes.map(({ name }, index) => [name, index]));
  }

  /** Adds a chain; joints that the model has get the name, others are put between them or beyond them. */
  add(chain: string, side: string, sign: number, finger: number): void {
    const joints = chain.split(/\s+/).map((word) => {
      const [, name, vrm, offset] = /^([^!=]+)(?:!(\w+))?(?:=(.+))?$/.exec(word)!;
      const bone = vrm && (side ? side + vrm : vrm);
      if (bone) this.bones[bone] = name!.replaceAll('~', ' ');
      return {
        name: name!.replaceAll('~', ' '),
        node: this.#nodes.get(this.#own[bone ?? ''] ?? ''),
        offset: offset
          ?.split(',')
          .map((value, axis) => Number(value) * (axis === 0 ? sign : 1) * this.#scale),
      };
    });
    let above = this.#start(joints[0]!);
    for (let index = 1; index < joints.length; index++) {
      const { name, node, offset } = joints[index]!;
      if (this.#named.has(name)) {
        above = this.#named.get(name)!;
        continue;
      }
      if (node !== undefined) this.#move(node, above, name);
      const next = joints.findIndex((joint, at) => at > index && joint.node !== undefined);
      const step =
        offset ?? this.#step(above, joints[next]?.node, next - index + 1, index === 1 ? finger : 0);
      above = node ?? this.#insert(name, above, step);
    }
  }

  #start({ name, node }: { name: string; node: number | undefined }): number {
    const known = this.#named.get(name) ?? node;
    if (known === undefined) {
      // The root of a convention stands above everything.
      const top = this.#parent(this.#nodes.get(this.#own.hips!)!)!;
      this.#named.set(name, top);
      this.#json.nodes[top]!.name = name;
      return top;
    }
    this.#named.set(name, known);
    this.#json.nodes[known]!.name = name;
    return known;
  }

  /** Hangs a joint of the model below another, where it stays in its place. */
  #move(node: number, above: number, name: string): void {
    const { nodes } = this.#json;
    const parent = this.#parent(node)!;
    const offset = this.#offset(parent, above);
    nodes[parent]!.children = nodes[parent]!.children!.filter((child) => child !== node);
    nodes[above]!.children = [...(nodes[above]!.children ?? []), node];
    nodes[node]!.translation = difference(nodes[node]!.translation ?? [0, 0, 0], offset);
    nodes[node]!.name = name;
    this.#named.set(name, node);
  }

  #insert(name: string, above: number, translation: number[]): number {
    const { nodes } = this.#json;
    const index = nodes.push({ name, translation }) - 1;
    nodes[above]!.children = [...(nodes[above]!.children ?? []), index];
    this.#named.set(name, index);
    this.added.push(index);
    return index;
  }

  /** A part of the way to the next joint of the model, or 3 cm onwards. */
  #step(above: number, next: number | undefined, parts: number, finger: number): number[] {
    const { nodes } = this.#json;
    if (next !== undefined) {
      const way = difference(nodes[next]!.translation ?? [0, 0, 0], this.#offset(this.#parent(next)!, above));
      return way.map((value) => value / parts);
    }
    let bone = above;
    while (this.added.includes(bone)) bone = this.#parent(bone)!;
    const along = nodes[bone]!.translation ?? [0, 1, 0];
    const size = Math.hypot(...along) || 1;
    const sideways = [0, 0, finger > 0 ? (finger - 2) * 0.02 : 0];
    return along.map((value, axis) => ((value / size) * 0.03 + sideways[axis]!) * this.#scale);
  }

  /** The place of one joint in the axes of another; both have the same axes. */
  #offset(from: number, to: number): number[] {
    const [start, end] = [this.#world(from), this.#world(to)];
    const way = [12, 13, 14].map((at) => end[at]! - start[at]!);
    const scale = Math.hypot(start[0]!, start[1]!, start[2]!) ** 2;
    return [0, 4, 8].map(
      (column) => way.reduce((sum, value, row) => sum + value * start[column + row]!, 0) / scale,
    );
  }

  #world(node: number): Matrix {
    const { translation = [0, 0, 0], rotation = [0, 0, 0, 1], scale = [1, 1, 1] } = this.#json.nodes[node]!;
    const own = compose(translation, rotation, scale);
    const parent = this.#parent(node);
    return parent === undefined ? own : multiply(this.#world(parent), own);
  }

  #parent(node: number): number | undefined {
    const parent = this.#json.nodes.findIndex(({ children }) => children?.includes(node));
    return parent < 0 ? undefined : parent;
  }
}

function difference(a: readonly number[], b: readonly number[]): number[] {
  return a.map((value, axis) => value - b[axis]!);
}

/** How many units of the joints a metre has. */
function scaleOf({ nodes }: Rig): number {
  return nodes.some((node) => node.scale?.[0] === 0.01) ? 100 : 1;
}

function padded(view: Uint8Array): Uint8Array {
  const whole = new Uint8Array(Math.ceil(view.length / 4) * 4);
  whole.set(view);
  return whole;
}
