import { parentPort } from 'node:worker_threads';
import { drawPicture } from '../picture/draw-picture.ts';
import type { DrawnPicture } from '../picture/take-picture.ts';
import type { PictureReply, PictureRequest } from './draw-in-threads.ts';

parentPort?.on('message', ({ number, subject, take, frame }: PictureRequest) => {
  let drawn: DrawnPicture | undefined;
  try {
    const { pixels, size, camera } = drawPicture({ ...subject, parts: [] }, take, frame ? { frame } : {});
    drawn = { pixels, size, camera };
  } catch {
    // The other side draws it again, and reports the fault as its own.
  }
  const reply: PictureReply = drawn ? { number, drawn } : { number };
  parentPort?.postMessage(reply, drawn ? [drawn.pixels.buffer as ArrayBuffer] : []);
});
