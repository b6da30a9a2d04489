import type { mat4 } from '@gltf-transform/core';
import { identityMatrix } from '../../mesh/matrix.ts';
import type { MeshPart } from '../../scene/mesh-parts.ts';
import type { Influence } from '../../scene/skin-binding.ts';
import { type UsdaText, usdMatrix } from './usda-text.ts';

/** Skeleton binding of a mesh: the path of the skeleton and the influences of each vertex. */
export interface UsdBinding {
  readonly skeleton: string;
  influencesOf(vertex: number): readonly Influence[];
}

/** Writes one part of a mesh: quads (kept), normals, texture coordinates (`st`, upwards) and vertex colours. */
export function writeUsdMesh(
  text: UsdaText,
  name: string,
  part: MeshPart,
  { material, binding }: { material: string; binding?: UsdBinding },
): void {
  const schemas = ['MaterialBindingAPI', ...(binding ? ['SkelBindingAPI'] : [])];
  const { counts, corners } = polygons(part);
  const perVertex = ['interpolation = "vertex"'];
  text.prim(
    `def Mesh "${name}"`,
    [`prepend apiSchemas = [${schemas.map((schema) => `"${schema}"`).join(', ')}]`],
    () => {
      text.line('uniform token subdivisionScheme = "none"');
      text.line('uniform bool doubleSided = 1');
      text.tuples('float3[] extent', extentOf(part.positions), 3);
      text.integers('int[] faceVertexCounts', counts);
      text.integers('int[] faceVertexIndices', corners);
      text.tuples('point3f[] points', part.positions, 3);
      text.tuples('normal3f[] normals', part.normals, 3, perVertex);
      if (part.uvs) {
        const upward = part.uvs.map((value, i) => (i % 2 === 1 ? 1 - value : value));
        text.tuples('texCoord2f[] primvars:st', upward, 2, perVertex);
      }
      if (part.colors) {
        // The surface reads these in place of its own colour.
        const factor = part.material?.getBaseColorFactor() ?? [1, 1, 1, 1];
        const colors = part.colors.map((value, i) => value * factor[i % 4]!).filter((_, i) => i % 4 !== 3);
        text.tuples('color3f[] primvars:displayColor', colors, 3, perVertex);
      }
      if (binding) writeBinding(text, part.positions.length / 3, binding);
      text.line(`rel material:binding = <${material}>`);
    },
  );
}

function writeBinding(text: UsdaText, count: number, { skeleton, influencesOf }: UsdBinding): void {
  const all = Array.from({ length: count }, (_, vertex) => influencesOf(vertex));
  const size = Math.max(1, ...all.map((influences) => influences.length));
  const joints = new Uint32Array(count * size);
  const weights = new Float64Array(count * size);
  for (const [vertex, influences] of all.entries()) {
    for (const [k, { joint, weight }] of influences.entries()) {
      joints[vertex * size + k] = joint;
      weights[vertex * size + k] = weight;
    }
  }
  const metadata = [`elementSize = ${size}`, 'interpolation = "vertex"'];
  text.integers('int[] primvars:skel:jointIndices', joints, metadata);
  text.tuples('float[] primvars:skel:jointWeights', weights, 1, metadata);
  text.line(`matrix4d primvars:skel:geomBindTransform = ${usdMatrix(identityMatrix as mat4)}`);
  text.line(`rel skel:skeleton = <${skeleton}>`);
}

function polygons({ indices, quads }: MeshPart): { counts: Uint8Array; corners: Uint32Array } {
  const faces = indices.length / 3 - quads;
  const counts = new Uint8Array(faces).fill(3).fill(4, 0, quads);
  const corners = new Uint32Array(quads * 4 + (faces - quads) * 3);
  for (let quad = 0; quad < quads; quad++) {
    for (let k = 0; k < 3; k++) corners[quad * 4 + k] = indices[quad * 6 + k]!;
    corners[quad * 4 + 3] = indices[quad * 6 + 5]!;
  }
  corners.set(indices.subarray(quads * 6), quads * 4);
  return { counts, corners };
}

function extentOf(positions: Float32Array): number[] {
  const min = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const max = min.map((x) => -x);
  positions.forEach((value, i) => {
    min[i % 3] = Math.min(min[i % 3]!, value);
    max[i % 3] = Math.max(max[i % 3]!, value);
  });
  return [...min, ...max];
}
