import { cornerColors } from '@meshwright/formats/mesh';
import { linearToSrgb } from '@meshwright/gltf/math';
import { type PrintMesh, type PrintPart, rowOffsets, rowSize } from '../mesh/print-mesh.ts';

/** Returns sRGB bytes of every face: base colour with textures and vertex colours, the mean of its corners. */
export async function faceColors(mesh: PrintMesh): Promise<Uint8Array> {
  const out = new Uint8Array(mesh.corners.length);
  for (const [p, part] of mesh.parts.entries()) {
    const { index, used } = rowsOf(mesh, p);
    if (used.length === 0) continue;
    const colors = await rowColors(mesh, part, used);
    const plain = plainColor(part);
    for (let face = 0; face < mesh.partOf.length; face++) {
      if (mesh.partOf[face] !== p) continue;
      const at = face * 3;
      const [a, b, c] = [
        index[mesh.corners[at]!]! * 3,
        index[mesh.corners[at + 1]!]! * 3,
        index[mesh.corners[at + 2]!]! * 3,
      ];
      for (let k = 0; k < 3; k++)
        out[at + k] = colors ? Math.round((colors[a + k]! + colors[b + k]! + colors[c + k]!) / 3) : plain[k]!;
    }
  }
  return out;
}

/** Returns whether faces of one part may differ in colour. */
export function hasColors({ parts }: PrintMesh): boolean {
  return parts.some(
    ({ colored, textured, material }) => colored || (textured && material?.getBaseColorTexture()),
  );
}

/** Returns the rows that the faces of a part use, and the index of each among them. */
function rowsOf(
  { rows, corners, partOf }: PrintMesh,
  part: number,
): { index: Int32Array; used: Uint32Array } {
  const index = new Int32Array(rows.length / rowSize).fill(-1);
  const used = new Uint32Array(index.length);
  let count = 0;
  for (let corner = 0; corner < corners.length; corner++) {
    const row = corners[corner]!;
    if (partOf[(corner - (corner % 3)) / 3] !== part || index[row]! >= 0) continue;
    index[row] = count;
    used[count++] = row;
  }
  return { index, used: used.subarray(0, count) };
}

function rowColors(
  { rows }: PrintMesh,
  { material, textured, colored }: PrintPart,
  used: Uint32Array,
): Promise<Uint8Array | null> {
  const take = (offset: number, size: number): Float32Array => {
    const out = new Float32Array(used.length * size);
    for (let i = 0; i < used.length; i++) {
      const from = used[i]! * rowSize + offset;
      for (let k = 0; k < size; k++) out[i * size + k] = rows[from + k]!;
    }
    return out;
  };
  return cornerColors({
    material,
    uvs: textured ? take(rowOffsets.uv, 2) : null,
    colors: colored ? take(rowOffsets.color, 4) : null,
    positions: new Float32Array(used.length * 3),
  });
}

function plainColor({ material }: PrintPart): number[] {
  const factor = material?.getBaseColorFactor() ?? [0.8, 0.8, 0.8, 1];
  return [0, 1, 2].map((k) => Math.round(255 * Math.min(1, Math.max(0, linearToSrgb(factor[k]!)))));
}
