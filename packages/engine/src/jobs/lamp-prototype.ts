import { readDesign } from '../creative-lab/design.ts';
import { inputPicture } from '../creative-lab/input-picture.ts';
import { shadeDocument } from '../creative-lab/lamp/lamp-document.ts';
import { lampShade } from '../creative-lab/lamp/shade.ts';
import { writeGlb } from '../formats/write-glb.ts';
import type { JobContext, JobInput, JobOutput } from '../job.ts';
import { openKernel } from '../print/kernel.ts';
import { renderThumbnail } from '../render/thumbnail.ts';

/**
 * A hollow lampshade that shows the photo when lit, by the thickness of its wall. Metres, 130 mm high (spec: Creative
 * Lab others, Lamp).
 * @throws JobError
 */
export async function lampPrototype(input: JobInput, { progress, signal }: JobContext): Promise<JobOutput> {
  const design = await readDesign(inputPicture(input));
  signal.throwIfAborted();
  progress(30);
  const document = shadeDocument(lampShade(await openKernel(), { design }));
  signal.throwIfAborted();
  progress(60);
  const files = {
    'model.glb': await writeGlb(document),
    'thumbnail.png': await renderThumbnail(document, { azimuth: 12, elevation: 10 }),
  };
  return { files, result: { model_urls: { glb: 'model.glb' }, thumbnail_url: 'thumbnail.png' } };
}
