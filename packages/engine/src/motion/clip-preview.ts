import type { Document } from '@gltf-transform/core';
import { cloneDocument } from '@gltf-transform/functions';
import { collectTriangles, draw, type TriangleScene } from '@meshwright/look/render';
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
  const entry = clipLibrary.find((candidate) => candidate.key === key);
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
  const pictures = soups.map((triangleScene) =>
    draw(framedAlike(triangleScene, soups), { size, transparent: false, azimuth: 40, elevation: 12 }),
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

/** Adds the corners of the whole clip's box: the camera frames every vertex, drawn or not, and stays still. */
function framedAlike(triangleScene: TriangleScene, all: readonly TriangleScene[]): TriangleScene {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of all)
    for (let i = 0; i < positions.length; i++) {
      low[i % 3] = Math.min(low[i % 3]!, positions[i]!);
      high[i % 3] = Math.max(high[i % 3]!, positions[i]!);
    }
  const corners = Array.from({ length: 8 }, (_, n) =>
    [0, 1, 2].map((k) => ((n >> k) & 1 ? high[k]! : low[k]!)),
  ).flat();
  const longer = (values: Float32Array, added: number | readonly number[]): Float32Array => {
    const extra = typeof added === 'number' ? new Float32Array(added) : Float32Array.from(added);
    const out = new Float32Array(values.length + extra.length);
    out.set(values);
    out.set(extra, values.length);
    return out;
  };
  return {
    ...triangleScene,
    positions: longer(triangleScene.positions, corners),
    normals: longer(triangleScene.normals, 24),
    uvs: longer(triangleScene.uvs, 16),
    colors: longer(triangleScene.colors, 32),
  };
}
