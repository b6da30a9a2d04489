import type { Material } from 'three';
import { type Node, type NodeMaterial, TSL, type WebGPURenderer } from 'three/webgpu';
import { type BakedMesh, type PlayedPoses, rowLength } from './baked-mesh.ts';

const { attribute, Fn, float, instancedMesh, instanceIndex, int, ivec2, mat3, mat4, mix } = TSL;
const { morphReference, normalGeometry, normalLocal, positionGeometry, positionLocal } = TSL;
const { reference, tangentLocal, texture, uniform, vec4 } = TSL;

/**
 * Returns what makes a node material of a material, so that each copy reads its bones from a row of the texture, and from
 * the next one; of both backends of WebGPURenderer.
 */
export function playingNodes({ library }: WebGPURenderer) {
  return (source: Material, mesh: BakedMesh, { poses, motions, clock, isRigid }: PlayedPoses): Material => {
    const material: NodeMaterial | null = library.fromMaterial(source.clone());
    if (!material) return source.clone();
    const seconds = reference('value', 'float', clock);
    const own = material.positionNode;

    /** Returns the matrix of a bone, blended of two poses. */
    const boneAt = (bone: Node<'uint'> | Node<'int'>, row: Node<'int'>, share: Node<'float'>) => {
      const column = (at: number) => {
        const x = int(bone).mul(4).add(at);
        const texel = (y: Node<'int'>) => texture(poses.texture).load(ivec2(x, y));
        return mix(texel(row), texel(row.add(1)), share);
      };
      return mat4(column(0), column(1), column(2), column(3));
    };

    material.positionNode = Fn(() => {
      const copy = int(instanceIndex);
      const motion = texture(motions)
        .load(ivec2(copy.mod(rowLength), copy.div(rowLength)))
        .toVar();
      const at = seconds.mul(motion.z).add(motion.w).fract().mul(motion.y).toVar();
      const row = int(motion.x.add(at.floor())).toVar();
      const share = at.fract().toVar();
      const bones = attribute<'uvec4'>('skinIndex', 'uvec4');
      const weights = attribute<'vec4'>('skinWeight', 'vec4');
      const bone = (index: Node<'uint'>, weight: Node<'float'>) => boneAt(index, row, share).mul(weight);
      const posed = isRigid
        ? boneAt(int(0), row, share)
        : bone(bones.x, weights.x)
            .add(bone(bones.y, weights.y))
            .add(bone(bones.z, weights.z))
            .add(bone(bones.w, weights.w));
      const placed = posed.mul(uniform(mesh.bindMatrix)).toVar();

      // The material has placed the copies already, in the pose of the file; this begins anew.
      const { attributes, morphAttributes } = mesh.geometry;
      positionLocal.assign(positionGeometry);
      if (attributes.normal) normalLocal.assign(normalGeometry);
      if (Object.keys(morphAttributes).length > 0) inStack(morphReference(mesh));
      positionLocal.assign(placed.mul(vec4(positionLocal, float(1))).xyz);
      if (attributes.normal) normalLocal.assign(mat3(placed).mul(normalLocal));
      if (attributes.tangent) tangentLocal.assign(mat3(placed).mul(tangentLocal));
      inStack(instancedMesh(mesh));
      if (own) positionLocal.assign(own as Node<'vec3'>);
      return positionLocal;
    })();
    return material;
  };
}

/** Older versions of three.js return a node where newer ones add it to the shader themselves. */
function inStack(node: unknown): void {
  const own = node as { readonly isShaderCallNodeInternal?: boolean; toStack(): void };
  if (!own.isShaderCallNodeInternal) own.toStack();
}
