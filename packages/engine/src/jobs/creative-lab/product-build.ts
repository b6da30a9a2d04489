import { writeFormats } from '@meshwright/formats';
import { renderModel } from '@meshwright/look/render';
import { readDesign } from '../../creative-lab/design.ts';
import { layDown } from '../../creative-lab/lay-down.ts';
import { inputPicture } from '../../creative-lab/picture/input-picture.ts';
import { productKinds } from '../../creative-lab/product-kinds.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { openKernel } from '../../print/solid/kernel.ts';

/**
 * Makes the model of a prototype, in metres at print size: GLB and OBJ with one texture and one node per part; the
 * pixel fidget as one 3MF (spec: Brick-figure build task object; Capabilities whose paths are left open).
 * @throws JobError
 */
export async function productBuild(
  input: JobInput,
  { progress, signal, thumbnailSize = 512 }: JobContext,
): Promise<JobOutput> {
  const kind = productKinds[input.family.replace(/-build$/, '')]!;
  const design = await readDesign(inputPicture(input));
  signal.throwIfAborted();
  progress(20);
  const { request, source } = input;
  const kernel = await openKernel();
  const made = await kind.make({ kernel, design, request, prototype: source?.request ?? {} });
  signal.throwIfAborted();
  progress(60);
  if (input.family === 'fidget-pixel-build') {
    layDown(made.document);
    const { files, modelUrls } = await writeFormats(made.document, ['3mf']);
    return { files, result: { model_urls: modelUrls }, standIn: kind.standIn };
  }
  const { files, modelUrls } = await writeFormats(made.document, ['glb', 'obj']);
  signal.throwIfAborted();
  progress(80);
  files['thumbnail.png'] = await renderModel(made.document, { size: thumbnailSize, view: kind.view });
  const result: Record<string, unknown> = { model_urls: modelUrls, thumbnail_url: 'thumbnail.png' };
  if (made.baseColor) {
    files['texture_base_color.png'] = made.baseColor;
    result.texture_urls = [{ base_color: 'texture_base_color.png' }];
  }
  return { files, result, standIn: kind.standIn };
}
