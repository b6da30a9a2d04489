export type Json = Readonly<Record<string, unknown>>;

/** Returns the unvalidated JSON of a GLB or glTF, or null when it is unreadable. */
export function gltfJson(bytes: Uint8Array): Json | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isBinary = bytes.length >= 20 && view.getUint32(0, true) === 0x46546c67;
  const text = isBinary ? bytes.subarray(20, 20 + view.getUint32(12, true)) : bytes;
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
    return typeof value === 'object' && value !== null ? (value as Json) : null;
  } catch {
    return null;
  }
}

/** Returns the objects of a list; empty when the value is no list. */
export function items(value: unknown): readonly Json[] {
  return Array.isArray(value)
    ? value.map((item) => (typeof item === 'object' && item !== null ? item : {}))
    : [];
}
