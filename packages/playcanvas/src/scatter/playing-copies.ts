import { AssetError } from '@meshwright/runtime';
import {
  SEMANTIC_BLENDINDICES,
  SEMANTIC_BLENDWEIGHT,
  SHADERLANGUAGE_GLSL,
  SHADERLANGUAGE_WGSL,
  type StandardMaterial,
} from 'playcanvas';
import { columns } from './instance-colour.ts';

/**
 * Returns a copy of a material that applies bones from a texture before the place of each instance. What an instance plays
 * is in the last numbers of the columns of its matrix, which are 0, 0, 0 and 1 for every place.
 * @param isRigid its meshes have neither bones nor weights
 * @throws AssetError `engine_setup` for a version of the engine without shader chunks of materials
 */
export function playingCopies(material: StandardMaterial, isRigid: boolean): StandardMaterial {
  if (!('getShaderChunks' in material)) {
    throw new AssetError(
      'engine_setup',
      'This version of PlayCanvas cannot draw a crowd; use 2.8 or newer, or clone the character.',
    );
  }
  const copy = material.clone() as StandardMaterial;
  // The engine maps those of its own chunk only.
  for (const [line, semantic] of columns.entries()) copy.setAttribute(`instance_line${line + 1}`, semantic);
  if (!isRigid) {
    copy.setAttribute('vertex_boneIndices', SEMANTIC_BLENDINDICES);
    copy.setAttribute('vertex_boneWeights', SEMANTIC_BLENDWEIGHT);
  }
  copy.getShaderChunks(SHADERLANGUAGE_GLSL).set('transformInstancingVS', glsl(isRigid));
  copy.getShaderChunks(SHADERLANGUAGE_WGSL).set('transformInstancingVS', wgsl(isRigid));
  copy.update();
  return copy;
}

const four = [0, 1, 2, 3];
const axes = ['x', 'y', 'z', 'w'];

const glsl = (isRigid: boolean) => `
${[1, 2, 3, 4].map((line) => `attribute vec4 instance_line${line};`).join('\n')}
${isRigid ? '' : 'attribute vec4 vertex_boneWeights;\nattribute vec4 vertex_boneIndices;'}
uniform highp sampler2D crowdPoses;
uniform float crowdSeconds;
mat4 crowdBone(const in int bone, const in int pose) {
  return mat4(${four.map((column) => `texelFetch(crowdPoses, ivec2(bone * 4 + ${column}, pose), 0)`).join(', ')});
}
mat4 crowdPose(const in int pose) {
  ${
    isRigid
      ? 'return crowdBone(0, pose);'
      : `ivec4 bones = ivec4(vertex_boneIndices + 0.5);
  return ${axes.map((axis) => `crowdBone(bones.${axis}, pose) * vertex_boneWeights.${axis}`).join(' + ')};`
  }
}
mat4 getModelMatrix() {
  float at = fract(crowdSeconds * instance_line3.w + instance_line4.w) * instance_line2.w;
  int pose = int(instance_line1.w + 0.5) + int(at);
  mat4 moved = crowdPose(pose) * (1.0 - fract(at)) + crowdPose(pose + 1) * fract(at);
  mat4 place = mat4(${four.map((at) => `vec4(instance_line${at + 1}.xyz, ${at === 3 ? '1.0' : '0.0'})`).join(', ')});
  return matrix_model * place * moved;
}
`;

const wgsl = (isRigid: boolean) => `
${[1, 2, 3, 4].map((line) => `attribute instance_line${line}: vec4f;`).join('\n')}
${isRigid ? '' : 'attribute vertex_boneWeights: vec4f;\nattribute vertex_boneIndices: vec4f;'}
var crowdPoses: texture_2d<uff>;
uniform crowdSeconds: f32;
fn crowdBone(bone: i32, pose: i32) -> mat4x4f {
  return mat4x4f(${four.map((column) => `textureLoad(crowdPoses, vec2i(bone * 4 + ${column}, pose), 0)`).join(', ')});
}
fn crowdPose(pose: i32) -> mat4x4f {
  ${
    isRigid
      ? 'return crowdBone(0, pose);'
      : `let bones = vec4i(vertex_boneIndices + 0.5);
  return ${axes.map((axis) => `crowdBone(bones.${axis}, pose) * vertex_boneWeights.${axis}`).join(' + ')};`
  }
}
fn getModelMatrix() -> mat4x4f {
  let at = fract(uniform.crowdSeconds * instance_line3.w + instance_line4.w) * instance_line2.w;
  let pose = i32(instance_line1.w + 0.5) + i32(at);
  let moved = crowdPose(pose) * (1.0 - fract(at)) + crowdPose(pose + 1) * fract(at);
  let place = mat4x4f(${four.map((at) => `vec4f(instance_line${at + 1}.xyz, ${at === 3 ? '1.0' : '0.0'})`).join(', ')});
  return uniform.matrix_model * place * moved;
}
`;
