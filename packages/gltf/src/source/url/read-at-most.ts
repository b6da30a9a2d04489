import { joined } from './join-bytes.ts';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Reads the first `length` bytes of a body, or fewer when it has fewer, and cancels the rest.
 * @param patiently runs each read, and rejects when it takes too long
 */
export async function readAtMost(
  body: Reader | undefined,
  length: number,
  patiently: <T>(read: () => Promise<T>) => Promise<T>,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let have = 0;
  while (body && have < length) {
    const { done, value } = await patiently(() => body.read());
    if (done) break;
    pieces.push(value);
    have += value.length;
  }
  await body?.cancel().catch(() => undefined);
  return joined(...pieces).subarray(0, length);
}
