import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * Decodes the largest level of a KTX2 picture of Basis Universal to PNG; null when it is of another kind or damaged.
 * @example
 * import { decodeKtx2 } from '@meshwright/formats';
 *
 * await decodeKtx2(new Uint8Array(80)); // null
 */
export async function decodeKtx2(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  transcoder ??= openTranscoder();
  const { KTX2File } = await transcoder;
  const file = new KTX2File(bytes);
  try {
    if (!file.isValid() || !file.startTranscoding()) return null;
    const [width, height] = [file.getWidth(), file.getHeight()];
    const pixels = new Uint8Array(file.getImageTranscodedSizeInBytes(0, 0, 0, rgba));
    if (pixels.length !== width * height * 4) return null;
    if (!file.transcodeImage(pixels, 0, 0, 0, rgba, 0, -1, -1)) return null;
    const { default: sharp } = await import('sharp');
    const picture = sharp(pixels, { raw: { width, height, channels: 4 } });
    return Uint8Array.from(await (file.getHasAlpha() ? picture : picture.removeAlpha()).png().toBuffer());
  } catch {
    return null;
  } finally {
    file.close();
    file.delete();
  }
}

let transcoder: Promise<Transcoder> | undefined;

/** Number of the uncompressed format with alpha in the transcoder. */
const rgba = 13;

interface Transcoder {
  readonly KTX2File: new (bytes: Uint8Array) => Ktx2File;
  initializeBasis(): void;
}

interface Ktx2File {
  isValid(): boolean;
  startTranscoding(): boolean;
  getWidth(): number;
  getHeight(): number;
  getHasAlpha(): boolean;
  getImageTranscodedSizeInBytes(level: number, layer: number, face: number, format: number): number;
  transcodeImage(
    into: Uint8Array,
    level: number,
    layer: number,
    face: number,
    format: number,
    alphaForOpaque: number,
    firstChannel: number,
    secondChannel: number,
  ): boolean;
  close(): void;
  delete(): void;
}

/** Opens the transcoder that three.js comes with: a script for a page, which leaves its function in a variable. */
async function openTranscoder(): Promise<Transcoder> {
  const require = createRequire(import.meta.url);
  const path = require.resolve('three/examples/jsm/libs/basis/basis_transcoder.js');
  const [script, wasmBinary] = await Promise.all([
    readFile(path, 'utf8'),
    readFile(path.replace(/js$/, 'wasm')),
  ]);
  const open = new Function('require', '__filename', '__dirname', `${script}\nreturn BASIS;`);
  const basis: Transcoder = await open(require, path, '')({ wasmBinary });
  basis.initializeBasis();
  return basis;
}
