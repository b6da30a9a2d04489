import sharp from 'sharp';
import type { Picture } from '../picture/draw-picture.ts';
import { textPath } from '../render/text-path.ts';

/** A picture on a sheet, in pixels from its upper left corner. */
export interface Cell {
  readonly left: number;
  readonly top: number;
  readonly picture: Picture;
  readonly caption: string;
}

/** A line of text on a sheet. */
export interface TextLine {
  readonly left: number;
  /** Of the baseline. */
  readonly top: number;
  readonly text: string;
  readonly size: number;
  readonly color: string;
  /** A number in a disc before the text. */
  readonly badge?: { readonly number: number; readonly color: string; readonly filled: boolean };
}

/** Lays pictures and words on a sheet and returns it as PNG. */
export async function composeSheet(
  width: number,
  height: number,
  cells: readonly Cell[],
  lines: readonly TextLine[],
): Promise<Uint8Array> {
  const over = [...cells.map(captionSvg), ...lines.map((line) => lineSvg(line, width))].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${over}</svg>`;
  const sheet = await sharp(laid(width, height, cells), { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg), left: 0, top: 0 }])
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
  return new Uint8Array(sheet.buffer, sheet.byteOffset, sheet.byteLength);
}

/** Returns white with the pictures on it, which are opaque: rgb, row by row. */
function laid(width: number, height: number, cells: readonly Cell[]): Uint8Array {
  const sheet = new Uint8Array(width * height * 3).fill(255);
  for (const { left, top, picture } of cells)
    for (let y = 0; y < picture.size; y++) copyRow(picture, y, sheet, ((top + y) * width + left) * 3);
  return sheet;
}

function copyRow({ size, pixels }: Picture, y: number, sheet: Uint8Array, to: number): void {
  for (let x = 0, from = y * size * 4; x < size; x++, from += 4, to += 3) {
    sheet[to] = pixels[from]!;
    sheet[to + 1] = pixels[from + 1]!;
    sheet[to + 2] = pixels[from + 2]!;
  }
}

function captionSvg({ left, top, picture: { size }, caption }: Cell): string {
  return `<path transform="translate(${left + 8} ${top + 19})" fill="#20242c" stroke="#fff" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke" d="${textPath(caption, 13, size - 14)}"/>`;
}

function lineSvg({ left, top, text, size, color, badge }: TextLine, width: number): string {
  const radius = size * 0.75;
  const indent = badge ? radius * 2 + 8 : 0;
  const words = `<path transform="translate(${left + indent} ${top})" fill="${color}" d="${textPath(text, size, width - left - indent - 8)}"/>`;
  if (!badge) return words;
  const digits = String(badge.number);
  const [x, y] = [left + radius, top - size * 0.36];
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${badge.filled ? badge.color : '#fff'}" stroke="${badge.color}" stroke-width="1.4"/>` +
    `<path transform="translate(${x - digits.length * size * 0.28} ${y + size * 0.31})" fill="${badge.filled ? '#fff' : badge.color}" d="${textPath(digits, size * 0.9)}"/>${words}`
  );
}
