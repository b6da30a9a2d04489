import type { Document } from '@gltf-transform/core';
import { sceneParts } from '@meshwright/formats/parts';
import sharp from 'sharp';
import type { DecodedPicture } from './texture-map.ts';
import { type Decoded, type TriangleScene, trianglesOf } from './triangle-scene.ts';

/** Returns an empty set of textures, which are decoded by sharp. */
export function decodedBySharp(): Decoded {
  return { decode: decodePicture, colors: new Map(), numbers: new Map() };
}

/** Collects the default scene (or the first one) at rest: see `sceneParts`. */
export function collectTriangles(document: Document): Promise<TriangleScene> {
  return trianglesOf(sceneParts(document), decodedBySharp());
}

/** The first bytes of a KTX2 picture: «KTX 2. */
const ktx2 = [0xab, 0x4b, 0x54, 0x58, 0x20, 0x32];

async function decodePicture(image: Uint8Array): Promise<DecodedPicture | null> {
  try {
    const isKtx2 = ktx2.every((byte, at) => image[at] === byte);
    const picture = isKtx2 ? await (await import('@meshwright/formats')).decodeKtx2(image) : image;
    if (!picture) return null;
    const { data, info } = await sharp(picture, { ignoreIcc: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, pixels: data };
  } catch {
    return null;
  }
}
