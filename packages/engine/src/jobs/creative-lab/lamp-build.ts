import { markStandIn, writeGlb } from '@meshwright/formats';
import { lampStandIn } from '../../creative-lab/lamp/lamp-stand-in.ts';
import { addStand } from '../../creative-lab/lamp/stand.ts';
import { inputModel } from '../../job/input-model.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { openKernel } from '../../print/solid/kernel.ts';
import { renderThumbnail } from '../../render/thumbnail.ts';

/**
 * Puts the shade of a prototype on a stand with a bulb holder, in metres (spec: Creative Lab others, Lamp).
 * @throws JobError
 */
export async function lampBuild(
  input: JobInput,
  { progress, signal, thumbnailSize = 512 }: JobContext,
): Promise<JobOutput> {
  const document = await inputModel(input);
  signal.throwIfAborted();
  progress(30);
  addStand(await openKernel(), document);
  markStandIn(document, lampStandIn);
  signal.throwIfAborted();
  progress(60);
  const files = {
    'model.glb': await writeGlb(document),
    'thumbnail.png': await renderThumbnail(document, { size: thumbnailSize, azimuth: 12, elevation: 8 }),
  };
  const result = { model_urls: { glb: 'model.glb' }, thumbnail_url: 'thumbnail.png' };
  return { files, result, standIn: lampStandIn };
}
