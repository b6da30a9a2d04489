import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Pixels } from '../ktx2/mip-chain.ts';

/** A KTX2 file as a reader that is not ours sees it. */
export interface DecodedKtx2 {
  readonly alpha: boolean;
  readonly uastc: boolean;
  /** The largest first. */
  readonly levels: readonly Pixels[];
}

/** Decodes every level with the transcoder that three.js ships. */
export async function decodedKtx2(file: Uint8Array): Promise<DecodedKtx2> {
  const { KTX2File } = await transcoder();
  const opened = new KTX2File(file);
  try {
    if (!opened.isValid() || !opened.startTranscoding()) throw new Error('the transcoder refuses the file');
    const levels = Array.from({ length: opened.getLevels() }, (_, level): Pixels => {
      const { origWidth: width, origHeight: height } = opened.getImageLevelInfo(level, 0, 0);
      const data = new Uint8Array(opened.getImageTranscodedSizeInBytes(level, 0, 0, RGBA32));
      const done = opened.transcodeImage(data, level, 0, 0, RGBA32, 0, -1, -1);
      if (!done) throw new Error(`the transcoder refuses level ${level}`);
      return { width, height, data };
    });
    return { alpha: Boolean(opened.getHasAlpha()), uastc: Boolean(opened.isUASTC()), levels };
  } finally {
    opened.close();
    opened.delete();
  }
}

/** The root of the mean square of what the colours of two pictures differ by, of 255. */
export function errorBetween(a: Pixels, b: Pixels): number {
  let sum = 0;
  for (let at = 0; at < a.data.length; at++) if (at % 4 !== 3) sum += (a.data[at]! - b.data[at]!) ** 2;
  return Math.sqrt(sum / (a.width * a.height * 3));
}

let started: Promise<Transcoder> | undefined;

async function transcoder(): Promise<Transcoder> {
  started ??= (async () => {
    const require = createRequire(import.meta.url);
    const path = require.resolve('three/addons/libs/basis/basis_transcoder.js');
    // A script that defines one global. Where it sees `process` it asks for the names of CommonJS.
    const create = new Function('process', `${readFileSync(path, 'utf8')}; return BASIS;`)() as (
      options: object,
    ) => Promise<Transcoder>;
    const module = await create({ wasmBinary: readFileSync(path.replace(/js$/, 'wasm')) });
    module.initializeBasis();
    return module;
  })();
  return started;
}

interface Transcoder {
  initializeBasis(): void;
  readonly KTX2File: new (
    file: Uint8Array,
  ) => {
    isValid(): boolean;
    isUASTC(): number | boolean;
    getHasAlpha(): number | boolean;
    getLevels(): number;
    getImageLevelInfo(level: number, layer: number, face: number): { origWidth: number; origHeight: number };
    startTranscoding(): number;
    getImageTranscodedSizeInBytes(level: number, layer: number, face: number, format: number): number;
    transcodeImage(
      target: Uint8Array,
      level: number,
      layer: number,
      face: number,
      format: number,
      flags: number,
      channel0: number,
      channel1: number,
    ): number;
    close(): void;
    delete(): void;
  };
}

/** Format 13 of the transcoder: four bytes a pixel. */
const RGBA32 = 13;
