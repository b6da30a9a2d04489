import type { Texture, TextureInfo } from '@gltf-transform/core';
import { byteOfLight, lightOfByte } from '../mesh/srgb.ts';
import type { ScenePart } from '../scene/scene-parts.ts';
import { texturePicture } from '../scene/texture-picture.ts';
import { TextBytes } from './text-bytes.ts';
import { UniqueNames } from './unique-names.ts';

/** Coordinates of one part in the group of its picture. */
export interface Mapped {
  readonly group: number;
  /** Index of the coordinates of the first vertex. */
  readonly first: number;
}

interface Shown {
  readonly id: number;
  readonly path: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly styles: string;
  readonly coordinates: TextBytes;
  count: number;
}

/** Pictures of a 3MF and their coordinates (materials extension, "Texture 2d Groups"): one group for each material with a picture. */
export class Pictures3mf {
  readonly #shown = new Map<ScenePart['material'], Shown | null>();
  readonly #names = new UniqueNames((name) => name.toLowerCase());
  #next: number;

  /** @param first id of the first resource; each picture takes two */
  constructor(first: number) {
    this.#next = first;
  }

  /** The first id that no picture has. */
  get end(): number {
    return this.#next;
  }

  /** Adds the coordinates of a part; null where it has no picture, or colours that a picture cannot have. */
  async add({ material, uvs, colors }: ScenePart): Promise<Mapped | null> {
    if (!material || !uvs || colors) return null;
    let shown = this.#shown.get(material);
    if (shown === undefined) {
      shown = await this.#show(material);
      this.#shown.set(material, shown);
    }
    if (!shown) return null;
    const first = shown.count;
    for (let i = 0; i < uvs.length; i += 2) {
      const [u, v] = [rounded(uvs[i]!), rounded(1 - uvs[i + 1]!)];
      shown.coordinates.add(`<m:tex2coord u="${u}" v="${v}"/>`);
      shown.count++;
    }
    return { group: shown.id + 1, first };
  }

  /** The resources; a picture comes before the group of its coordinates. */
  xml(): Uint8Array[] {
    return this.#all().flatMap(({ id, path, contentType, styles, coordinates }) => [
      new TextEncoder().encode(
        `<m:texture2d id="${id}" path="/${path}" contenttype="${contentType}"${styles}/>\n<m:texture2dgroup id="${id + 1}" texid="${id}">`,
      ),
      coordinates.bytes(),
      new TextEncoder().encode('</m:texture2dgroup>\n'),
    ]);
  }

  /** Files of the package by path: the pictures, and what relates them to the model. */
  files(): Record<string, Uint8Array> {
    const all = this.#all();
    if (all.length === 0) return {};
    const relations = all.map(
      ({ path }, i) => `<Relationship Target="/${path}" Id="picture${i}" Type="${textureRelation}"/>`,
    );
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>\n`;
    return {
      '3D/_rels/3dmodel.model.rels': new TextEncoder().encode(text),
      ...Object.fromEntries(all.map(({ path, bytes }) => [path, bytes])),
    };
  }

  #all(): Shown[] {
    return [...this.#shown.values()].filter((shown) => shown !== null);
  }

  async #show(material: NonNullable<ScenePart['material']>): Promise<Shown | null> {
    const [texture, info] = [material.getBaseColorTexture(), material.getBaseColorTextureInfo()];
    if (!texture || !info) return null;
    const keepsAlpha = material.getAlphaMode() !== 'OPAQUE';
    const picture = await coloured(texture, material.getBaseColorFactor(), keepsAlpha);
    if (!picture) return null;
    const wanted = (material.getName() || texture.getName()).replace(/[^\w-]+/g, '_').slice(0, 60);
    const id = this.#next;
    this.#next += 2;
    return {
      id,
      path: `3D/Textures/${this.#names.take(wanted || 'picture')}.${picture.extension}`,
      contentType: picture.extension === 'png' ? 'image/png' : 'image/jpeg',
      bytes: picture.bytes,
      styles: ` tilestyleu="${tileStyle(info.getWrapS())}" tilestylev="${tileStyle(info.getWrapT())}"`,
      coordinates: new TextBytes(),
      count: 0,
    };
  }
}

const textureRelation = 'http://schemas.microsoft.com/3dmanufacturing/2013/01/3dtexture';

function tileStyle(wrap: ReturnType<TextureInfo['getWrapS']>): string {
  return wrap === 33_071 ? 'clamp' : wrap === 33_648 ? 'mirror' : 'wrap';
}

/** Rounds to a millionth, a 250th of a texel of the largest pictures. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0;
}

/** Returns a picture with a factor in it, since a group has none; without alpha where the material is opaque. */
async function coloured(texture: Texture, factor: readonly number[], keepsAlpha: boolean) {
  const picture = await texturePicture(texture);
  if (!picture) return null;
  const isWhite = factor.every((value, k) => value > 0.998 || (k === 3 && !keepsAlpha));
  const { default: sharp } = await import('sharp');
  try {
    const { hasAlpha } = await sharp(picture.bytes).metadata();
    if (isWhite && (keepsAlpha || !hasAlpha)) return picture;
    const image = sharp(picture.bytes).toColourspace('srgb').ensureAlpha();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    for (let i = 0; i < data.length; i += 4) {
      for (const k of [0, 1, 2]) data[i + k] = byteOfLight(factor[k]! * lightOfByte[data[i + k]!]!);
      data[i + 3] = keepsAlpha ? Math.round(data[i + 3]! * factor[3]!) : 255;
    }
    const out = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
    const bytes = Uint8Array.from(await (keepsAlpha ? out : out.removeAlpha()).png().toBuffer());
    return { bytes, extension: 'png' as const };
  } catch {
    return null;
  }
}
