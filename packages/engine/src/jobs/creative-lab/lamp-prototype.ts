import { markStandIn, writeGlb } from '@meshwright/formats';
import { readDesign } from '../../creative-lab/design.ts';
import { shadeDocument } from '../../creative-lab/lamp/lamp-document.ts';
import { lampStandIn } from '../../creative-lab/lamp/lamp-stand-in.ts';
import { lampShade } from '../../creative-lab/lamp/shade.ts';
import { inputPicture } from '../../creative-lab/picture/input-picture.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { openKernel } from '../../print/solid/kernel.ts';
import { renderThumbnail } from '../../render/thumbnail.ts';

/**
 * Makes a hollow lampshade that shows the photo when lit, by the thickness of its wall. Metres, 130 mm high (spec:
 * Creative Lab others, Lamp).
 * @throws JobError
 */
export async function lampPrototype(
  input: JobInput,
  { progress, signal, thumbnailSize = 512 }: JobContext,
): Promise<JobOutput> {
  const design = await readDesign(inputPicture(input));
  signal.throwIfAborted();
  progress(30);
  const document = shadeDocument(lampShade(await openKernel(), { design }));
  markStandIn(document, lampStandIn);
  signal.throwIfAborted();
  progress(60);
  const files = {
    'model.glb': await writeGlb(document),
    'thumbnail.png': await renderThumbnail(document, { size: thumbnailSize, azimuth: 12, elevation: 10 }),
  };
  const result = { model_urls: { glb: 'model.glb' }, thumbnail_url: 'thumbnail.png' };
  return { files, result, standIn: lampStandIn };
}
