import { pictureSide } from './model-pictures.ts';
import type { ReportAsset, ReportTile } from './report-data.ts';

/** Height of the label below a picture, and the space around both, in pixels. */
const label = 34;
const gap = 8;

/** Longest side of a PNG that every viewer opens. */
const mostPixels = 16_000;

/** A tile as far as a sheet shows it. */
type SheetTile = Pick<ReportTile, 'take' | 'isPicked' | 'path' | 'picture'>;

/** An asset as far as a sheet shows it. */
export interface SheetAsset extends Pick<ReportAsset, 'name' | 'takes'> {
  readonly tiles: readonly SheetTile[];
}

/** Most takes side by side. */
const takesInLine = 5;

/** Returns one PNG with every picture and its name. Assets with several takes have lines of their own each. */
export async function contactSheet(assets: readonly SheetAsset[]): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const { textPath } = await import('@meshwright/look/render');
  const lines = linesOf(assets);
  const columns = Math.max(1, ...lines.map((line) => line.length));
  const scale = Math.min(1, mostPixels / (lines.length * (pictureSide + label + gap)));
  const side = Math.max(32, Math.floor(pictureSide * scale));
  const [width, height] = [columns * (side + gap) + gap, lines.length * (side + label + gap) + gap];
  const layers = lines.flatMap((line, row) =>
    line.map(async ({ name, tile }, column) => {
      const [left, top] = [gap + column * (side + gap), gap + row * (side + label + gap)];
      const size = Math.min(18, side / 8);
      const picked = tile.isPicked && name.includes(',');
      const frame = picked
        ? `<rect x="1" y="1" width="${side - 2}" height="${side - 2}" fill="none" stroke="#1f6f3d" stroke-width="4"/>`
        : '';
      const words = `<path transform="translate(2 ${side + label * 0.66})" fill="${picked ? '#1f6f3d' : '#222'}" d="${textPath(name, size, side - 4)}"/>`;
      const over = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side + label}">${frame}${words}</svg>`;
      const picture = await sharp(tile.picture).resize(side, side).png().toBuffer();
      return [
        { input: picture, left, top },
        { input: Buffer.from(over), left, top },
      ];
    }),
  );
  const sheet = sharp({ create: { width, height, channels: 3, background: '#f4f4f1' } });
  return sheet
    .composite((await Promise.all(layers)).flat())
    .png({ compressionLevel: 9 })
    .toBuffer();
}

interface Labelled {
  readonly name: string;
  readonly tile: SheetTile;
}

/** Takes of one asset stand side by side; single results fill lines of their own. */
function linesOf(assets: readonly SheetAsset[]): Labelled[][] {
  const several = assets.filter(({ takes }) => takes > 1);
  const single = assets
    .filter(({ takes }) => takes === 1)
    .flatMap(({ name, tiles }) => tiles.map((tile) => ({ name: nameOf(name, tile, tiles), tile })));
  const widest = Math.max(1, ...several.map(({ tiles }) => Math.min(takesInLine, tiles.length)));
  const columns = Math.min(8, Math.max(widest, Math.ceil(Math.sqrt(single.length))));
  const lines: Labelled[][] = several.flatMap(({ name, tiles }) =>
    inLines(
      tiles.map((tile) => ({ name: `${name}, take ${tile.take}${tile.isPicked ? ', picked' : ''}`, tile })),
      takesInLine,
    ),
  );
  return [...lines, ...inLines(single, columns)];
}

function inLines(tiles: readonly Labelled[], columns: number): Labelled[][] {
  const lines: Labelled[][] = [];
  for (let i = 0; i < tiles.length; i += columns) lines.push(tiles.slice(i, i + columns));
  return lines;
}

/** A file of a target has its name: `lamp.mobile`. */
function nameOf(name: string, { path }: SheetTile, tiles: readonly SheetTile[]): string {
  return tiles.length === 1 ? name : path.slice(path.lastIndexOf('/') + 1).replace(/\.glb$/, '');
}
