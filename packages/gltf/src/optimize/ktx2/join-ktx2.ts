/**
 * Joins UASTC pictures of one level into one with all levels. Pieces are compressed by Zstandard, whose data may be
 * several frames in a row, so that nothing is compressed again.
 * @param levels KTX2 files of one encoder, the largest level first, each as strips from the top; all rows of a strip
 * except the last one's are whole blocks
 */
export function joinKtx2(
  levels: readonly (readonly Uint8Array[])[],
  { width, height, alpha }: { width: number; height: number; alpha: boolean },
): Uint8Array<ArrayBuffer> {
  const sample = levels[0]![0]!;
  const from = new DataView(sample.buffer, sample.byteOffset, sample.byteLength);
  const part = (field: number) => {
    const [offset, length] = [from.getUint32(field, true), from.getUint32(field + 4, true)];
    return sample.slice(offset, offset + length);
  };
  const [format, values] = [part(FORMAT_FIELD), part(VALUES_FIELD)];
  // A piece without a transparent pixel names no alpha, though the picture has it elsewhere.
  format[SAMPLE_CHANNEL] = alpha ? RGBA : RGB;
  const index = HEADER + levels.length * INDEX_ENTRY;
  const data = index + format.length + values.length;
  const contents = levels.map(levelOf);
  const file = new Uint8Array(contents.reduce((sum, { bytes }) => sum + bytes, data));
  const view = new DataView(file.buffer);
  file.set(sample.subarray(0, HEADER));
  view.setUint32(WIDTH, width, true);
  view.setUint32(HEIGHT, height, true);
  view.setUint32(LEVEL_COUNT, levels.length, true);
  view.setUint32(FORMAT_FIELD, index, true);
  view.setUint32(VALUES_FIELD, index + format.length, true);
  file.set(format, index);
  file.set(values, index + format.length);
  // The smallest level stands first in the file, though the index begins with the largest.
  let offset = data;
  for (const [level, { pieces, bytes, unpacked }] of [...contents.entries()].reverse()) {
    const entry = HEADER + level * INDEX_ENTRY;
    for (const [field, value] of [offset, bytes, unpacked].entries())
      view.setBigUint64(entry + field * 8, BigInt(value), true);
    for (const piece of pieces) {
      file.set(piece, offset);
      offset += piece.byteLength;
    }
  }
  return file;
}

interface Level {
  /** Frames of Zstandard in order. */
  readonly pieces: readonly Uint8Array[];
  readonly bytes: number;
  /** Bytes after Zstandard is undone. */
  readonly unpacked: number;
}

function levelOf(strips: readonly Uint8Array[]): Level {
  const tops = strips.map((file) => {
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    const [offset, length, unpacked] = [0, 8, 16].map((at) => Number(view.getBigUint64(HEADER + at, true)));
    return { piece: file.subarray(offset!, offset! + length!), unpacked: unpacked! };
  });
  return {
    pieces: tops.map(({ piece }) => piece),
    bytes: tops.reduce((sum, { piece }) => sum + piece.byteLength, 0),
    unpacked: tops.reduce((sum, { unpacked }) => sum + unpacked, 0),
  };
}

// Positions in the header of a KTX2 file, in bytes (KTX 2.0, section 3).
const HEADER = 80;
const INDEX_ENTRY = 24;
const WIDTH = 20;
const HEIGHT = 24;
const LEVEL_COUNT = 40;
/** Offset of the data format, followed by its length. */
const FORMAT_FIELD = 48;
/** Offset of the keys and values, followed by their length. */
const VALUES_FIELD = 56;
/** The channel of the only sample, in the data format of UASTC. */
const SAMPLE_CHANNEL = 31;
const RGB = 0;
const RGBA = 3;
