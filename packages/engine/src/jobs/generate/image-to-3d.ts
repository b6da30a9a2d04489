import type { Document } from '@gltf-transform/core';
import { markStandIn } from '@meshwright/formats';
import { documentOf, sceneParts, smoothNormals } from '@meshwright/formats/mesh';
import { deliverGenerated, thinned } from '../../image-to-3d/deliver-generated.ts';
import { findSubject, type Subject } from '../../image-to-3d/find-subject.ts';
import { inflate, type Relief } from '../../image-to-3d/inflate.ts';
import { type Picture, readPicture } from '../../image-to-3d/read-picture.ts';
import { maskSide, readView } from '../../image-to-3d/read-view.ts';
import { removeLighting } from '../../image-to-3d/remove-lighting.ts';
import { shrinkPicture } from '../../image-to-3d/shrink-picture.ts';
import { splitSides } from '../../image-to-3d/split-sides.ts';
import { type BothSides, withBack } from '../../image-to-3d/texture/back-paint.ts';
import { frameOf, paintSubject } from '../../image-to-3d/texture/paint.ts';
import {
  applyMaps,
  mapsOfBake,
  mapsOfPaint,
  type TextureMaps,
  wantsUnlit,
} from '../../image-to-3d/texture/texture-maps.ts';
import { paintedSide, pictureSide } from '../../image-to-3d/texture/texture-side.ts';
import type { IgnoredField } from '../../job/ignored/ignored-field.ts';
import type { Job, JobContext, JobInput } from '../../job/job.ts';
import { JobError } from '../../job/job-error.ts';
import { bake } from '../../retexture/bake/bake.ts';
import { pictureStyle } from '../../retexture/picture-style.ts';
import { wordsStyle } from '../../retexture/words-style.ts';

/**
 * Makes a relief of the picture's subject: the outline is inflated, the same at the back as at the front, 1 m high, on
 * the ground, facing +Z. The picture is on its front, the colours of its outline on its back. Marked as a stand-in for a trained model. `texture_image_url`, else a
 * `texture_prompt` with a material or colour, replaces the picture on the relief (spec: Parameters named for the
 * generation families).
 * @throws JobError
 */
export const imageTo3d: Job = async (input, context) => {
  const { request, files } = input;
  const { progress, signal } = context;
  const file = files.image;
  if (!file)
    throw new JobError(
      'missing_input',
      'run image-to-3d: a picture is missing; set image_url or input_task_id.',
    );
  const picture = await readPicture(file, pictureSide(request));
  signal.throwIfAborted();
  progress(10);

  const small = await shrinkPicture(picture, maskSide);
  if (!small.pixels.some((value, i) => i % 4 === 3 && value > 0)) throw allTransparent();
  const subject = findSubject(small);
  signal.throwIfAborted();
  progress(25);
  const relief = inflate(subject, cellsOf(request));
  if (relief.indices.length === 0) throw noOutline();
  signal.throwIfAborted();
  progress(40);

  const shown = request.should_texture === false ? null : shownPicture(picture, subject, input);
  const frontShare = shown?.frontShare ?? 0.5;
  const fine = reliefDocument(relief, subject, frontShare);
  const thin = await thinned(relief, request);
  const document = thin === relief ? fine : reliefDocument(thin, subject, frontShare);
  signal.throwIfAborted();
  progress(50);
  const maps = request.should_texture === false ? null : await paint(document, shown, input, context);
  if (maps) for (const each of new Set([fine, document])) applyMaps(each, maps);
  signal.throwIfAborted();
  progress(60);
  const output = await deliverGenerated({ document, fine: () => fine, maps }, input, context);
  const ignored = [...(output.ignored ?? []), ...withoutEffect(request, picture)];
  return { ...output, standIn: standInOf(subject), ignored };
};

/** Returns the fields that have less effect on this picture than they ask for. */
function withoutEffect(request: JobInput['request'], { width, height }: Picture): IgnoredField[] {
  const field = ['texture_resolution', 'hd_texture'].find((name) => request[name]);
  const side = Math.max(width, height);
  if (!field || request.should_texture === false || side >= pictureSide(request)) return [];
  const message = `${field} is met with ${side} pixels, as many as the picture has.`;
  return [{ field, kind: 'clamped', message }];
}

/** One sentence for a clear outline and another for a poor one, with what was measured. */
function standInOf({ by, outline }: Subject): string {
  const { coverage, pieces, confidence } = outline;
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  const parts = pieces === 1 ? 'one piece' : `${pieces} pieces`;
  const measured = `${parts}, ${percent(coverage)} of the picture, outline ${percent(confidence)} clear`;
  const made =
    by === 'frame'
      ? `no subject stands out from the background (${measured}), so the whole picture became a panel; send a picture with a plain or transparent background`
      : `a relief inflated from the outline of the picture (${measured}), with the picture on its front and the colours of its outline on its back`;
  const poor = by !== 'frame' && confidence < poorConfidence ? ' Parts of the background may be in it.' : '';
  return `Stand-in, not a trained model: ${made}.${poor}`;
}

const poorConfidence = 0.7;

/** `ultra_mode` is the old name of 2k (spec: Parameters named for the generation families, geometry_resolution). */
function cellsOf(request: JobInput['request']): number {
  return request.ultra_mode === true
    ? gridCells['2k']!
    : (gridCells[String(request.geometry_resolution)] ?? 160);
}

const gridCells: Readonly<Record<string, number>> = { '2k': 224, '4k': 288 };
const heightMetres = 1;

/** Returns the picture as it is projected; null where words or another picture paint the relief. */
function shownPicture(
  picture: Picture,
  subject: Subject,
  { request, files, seed }: JobInput,
): BothSides | null {
  if (files.texture_image) return null;
  if (
    typeof request.texture_prompt === 'string' &&
    wordsStyle(request.texture_prompt, [], seed, 8).understood
  )
    return null;
  const color = paintSubject(picture, subject, frameOf(subject));
  return withBack(wantsUnlit(request) ? removeLighting(color) : color);
}

async function paint(
  document: Document,
  shown: BothSides | null,
  { request, files, seed }: JobInput,
  context: JobContext,
): Promise<TextureMaps> {
  if (shown) return mapsOfPaint(shown.paint, request);
  const size = paintedSide(request, context);
  const parts = sceneParts(document);
  if (files.texture_image) {
    const view = { side: pictureSide(request), unlit: wantsUnlit(request) };
    const { paint: look } = await readView(files.texture_image, view);
    return mapsOfBake(bake(parts, size, pictureStyle(look, parts)), request);
  }
  return mapsOfBake(
    bake(parts, size, wordsStyle(String(request.texture_prompt), parts, seed, size / 2)),
    request,
  );
}

function allTransparent(): JobError {
  return new JobError(
    'unreadable_image',
    'run image-to-3d: the picture is fully transparent; send one with a visible subject.',
  );
}

function noOutline(): JobError {
  return new JobError(
    'unreadable_image',
    'run image-to-3d: no outline was found; send a picture with a clear subject.',
  );
}

function reliefDocument({ positions, indices }: Relief, subject: Subject, frontShare: number): Document {
  const frame = frameOf(subject);
  const uvs = new Float32Array((positions.length / 3) * 2);
  for (let v = 0; v * 3 < positions.length; v++) {
    uvs[v * 2] = inUnit((positions[v * 3]! / subject.width - frame.left) / frame.width);
    uvs[v * 2 + 1] = inUnit((positions[v * 3 + 1]! / subject.height - frame.top) / frame.height);
  }
  const standing = standUp(positions);
  const normals = smoothNormals(standing, indices);
  const sides = splitSides({ positions: standing, normals, uvs, indices }, frontShare);
  const part = { object: 'relief', ...sides, colors: null, quads: 0 };
  const document = documentOf([{ ...part, material: { name: 'relief', color: [0.7, 0.7, 0.7, 1] } }]);
  markStandIn(document, standInOf(subject));
  return document;
}

/** Converts picture pixels to metres: y up from the ground, x and z about the middle. */
function standUp(positions: Float32Array): Float32Array {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 3) {
    left = Math.min(left, positions[i]!);
    right = Math.max(right, positions[i]!);
    top = Math.min(top, positions[i + 1]!);
    bottom = Math.max(bottom, positions[i + 1]!);
  }
  const scale = heightMetres / (bottom - top);
  return positions.map((value, i) => {
    if (i % 3 === 0) return (value - (left + right) / 2) * scale;
    return (i % 3 === 1 ? bottom - value : value) * scale;
  });
}

function inUnit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
