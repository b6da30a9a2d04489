import type { Document } from '@gltf-transform/core';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import sharp from 'sharp';

const side = 256;

/** Colours in broad waves, so that a texel in the wrong place shows; a second picture bends normals along u and v. */
async function picture(kind: 'color' | 'normal'): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = Buffer.alloc(side * side * 3);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const wave = (turns: number, at: number): number => Math.sin((turns * at * 2 * Math.PI) / side);
      const color = [128 + 100 * wave(3, x), 128 + 100 * wave(2, y), 60 + 40 * wave(1, x)];
      const bent = [0.4 * wave(2, x), 0.3, 0];
      bent[2] = Math.sqrt(1 - bent[0]! ** 2 - bent[1]! ** 2);
      const texel = kind === 'color' ? color : bent.map((value) => 127.5 + 127.5 * value);
      for (let k = 0; k < 3; k++) pixels[(y * side + x) * 3 + k] = Math.round(texel[k]!);
    }
  }
  const png = sharp(pixels, { raw: { width: side, height: side, channels: 3 } }).png();
  return Uint8Array.from(await png.toBuffer());
}

/** Returns a knot with a picture of its colours and one of its relief. */
export async function texturedKnot(): Promise<Document> {
  const document = knotDocument(160, 32);
  const texture = (name: string, image: Uint8Array<ArrayBuffer>) =>
    document.createTexture(name).setMimeType('image/png').setImage(image);
  const [material] = document.getRoot().listMaterials();
  material!.setBaseColorFactor([1, 1, 1, 1]).setBaseColorTexture(texture('color', await picture('color')));
  material!.setNormalTexture(texture('bumps', await picture('normal')));
  return document;
}
