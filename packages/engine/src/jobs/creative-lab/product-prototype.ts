import { renderModel } from '@meshwright/look/render';
import { readDesign } from '../../creative-lab/design.ts';
import { inputPicture } from '../../creative-lab/picture/input-picture.ts';
import { withChunk } from '../../creative-lab/picture/picture-chunk.ts';
import { productKinds } from '../../creative-lab/product-kinds.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { openKernel } from '../../print/solid/kernel.ts';

/**
 * Draws a picture of the finished product from the model that a build with default options produces. A PNG chunk
 * carries the subject of the photo, which is the only input of a build.
 * @throws JobError
 */
export async function productPrototype(
  input: JobInput,
  { progress, signal }: JobContext,
): Promise<JobOutput> {
  const kind = productKinds[input.family.replace(/-prototype$/, '')]!;
  const design = await readDesign(inputPicture(input));
  signal.throwIfAborted();
  progress(25);
  const kernel = await openKernel();
  const { document } = await kind.make({ kernel, design, request: {}, prototype: input.request });
  signal.throwIfAborted();
  progress(70);
  const transparent = input.request.remove_background === true;
  const picture = await renderModel(document, { size: pictureSide, transparent, view: kind.view });
  const result: Record<string, unknown> = { image_urls: ['prototype.png'] };
  // Only the keycap lists candidates (spec: Keycap prototype task object); the id has no meaning.
  if (input.family === 'keycap-prototype') result.candidate_ids = [`design-${input.seed.toString(36)}`];
  return { files: { 'prototype.png': withChunk(picture, design.cutOut) }, result, standIn: kind.standIn };
}

const pictureSide = 768;
