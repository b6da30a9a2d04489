import type { Document, Material, mat4, Node, Primitive, Skin } from '@gltf-transform/core';
import type { InstancedMesh } from '@gltf-transform/extensions';
import type { Geometry } from '../geometry.ts';
import { accessorFloats } from './accessor-floats.ts';
import { multiplyMatrices, rotationScaleOf } from './matrix.ts';
import { quadCount } from './quad-count.ts';
import { triangleIndices } from './triangle-indices.ts';

/** One primitive of the scene as it stands at rest, in scene space. */
export interface ScenePart extends Geometry {
  /** Name of the node it came from; unique per copy. */
  readonly object: string;
  readonly material: Material | null;
  /** Where it came from; copies of one mesh share it. */
  readonly primitive: Primitive;
}

/**
 * The triangles of the default scene as displayed at rest: node transforms, skins, default morph weights and GPU
 * instances applied, mirrored parts turned right side out. Points and lines are left out.
 */
export function sceneParts(document: Document): ScenePart[] {
  const scene = document.getRoot().getDefaultScene() ?? document.getRoot().listScenes()[0];
  const parts: ScenePart[] = [];
  const names = new Map<string, number>();
  scene?.traverse((node) => {
    const mesh = node.getMesh();
    if (!mesh) return;
    for (const placement of placementsOf(node)) {
      const object = uniqueName(names, node.getName() || mesh.getName() || 'object');
      for (const primitive of mesh.listPrimitives()) {
        const part = placedPart(primitive, node, placement, object);
        if (part) parts.push(part);
      }
    }
  });
  return parts;
}

function placedPart(primitive: Primitive, node: Node, placement: mat4, object: string): ScenePart | null {
  const positionAccessor = primitive.getAttribute('POSITION');
  const indices = triangleIndices(primitive);
  if (!positionAccessor || !indices || indices.length === 0) return null;
  const positions = Float32Array.from(accessorFloats(positionAccessor));
  const normalAccessor = primitive.getAttribute('NORMAL');
  const normals = normalAccessor ? Float32Array.from(accessorFloats(normalAccessor)) : null;
  applyMorphs(primitive, node, positions, normals);
  const skin = node.getSkin();
  const matrices = skin ? skinMatrices(primitive, skin, positions.length / 3) : null;
  const mirrored = transform(positions, normals, matrices ?? (() => placement));
  const quads = quadCount(primitive);
  const uvAccessor = primitive.getAttribute('TEXCOORD_0');
  const colorAccessor = primitive.getAttribute('COLOR_0');
  return {
    object,
    material: primitive.getMaterial(),
    primitive,
    positions,
    normals,
    uvs: uvAccessor ? accessorFloats(uvAccessor) : null,
    colors: colorAccessor ? rgba(accessorFloats(colorAccessor), colorAccessor.getElementSize()) : null,
    indices: mirrored ? turnedOver(indices, quads) : indices,
    quads,
  };
}

function placementsOf(node: Node): mat4[] {
  const world = node.getWorldMatrix();
  const instances = node.getExtension<InstancedMesh>('EXT_mesh_gpu_instancing');
  if (!instances) return [world];
  const [translations, rotations, scales] = ['TRANSLATION', 'ROTATION', 'SCALE'].map((semantic) =>
    instances.getAttribute(semantic),
  );
  const count = translations?.getCount() ?? rotations?.getCount() ?? scales?.getCount() ?? 0;
  return Array.from({ length: count }, (_, i) => {
    const [tx, ty, tz] = translations?.getElement(i, []) ?? [0, 0, 0];
    const rotation = rotations?.getElement(i, []) ?? [0, 0, 0, 1];
    const scale = scales?.getElement(i, []) ?? [1, 1, 1];
    const local = rotationScaleOf(rotation, scale);
    local[12] = tx!;
    local[13] = ty!;
    local[14] = tz!;
    return multiplyMatrices(world, local);
  });
}

function applyMorphs(
  primitive: Primitive,
  node: Node,
  positions: Float32Array,
  normals: Float32Array | null,
): void {
  const own = node.getWeights();
  const weights = own.length > 0 ? own : (node.getMesh()?.getWeights() ?? []);
  primitive.listTargets().forEach((target, i) => {
    const weight = weights[i] ?? 0;
    if (weight === 0) return;
    for (const [semantic, base] of [['POSITION', positions] as const, ['NORMAL', normals] as const]) {
      const accessor = target.getAttribute(semantic);
      if (!accessor || !base) continue;
      const delta = accessorFloats(accessor);
      for (let k = 0; k < Math.min(base.length, delta.length); k++) base[k] = base[k]! + weight * delta[k]!;
    }
  });
}

/** A function from vertex number to its blended skin matrix, or null when the skin cannot be applied. */
function skinMatrices(primitive: Primitive, skin: Skin, count: number): ((vertex: number) => mat4) | null {
  const joints = skin.listJoints();
  const inverseAccessor = skin.getInverseBindMatrices();
  const bones = joints.map((joint, i) => {
    if (!inverseAccessor || i >= inverseAccessor.getCount()) return joint.getWorldMatrix();
    const inverse: number[] = [];
    inverseAccessor.getElement(i, inverse);
    return multiplyMatrices(joint.getWorldMatrix(), inverse as mat4);
  });
  const sets: { joints: Float32Array; weights: Float32Array }[] = [];
  for (let set = 0; ; set++) {
    const jointAccessor = primitive.getAttribute(`JOINTS_${set}`);
    const weightAccessor = primitive.getAttribute(`WEIGHTS_${set}`);
    if (!jointAccessor || !weightAccessor) break;
    sets.push({ joints: accessorFloats(jointAccessor), weights: accessorFloats(weightAccessor) });
  }
  if (sets.length === 0 || bones.length === 0 || sets.some((set) => set.joints.length < count * 4))
    return null;
  const blended = new Array<number>(16).fill(0) as mat4;
  return (vertex) => {
    blended.fill(0);
    let total = 0;
    for (const { joints: jointOf, weights } of sets) {
      for (let k = vertex * 4; k < vertex * 4 + 4; k++) {
        const weight = weights[k] ?? 0;
        const bone = bones[jointOf[k] ?? 0];
        if (weight === 0 || !bone) continue;
        total += weight;
        for (let m = 0; m < 16; m++) blended[m] = blended[m]! + weight * bone[m]!;
      }
    }
    if (total > 0) for (let m = 0; m < 16; m++) blended[m] = blended[m]! / total;
    return blended;
  };
}

/** Transforms in place and tells whether the matrices mirror (judged by the first vertex). */
function transform(
  positions: Float32Array,
  normals: Float32Array | null,
  matrixOf: (vertex: number) => mat4,
): boolean {
  let mirrored = false;
  for (let v = 0; v * 3 < positions.length; v++) {
    const m = matrixOf(v);
    const i = v * 3;
    const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
    positions[i] = m[0] * x + m[4] * y + m[8] * z + m[12];
    positions[i + 1] = m[1] * x + m[5] * y + m[9] * z + m[13];
    positions[i + 2] = m[2] * x + m[6] * y + m[10] * z + m[14];
    if (v === 0) mirrored = determinant(m) < 0;
    if (normals) turnNormal(normals, i, m);
  }
  return mirrored;
}

/** By the cofactors, which is the inverse transpose up to a positive or negative factor and never divides. */
function turnNormal(normals: Float32Array, i: number, m: mat4): void {
  const [x, y, z] = [normals[i]!, normals[i + 1]!, normals[i + 2]!];
  const sign = determinant(m) < 0 ? -1 : 1;
  const nx =
    (m[5] * m[10] - m[6] * m[9]) * x + (m[9] * m[2] - m[10] * m[1]) * y + (m[1] * m[6] - m[2] * m[5]) * z;
  const ny =
    (m[6] * m[8] - m[4] * m[10]) * x + (m[10] * m[0] - m[8] * m[2]) * y + (m[2] * m[4] - m[0] * m[6]) * z;
  const nz =
    (m[4] * m[9] - m[5] * m[8]) * x + (m[8] * m[1] - m[9] * m[0]) * y + (m[0] * m[5] - m[1] * m[4]) * z;
  const length = Math.hypot(nx, ny, nz);
  const scale = length > 0 ? sign / length : 0;
  normals[i] = nx * scale;
  normals[i + 1] = ny * scale;
  normals[i + 2] = nz * scale;
}

function determinant(m: mat4): number {
  return (
    m[0] * (m[5] * m[10] - m[6] * m[9]) -
    m[4] * (m[1] * m[10] - m[2] * m[9]) +
    m[8] * (m[1] * m[6] - m[2] * m[5])
  );
}

/** Quads (a, b, c)(a, c, d) become (a, d, c)(a, c, b), so they stay quads. */
function turnedOver(indices: Uint32Array, quads: number): Uint32Array {
  const turned = Uint32Array.from(indices);
  for (let i = 0; i + 2 < turned.length; i += 3) {
    const from = i >= quads * 6 ? i : i % 6 === 0 ? i + 3 : i - 3;
    turned[i] = indices[from]!;
    turned[i + 1] = indices[from + 2]!;
    turned[i + 2] = indices[from + 1]!;
  }
  return turned;
}

function rgba(colors: Float32Array, size: number): Float32Array {
  if (size === 4) return colors;
  const out = new Float32Array((colors.length / 3) * 4).fill(1);
  for (let i = 0; i * 3 < colors.length; i++) out.set(colors.subarray(i * 3, i * 3 + 3), i * 4);
  return out;
}

function uniqueName(names: Map<string, number>, name: string): string {
  const seen = names.get(name) ?? 0;
  names.set(name, seen + 1);
  return seen === 0 ? name : `${name}_${seen + 1}`;
}
