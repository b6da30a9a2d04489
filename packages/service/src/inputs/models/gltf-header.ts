import { setImmediate } from 'node:timers/promises';
import { JsonBodyReader } from '../../http/body/json-body.ts';
import type { Arrivals } from '../spool.ts';

/** Read in some milliseconds. */
const pieceBytes = 2 ** 20;

/**
 * Returns the JSON of a .gltf without the data of its data URIs, which is most of a large one. Stops early, with more
 * than `enough` bytes, when the rest exceeds that. Other requests are answered between the pieces.
 */
export async function gltfHeader(bytes: Uint8Array, enough: number): Promise<Uint8Array> {
  const reader = new JsonBodyReader(nowhere);
  for (let at = 0; at < bytes.byteLength && reader.keptBytes <= enough; at += pieceBytes) {
    await setImmediate();
    await reader.write(bytes.subarray(at, at + pieceBytes));
  }
  return (await reader.end()).text;
}

/** Discards the data. */
const nowhere: Arrivals = {
  sink: () => ({
    async write() {},
    end: async () => ({ size: 0, digest: '', path: null, bytes: async () => new Uint8Array() }),
  }),
  async discard() {},
};
