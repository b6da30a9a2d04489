import type { ScenePart } from '../scene/scene-parts.ts';
import { byteOfLight, lightOfByte } from './srgb.ts';

/**
 * Returns the base colour at every vertex as sRGB bytes, three per vertex: factor times vertex colour times texture.
 * Null when the part has a single colour.
 */
export async function cornerColors(
  part: Pick<ScenePart, 'positions' | 'uvs' | 'colors' | 'material'>,
): Promise<Uint8Array | null> {
  const image = part.material?.getBaseColorTexture()?.getImage();
  const texture = image && part.uvs ? await decode(image) : null;
  if (!texture && !part.colors) return null;
  const factor = part.material?.getBaseColorFactor() ?? [1, 1, 1, 1];
  const out = new Uint8Array(part.positions.length);
  for (let v = 0; v * 3 < out.length; v++) {
    const texel = texture ? texture.at(part.uvs![v * 2]!, part.uvs![v * 2 + 1]!) : -1;
    for (let k = 0; k < 3; k++) {
      const sampled = texture ? lightOfByte[texture.data[texel + k]!]! : 1;
      out[v * 3 + k] = byteOfLight(factor[k]! * sampled * (part.colors?.[v * 4 + k] ?? 1));
    }
  }
  return out;
}

interface Texels {
  readonly data: Uint8Array;
  at(u: number, v: number): number;
}

/** Returns a nearest-texel sampler with repeat wrapping. Null when the picture cannot be decoded. */
async function decode(image: Uint8Array): Promise<Texels | null> {
  try {
    const { default: sharp } = await import('sharp');
    const { data, info } = await sharp(image)
      .resize(1024, 1024, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    // 1 is the last texel and not the first of the next repeat.
    const wrap = (x: number, size: number): number =>
      Math.min(size - 1, Math.floor((x >= 0 && x <= 1 ? x : x - Math.floor(x)) * size));
    return { data, at: (u, v) => (wrap(v, height) * width + wrap(u, width)) * channels };
  } catch {
    return null;
  }
}
