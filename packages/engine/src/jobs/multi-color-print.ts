import { documentOf } from '../formats/document-of.ts';
import { srgbToLinear } from '../formats/srgb.ts';
import { write3mf } from '../formats/write-3mf.ts';
import { inputModel } from '../input-model.ts';
import type { JobContext, JobInput, JobOutput } from '../job.ts';
import { JobError } from '../job-error.ts';
import { type ColorRegions, colorRegions } from '../print/color-regions.ts';
import { openKernel } from '../print/kernel.ts';
import { printMesh, rowSize } from '../print/print-mesh.ts';
import { printSolid } from '../print/print-solid.ts';
import { flatFaces } from '../print/solid-pieces.ts';
import { renderThumbnail } from '../render/thumbnail.ts';

/**
 * A 3MF in 1 to 16 colours, one a face, as a colour group any 3MF reader understands. `realistic` keeps colours as
 * they are; `cartoon` joins light and shade, raises the colour and smooths borders. `printer_brand` and `max_depth`
 * are written down as metadata, since painting and presets are each slicer's own (spec: Multi-Color Print).
 * @throws JobError
 */
export async function multiColorPrint(input: JobInput, context: JobContext): Promise<JobOutput> {
  const { progress, signal } = context;
  const { color_count: asked, style, printer_brand: brand, max_depth: depth } = input.request;
  const count = asked === undefined ? defaultColors : Number(asked);
  if (!Number.isInteger(count) || count < 1 || count > mostColors) {
    throw new JobError(
      'invalid_option',
      `run ${input.family}: color_count is ${count}; 1 to ${mostColors} are made.`,
    );
  }
  const document = await inputModel(input);
  signal.throwIfAborted();
  progress(15);
  const kernel = await openKernel();
  const solid = await printSolid(kernel, printMesh(document, input.family), input.family);
  signal.throwIfAborted();
  progress(40);
  const regions = await colorRegions(solid, { count, ...(style === 'cartoon' ? cartoon : realistic) });
  signal.throwIfAborted();
  progress(65);
  const painted = regionDocument(regions);
  const metadata: Record<string, string> = {};
  if (brand !== undefined) metadata.PrinterBrand = String(brand);
  if (depth !== undefined) metadata.MaxColorDepth = String(depth);
  const bytes = await write3mf(painted, { metadata });
  signal.throwIfAborted();
  progress(85);
  const files = { 'model.3mf': bytes, 'thumbnail.png': await renderThumbnail(painted) };
  return { files, result: { model_urls: { '3mf': 'model.3mf' }, thumbnail_url: 'thumbnail.png' } };
}

const defaultColors = 4;
const mostColors = 16;
const realistic = { smoothing: 2 } as const;
const cartoon = { smoothing: 8, lightness: 0.45, chroma: 1.3 } as const;

/** Faces with corners of their own, each in its one colour. */
function regionDocument({ mesh, palette, labels }: ColorRegions) {
  const { rows, corners } = mesh;
  const all = Float32Array.from(
    { length: (rows.length / rowSize) * 3 },
    (_, i) => rows[Math.floor(i / 3) * rowSize + (i % 3)]!,
  );
  const flat = flatFaces(all, corners);
  const linear = palette.colors.map((color) => color.map((byte) => srgbToLinear(byte / 255)));
  const colors = new Float32Array(corners.length * 4).fill(1);
  for (let i = 0; i < corners.length; i++) colors.set(linear[labels[Math.floor(i / 3)]!]!, i * 4);
  const material = { name: 'colors', color: [1, 1, 1, 1] } as const;
  return documentOf([{ object: 'model', material, ...flat, uvs: null, colors, quads: 0 }]);
}
