import type { Document } from '@gltf-transform/core';
import { markStandIn } from '@meshwright/formats';
import { sceneParts } from '@meshwright/formats/mesh';
import { type BodyForm, blocksOf, bodyForm } from '../../image-to-3d/body-form.ts';
import { type CutOut, cutOutSubject, isSheet } from '../../image-to-3d/cut-out.ts';
import { deliverGenerated, thinned } from '../../image-to-3d/deliver-generated.ts';
import { inflate } from '../../image-to-3d/inflate.ts';
import { type Picture, readPicture } from '../../image-to-3d/read-picture.ts';
import { maskSide, readView } from '../../image-to-3d/read-view.ts';
import { blockRelief } from '../../image-to-3d/relief/block-relief.ts';
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
  const read = await readPicture(file, pictureSide(request));
  const blocks = blocksOf(read);
  // Large pixels keep their edges when the picture is filtered.
  const picture = blocks ? enlarged(read, Math.ceil(blockSide / Math.max(read.width, read.height))) : read;
  signal.throwIfAborted();
  progress(10);

  const small = await shrinkPicture(picture, maskSide);
  if (!small.pixels.some((value, i) => i % 4 === 3 && value > 0)) throw allTransparent();
  const { subject, why } = subjectOf(small);
  const form = bodyForm(small, subject, blocks !== null);
  signal.throwIfAborted();
  progress(25);
  const isPanel = subject.by === 'frame';
  const relief = isPanel
    ? framedPanel(subject)
    : form === 'blocks'
      ? blockRelief(subject, blocks!)
      : inflate(subject, cellsOf(request), form);
  if (relief.indices.length === 0) throw noOutline();
  signal.throwIfAborted();
  progress(40);

  const wantsTexture = request.should_texture !== false;
  const shown = wantsTexture ? shownPicture(picture, subject, form, input) : null;
  const frontShare = shown?.frontShare ?? 0.5;
  const documentOfRelief = isPanel && (shown || !wantsTexture) ? panelDocument : reliefDocument;
  const standIn = standInOf(subject, form, why);
  const fine = marked(documentOfRelief(relief, subject, frontShare), standIn);
  const thin = isPanel || form === 'blocks' ? relief : await thinned(relief, request);
  const document =
    thin === relief && !wantsQuads(request)
      ? fine
      : marked(documentOfRelief(thin, subject, frontShare), standIn);
  signal.throwIfAborted();
  progress(50);
  const maps = wantsTexture ? await paint(document, shown, input, context) : null;
  if (maps) for (const each of new Set([fine, document])) applyMaps(each, maps, frameMaterial.name);
  signal.throwIfAborted();
  progress(60);
  const output = await deliverGenerated({ document, fine: () => fine, maps }, input, context);
  const ignored = [...(output.ignored ?? []), ...withoutEffect(request, picture, isPanel)];
  return { ...output, standIn, ignored };
};

/** Pixels along the longer side of a picture of large pixels, at least. */
const blockSide = 512;

/** Repeats every pixel. */
function enlarged({ pixels, width, height, ...rest }: Picture, factor: number): Picture {
  if (factor <= 1) return { pixels, width, height, ...rest };
  const out = new Uint8Array(pixels.length * factor * factor);
  for (let y = 0; y < height * factor; y++)
    for (let x = 0; x < width * factor; x++) {
      const from = (Math.floor(y / factor) * width + Math.floor(x / factor)) * 4;
      out.set(pixels.subarray(from, from + 4), (y * width * factor + x) * 4);
    }
  return { ...rest, pixels: out, width: width * factor, height: height * factor };
}

/** Clearness of an outline below which the whole picture becomes a panel. */
const leastClear = 0.9;

/**
 * Returns the subject of a picture, and why it is not all that the picture shows. Of a sheet of figures on a clear
 * background it is the largest; several pieces on a background, or an outline that is not clear, are no subject.
 */
function subjectOf(small: Picture): { readonly subject: CutOut; readonly why: string | null } {
  const subject = cutOutSubject(small);
  const { pieces, confidence } = subject.outline;
  if (subject.by === 'frame') return { subject, why: 'no subject stands out from the background' };
  if (subject.by === 'alpha' && pieces > 1 && !isSheet(subject)) return { subject, why: null };
  if (subject.by === 'alpha' && pieces > 1)
    return {
      subject: cutOutSubject(small, { isOnePiece: true }),
      why: `the largest of ${pieces} pieces was taken`,
    };
  if (pieces === 1 && confidence >= leastClear) return { subject, why: null };
  const why =
    pieces > 1 ? 'the picture shows several pieces' : 'the outline of the subject is not clear enough';
  const mask = new Uint8Array(small.width * small.height).fill(1);
  return { subject: { ...subject, by: 'frame', mask }, why };
}

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
function standInOf({ by, outline }: CutOut, form: BodyForm, why: string | null): string {
  const { coverage, pieces, confidence } = outline;
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  const parts = pieces === 1 ? 'one piece' : `${pieces} pieces`;
  const measured = `${parts}, ${percent(coverage)} of the picture, outline ${percent(confidence)} clear`;
  const made =
    by === 'frame'
      ? `${why} (${measured}), so the whole picture became a framed panel; send a picture of one thing on a plain or transparent background`
      : `${formSentences[form]} (${measured}), ${form === 'round' ? 'with the picture on its front and the colours of its outline on its back' : 'with the picture on its front and its back'}`;
  const left = by !== 'frame' && why ? `; ${why}` : '';
  return `Stand-in, not a trained model: ${made}${left}.`;
}

const formSentences: Readonly<Record<BodyForm, string>> = {
  round: 'a relief inflated from the outline of the picture',
  turned: 'a relief turned around the axis of the outline of the picture',
  slab: 'a relief as a flat slab from the outline of the picture',
  blocks: 'a relief of a block for each pixel of the picture',
};

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
  subject: CutOut,
  form: BodyForm,
  { request, files, seed }: JobInput,
): BothSides | null {
  if (files.texture_image || paintsByWords(request, seed)) return null;
  const color = paintSubject(picture, subject, frameOf(subject));
  const paint = wantsUnlit(request) ? removeLighting(color) : color;
  // What is turned or flat looks alike from behind.
  return form === 'round' ? withBack(paint) : { paint, frontShare: 1 };
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

function marked(document: Document, standIn: string): Document {
  markStandIn(document, standIn);
  return document;
}
