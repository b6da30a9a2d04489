/** The BIN chunk of a GLB. */
export function binOf(glb: Uint8Array): Buffer {
  const bytes = Buffer.from(glb.buffer, glb.byteOffset, glb.byteLength);
  const length = bytes.readUInt32LE(12);
  return bytes.subarray(28 + length, 28 + length + bytes.readUInt32LE(20 + length));
}

// biome-ignore lint/suspicious/noExplicitAny: JSON of a test file.
export function jsonOf(glb: Uint8Array): any {
  const bytes = Buffer.from(glb.buffer, glb.byteOffset, glb.byteLength);
  return JSON.parse(bytes.subarray(20, 20 + bytes.readUInt32LE(12)).toString());
}
