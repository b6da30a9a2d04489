import { markStandIn, writeGlb, writeObj } from '@meshwright/formats';
import { zipSync } from 'fflate';
import { badgeDocument, documentOfBadge } from '../../creative-lab/badge/badge-document.ts';
import { badgeOptions } from '../../creative-lab/badge/badge-options.ts';
import { readDesign } from '../../creative-lab/design.ts';
import { inputPicture } from '../../creative-lab/picture/input-picture.ts';
import { badgeRelief } from '../../creative-lab/product-kinds.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { JobError } from '../../job/job-error.ts';
import { openKernel } from '../../print/solid/kernel.ts';

/**
 * Makes a keychain or a fridge magnet: a closed badge with the photo in relief, standing, its front towards +Z. The one file
 * is a GLB in metres; `obj` is a ZIP of `model.obj`, `model.mtl` and `texture.png` in millimetres, and `zip` has both.
 * @throws JobError
 */
export async function badgeBuild(input: JobInput, { progress, signal }: JobContext): Promise<JobOutput> {
  const product = input.family === 'keychain-build' ? 'keychain' : 'fridge-magnet';
  const format = String((input.request.output as { format?: unknown } | undefined)?.format ?? 'glb');
  if (!Object.hasOwn(links, format)) {
    throw new JobError(
      'invalid_option',
      `run ${input.family}: output.format ${format} is not known; use ${Object.keys(links).join(', ')}.`,
    );
  }
  // Refuses wrong options before the picture is read.
  badgeOptions(product, input.request.options);
  const design = await readDesign(inputPicture(input));
  signal.throwIfAborted();
  progress(20);
  const { request, source } = input;
  const kernel = await openKernel();
  const { document, made } = await badgeDocument(product, {
    kernel,
    design,
    request,
    prototype: source?.request ?? {},
  });
  signal.throwIfAborted();
  progress(65);
  const [key, name] = links[format]!;
  const glb = async (): Promise<Record<string, Uint8Array>> => {
    markStandIn(document, badgeRelief);
    return { 'model.glb': await writeGlb(document) };
  };
  const obj = async (): Promise<Record<string, Uint8Array>> => {
    const inMillimetres = documentOfBadge(made, product, 1);
    markStandIn(inMillimetres, badgeRelief, { unit: 'millimetre' });
    return pictureNamed(await writeObj(inMillimetres, 'model'));
  };
  const parts = { ...(format !== 'obj' && (await glb())), ...(format !== 'glb' && (await obj())) };
  signal.throwIfAborted();
  progress(90);
  const bytes =
    format === 'glb' ? parts['model.glb']! : zipSync(parts, { level: 6, mtime: new Date(1980, 0, 1) });
  const ignored = made.limits
    .filter(([option]) => option in ((request.options as object | undefined) ?? {}))
    .map(
      ([option, why]) =>
        ({ field: `options.${option}`, kind: 'clamped', message: `options.${option} ${why}.` }) as const,
    );
  return {
    files: { [name]: bytes },
    result: { model_urls: { [key]: name } },
    standIn: badgeRelief,
    ...(ignored.length > 0 && { ignored }),
  };
}

/** Key in `model_urls` and name of the file, by `output.format`. */
const links: Readonly<Record<string, readonly [key: string, name: string]>> = {
  glb: ['glb', 'model.glb'],
  obj: ['obj', 'model_obj.zip'],
  zip: ['bundle_zip', 'bundle.zip'],
};

/** Returns the files of an OBJ with its one picture as `texture.png`. */
function pictureNamed(files: Readonly<Record<string, Uint8Array>>): Record<string, Uint8Array> {
  const picture = Object.keys(files).find((name) => name.endsWith('.png'))!;
  const materials = new TextDecoder().decode(files['model.mtl']).replaceAll(picture, 'texture.png');
  return {
    'model.obj': files['model.obj']!,
    'model.mtl': new TextEncoder().encode(materials),
    'texture.png': files[picture]!,
  };
}
