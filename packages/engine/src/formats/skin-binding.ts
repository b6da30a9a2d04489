import type { mat4, Primitive, Skin } from '@gltf-transform/core';
import { accessorFloats } from './accessor-floats.ts';
import { identityMatrix, invertMatrix, multiplyMatrices } from './matrix.ts';

/** How a skin holds a mesh, in the terms of formats that store where each bone was when the mesh was bound. */
export interface SkinBinding {
  /** To be applied to the vertices; they then stand in scene space. */
  readonly bake: mat4;
  /** Scene matrix of each joint at binding, in the order of the skin's joints. */
  readonly binds: readonly mat4[];
}

/**
 * Usually the pose of binding is the rest pose, seen from a space of the vertices' own (other units, another axis
 * up). Then the vertices are brought to the scene and the bones bind where they rest, so that no reader meets
 * bones that scale. A skin that rests in another pose than it was bound in keeps its own.
 */
export function skinBinding(skin: Skin): SkinBinding {
  const rests = skin.listJoints().map((joint) => joint.getWorldMatrix());
  const accessor = skin.getInverseBindMatrices();
  const inverses = rests.map((_, i): mat4 => {
    if (!accessor || i >= accessor.getCount()) return [...identityMatrix] as mat4;
    return accessor.getElement(i, []) as unknown as mat4;
  });
  const bakes = rests.map((rest, i) => multiplyMatrices(rest, inverses[i]!));
  const [bake] = bakes;
  if (bake && bakes.every((other, i) => agree(bake, other, rests[i]!))) return { bake, binds: rests };
  return {
    bake: [...identityMatrix] as mat4,
    binds: inverses.map((inverse, i) => invertMatrix(inverse) ?? rests[i]!),
  };
}

/** Single precision through two products. */
const tolerance = 1e-4;

function agree(a: mat4, b: mat4, rest: mat4): boolean {
  const linear = Math.max(...a.slice(0, 12).map(Math.abs));
  const reach = Math.max(...a.slice(12, 15).map(Math.abs), ...rest.slice(12, 15).map(Math.abs), 1e-6);
  return a.every((x, k) => Math.abs(x - b[k]!) <= tolerance * (k < 12 ? linear : reach));
}

/** Joint numbers and weights of one vertex; weights sum to one unless there are none. */
export interface Influence {
  readonly joint: number;
  readonly weight: number;
}

/** A function from vertex number to what moves it, the same joint listed once, or null without skin data. */
export function influencesOf(primitive: Primitive): ((vertex: number) => Influence[]) | null {
  const sets: { joints: Float32Array; weights: Float32Array }[] = [];
  for (let set = 0; ; set++) {
    const joints = primitive.getAttribute(`JOINTS_${set}`);
    const weights = primitive.getAttribute(`WEIGHTS_${set}`);
    if (!joints || !weights) break;
    sets.push({ joints: accessorFloats(joints), weights: accessorFloats(weights) });
  }
  if (sets.length === 0) return null;
  return (vertex) => {
    const found: { joint: number; weight: number }[] = [];
    for (const { joints, weights } of sets) {
      for (let k = vertex * 4; k < vertex * 4 + 4; k++) {
        const [joint, weight] = [joints[k] ?? 0, weights[k] ?? 0];
        if (!(weight > 0)) continue;
        const same = found.find((influence) => influence.joint === joint);
        if (same) same.weight += weight;
        else found.push({ joint, weight });
      }
    }
    const total = found.reduce((sum, { weight }) => sum + weight, 0);
    return found.map(({ joint, weight }) => ({ joint, weight: weight / total }));
  };
}
