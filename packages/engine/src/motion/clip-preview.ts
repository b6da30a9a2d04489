import type { Document } from '@gltf-transform/core';
import { cloneDocument } from '@gltf-transform/functions';
import { boxCorners, collectTriangles, draw, type TriangleScene } from '@meshwright/look/render';
import sharp from 'sharp';
import { clipLibrary } from '../content/motions/library.ts';
import { JobError } from '../job/job-error.ts';
import { readRig } from '../rig/read-rig.ts';
import { rigDocument } from '../rig/rig-document.ts';
import { generate } from '../text-to-3d/generate.ts';
import { bakeClip } from './bake-clip.ts';
import { showClip } from './show-clip.ts';

const frames = 20;
const size = 128;

/**
 * Draws an animated GIF of a library clip on a neutral body: 20 frames of 128 x 128 pixels, in real time. Takes about a
 * second, so the result is worth caching.
 * @throws JobError `invalid_option` for a slug the library does not have
 * @example
 * import { clipPreview } from '@meshwright/engine';
 * import { animationLibrary } from '@meshwright/engine/pool';
 *
 * const [first] = animationLibrary();
 * if (first) await writeFile('preview.gif', await clipPreview(first.key));
 */
export async function clipPreview(key: string): Promise<Uint8Array> {
  const entry = clipLibrary().find((candidate) => candidate.key === key);
  if (!entry)
    throw new JobError(
      'invalid_option',
      `preview ${key}: the animation library has no such entry; list the library for valid names.`,
    );
  neutral ??= neutralCharacter();
  // One copy per drawing, since several may run at once.
  const document = cloneDocument(await neutral);
  const { biped } = entry.clips;
  bakeClip(document, readRig(document), biped, { name: key });
  const soups: TriangleScene[] = [];
  for (let frame = 0; frame < frames; frame++) {
    showClip(document, key, (biped.seconds * frame) / (biped.loop ? frames : frames - 1));
    soups.push(await collectTriangles(document));
  }
  // One box for the whole clip, so that the camera stays still.
  const frame = boxCorners(soups.map(({ positions }) => positions));
  const pictures = soups.map((triangleScene) =>
    draw(triangleScene, { size, transparent: false, azimuth: 40, elevation: 12, frame }),
  );
  const gif = await sharp(Buffer.concat(pictures), {
    raw: { width: size, height: size * frames, channels: 4, pageHeight: size },
  })
    .gif({ loop: 0, delay: Math.round((biped.seconds * 1000) / frames), colours: 48, effort: 4, dither: 0 })
    .toBuffer();
  return new Uint8Array(gif.buffer, gif.byteOffset, gif.byteLength);
}

let neutral: Promise<Document> | undefined;

async function neutralCharacter(): Promise<Document> {
  const { document } = await generate({
    prompt: 'a person',
    seed: 1,
    texture: null,
    pose: 'a-pose',
    detail: 0.6,
  });
  await rigDocument(document, { heightMetres: 1.7 });
  return document;
}
