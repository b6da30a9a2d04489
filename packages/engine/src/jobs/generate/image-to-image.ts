import { readModel } from '@meshwright/formats';
import sharp from 'sharp';
import { pictureStylesOf } from '../../content/picture-styles.ts';
import { cutOutSubject } from '../../image-to-3d/cut-out.ts';
import { picturesOf } from '../../image-to-3d/pictures-of.ts';
import { type Picture, readPicture } from '../../image-to-3d/read-picture.ts';
import { shrinkPicture } from '../../image-to-3d/shrink-picture.ts';
import type { InputFile, JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { JobError } from '../../job/job-error.ts';
import { backdropSvg } from '../../pictures/backdrop-svg.ts';
import { pictureSize } from '../../pictures/picture-size.ts';
import { threeSides } from '../../pictures/points-of-view.ts';
import { toneOf, withColor, withTone } from '../../pictures/recolor.ts';
import { settingOf } from '../../pictures/settings.ts';
import { show } from '../../pictures/show.ts';
import { readSurfacePhrases } from '../../text-to-3d/prompt/read-surface.ts';
import { imageTo3d } from './image-to-3d.ts';
import { multiImageTo3d } from './multi-image-to-3d.ts';

/**
 * Edits the first reference picture by classical means, a stand-in for a trained model: a colour word recolours its
 * subject, further references provide their tones, setting words change the background, style words the way it is
 * drawn. `generate_multi_view` returns three pictures of a relief of it: front, right and back, on white (spec: Image
 * generation rules).
 * @throws JobError
 */
export async function imageToImage(input: JobInput, context: JobContext): Promise<JobOutput> {
  const references = [...picturesOf(input, 'reference_image'), ...picturesOf(input, 'image')];
  if (references.length === 0) {
    throw new JobError(
      'missing_input',
      'run image-to-image: a picture is missing; set reference_image_urls or input_task_id.',
    );
  }
  const prompt = String(input.request.prompt ?? '');
  return input.request.generate_multi_view === true
    ? severalViews(input, references, context)
    : changed(input, references, prompt, context);
}

async function severalViews(
  input: JobInput,
  references: readonly InputFile[],
  context: JobContext,
): Promise<JobOutput> {
  const { signal, progress } = context;
  const request = { target_formats: ['glb'], target_polycount: 30_000, remove_lighting: false };
  const pictures = Object.fromEntries(
    references.slice(0, 4).map((file, i) => [i === 0 ? 'image' : `image.${i}`, file]),
  );
  const job = references.length > 1 ? multiImageTo3d : imageTo3d;
  const made = await job(
    { family: input.family, request, files: pictures, seed: input.seed },
    { signal, thumbnailSize: 16, progress: (percent) => progress(percent * 0.5) },
  );
  const document = await readModel({ name: 'relief.glb', bytes: made.files['model.glb']! });
  const setting = settingOf('on white');
  const files: Record<string, Uint8Array> = {};
  for (const [i, view] of threeSides.entries()) {
    files[`image_${i + 1}.png`] = await show(document, {
      width: viewSide,
      height: viewSide,
      views: [view],
      setting,
      seed: input.seed,
      signal,
    });
    signal.throwIfAborted();
    progress(50 + (50 * (i + 1)) / threeSides.length);
  }
  return {
    files,
    result: { image_urls: Object.keys(files) },
    standIn: `${made.standIn} Three views of it.`,
  };
}

/** Side of a view in pixels, enough for the families that make models from views. */
const viewSide = 768;

async function changed(
  { request, seed }: JobInput,
  references: readonly InputFile[],
  prompt: string,
  { progress, signal }: JobContext,
): Promise<JobOutput> {
  const size = pictureSize(request.aspect_ratio);
  const [first, ...others] = await Promise.all(references.slice(0, 5).map((file) => readPicture(file, 1024)));
  signal.throwIfAborted();
  progress(20);
  const mask = await subjectMask(first!);
  let picture = first!;
  const done: string[] = [];
  const color = colorIn(prompt);
  if (others.length > 0) {
    const other = await shrinkPicture(others[0]!, 256);
    picture = withTone(picture, mask, toneOf(other, cutOutSubject(other).mask));
    done.push('the tones of the second picture');
  } else if (color) {
    picture = withColor(picture, mask, color);
    done.push('a colour');
  }
  signal.throwIfAborted();
  progress(45);
  const setting = settingOf(prompt);
  const transparent = request.remove_background === true;
  const cut = transparent || setting !== null;
  if (setting) done.push('a setting');
  let png = await framed(cut ? cutOut(picture, mask) : picture, size, cut);
  if (setting && !transparent) {
    const backdrop = sharp(Buffer.from(backdropSvg(setting, size.width, size.height, [], seed)));
    png = await backdrop
      .composite([{ input: png }])
      .png()
      .toBuffer();
  }
  progress(65);
  const pictureStyles = pictureStylesOf(prompt);
  for (const { words, apply } of pictureStyles) {
    signal.throwIfAborted();
    png = await apply(png, size);
    done.push(`the style "${words[0]}"`);
  }
  const finished = sharp(png);
  const bytes = await (transparent ? finished.ensureAlpha() : finished.removeAlpha()).png().toBuffer();
  const description =
    done.length > 0
      ? `the first picture was given ${done.join(', ')}`
      : 'the prompt names no supported change, so the first picture was only reframed';
  return {
    files: { 'image.png': Uint8Array.from(bytes) },
    result: { image_urls: ['image.png'], prompt },
    standIn: `Stand-in, not a trained model: ${description}.`,
  };
}

/** Returns the mask of the subject at the picture's own size. */
async function subjectMask(picture: Picture): Promise<Uint8Array> {
  const small = cutOutSubject(await shrinkPicture(picture, 512));
  return Uint8Array.from({ length: picture.width * picture.height }, (_, i) => {
    const x = Math.floor((((i % picture.width) + 0.5) / picture.width) * small.width);
    const y = Math.floor(((Math.floor(i / picture.width) + 0.5) / picture.height) * small.height);
    return small.mask[y * small.width + x]!;
  });
}

function cutOut(picture: Picture, mask: Uint8Array): Picture {
  const pixels = Uint8Array.from(picture.pixels);
  for (let i = 0; i < mask.length; i++) if (!mask[i]) pixels[i * 4 + 3] = 0;
  return { ...picture, pixels };
}

/** Fits the whole picture into the requested size; the margin repeats its edge or is transparent. */
async function framed(
  { width, height, pixels }: Picture,
  size: { readonly width: number; readonly height: number },
  clear: boolean,
): Promise<Buffer> {
  const scale = Math.min(size.width / width, size.height / height);
  const inner = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const left = (size.width - inner.width) >> 1;
  const top = (size.height - inner.height) >> 1;
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(inner.width, inner.height, { fit: 'fill' })
    .extend({
      left,
      top,
      right: size.width - inner.width - left,
      bottom: size.height - inner.height - top,
      ...(clear ? { background: '#00000000' } : { extendWith: 'copy' }),
    })
    .png()
    .toBuffer();
}

function colorIn(prompt: string): [number, number, number] | null {
  const named = readSurfacePhrases(prompt).find(({ surface }) => surface.color)?.surface.color;
  if (!named) return null;
  const value = Number.parseInt(named.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
