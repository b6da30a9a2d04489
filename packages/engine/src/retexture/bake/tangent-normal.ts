import type { Texel, TexelSurface } from './scan-texels.ts';

/** Writes a tangent-space normal as in glTF 2.0, 3.9.3: red along u, green against v. */
export function writeTangentNormal(
  { positions, uvs, indices }: TexelSurface,
  { corner, normal: n }: Texel,
  bent: readonly number[],
  out: Uint8Array,
  at: number,
): void {
  const a = indices[corner]!;
  const b = indices[corner + 1]!;
  const c = indices[corner + 2]!;
  const du1 = uvs![b * 2]! - uvs![a * 2]!;
  const dv1 = uvs![b * 2 + 1]! - uvs![a * 2 + 1]!;
  const du2 = uvs![c * 2]! - uvs![a * 2]!;
  const dv2 = uvs![c * 2 + 1]! - uvs![a * 2 + 1]!;
  const sign = du1 * dv2 - du2 * dv1 < 0 ? -1 : 1;
  const along = (k: number): number =>
    ((positions[b * 3 + k]! - positions[a * 3 + k]!) * dv2 -
      (positions[c * 3 + k]! - positions[a * 3 + k]!) * dv1) *
    sign;
  let tx = along(0);
  let ty = along(1);
  let tz = along(2);
  const off = tx * n[0] + ty * n[1] + tz * n[2];
  tx -= n[0] * off;
  ty -= n[1] * off;
  tz -= n[2] * off;
  const length = Math.sqrt(tx * tx + ty * ty + tz * tz);
  if (length < 1e-12) {
    out.set([128, 128, 255], at);
    return;
  }
  tx /= length;
  ty /= length;
  tz /= length;
  const upX = -sign * (n[1] * tz - n[2] * ty);
  const upY = -sign * (n[2] * tx - n[0] * tz);
  const upZ = -sign * (n[0] * ty - n[1] * tx);
  const x = bent[0]! * tx + bent[1]! * ty + bent[2]! * tz;
  const y = bent[0]! * upX + bent[1]! * upY + bent[2]! * upZ;
  const z = Math.max(0.05, bent[0]! * n[0] + bent[1]! * n[1] + bent[2]! * n[2]);
  const unit = 127.5 / Math.sqrt(x * x + y * y + z * z);
  out[at] = Math.round(127.5 + x * unit);
  out[at + 1] = Math.round(127.5 + y * unit);
  out[at + 2] = Math.round(127.5 + z * unit);
}
