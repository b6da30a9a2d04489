import sharp from 'sharp';
import { LookError } from '../look-error.ts';
import { drawLines, type Line } from '../overlay/lines.ts';
import { type Mark, marksSvg } from '../overlay/marks.ts';
import { drawOutline } from '../overlay/outline.ts';
import type { Label, Overlay } from '../overlay/overlays.ts';
import { pointOnPicture, type View, type ViewName, views } from '../render/camera.ts';
import { type Drawn, drawScene } from '../render/draw.ts';
import type { SurfaceMode } from '../render/shade/inspection.ts';
import { textPath } from '../render/text-path.ts';
import { boxOf, type Subject } from './subject.ts';

/** How one picture of a subject is taken. */
export interface Take {
  /**
   * Width and height in pixels, 16 to 2048.
   * @default 512
   */
  readonly size?: number;
  /**
   * Where the camera stands: a name, or degrees.
   * @default 'three-quarter': azimuth 32, elevation 18
   */
  readonly view?: ViewName | View;
  /**
   * Leaves out the background and the shadow on the ground: RGBA with alpha 0 around the model.
   * @default false
   */
  readonly transparent?: boolean;
  /**
   * A colour in place of the background and the shadow: `#rrggbb`.
   * @default none
   */
  readonly background?: string;
  /**
   * What the surface shows.
   * @default 'material'
   */
  readonly surface?: SurfaceMode;
  /**
   * What is drawn over the model.
   * @default none
   */
  readonly overlays?: readonly Overlay[];
  /**
   * Colour of a line around the model of a transparent picture, `#rrggbb`; it is a 48th of the size wide.
   * @default none
   */
  readonly outline?: string;
  /**
   * Hides the back of one-sided faces, as engines do: a face that is turned round is a hole.
   * @default false
   */
  readonly cull?: boolean;
}

/** What is the same in several pictures. */
interface Setting {
  /** Points that fill the picture, xyz. */
  readonly frame?: Float32Array;
  readonly marks?: readonly Mark[];
}

/** A picture that is not encoded. */
export interface Picture {
  readonly size: number;
  /** Straight sRGB rgba bytes, row by row from the top. */
  readonly pixels: Uint8Array;
}

/**
 * Takes a picture.
 * @throws LookError `bad_option`
 */
export async function takePicture(
  { scene, parts, overlays }: Subject,
  take: Take,
  { frame, marks = [] }: Setting = {},
): Promise<Picture> {
  const { size = 512, view = 'three-quarter', background } = take;
  if (!(size >= 16 && size <= 2048 && Number.isInteger(size)))
    throw new LookError('bad_option', `size ${size}: a picture is 16 to 2048 whole pixels wide`);
  for (const [name, color] of Object.entries({ background, outline: take.outline }))
    if (color !== undefined && !/^#[0-9a-f]{6}$/i.test(color))
      throw new LookError('bad_option', `${name} ${JSON.stringify(color)}: name it as #rrggbb`);
  const wanted = take.overlays ?? [];
  // The grid goes on beyond the picture.
  const lines = wanted.filter((name) => name !== 'grid').flatMap((name) => overlays[name].lines);
  const drawn = drawScene(scene, {
    size,
    transparent: take.transparent === true || background !== undefined,
    ...(typeof view === 'string' ? views[view] : view),
    ...framing(scene.positions, frame, lines, overlays.pivot.lines),
    // Room for the line around the model.
    ...(take.outline !== undefined && { margin: 0.1 }),
    // Room for words around the model.
    ...((wanted.length > 0 || marks.length > 0) && { margin: 0.17 }),
    ...(wanted.includes('grid') && { floor: 0 }),
    ...(take.cull !== undefined && { cull: take.cull }),
    ...(take.surface && { surface: take.surface }),
  });
  if (take.outline !== undefined) drawOutline(drawn, take.outline);
  drawLines(
    drawn,
    wanted.flatMap((name) => overlays[name].lines),
  );
  const labels = wanted.flatMap((name) => overlays[name].labels);
  const words = labelsSvg(drawn, labels) + marksSvg(drawn, parts, marks);
  if (words === '' && background === undefined) return { size, pixels: drawn.pixels };
  const whole = sharp(drawn.pixels, { raw: { width: size, height: size, channels: 4 } });
  const over = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${words}</svg>`;
  const lettered = await whole
    .composite(words === '' ? [] : [{ input: Buffer.from(over) }])
    .raw()
    .toBuffer();
  if (background === undefined) return { size, pixels: new Uint8Array(lettered) };
  const flat = sharp(lettered, { raw: { width: size, height: size, channels: 4 } }).flatten({ background });
  return { size, pixels: new Uint8Array(await flat.ensureAlpha().raw().toBuffer()) };
}

/** Encodes a picture as PNG; one that has no clear pixel has no alpha channel. */
export async function pngOf({ size, pixels }: Picture, transparent: boolean): Promise<Uint8Array> {
  const picture = sharp(pixels, { raw: { width: size, height: size, channels: 4 } });
  const png = await (transparent ? picture : picture.removeAlpha()).png({ compressionLevel: 7 }).toBuffer();
  return new Uint8Array(png.buffer, png.byteOffset, png.byteLength);
}

/** Returns the points that fill the picture: those of the frame or of the model, and the lines that are not far off. */
function framing(
  positions: Float32Array,
  frame: Float32Array | undefined,
  lines: readonly Line[],
  pivot: readonly Line[],
): { frame?: Float32Array } {
  const base = frame ?? positions;
  if (lines.length === 0 || base.length === 0) return frame ? { frame } : {};
  const { low, high } = boxOf([base]);
  const reach = Math.max(...high.map((value, k) => value - low[k]!)) * 2;
  // A pivot that is several models away would make the model a dot.
  const isFar = [0, 1, 2].some((k) => low[k]! > reach || high[k]! < -reach);
  const ends = lines
    .filter((line) => !(isFar && pivot.includes(line)))
    .flatMap(({ from, to }) => [...from, ...to]);
  const all = new Float32Array(base.length + ends.length);
  all.set(base);
  all.set(ends, base.length);
  return { frame: all };
}

function labelsSvg({ camera, size }: Drawn, labels: readonly Label[]): string {
  const height = Math.max(10, Math.min(16, size / 30));
  return labels
    .map(({ at, text, color }) => {
      const [x, y, near] = pointOnPicture(camera, at);
      if (near <= 0) return '';
      const width = text.length * height * 0.6;
      const [left, base] = [
        Math.max(2, Math.min(size - width - 2, x + 4)),
        Math.max(height, Math.min(size - 3, y + height)),
      ];
      return `<path transform="translate(${left.toFixed(1)} ${base.toFixed(1)})" fill="${color}" stroke="#fff" stroke-width="2.4" paint-order="stroke" stroke-linejoin="round" d="${textPath(text, height)}"/>`;
    })
    .join('');
}
