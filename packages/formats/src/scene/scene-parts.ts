import type { Document, Material, mat4, Node, Primitive, Skin } from '@gltf-transform/core';
import type { Geometry } from '../mesh/geometry.ts';
import { multiplyMatrices, transformMatrix } from '../mesh/matrix.ts';
import { quadCount } from '../mesh/quad-count.ts';
import { reversedWinding, transformVertices } from '../mesh/transform-vertices.ts';
import { triangleIndices } from '../mesh/triangle-indices.ts';
import { UniqueNames } from '../write/unique-names.ts';
import { accessorFloats } from './accessor-floats.ts';
import { applyMorphs, restWeights } from './apply-morphs.ts';
import { instanceTransforms } from './instance-transforms.ts';

/** One primitive of the scene at rest, in scene space. */
export interface ScenePart extends Geometry {
  /** Name of its node; unique per copy. */
  readonly object: string;
  readonly node: Node;
  readonly material: Material | null;
  /** The source primitive; copies of one mesh share it. */
  readonly primitive: Primitive;
}

interface ScenePartsOptions {
  /**
   * Whether normals are placed; without them they are null.
   * @default true
   */
  readonly normals?: boolean;
}

/**
 * Returns the triangles of the default scene at rest: node transforms, skins, default morph weights and GPU instances
 * applied, the winding of mirrored parts corrected. Points and lines are left out.
 */
export function sceneParts(document: Document, { normals = true }: ScenePartsOptions = {}): ScenePart[] {
  const scene = document.getRoot().getDefaultScene() ?? document.getRoot().listScenes()[0];
  const parts: ScenePart[] = [];
  const names = new UniqueNames();
  scene?.traverse((node) => {
    const mesh = node.getMesh();
    if (!mesh) return;
    for (const placement of placementsOf(node)) {
      const object = names.take(node.getName() || mesh.getName() || 'object');
      for (const primitive of mesh.listPrimitives()) {
        const part = placedPart(primitive, node, placement, { object, normals });
        if (part) parts.push(part);
      }
    }
  });
  return parts;
}

function placedPart(
  primitive: Primitive,
  node: Node,
  placement: mat4,
  { object, normals: wanted }: { readonly object: string; readonly normals: boolean },
): ScenePart | null {
  const positionAccessor = primitive.getAttribute('POSITION');
  const indices = triangleIndices(primitive);
  if (!positionAccessor || !indices || indices.length === 0) return null;
  const positions = new Float32Array(accessorFloats(positionAccessor));
  const normalAccessor = wanted ? primitive.getAttribute('NORMAL') : null;
  const normals = normalAccessor ? new Float32Array(accessorFloats(normalAccessor)) : null;
  applyMorphs(primitive, restWeights(node), positions, normals);
  const skin = node.getSkin();
  const matrices = skin ? skinMatrices(primitive, skin, positions.length / 3) : null;
  const mirrored = transformVertices(positions, normals, matrices ?? placement);
  const quads = quadCount(primitive);
  const uvAccessor = primitive.getAttribute('TEXCOORD_0');
  const colorAccessor = primitive.getAttribute('COLOR_0');
  return {
    object,
    node,
    material: primitive.getMaterial(),
    primitive,
    positions,
    normals,
    uvs: uvAccessor ? accessorFloats(uvAccessor) : null,
    colors: colorAccessor ? rgba(accessorFloats(colorAccessor), colorAccessor.getElementSize()) : null,
    indices: mirrored ? reversedWinding(indices, quads) : indices,
    quads,
  };
}

function placementsOf(node: Node): mat4[] {
  const world = node.getWorldMatrix();
  const instances = instanceTransforms(node);
  return instances
    ? instances.map((instance) => multiplyMatrices(world, transformMatrix(instance)))
    : [world];
}

/** Returns a function from vertex index to its blended skin matrix, or null when the skin cannot be applied. */
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

function rgba(colors: Float32Array, size: number): Float32Array {
  if (size === 4) return colors;
  const out = new Float32Array((colors.length / 3) * 4).fill(1);
  for (let i = 0; i * 3 < colors.length; i++) out.set(colors.subarray(i * 3, i * 3 + 3), i * 4);
  return out;
}
