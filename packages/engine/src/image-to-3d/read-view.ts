import type { InputFile } from '../job/job.ts';
import { type CutOut, cutOutSubject } from './cut-out.ts';
import { readPicture } from './read-picture.ts';
import { removeLighting } from './remove-lighting.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { type Frame, frameOf, paintSubject, type SubjectPaint } from './texture/paint.ts';

/** One picture of an object, ready for projection onto a model. */
export interface View {
  readonly subject: CutOut;
  /** The whole picture, with the subject's colours extended beyond its outline. */
  readonly paint: SubjectPaint;
  /** Bounding box of the subject, without a margin. */
  readonly box: Frame;
}

export interface ReadViewOptions {
  /** Longer side of the paint in pixels. */
  readonly side: number;
  /** Removes light and shade from the paint. */
  readonly unlit?: boolean;
}

/** @throws JobError `unreadable_image` */
export async function readView(file: InputFile, { side, unlit = false }: ReadViewOptions): Promise<View> {
  const picture = await readPicture(file, side);
  const subject = cutOutSubject(await shrinkPicture(picture, maskSide));
  const lit = paintSubject(picture, subject, { left: 0, top: 0, width: 1, height: 1 });
  return { subject, paint: unlit ? removeLighting(lit) : lit, box: frameOf(subject, 0) };
}

/** Longer side in pixels of the picture in which the outline is found. */
export const maskSide = 512;
