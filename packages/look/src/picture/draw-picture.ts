import { LookError } from '../look-error.ts';
import { drawLines, type Line } from '../overlay/lines.ts';
import type { Mark } from '../overlay/marks.ts';
import { drawOutline } from '../overlay/outline.ts';
import { boxOf, type Overlay } from '../overlay/overlays.ts';
import { type View, type ViewName, views } from '../render/camera.ts';
import { type Drawn, drawScene } from '../render/draw.ts';
import type { SurfaceMode } from '../render/shade/inspection.ts';
import { jointPoints, type Subject } from './subject.ts';

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
export interface Setting {
  /** Points that fill the picture, xyz. */
  readonly frame?: Float32Array;
  readonly marks?: readonly Mark[];
}

/** Returns the setting of pictures of several subjects by one camera, which fits them all. */
export function oneCamera(subjects: readonly Subject[]): Setting {
  return subjects.length > 1 ? { frame: jointPoints(subjects) } : {};
}

/** A picture that is not encoded. */
export interface Picture {
  readonly size: number;
  /** Straight sRGB rgba bytes, row by row from the top. */
  readonly pixels: Uint8Array;
}

/**
 * Draws a picture without its words and its background colour.
 * @throws LookError `bad_option`
 */
export function drawPicture(subject: Subject, take: Take, { frame, marks = [] }: Setting = {}): Drawn {
  const { scene, overlays } = subject;
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
  return drawn;
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
