import type { Document } from '@gltf-transform/core';
import { LookError } from '../look-error.ts';
import { partsAt } from '../overlay/finding-parts.ts';
import type { Mark } from '../overlay/marks.ts';
import { boxOf, lengthText } from '../overlay/overlays.ts';
import type { Take } from '../picture/draw-picture.ts';
import { documentOf, type Model } from '../picture/model.ts';
import { jointPoints, type Subject, subjectOf } from '../picture/subject.ts';
import { type DrawnPicture, letterPicture } from '../picture/take-picture.ts';
import { clipTimes } from '../pose/at-time.ts';
import { decodedBySharp } from '../render/decode-picture.ts';
import { type Cell, composeSheet, type TextLine } from './compose.ts';
import { drawInThreads, type PictureOrder, usualThreads } from './draw-in-threads.ts';
import { besides, figureScene } from './figure.ts';

/** A fault of the model, as the doctor of @meshwright/gltf states it. */
export interface SheetFinding {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'note';
  readonly message: string;
  /** JSON pointer into the file that the document was read from. */
  readonly pointer?: string;
}

export interface SheetOptions {
  /** The first line of the sheet. */
  readonly title: string;
  /**
   * Faults to list, and to mark where they name something that is drawn; a promise is awaited after the pictures are drawn.
   * @default none
   */
  readonly findings?: readonly SheetFinding[] | Promise<readonly SheetFinding[]>;
  /**
   * Width and height of a small picture in pixels, 96 to 400.
   * @default 256
   */
  readonly cell?: number;
  /**
   * Most clips that have a strip, from the first of the file; 0 for none.
   * @default 3
   */
  readonly clips?: number;
  /**
   * Four columns for a small screen or an agent: the large picture, six small ones, and no words but captions.
   * @default false
   */
  readonly compact?: boolean;
  /**
   * Threads that draw beside this one, 0 to 16. The bytes are the same with any number.
   * @default one less than the cores, at most 3
   */
  readonly threads?: number;
  /** Stops between two pictures. */
  readonly signal?: AbortSignal;
  /** Called after each picture. */
  readonly onPicture?: (done: number, of: number) => void;
}

/** A sheet, and where its findings are. */
export interface ContactSheet {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Captions of the pictures, from the upper left. */
  readonly pictures: readonly string[];
  /** The findings by their numbers on the sheet; `marked`: the large picture has the number at a part. */
  readonly findings: readonly (SheetFinding & { readonly number: number; readonly marked: boolean })[];
}

/** A picture of the sheet: where it stands, and how it is taken. */
interface Place extends PictureOrder {
  /** From the upper left; 0 is the large one. */
  readonly number: number;
  readonly column: number;
  readonly row: number;
  readonly caption: string;
}

interface Drawing extends Place {
  readonly drawn: DrawnPicture;
}

const columns = 5;
const frames = 5;
const lineHeight = 22;
/** More lines than this are counted and not listed. */
const mostLines = 14;

/**
 * Draws a sheet of one model: three-quarter with the marks of the findings, the six sides, wireframe, normals, texture coordinates,
 * pivot or skeleton, the size beside a person of 1.8 m, strips of clips with one camera each, and the findings as text. Faces
 * are drawn as engines draw them: the back of a one-sided face is a hole.
 * @throws LookError `bad_option`
 * @example
 * import { contactSheet } from '@meshwright/look';
 *
 * const { png } = await contactSheet(document, { title: 'chest.glb' });
 * await writeFile('chest.png', png);
 */
export async function contactSheet(model: Model, options: SheetOptions): Promise<ContactSheet> {
  const {
    title,
    cell = 256,
    clips = 3,
    compact = false,
    threads = usualThreads(),
    signal,
    onPicture,
  } = options;
  if (!(threads >= 0 && threads <= 16 && Number.isInteger(threads)))
    throw new LookError('bad_option', `threads ${threads}: 0 to 16 threads draw a sheet`);
  // A fault of the promise is thrown where it is awaited, also where a picture fails before.
  const examined = Promise.resolve(options.findings ?? []);
  examined.catch(() => {});
  const document = await documentOf(model);
  const decoded = decodedBySharp();
  const subject = await subjectOf(document, undefined, decoded);
  const strips = compact ? [] : clipTimes(document).slice(0, clips);
  const header = compact ? 0 : 44;
  const total = (compact ? 9 : 12) + strips.length * frames;
  const drawings: Drawing[] = [];
  await drawInThreads(planned(), { threads, signal }, (place, drawn) => {
    drawings.push({ ...place, drawn });
    onPicture?.(drawings.length, total);
  });
  drawings.sort((a, b) => a.number - b.number);
  const findings = await examined;
  const numbered = findings.map((finding, i) => {
    const parts = partsAt(document, subject.parts, finding.pointer);
    return { finding, number: i + 1, parts };
  });
  const marks: Mark[] = numbered
    .filter(({ parts, number }) => parts.size > 0 && number <= mostLines)
    .map(({ number, parts, finding }) => ({ number, parts, color: colors[finding.severity] }));
  const cells = await Promise.all(
    drawings.map(async ({ number, column, row, caption, subject, take, drawn }): Promise<Cell> => {
      const own = number === 0 ? marks : [];
      const picture = await letterPicture(subject, drawn, take, { marks: own });
      const words = own.length > 0 ? `${caption}, with marks` : caption;
      return { left: column * cell, top: header + row * cell, picture, caption: words };
    }),
  );
  if (compact) return answer(4 * cell, 3 * cell, []);
  const rows = 3 + strips.length;
  const listed = numbered.slice(0, mostLines);
  const rest = numbered.length - listed.length;
  const texts: string[] = rest > 0 ? [`and ${rest} more`] : [];
  const left = clipTimes(document).length - strips.length;
  if (left > 0) texts.push(`${left} more ${left === 1 ? 'clip has' : 'clips have'} no strip`);
  const lines: TextLine[] = [
    { left: 12, top: 29, text: `${title}   ${summary(document, subject)}`, size: 17, color: '#14171c' },
    ...listed.map(({ finding, number, parts }, i) => ({
      left: 12,
      top: header + rows * cell + 24 + i * lineHeight,
      text: `${finding.code}: ${finding.message}`,
      size: 13,
      color: '#20242c',
      badge: { number, color: colors[finding.severity], filled: parts.size > 0 },
    })),
    ...texts.map((text, i) => ({
      left: 12,
      top: header + rows * cell + 24 + (listed.length + i) * lineHeight,
      text,
      size: 13,
      color: '#5a6270',
    })),
  ];
  const foot = (lines.length - 1) * lineHeight + (lines.length > 1 ? 16 : 0);
  return answer(columns * cell, header + rows * cell + foot, lines);

  /** The pictures in the order of the sheet. A strip is posed when the pictures before it are drawn. */
  async function* planned(): AsyncGenerator<Place> {
    let number = 0;
    const place = (
      column: number,
      row: number,
      caption: string,
      take: Take,
      of: Subject = subject,
      frame?: Float32Array,
    ): Place => ({
      ...{ number: number++, column, row, caption, subject: of, take: { size: cell, cull: true, ...take } },
      ...(frame && { setting: { frame } }),
    });
    yield place(0, 0, 'three-quarter', { size: cell * 2, overlays: ['grid'] });
    const sides = (['front', 'right', 'back', 'left', 'top', 'bottom'] as const).filter(
      (view) => !compact || (view !== 'left' && view !== 'bottom'),
    );
    const across = compact ? 2 : 3;
    for (const [i, view] of sides.entries())
      yield place(2 + (i % across), Math.floor(i / across), view, { view });
    yield place(0, 2, 'wireframe', { surface: 'wireframe' });
    const backs = compact ? 'backs in red' : 'normals, backs in red';
    yield place(1, 2, backs, { surface: 'normals', cull: false });
    if (compact) yield place(2, 2, 'pivot, front', { overlays: ['pivot', 'facing', 'skeleton'] });
    else {
      yield place(2, 2, 'texture coordinates', { surface: 'uv' });
      const rigged = document.getRoot().listSkins().length > 0;
      const shaped = subject.overlays.colliders.lines.length > 0;
      yield place(3, 2, `${rigged ? 'skeleton' : 'bounds'}, pivot${shaped ? ', colliders' : ''}`, {
        view: { azimuth: 20, elevation: 10 },
        overlays: ['pivot', rigged ? 'skeleton' : 'bounds', 'facing', 'colliders'],
      });
    }
    const person: Take = { view: { azimuth: 12, elevation: 6 }, overlays: ['bounds'] };
    yield place(compact ? 3 : 4, 2, 'beside 1.8 m', person, besidesPerson(subject));
    for (const [row, clip] of strips.entries()) {
      const length = clip.end - clip.start;
      const moments = Array.from({ length: frames }, (_, i) => clip.start + (length * i) / frames);
      const poses: Subject[] = [];
      for (const seconds of moments) {
        signal?.throwIfAborted();
        poses.push(await subjectOf(document, { clip: clip.name, seconds }, decoded));
      }
      const frame = jointPoints(poses);
      for (const [i, pose] of poses.entries()) {
        const unit = i === frames - 1 ? ` of ${length.toFixed(2)} s` : ' s';
        const caption = i === 0 ? clip.name : `${moments[i]!.toFixed(2)}${unit}`;
        yield place(i, 3 + row, caption, {}, pose, frame);
      }
    }
  }

  async function answer(width: number, height: number, lines: readonly TextLine[]): Promise<ContactSheet> {
    return {
      png: await composeSheet(width, height, cells, lines),
      width,
      height,
      pictures: cells.map(({ caption }) => caption),
      findings: numbered.map(({ finding, number, parts }) => ({
        ...finding,
        number,
        marked: parts.size > 0 && number <= mostLines,
      })),
    };
  }
}

const colors = { error: '#c8281e', warning: '#c06a00', note: '#2a62b8' } as const;

/** The model to the right of a person, both on the ground. */
function besidesPerson(subject: Subject): Subject {
  const person = figureScene();
  const [figure, model] = [boxOf([person.positions]), subject.box];
  const gap = Math.max(0.12, 0.06 * (model.high[0] - model.low[0]));
  const scene = besides(subject.scene, person, model.low[0] - gap - figure.high[0]);
  const height = lengthText(model.high[1] - model.low[1]);
  const at = [model.low[0], model.high[1], model.high[2]] as const;
  const bounds = { lines: [], labels: [{ at, text: height, color: '#1e64dc' }] };
  return {
    ...{ ...subject, scene, box: boxOf([scene.positions]) },
    overlays: { ...subject.overlays, bounds },
  };
}

function summary(document: Document, { scene, box }: Subject): string {
  const root = document.getRoot();
  const sides = [0, 1, 2].map((axis) => lengthText(box.high[axis]! - box.low[axis]!));
  const amount = (count: number, one: string): string =>
    `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;
  return [
    sides.join(' x '),
    amount(scene.triangles.length / 3, 'triangle'),
    amount(root.listMaterials().length, 'material'),
    amount(root.listTextures().length, 'texture'),
    amount(root.listAnimations().length, 'clip'),
  ].join(', ');
}
