import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

/** Hashed in some milliseconds. */
const pieceBytes = 2 ** 21;

/** Returns the SHA-256 in hex. Yields to other requests between the pieces of a large file. */
export async function digestOf(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.byteLength; at += pieceBytes) {
    if (at > 0) await setImmediate();
    hash.update(bytes.subarray(at, at + pieceBytes));
  }
  return hash.digest('hex');
}
