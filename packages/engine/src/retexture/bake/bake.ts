import type { ScenePart } from '@meshwright/formats/mesh';
import { spreadColors } from '../../image-to-3d/texture/spread-colors.ts';
import type { Style, Surface } from '../style.ts';
import { fillUnseen } from './fill-unseen.ts';
import { scanTexels, type Texel } from './scan-texels.ts';

/** Square maps of one size, three bytes per texel, row by row from the top. */
export interface BakedMaps {
  readonly size: number;
  readonly baseColor: Uint8Array;
  /** glTF packing: green is roughness, blue is metallic. */
  readonly metallicRoughness: Uint8Array;
  /** Null where nothing glows. */
  readonly emission: Uint8Array | null;
  /** Empty without relief. */
  readonly normal: Uint8Array;
  /** Share of texels the style painted, 0 to 1. */
  readonly known: number;
}

/**
 * Paints a style on the texture coordinates of the parts; uncovered texels take the nearest colour.
 * @param relief whether the normal map is made. Default true
 */
export function bake(parts: readonly ScenePart[], size: number, style: Style, relief = true): BakedMaps {
  const baseColor = new Uint8Array(size * size * 3);
  const metallicRoughness = new Uint8Array(size * size * 3);
  const normal = new Uint8Array(relief ? size * size * 3 : 0);
  const covered = new Uint8Array(size * size);
  const surface: Surface = { color: [0, 0, 0], roughness: 0.8, metallic: 0, glow: 0, normal: [0, 1, 0] };
  const unseen = fillUnseen(parts);
  let [known, all] = [0, 0];
  let emission: Uint8Array | null = null;
  scanTexels(parts, size, (texel) => {
    all++;
    for (let k = 0; k < 3; k++) surface.normal[k] = texel.normal[k]!;
    surface.roughness = 0.8;
    surface.metallic = 0;
    surface.glow = 0;
    if (style.paint(texel, surface)) {
      known++;
      unseen.learn(texel, surface.color);
      baseColor.set(surface.color, texel.index * 3);
      covered[texel.index] = 1;
    }
    const at = texel.index * 3;
    if (surface.glow > 0) {
      emission ??= new Uint8Array(size * size * 3);
      for (let k = 0; k < 3; k++) emission[at + k] = surface.color[k]! * surface.glow;
    }
    metallicRoughness[at] = 255;
    metallicRoughness[at + 1] = Math.round(surface.roughness * 255);
    metallicRoughness[at + 2] = Math.round(surface.metallic * 255);
    if (relief) writeTangentNormal(parts[texel.part]!, texel, surface.normal, normal, at);
  });
  if (known < all) {
    unseen.settle();
    scanTexels(parts, size, (texel) => {
      if (covered[texel.index]) return;
      baseColor.set(unseen.colorAt(texel), texel.index * 3);
      covered[texel.index] = 2;
    });
  }
  spreadColors(
    { width: size, height: size },
    [baseColor, metallicRoughness, ...(relief ? [normal] : []), ...(emission ? [emission] : [])],
    covered,
  );
  return { size, baseColor, metallicRoughness, emission, normal, known: all === 0 ? 0 : known / all };
}

/** Writes a tangent-space normal as in glTF 2.0, 3.9.3: red along u, green against v. */
function writeTangentNormal(
  { positions, uvs, indices }: ScenePart,
  { corner, normal: n }: Texel,
  bent: readonly number[],
  out: Uint8Array,
  at: number,
): void {
  const [a, b, c] = [indices[corner]!, indices[corner + 1]!, indices[corner + 2]!];
  const du1 = uvs![b * 2]! - uvs![a * 2]!;
  const dv1 = uvs![b * 2 + 1]! - uvs![a * 2 + 1]!;
  const du2 = uvs![c * 2]! - uvs![a * 2]!;
  const dv2 = uvs![c * 2 + 1]! - uvs![a * 2 + 1]!;
  const sign = du1 * dv2 - du2 * dv1 < 0 ? -1 : 1;
  const along = (k: number): number =>
    ((positions[b * 3 + k]! - positions[a * 3 + k]!) * dv2 -
      (positions[c * 3 + k]! - positions[a * 3 + k]!) * dv1) *
    sign;
  let [tx, ty, tz] = [along(0), along(1), along(2)];
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
