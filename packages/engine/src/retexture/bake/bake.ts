import type { ScenePart } from '@meshwright/formats/mesh';
import { spreadColors } from '../../image-to-3d/texture/spread-colors.ts';
import type { Style, Surface } from '../style.ts';
import { fillUnseen } from './fill-unseen.ts';
import { scanTexels } from './scan-texels.ts';
import { writeTangentNormal } from './tangent-normal.ts';

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
  const unseen = style.isWhole ? null : fillUnseen(parts);
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
      unseen?.learn(texel, surface.color);
      for (let k = 0; k < 3; k++) baseColor[texel.index * 3 + k] = surface.color[k]!;
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
  if (unseen && known < all) {
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
