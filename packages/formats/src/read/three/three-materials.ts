import { type Document, type Material, type Texture, TextureInfo } from '@gltf-transform/core';
import {
  ClampToEdgeWrapping,
  type Color,
  DoubleSide,
  MirroredRepeatWrapping,
  type Material as ThreeMaterial,
  type Texture as ThreeTexture,
} from 'three';

/** Converts three.js materials to materials of a document, each once. */
export class ThreeMaterials {
  readonly #document: Document;
  readonly #pictureOf: (texture: ThreeTexture) => Promise<Uint8Array<ArrayBuffer> | null>;
  readonly #made = new Map<ThreeMaterial, Material>();
  readonly #textures = new Map<ThreeTexture, Texture | null>();

  constructor(
    document: Document,
    pictureOf: (texture: ThreeTexture) => Promise<Uint8Array<ArrayBuffer> | null>,
  ) {
    this.#document = document;
    this.#pictureOf = pictureOf;
  }

  async of(source: ThreeMaterial): Promise<Material> {
    const known = this.#made.get(source);
    if (known) return known;
    const { color, emissive, map, normalMap, emissiveMap, roughness, metalness, metalnessMap, aoMap } =
      source as ThreeMaterial & Surface;
    const opacity = unit(source.opacity, 1);
    const material = this.#document
      .createMaterial(source.name || 'material')
      .setBaseColorFactor([...channels(color, 0.8), opacity])
      .setEmissiveFactor(channels(emissive, 0))
      .setRoughnessFactor(unit(roughness, 0.8))
      .setMetallicFactor(unit(metalness, 0))
      .setDoubleSided(source.side === DoubleSide)
      .setBaseColorTexture(await this.#texture(map))
      .setNormalTexture(await this.#texture(normalMap))
      .setEmissiveTexture(await this.#texture(emissiveMap))
      .setMetallicRoughnessTexture(await this.#texture(metalnessMap))
      .setOcclusionTexture(await this.#texture(aoMap));
    for (const [texture, info] of [
      [map, material.getBaseColorTextureInfo()],
      [normalMap, material.getNormalTextureInfo()],
      [emissiveMap, material.getEmissiveTextureInfo()],
      [metalnessMap, material.getMetallicRoughnessTextureInfo()],
      [aoMap, material.getOcclusionTextureInfo()],
    ] as const) {
      if (texture && info) info.setWrapS(wrapOf(texture.wrapS)).setWrapT(wrapOf(texture.wrapT));
    }
    if (opacity < 1 || source.transparent) material.setAlphaMode('BLEND');
    if (source.alphaTest > 0) material.setAlphaMode('MASK').setAlphaCutoff(unit(source.alphaTest, 0.5));
    // Materials without metalness come from FBX, where the colour beside a picture is a leftover.
    if (material.getBaseColorTexture() && metalness === undefined) {
      material.setBaseColorFactor([1, 1, 1, opacity]);
    }
    this.#made.set(source, material);
    return material;
  }

  async #texture(source: ThreeTexture | null | undefined): Promise<Texture | null> {
    if (!source) return null;
    const known = this.#textures.get(source);
    if (known !== undefined) return known;
    const image = await this.#pictureOf(source);
    const texture =
      image &&
      this.#document
        .createTexture(source.name)
        .setMimeType(image[0] === 0xff ? 'image/jpeg' : 'image/png')
        .setImage(image);
    this.#textures.set(source, texture);
    return texture;
  }
}

/** Properties of the various three.js material types. */
interface Surface {
  readonly color?: Color;
  readonly emissive?: Color;
  readonly map?: ThreeTexture | null;
  readonly normalMap?: ThreeTexture | null;
  readonly emissiveMap?: ThreeTexture | null;
  readonly metalnessMap?: ThreeTexture | null;
  readonly aoMap?: ThreeTexture | null;
  readonly roughness?: number;
  readonly metalness?: number;
}

function channels(color: Color | undefined, missing: number): [number, number, number] {
  return [unit(color?.r, missing), unit(color?.g, missing), unit(color?.b, missing)];
}

function unit(value: number | undefined, missing: number): number {
  return value === undefined || !Number.isFinite(value) ? missing : Math.min(1, Math.max(0, value));
}

function wrapOf(mode: ThreeTexture['wrapS']): ReturnType<TextureInfo['getWrapS']> {
  const { CLAMP_TO_EDGE, MIRRORED_REPEAT, REPEAT } = TextureInfo.WrapMode;
  const wrap =
    mode === ClampToEdgeWrapping ? CLAMP_TO_EDGE : mode === MirroredRepeatWrapping ? MIRRORED_REPEAT : REPEAT;
  return wrap as ReturnType<TextureInfo['getWrapS']>;
}
