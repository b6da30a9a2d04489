import type { mat4 } from '@gltf-transform/core';
import { identityMatrix } from '../../mesh/matrix.ts';
import type { MeshPart } from '../../scene/mesh-parts.ts';
import type { Influence } from '../../scene/skin-binding.ts';
import { type UsdaText, usdMatrix, usdNumber, usdTuples } from './usda-text.ts';

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
      text.line(`float3[] extent = ${usdTuples(extentOf(part.positions), 3)}`);
      text.line(`int[] faceVertexCounts = [${counts.join(', ')}]`);
      text.line(`int[] faceVertexIndices = [${corners.join(', ')}]`);
      text.line(`point3f[] points = ${usdTuples(part.positions, 3)}`);
      text.attribute(`normal3f[] normals = ${usdTuples(part.normals, 3)}`, perVertex);
      if (part.uvs) {
        const upward = part.uvs.map((value, i) => (i % 2 === 1 ? 1 - value : value));
        text.attribute(`texCoord2f[] primvars:st = ${usdTuples(upward, 2)}`, perVertex);
      }
      if (part.colors) {
        // The surface reads these in place of its own colour.
        const factor = part.material?.getBaseColorFactor() ?? [1, 1, 1, 1];
        const colors = part.colors.map((value, i) => value * factor[i % 4]!).filter((_, i) => i % 4 !== 3);
        text.attribute(`color3f[] primvars:displayColor = ${usdTuples(colors, 3)}`, perVertex);
      }
      if (binding) writeBinding(text, part.positions.length / 3, binding);
      text.line(`rel material:binding = <${material}>`);
    },
  );
}

function writeBinding(text: UsdaText, count: number, { skeleton, influencesOf }: UsdBinding): void {
  const all = Array.from({ length: count }, (_, vertex) => influencesOf(vertex));
  const size = Math.max(1, ...all.map((influences) => influences.length));
  const joints: number[] = [];
  const weights: string[] = [];
  for (const influences of all) {
    for (let k = 0; k < size; k++) {
      joints.push(influences[k]?.joint ?? 0);
      weights.push(usdNumber(influences[k]?.weight ?? 0));
    }
  }
  const metadata = [`elementSize = ${size}`, 'interpolation = "vertex"'];
  text.attribute(`int[] primvars:skel:jointIndices = [${joints.join(', ')}]`, metadata);
  text.attribute(`float[] primvars:skel:jointWeights = [${weights.join(', ')}]`, metadata);
  text.line(`matrix4d primvars:skel:geomBindTransform = ${usdMatrix(identityMatrix as mat4)}`);
  text.line(`rel skel:skeleton = <${skeleton}>`);
}

function polygons({ indices, quads }: MeshPart): { counts: number[]; corners: number[] } {
  const counts: number[] = [];
  const corners: number[] = [];
  for (let i = 0; i < indices.length; i += i < quads * 6 ? 6 : 3) {
    corners.push(indices[i]!, indices[i + 1]!, indices[i + 2]!);
    if (i < quads * 6) corners.push(indices[i + 5]!);
    counts.push(i < quads * 6 ? 4 : 3);
  }
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
