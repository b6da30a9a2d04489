import { markStandIn, writeGlb } from '@meshwright/formats';
import { renderModel } from '@meshwright/look/render';
import { readDesign } from '../../creative-lab/design.ts';
import { shadeDocument } from '../../creative-lab/lamp/lamp-document.ts';
import { lampDefaults } from '../../creative-lab/lamp/lamp-options.ts';
import { lampStandIn } from '../../creative-lab/lamp/lamp-stand-in.ts';
import { lampShade, shadeSize } from '../../creative-lab/lamp/shade.ts';
import { inputPicture } from '../../creative-lab/picture/input-picture.ts';
import { withChunk } from '../../creative-lab/picture/picture-chunk.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { openKernel } from '../../print/solid/kernel.ts';

/**
 * Makes a hollow lampshade that shows the photo when lit, by the thickness of its wall, as a GLB in metres, 150 mm wide, and
 * a picture of it: the subject of a `character` twice, front and back, a `landscape` with its background once around
 * (spec: Creative Lab others, Lamp).
 * @throws JobError
 */
export async function lampPrototype(
  input: JobInput,
  { progress, signal, thumbnailSize = 512 }: JobContext,
): Promise<JobOutput> {
  const around = input.request.image_subject === 'landscape';
  const design = await readDesign(inputPicture(input), { whole: around });
  signal.throwIfAborted();
  progress(30);
  const size = shadeSize(lampDefaults.diameter_mm, lampDefaults.thickness_mm);
  const document = shadeDocument(lampShade(await openKernel(), { design, size, around }));
  markStandIn(document, lampStandIn);
  signal.throwIfAborted();
  progress(60);
  const view = { azimuth: 12, elevation: 10 };
  const transparent = input.request.remove_background === true;
  const picture = await renderModel(document, { size: pictureSide, transparent, view });
  const files = {
    'prototype.png': withChunk(picture, design.cutOut),
    'model.glb': await writeGlb(document),
    'thumbnail.png': await renderModel(document, { size: thumbnailSize, view }),
  };
  const result = {
    image_urls: ['prototype.png'],
    model_urls: { glb: 'model.glb' },
    thumbnail_url: 'thumbnail.png',
  };
  return { files, result, standIn: lampStandIn };
}

const pictureSide = 768;
