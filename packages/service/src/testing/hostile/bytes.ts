/** Little-endian numbers and Latin-1 text of binary files. */
export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

export function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

export function text(value: string): Buffer {
  return Buffer.from(value, 'latin1');
}
