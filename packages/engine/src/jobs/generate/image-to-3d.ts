import type { Document } from '@gltf-transform/core';
import { markStandIn } from '@meshwright/formats';
import { sceneParts } from '@meshwright/formats/mesh';
import { deliverGenerated, thinned } from '../../image-to-3d/deliver-generated.ts';
import { findSubject, type Subject } from '../../image-to-3d/find-subject.ts';
import { inflate } from '../../image-to-3d/inflate.ts';
import { type Picture, readPicture } from '../../image-to-3d/read-picture.ts';
import { maskSide, readView } from '../../image-to-3d/read-view.ts';
import { framedPanel } from '../../image-to-3d/relief/framed-panel.ts';
import { frameMaterial, panelDocument, reliefDocument } from '../../image-to-3d/relief/relief-document.ts';
import { removeLighting } from '../../image-to-3d/remove-lighting.ts';
import { shrinkPicture } from '../../image-to-3d/shrink-picture.ts';
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
import { wantsQuads } from '../../remesh/is-remeshed.ts';
import { bake } from '../../retexture/bake/bake.ts';
import { pictureStyle } from '../../retexture/picture-style.ts';
import { wordsStyle } from '../../retexture/words-style.ts';

/**
 * Makes a relief of the picture's subject: the outline is inflated, the same at the back as at the front, 1 m high, on
 * the ground, facing +Z. The picture is on its front, the colours of its outline on its back. Marked as a stand-in for a trained model. A
 * `texture_prompt` with a material or colour, else `texture_image_url`, replaces the picture on the relief (spec:
 * Parameters named for the generation families).
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
  const isPanel = subject.by === 'frame';
  const relief = isPanel ? framedPanel(subject) : inflate(subject, cellsOf(request));
  if (relief.indices.length === 0) throw noOutline();
  signal.throwIfAborted();
  progress(40);

  const wantsTexture = request.should_texture !== false;
  const shown = wantsTexture ? shownPicture(picture, subject, input) : null;
  const frontShare = shown?.frontShare ?? 0.5;
  const documentOfRelief = isPanel && (shown || !wantsTexture) ? panelDocument : reliefDocument;
  const fine = marked(documentOfRelief(relief, subject, frontShare), subject);
  const thin = isPanel ? relief : await thinned(relief, request);
  const document =
    thin === relief && !wantsQuads(request)
      ? fine
      : marked(documentOfRelief(thin, subject, frontShare), subject);
  signal.throwIfAborted();
  progress(50);
  const maps = wantsTexture ? await paint(document, shown, input, context) : null;
  if (maps) for (const each of new Set([fine, document])) applyMaps(each, maps, frameMaterial.name);
  signal.throwIfAborted();
  progress(60);
  const output = await deliverGenerated({ document, fine: () => fine, maps }, input, context);
  const ignored = [...(output.ignored ?? []), ...withoutEffect(request, picture, isPanel)];
  return { ...output, standIn: standInOf(subject), ignored };
};

/** Returns the fields that have less effect on this picture than they ask for. */
function withoutEffect(
  request: JobInput['request'],
  { width, height }: Picture,
  isPanel: boolean,
): IgnoredField[] {
  const shape = isPanel ? shapeFields.filter((name) => request[name]) : [];
  const ignored = shape.map(
    (name): IgnoredField => ({
      field: name,
      kind: 'ignored',
      message: `${name} has no effect on a framed panel.`,
    }),
  );
  const field = ['texture_resolution', 'hd_texture'].find((name) => request[name]);
  const side = Math.max(width, height);
  if (!field || request.should_texture === false || side >= pictureSide(request)) return ignored;
  const message = `${field} is met with ${side} pixels, as many as the picture has.`;
  return [...ignored, { field, kind: 'clamped', message }];
}

const shapeFields = ['geometry_resolution', 'ultra_mode', 'target_polycount'];

/** One sentence for a clear outline and another for a poor one, with what was measured. */
function standInOf({ by, outline }: Subject): string {
  const { coverage, pieces, confidence } = outline;
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  const parts = pieces === 1 ? 'one piece' : `${pieces} pieces`;
  const measured = `${parts}, ${percent(coverage)} of the picture, outline ${percent(confidence)} clear`;
  const made =
    by === 'frame'
      ? `no subject stands out from the background (${measured}), so the whole picture became a framed panel; send a picture with a plain or transparent background`
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

/** Returns the picture as it is projected; null where words or another picture paint the relief. */
function shownPicture(
  picture: Picture,
  subject: Subject,
  { request, files, seed }: JobInput,
): BothSides | null {
  if (files.texture_image || paintsByWords(request, seed)) return null;
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
  if (files.texture_image && !paintsByWords(request, seed)) {
    const view = { side: pictureSide(request), unlit: wantsUnlit(request) };
    const { paint: look } = await readView(files.texture_image, view);
    return mapsOfBake(bake(parts, size, pictureStyle(look, parts)), request);
  }
  return mapsOfBake(
    bake(parts, size, wordsStyle(String(request.texture_prompt), parts, seed, size / 2)),
    request,
  );
}

/** Returns whether the words of `texture_prompt` name a material or a colour; they go before a picture. */
export function paintsByWords({ texture_prompt: words }: JobInput['request'], seed: number): boolean {
  return typeof words === 'string' && wordsStyle(words, [], seed, 8).understood;
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

function marked(document: Document, subject: Subject): Document {
  markStandIn(document, standInOf(subject));
  return document;
}
