import { markStandIn, writeStl } from '@meshwright/formats';
import { zipSync } from 'fflate';
import type { Manifold } from 'manifold-3d';
import { readDesign } from '../../creative-lab/design.ts';
import { partDocument } from '../../creative-lab/lamp/lamp-document.ts';
import { lampOptions } from '../../creative-lab/lamp/lamp-options.ts';
import { lampParts } from '../../creative-lab/lamp/lamp-parts.ts';
import { lampStandIn } from '../../creative-lab/lamp/lamp-stand-in.ts';
import { lampShade, shadeSize } from '../../creative-lab/lamp/shade.ts';
import { inputPicture } from '../../creative-lab/picture/input-picture.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { JobError } from '../../job/job-error.ts';
import { openKernel } from '../../print/solid/kernel.ts';

/**
 * Makes the printable parts of a prototype's lamp, each an STL in millimetres, z up, on the ground: the shade and, unless
 * `light_source_preset` is `none`, a base with an opening of 60 mm. `zip` puts both in one file, with
 * `include_result_json` also their figures (spec: Creative Lab others, Lamp).
 * @throws JobError
 */
export async function lampBuild(input: JobInput, { progress, signal }: JobContext): Promise<JobOutput> {
  const { request, source } = input;
  const options = lampOptions(request.options);
  const format = (request.output as { format?: unknown } | undefined)?.format ?? 'stl';
  if (format !== 'stl' && format !== 'zip') {
    throw new JobError(
      'invalid_option',
      `run lamp-build: output.format ${String(format)} is not known; use stl or zip.`,
    );
  }
  const around = source?.request.image_subject === 'landscape';
  const design = await readDesign(inputPicture(input), { whole: around });
  signal.throwIfAborted();
  progress(30);
  const kernel = await openKernel();
  const size = shadeSize(options.diameter_mm, options.thickness_mm);
  const { solid } = lampShade(kernel, { design, size, around });
  const { shade, base, cutPercent } = lampParts(kernel, solid, options);
  signal.throwIfAborted();
  progress(60);
  const parts = { lamp: shade, ...(base && { base }) };
  const files: Record<string, Uint8Array> = {};
  const links: Record<string, string> = {};
  for (const [name, part] of Object.entries(parts)) {
    const document = partDocument(name, part);
    markStandIn(document, lampStandIn);
    files[`${name}.stl`] = writeStl(document);
    links[`${name}_stl`] = `${name}.stl`;
  }
  signal.throwIfAborted();
  progress(85);
  const isCut = cutPercent < options.cut_amount_percent;
  const output = {
    standIn: lampStandIn,
    ...(isCut && {
      ignored: [
        {
          field: 'options.cut_amount_percent',
          kind: 'clamped',
          message: `options.cut_amount_percent is met with ${cutPercent}: above that nothing of the shade is left.`,
        } as const,
      ],
    }),
  };
  if (format === 'stl') return { ...output, files, result: { model_urls: links } };
  if (options.include_result_json) {
    const figures = Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, figuresOf(name, part)]),
    );
    files['result.json'] = new TextEncoder().encode(
      `${JSON.stringify({ options, parts: figures }, null, 2)}\n`,
    );
  }
  return {
    ...output,
    files: { 'bundle.zip': zipSync(files, { level: 6, mtime: new Date(1980, 0, 1) }) },
    result: { model_urls: { bundle_zip: 'bundle.zip' } },
  };
}

function figuresOf(name: string, part: Manifold) {
  const { min, max } = part.boundingBox();
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  const [x, y, z] = [0, 1, 2].map((k) => rounded(max[k]! - min[k]!));
  return { file: `${name}.stl`, size_mm: [x, z, y], volume_mm3: rounded(part.volume()) };
}
