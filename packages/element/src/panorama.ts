import { AssetError, assetFetcher } from '@meshwright/runtime';
import {
  DataTexture,
  EquirectangularReflectionMapping,
  FloatType,
  LinearFilter,
  PMREMGenerator,
  SRGBColorSpace,
  Texture,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';

/**
 * Loads a panorama, whose width is twice its height, and filters it for reflections: a Radiance file (`.hdr`), or any
 * picture that the browser reads.
 * @throws AssetError of the request, or `unreadable`
 */
export async function panorama(renderer: WebGLRenderer, address: string): Promise<WebGLRenderTarget> {
  const { bytes } = await assetFetcher()(address);
  const texture = await textureOf(bytes).catch((cause: unknown) => {
    throw new AssetError(
      'unreadable',
      `The environment ${address.split('?')[0]!.slice(0, 200)} is no picture: give a .hdr, .jpg, .png or .webp file.`,
      { cause },
    );
  });
  texture.mapping = EquirectangularReflectionMapping;
  const generator = new PMREMGenerator(renderer);
  try {
    return generator.fromEquirectangular(texture);
  } finally {
    generator.dispose();
    texture.dispose();
  }
}

async function textureOf(bytes: Uint8Array<ArrayBuffer>): Promise<Texture> {
  if (bytes[0] === 0x23 && bytes[1] === 0x3f) {
    const { width, height, data } = radiancePicture(bytes);
    const texture = new DataTexture(data, width, height, undefined, FloatType);
    texture.minFilter = LinearFilter;
    texture.magFilter = LinearFilter;
    texture.flipY = true;
    texture.needsUpdate = true;
    return texture;
  }
  const picture = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'flipY' });
  const texture = new Texture(picture);
  texture.colorSpace = SRGBColorSpace;
  texture.flipY = false;
  texture.needsUpdate = true;
  return texture;
}

/**
 * Reads a Radiance picture whose rows are from top to bottom, as panoramas are. The loader of three.js has another name in
 * versions before 0.180.
 * @throws Error for a file that is cut or of another kind
 */
export function radiancePicture(bytes: Uint8Array): {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and 1 for each pixel. */
  readonly data: Float32Array<ArrayBuffer>;
} {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  const found = /FORMAT=32-bit_rle_rgbe[\s\S]*?\n\n-Y (\d+) \+X (\d+)\n/.exec(head);
  if (!found) throw new Error('It is no Radiance picture of red, green and blue with rows from the top.');
  const [height, width] = [Number(found[1]), Number(found[2])];
  let at = found.index + found[0].length;
  const next = () => {
    const byte = bytes[at++];
    if (byte === undefined) throw new Error('The file ends within a row.');
    return byte;
  };
  // A byte is at most 64 values of a run: a head may promise more than memory holds.
  if (width === 0 || width * height * 4 > bytes.length * 64) throw new Error('The file ends within a row.');
  const data = new Float32Array(width * height * 4);
  const row = new Uint8Array(width * 4);
  for (let y = 0; y < height; y++) {
    const isPacked = bytes[at] === 2 && bytes[at + 1] === 2 && width > 7 && width < 32768;
    if (isPacked) {
      at += 4;
      // Each channel by itself, in runs of one value or of several.
      for (let channel = 0; channel < 4; channel++) {
        for (let x = 0; x < width; ) {
          const count = next();
          const isRun = count > 128;
          const value = isRun ? next() : 0;
          for (const end = Math.min(x + (isRun ? count - 128 : count), width); x < end; x++)
            row[x * 4 + channel] = isRun ? value : next();
          if (count === 0) throw new Error('A run of the file is empty.');
        }
      }
    } else for (let each = 0; each < row.length; each++) row[each] = next();
    for (let x = 0; x < width; x++) {
      const scale = 2 ** (row[x * 4 + 3]! - 136);
      const to = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) data[to + channel] = row[x * 4 + channel]! * scale;
      data[to + 3] = 1;
    }
  }
  return { width, height, data };
}
