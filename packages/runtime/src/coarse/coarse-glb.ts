import { firstBytes, glbHead, headLength } from '../load/first-bytes.ts';
import { coarseJson } from './coarse-json.ts';

/** Cuts the coarsest level out of a GLB that is still arriving. */
export interface CoarseCut {
  /** Returns a GLB of the level once its bytes are among those received. */
  from(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> | undefined;
}

/**
 * Reads the header of a GLB, of which the JSON has arrived. Undefined when nothing is gained: no levels, data outside, or
 * a level whose bytes reach beyond half of the file.
 */
export function coarseCut(parts: readonly Uint8Array[]): CoarseCut | undefined {
  try {
    const { length, jsonLength } = glbHead(parts)!;
    const binary = headLength + jsonLength + 8;
    if (binary * 2 > length) return undefined;
    const text = new TextDecoder().decode(firstBytes(parts, binary - 8)!.subarray(headLength));
    const found = coarseJson(JSON.parse(text));
    if (!found || !((binary + found.end) * 2 <= length)) return undefined;
    const { json, end } = found;
    return {
      from(parts) {
        const bytes = firstBytes(parts, binary + end);
        return bytes && glb(json, bytes.subarray(binary));
      },
    };
  } catch {
    // A broken file ends with the error of its load, not with that of its coarse level.
    return undefined;
  }
}

/** Returns a GLB. */
export function glb(json: unknown, binary: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(json));
  const whole = (length: number) => (length + 3) & ~3;
  const binaryAt = headLength + whole(text.length);
  const bytes = new Uint8Array(binaryAt + 8 + whole(binary.length)).fill(space, headLength);
  const numbers = new Uint32Array(bytes.buffer);
  numbers.set([0x46546c67, 2, bytes.length, whole(text.length), 0x4e4f534a]);
  numbers.set([whole(binary.length), 0x004e4942], binaryAt / 4);
  bytes.set(text, headLength);
  bytes.set(binary, binaryAt + 8);
  return bytes;
}

const space = 0x20;
