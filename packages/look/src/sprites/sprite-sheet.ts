import type { Document } from '@gltf-transform/core';
import { allowedText, type OptionSet, type OptionsOf, stepIssues } from '@meshwright/gltf/step-options';
import sharp from 'sharp';
import { drawings, spritesTable } from '../drawings.ts';
import { LookError } from '../look-error.ts';
import { boxOf } from '../overlay/overlays.ts';
import { documentOf, type Model } from '../picture/model.ts';
import { type Subject, subjectOf } from '../picture/subject.ts';
import { takePicture } from '../picture/take-picture.ts';
import { clipSpan } from '../pose/at-time.ts';
import { frameCamera, pointOnPicture } from '../render/camera.ts';
import { decodedBySharp } from '../render/decode-picture.ts';

export interface SpriteOptions extends Readonly<OptionsOf<typeof spritesTable>> {
  /** File name of the picture, for the atlas. */
  readonly image: string;
  readonly signal?: AbortSignal;
  /** Called after each frame. */
  readonly onPicture?: (done: number, of: number) => void;
}

/** A frame of an atlas: where it is in the picture, in pixels. */
export interface AtlasFrame {
  readonly frame: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly rotated: false;
  readonly trimmed: false;
  readonly spriteSourceSize: { readonly x: 0; readonly y: 0; readonly w: number; readonly h: number };
  readonly sourceSize: { readonly w: number; readonly h: number };
  /** Where the origin of the model is, as a share of the frame. */
  readonly anchor: { readonly x: number; readonly y: number };
}

/** The common JSON of sprite sheets ("JSON hash"), which Phaser and PixiJS load. */
export interface Atlas {
  /** By name: `walk/045/03` is clip, degrees of the direction and number; without clips `turn/045`. */
  readonly frames: Readonly<Record<string, AtlasFrame>>;
  /** Names of the frames of each clip and direction, in order: `walk/045`. */
  readonly animations: Readonly<Record<string, readonly string[]>>;
  readonly meta: {
    readonly app: string;
    readonly version: '1.0';
    readonly image: string;
    readonly format: 'RGBA8888';
    readonly size: { readonly w: number; readonly h: number };
    readonly scale: '1';
    /** Frames a second of each clip, to play it in its own time. */
    readonly frameRates: Readonly<Record<string, number>>;
  };
}

/** Older graphics hardware loads no wider picture. */
const mostPixels = 4096;

/**
 * Draws a model from all directions, at rest or through clips, as one transparent picture with a JSON atlas. All frames have one
 * camera, so that the model stays in its place; the anchor of each frame is the origin of the model.
 * @throws LookError `bad_option` | `no_such_clip`
 * @example
 * import { spriteSheet } from '@meshwright/look';
 *
 * const { png, atlas } = await spriteSheet(document, { image: 'hero.png', turns: 4 });
 * await writeFile('hero.png', png);
 * await writeFile('hero.json', JSON.stringify(atlas));
 */
export async function spriteSheet(
  model: Model,
  options: SpriteOptions,
): Promise<{ readonly png: Uint8Array; readonly atlas: Atlas }> {
  checkDrawing(drawings.sprites, options);
  const {
    image,
    outline,
    signal,
    clips = [],
    size = spritesTable.size.default,
    turns = spritesTable.turns.default,
    frames = spritesTable.frames.default,
    elevation = spritesTable.elevation.default,
  } = options;
  const document = await documentOf(model);
  const poses = await posesOf(document, clips, frames, signal);
  const count = poses.length * turns;
  const columns = Math.min(Math.floor(mostPixels / size), clips.length > 0 ? frames : turns);
  const [width, height] = [columns * size, Math.ceil(count / columns) * size];
  if (height > mostPixels)
    throw new LookError(
      'bad_option',
      `${count} frames of ${size} pixels are ${height} pixels high, and a sheet is at most ${mostPixels}: take fewer clips, turns or frames, or a smaller size`,
    );
  const frame = turnedFrame(
    poses.map(({ subject }) => subject),
    turns,
    [0, 0],
  );
  const picture = new Uint8Array(width * height * 4);
  const entries: Record<string, AtlasFrame> = {};
  const animations: Record<string, string[]> = {};
  let done = 0;
  for (const clip of clips.length > 0 ? clips : [undefined]) {
    for (let turn = 0; turn < turns; turn++) {
      const azimuth = (360 * turn) / turns;
      const direction = String(Math.round(azimuth)).padStart(3, '0');
      for (const { subject, number } of poses.filter((pose) => pose.clip === clip)) {
        signal?.throwIfAborted();
        const view = { azimuth, elevation };
        const { pixels } = await takePicture(
          subject,
          { size, view, transparent: true, cull: true, ...(outline !== undefined && { outline }) },
          { frame },
        );
        const [x, y] = [(done % columns) * size, Math.floor(done / columns) * size];
        for (let row = 0; row < size; row++)
          picture.set(pixels.subarray(row * size * 4, (row + 1) * size * 4), ((y + row) * width + x) * 4);
        const margin = outline !== undefined ? 0.1 : 0.06;
        const [ax, ay] = pointOnPicture(frameCamera(frame, view, size, margin), [0, 0, 0]);
        const name =
          clip === undefined
            ? `turn/${direction}`
            : `${clip}/${direction}/${String(number).padStart(2, '0')}`;
        entries[name] = {
          frame: { x, y, w: size, h: size },
          rotated: false,
          trimmed: false,
          spriteSourceSize: { x: 0, y: 0, w: size, h: size },
          sourceSize: { w: size, h: size },
          anchor: { x: Number((ax / size).toFixed(4)), y: Number((ay / size).toFixed(4)) },
        };
        const animation = clip === undefined ? 'turn' : `${clip}/${direction}`;
        animations[animation] = [...(animations[animation] ?? []), name];
        done++;
        options.onPicture?.(done, count);
      }
    }
  }
  const rateOf = (clip: string): number => {
    const { start, end } = clipSpan(document, clip);
    return Number((frames / (end - start || 1)).toFixed(3));
  };
  const png = await sharp(picture, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return {
    png: new Uint8Array(png.buffer, png.byteOffset, png.byteLength),
    atlas: {
      frames: entries,
      animations,
      meta: {
        app: '@meshwright/look',
        version: '1.0',
        image,
        format: 'RGBA8888',
        size: { w: width, h: height },
        scale: '1',
        frameRates: Object.fromEntries(clips.map((clip) => [clip, rateOf(clip)])),
      },
    },
  };
}

interface Pose {
  readonly clip: string | undefined;
  readonly number: number;
  readonly subject: Subject;
}

async function posesOf(
  document: Document,
  clips: readonly string[],
  frames: number,
  signal: AbortSignal | undefined,
): Promise<Pose[]> {
  const decoded = decodedBySharp();
  if (clips.length === 0)
    return [{ clip: undefined, number: 0, subject: await subjectOf(document, undefined, decoded) }];
  const poses: Pose[] = [];
  for (const clip of clips) {
    const { start, end } = clipSpan(document, clip);
    for (let number = 0; number < frames; number++) {
      signal?.throwIfAborted();
      const seconds = start + ((end - start) * number) / frames;
      poses.push({ clip, number, subject: await subjectOf(document, { clip, seconds }, decoded) });
    }
  }
  return poses;
}

/** Returns points around all poses that look the same from every direction: rings around the upright axis through (x, z). */
export function turnedFrame(
  subjects: readonly Subject[],
  turns: number,
  [cx, cz]: readonly [number, number],
): Float32Array {
  const all = subjects.map(({ scene }) => scene.positions);
  const { low, high } = boxOf(all);
  let radius = 1e-6;
  for (const points of all)
    for (let i = 0; i < points.length; i += 3)
      radius = Math.max(radius, Math.hypot(points[i]! - cx, points[i + 2]! - cz));
  const around = turns * Math.ceil(32 / turns);
  const frame = new Float32Array(around * 6);
  for (let i = 0; i < around; i++) {
    const angle = (2 * Math.PI * i) / around;
    const [x, z] = [cx + radius * Math.sin(angle), cz + radius * Math.cos(angle)];
    frame.set([x, low[1], z, x, high[1], z], i * 6);
  }
  return frame;
}

/** @throws LookError `bad_option` */
export function checkDrawing({ options: table }: OptionSet, options: object): void {
  const given: Readonly<Record<string, unknown>> = { ...options };
  for (const [name, option] of Object.entries(table)) {
    const value = given[name];
    if (
      value === undefined ||
      stepIssues({ name, options: { [name]: option } }, { [name]: value }).length === 0
    )
      continue;
    throw new LookError('bad_option', `${name} ${JSON.stringify(value)}: give ${allowedText(option)}`);
  }
}
