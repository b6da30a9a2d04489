import type { mat4, Primitive, Skin } from '@gltf-transform/core';
import { identityMatrix, invertMatrix, multiplyMatrices } from '../mesh/matrix.ts';
import { accessorFloats } from './accessor-floats.ts';

/** Binding of a skin to a mesh, for formats that store the transform of each bone at binding. */
export interface SkinBinding {
  /** Matrix that brings the vertices to scene space. */
  readonly bake: mat4;
  /** Scene matrix of each joint at binding, in the order of the skin's joints. */
  readonly binds: readonly mat4[];
}

/**
 * Returns the binding of a skin. Usually the bind pose is the rest pose in another space of the vertices (other units,
 * another up axis). Then the vertices are transformed to the scene and the bones bind at rest, so that readers get no
 * scaled bones. A skin whose rest pose differs from its bind pose keeps the latter.
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

/** Error of single precision after two products. */
const tolerance = 1e-4;

function agree(a: mat4, b: mat4, rest: mat4): boolean {
  const linear = Math.max(...a.slice(0, 12).map(Math.abs));
  const reach = Math.max(...a.slice(12, 15).map(Math.abs), ...rest.slice(12, 15).map(Math.abs), 1e-6);
  return a.every((x, k) => Math.abs(x - b[k]!) <= tolerance * (k < 12 ? linear : reach));
}

/** Joint index and weight for one vertex; the weights of a vertex sum to one unless it has none. */
export interface Influence {
  readonly joint: number;
  readonly weight: number;
}

/** Returns a function from vertex index to its influences, each joint listed once, or null without skin data. */
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
    const influences: { joint: number; weight: number }[] = [];
    for (const { joints, weights } of sets) {
      for (let k = vertex * 4; k < vertex * 4 + 4; k++) {
        const [joint, weight] = [joints[k] ?? 0, weights[k] ?? 0];
        if (!(weight > 0)) continue;
        const same = influences.find((influence) => influence.joint === joint);
        if (same) same.weight += weight;
        else influences.push({ joint, weight });
      }
    }
    const total = influences.reduce((sum, { weight }) => sum + weight, 0);
    return influences.map(({ joint, weight }) => ({ joint, weight: weight / total }));
  };
}
