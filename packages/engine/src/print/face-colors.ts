import { cornerColors } from '../formats/corner-colors.ts';
import { linearToSrgb } from '../formats/srgb.ts';
import { type PrintMesh, type PrintPart, rowOffsets, rowSize } from './print-mesh.ts';

/** sRGB bytes of every face: base colour with textures and vertex colours, the mean of its corners. */
export async function faceColors(mesh: PrintMesh): Promise<Uint8Array> {
  const out = new Uint8Array(mesh.corners.length);
  for (const [p, part] of mesh.parts.entries()) {
    const faces = Array.from(mesh.partOf.keys()).filter((face) => mesh.partOf[face] === p);
    if (faces.length === 0) continue;
    const corners = await partColors(mesh, part, faces);
    const plain = plainColor(part);
    for (const [i, face] of faces.entries()) {
      for (let k = 0; k < 3; k++) {
        const at = i * 9 + k;
        out[face * 3 + k] = corners
          ? Math.round((corners[at]! + corners[at + 3]! + corners[at + 6]!) / 3)
          : plain[k]!;
      }
    }
  }
  return out;
}

/** Whether faces of one part may differ in colour. */
export function hasColors({ parts }: PrintMesh): boolean {
  return parts.some(
    ({ colored, textured, material }) => colored || (textured && material?.getBaseColorTexture()),
  );
}

function partColors(
  { rows, corners }: PrintMesh,
  { material, textured, colored }: PrintPart,
  faces: readonly number[],
): Promise<Uint8Array | null> {
  const count = faces.length * 3;
  const uvs = textured ? new Float32Array(count * 2) : null;
  const colors = colored ? new Float32Array(count * 4) : null;
  for (let i = 0; i < count; i++) {
    const row = corners[faces[Math.floor(i / 3)]! * 3 + (i % 3)]! * rowSize;
    uvs?.set(rows.subarray(row + rowOffsets.uv, row + rowOffsets.uv + 2), i * 2);
    colors?.set(rows.subarray(row + rowOffsets.color, row + rowOffsets.color + 4), i * 4);
  }
  const positions = new Float32Array(count * 3);
  return cornerColors({ material, uvs, colors, positions });
}

function plainColor({ material }: PrintPart): number[] {
  const factor = material?.getBaseColorFactor() ?? [0.8, 0.8, 0.8, 1];
  return [0, 1, 2].map((k) => Math.round(255 * Math.min(1, Math.max(0, linearToSrgb(factor[k]!)))));
}
