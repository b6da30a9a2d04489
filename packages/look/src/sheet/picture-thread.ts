import { parentPort } from 'node:worker_threads';
import { drawPicture, type Take } from '../picture/draw-picture.ts';
import type { Subject } from '../picture/subject.ts';
import type { DrawnPicture } from '../picture/take-picture.ts';

/** A picture for a thread to draw. Its arrays lie in shared memory. */
export interface PictureRequest {
  readonly number: number;
  readonly subject: Omit<Subject, 'parts'>;
  readonly take: Take;
  readonly frame?: Float32Array;
}

/** What was drawn; no picture where it could not be, for a reason that the other side finds by drawing. */
export interface PictureReply {
  readonly number: number;
  readonly drawn?: DrawnPicture;
}

parentPort?.on('message', ({ number, subject, take, frame }: PictureRequest) => {
  let drawn: DrawnPicture | undefined;
  try {
    const { pixels, size, camera } = drawPicture({ ...subject, parts: [] }, take, frame ? { frame } : {});
    drawn = { pixels, size, camera };
  } catch {}
  const reply: PictureReply = drawn ? { number, drawn } : { number };
  parentPort?.postMessage(reply, drawn ? [drawn.pixels.buffer as ArrayBuffer] : []);
});
