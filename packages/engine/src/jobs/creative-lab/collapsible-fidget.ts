import { markStandIn, writeGlb, writeStl } from '@meshwright/formats';
import { readDesign } from '../../creative-lab/design.ts';
import { nestedShells } from '../../creative-lab/fidget/nested-shells.ts';
import { layDown } from '../../creative-lab/lay-down.ts';
import { inputPicture } from '../../creative-lab/picture/input-picture.ts';
import { productDocument } from '../../creative-lab/product-document.ts';
import { productViews } from '../../creative-lab/product-views.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { openKernel } from '../../print/solid/kernel.ts';

/**
 * Makes shells in the photo's outline that pull out and push flat: an STL in millimetres, Z up, in print position, and
 * a GLB in metres (spec: Creative Lab others, Collapsible Fidget).
 * @throws JobError
 */
export async function collapsibleFidget(
  input: JobInput,
  { progress, signal }: JobContext,
): Promise<JobOutput> {
  const design = await readDesign(inputPicture(input));
  signal.throwIfAborted();
  progress(25);
  const product = nestedShells({
    kernel: await openKernel(),
    design,
    request: input.request,
    prototype: input.request,
  });
  signal.throwIfAborted();
  progress(60);
  const sheet = await productViews(design, product.parts);
  const document = productDocument(product, sheet, 0.001, 'collapsible fidget');
  markStandIn(document, outlineOnly);
  const printed = productDocument(product, sheet, 0.001, 'collapsible fidget');
  markStandIn(printed, outlineOnly);
  layDown(printed);
  const files = {
    'model.stl': writeStl(printed),
    'model.glb': await writeGlb(document),
  };
  const modelUrls = { stl: 'model.stl', glb: 'model.glb' };
  return { files, result: { model_urls: modelUrls }, standIn: outlineOnly };
}

const outlineOnly =
  'Stand-in, not a trained model: the toy has the outline, the colours and a low relief of the photo; the shells are real geometry.';
