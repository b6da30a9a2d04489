import { addStand } from '../creative-lab/lamp/stand.ts';
import { writeGlb } from '../formats/write-glb.ts';
import { inputModel } from '../input-model.ts';
import type { JobContext, JobInput, JobOutput } from '../job.ts';
import { openKernel } from '../print/kernel.ts';
import { renderThumbnail } from '../render/thumbnail.ts';

/**
 * The shade of a prototype on a stand with a holder for a bulb, in metres (spec: Creative Lab others, Lamp).
 * @throws JobError
 */
export async function lampBuild(input: JobInput, { progress, signal }: JobContext): Promise<JobOutput> {
  const document = await inputModel(input);
  signal.throwIfAborted();
  progress(30);
  addStand(await openKernel(), document);
  signal.throwIfAborted();
  progress(60);
  const files = {
    'model.glb': await writeGlb(document),
    'thumbnail.png': await renderThumbnail(document, { azimuth: 12, elevation: 8 }),
  };
  return { files, result: { model_urls: { glb: 'model.glb' }, thumbnail_url: 'thumbnail.png' } };
}
