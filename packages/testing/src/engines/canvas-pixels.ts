import { unzlibSync } from 'fflate';

/**
 * Returns red, green, blue, alpha of each pixel of a canvas that was drawn in this task, over black and from the bottom up.
 * Reads the PNG of the canvas: on some graphics cards a WebGPU canvas that is drawn into another one gives zeros.
 */
export function canvasPixels(canvas: HTMLCanvasElement): Uint8Array {
  const text = atob(canvas.toDataURL('image/png').split(',')[1]!);
  return overBlack(decodePng(Uint8Array.from(text, (each) => each.charCodeAt(0))), canvas.width);
}

/** A picture of four bytes a pixel, from the top down. */
type Rows = readonly Uint8Array[];

/** Decodes a PNG as browsers write it: eight bits a channel, not interlaced. */
function decodePng(png: Uint8Array): Rows {
  const view = new DataView(png.buffer);
  const width = view.getUint32(16);
  const [depth, colours, , , interlaced] = png.subarray(24);
  const channels = { 2: 3, 6: 4 }[colours!];
  if (depth !== 8 || interlaced !== 0 || !channels) throw new Error(`PNG of type ${colours}, ${depth} bits.`);
  const parts: Uint8Array[] = [];
  for (let at = 8; at < png.length; ) {
    const length = view.getUint32(at);
    if (String.fromCharCode(...png.subarray(at + 4, at + 8)) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const packed = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const part of parts) {
    packed.set(part, end);
    end += part.length;
  }
  const data = unzlibSync(packed);
  const [rows, size] = [[] as Uint8Array[], width * channels];
  let above = new Uint8Array(size);
  for (let at = 0; at < data.length; at += size + 1) {
    above = unfiltered(data[at]!, data.subarray(at + 1, at + 1 + size), above, channels);
    rows.push(channels === 4 ? above : withAlpha(above));
  }
  return rows;
}

/** Undoes the filter of a row of a PNG. */
function unfiltered(
  kind: number,
  row: Uint8Array,
  above: Uint8Array,
  channels: number,
): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(row.length);
  for (let at = 0; at < row.length; at++) {
    const left = at < channels ? 0 : out[at - channels]!;
    const corner = at < channels ? 0 : above[at - channels]!;
    out[at] = row[at]! + predicted(kind, left, above[at]!, corner);
  }
  return out;
}

function predicted(kind: number, left: number, up: number, corner: number): number {
  if (kind === 0) return 0;
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  // The nearest of the three to their estimate, after Paeth.
  const a = Math.abs(up - corner);
  const b = Math.abs(left - corner);
  const c = Math.abs(left + up - 2 * corner);
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function withAlpha(row: Uint8Array): Uint8Array {
  return Uint8Array.from({ length: (row.length / 3) * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : row[(at >> 2) * 3 + (at % 4)]!,
  );
}

function overBlack(rows: Rows, width: number): Uint8Array {
  const out = new Uint8Array(rows.length * width * 4);
  for (const [at, row] of rows.entries()) {
    const first = (rows.length - 1 - at) * width * 4;
    for (let each = 0; each < row.length; each++)
      out[first + each] = each % 4 === 3 ? 255 : Math.round((row[each]! * row[each | 3]!) / 255);
  }
  return out;
}
