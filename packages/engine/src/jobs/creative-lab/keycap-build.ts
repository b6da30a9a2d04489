import { markStandIn, writeGlb, writeObj } from '@meshwright/formats';
import { renderModel } from '@meshwright/look/render';
import { zipSync } from 'fflate';
import { readDesign } from '../../creative-lab/design.ts';
import { keycap, keycapOptions } from '../../creative-lab/keycap/keycap.ts';
import { keycapDocument } from '../../creative-lab/keycap/keycap-document.ts';
import { inputPicture } from '../../creative-lab/picture/input-picture.ts';
import { productKinds } from '../../creative-lab/product-kinds.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { openKernel } from '../../print/solid/kernel.ts';

/**
 * Makes a keycap at real size: one unit of the GLB and of the OBJ is a millimetre, Y up, front facing +Z. Meshes
 * `keycap-head`, `keycap-base` and, under a patterned base, `keycap-base-interior`; the zip names its textures after
 * the meshes (spec: Keycap build task object).
 * @throws JobError
 */
export async function keycapBuild(
  input: JobInput,
  { progress, signal, thumbnailSize = 512 }: JobContext,
): Promise<JobOutput> {
  const { standIn, view } = productKinds.keycap!;
  // Refuses wrong options before the picture is read.
  keycapOptions(input.request);
  const design = await readDesign(inputPicture(input));
  signal.throwIfAborted();
  progress(20);
  const kernel = await openKernel();
  const made = keycap({ kernel, design, request: input.request });
  signal.throwIfAborted();
  progress(55);
  const { document, textures, canvas } = await keycapDocument(made, design);
  markStandIn(document, standIn, { unit: 'millimetre' });
  const glb = await writeGlb(document);
  const bundle = objBundle(await writeObj(document, 'model'), textures);
  signal.throwIfAborted();
  progress(80);
  const files = {
    'model.glb': glb,
    'model_obj.zip': zipSync(bundle, { level: 6, mtime: new Date(1980, 0, 1) }),
    'head_design.png': design.cutOut,
    'composite.png': await renderModel(document, { size: thumbnailSize, view }),
    'base_canvas.png': canvas,
  };
  const result = {
    model_urls: { glb: 'model.glb', obj_zip: 'model_obj.zip' },
    process_image_urls: {
      head_design: 'head_design.png',
      composite: 'composite.png',
      base_canvas: 'base_canvas.png',
    },
  };
  return { files, result, standIn };
}

/** Returns the OBJ files with textures named after their meshes. */
function objBundle(
  files: Readonly<Record<string, Uint8Array>>,
  textures: Readonly<Record<string, Uint8Array>>,
): Record<string, Uint8Array> {
  let materials = new TextDecoder().decode(files['model.mtl']);
  const bundle: Record<string, Uint8Array> = { 'model.obj': files['model.obj']! };
  for (const [name, bytes] of Object.entries(files)) {
    if (!name.endsWith('.png')) continue;
    const mesh = Object.keys(textures).find((key) => Buffer.compare(textures[key]!, bytes) === 0);
    materials = materials.replaceAll(name, `${mesh}.png`);
    bundle[`${mesh}.png`] = bytes;
  }
  return { ...bundle, 'model.mtl': new TextEncoder().encode(materials) };
}
