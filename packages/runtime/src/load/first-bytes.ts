/** Returns the first bytes of a file that is still arriving; undefined until they are there. */
export function firstBytes(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> | undefined {
  if (parts.reduce((sum, { length }) => sum + length, 0) < size) return undefined;
  const joined = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    joined.set(part.subarray(0, size - at), at);
    at += part.length;
    if (at >= size) break;
  }
  return joined;
}

/** Header of a GLB, and of its JSON. */
export interface GlbHead {
  /** Bytes of the file. */
  readonly length: number;
  readonly jsonLength: number;
}

/** Bytes before the JSON of a GLB. */
export const headLength = 20;

/** Returns the lengths that a GLB declares; undefined for other files, and until they have arrived. */
export function glbHead(parts: readonly Uint8Array[]): GlbHead | undefined {
  const head = firstBytes(parts, headLength);
  if (!head) return undefined;
  const [magic, , length, jsonLength] = new Uint32Array(head.buffer);
  return magic === 0x46546c67 ? { length: length!, jsonLength: jsonLength! } : undefined;
}

/** Returns the text of a glTF: the JSON of a GLB, or all of another file. */
export function jsonText(bytes: Uint8Array): string {
  const head = glbHead([bytes]);
  return new TextDecoder().decode(head ? bytes.subarray(headLength, headLength + head.jsonLength) : bytes);
}
