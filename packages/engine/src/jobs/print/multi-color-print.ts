import { carryStandIn, standInOf, write3mf } from '@meshwright/formats';
import { documentOf, srgbToLinear } from '@meshwright/formats/mesh';
import { inputModel } from '../../job/input-model.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { JobError } from '../../job/job-error.ts';
import { type ColorRegions, colorRegions } from '../../print/color/color-regions.ts';
import { type PrintMesh, printMesh, rowOffsets, rowSize } from '../../print/mesh/print-mesh.ts';
import { openKernel } from '../../print/solid/kernel.ts';
import { printSolid } from '../../print/solid/print-solid.ts';
import { renderThumbnail } from '../../render/thumbnail.ts';

/**
 * Makes a 3MF in 1 to 16 colours, one per face, as a colour group any 3MF reader understands. `realistic` keeps
 * colours; `cartoon` merges light and shade, saturates the colour and smooths borders. `printer_brand` and `max_depth`
 * are only stored as metadata, since painting and presets are specific to each slicer (spec: Multi-Color Print).
 * @throws JobError
 */
export async function multiColorPrint(input: JobInput, context: JobContext): Promise<JobOutput> {
  const { progress, signal, thumbnailSize = 512 } = context;
  const { color_count: picked, style, printer_brand: brand, max_depth: depth } = input.request;
  const count = picked === undefined ? defaultColors : Number(picked);
  if (!Number.isInteger(count) || count < 1 || count > mostColors) {
    throw new JobError(
      'invalid_option',
      `run ${input.family}: color_count is ${count}; it must be 1 to ${mostColors}.`,
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
  carryStandIn(document, painted);
  const metadata: Record<string, string> = {};
  if (brand !== undefined) metadata.PrinterBrand = String(brand);
  if (depth !== undefined) metadata.MaxColorDepth = String(depth);
  const bytes = await write3mf(painted, { metadata });
  signal.throwIfAborted();
  progress(85);
  const files = {
    'model.3mf': bytes,
    'thumbnail.png': await renderThumbnail(painted, { size: thumbnailSize }),
  };
  const result = { model_urls: { '3mf': 'model.3mf' }, thumbnail_url: 'thumbnail.png' };
  const standIn = standInOf(document);
  return { files, result, ...(standIn !== undefined && { standIn }) };
}

const defaultColors = 4;
const mostColors = 16;
const realistic = { smoothing: 2 } as const;
const cartoon = { smoothing: 8, lightness: 0.45, chroma: 1.3 } as const;

/** Returns a document with one object whose parts are the faces of each colour. */
function regionDocument({ mesh, palette, labels }: ColorRegions) {
  const linear = palette.colors.map((color) => color.map((byte) => srgbToLinear(byte / 255)));
  const material = { name: 'colors', color: [1, 1, 1, 1] } as const;
  const parts = linear.map((color, label) => {
    const { positions, normals, indices } = labelledFaces(mesh, labels, label);
    const colors = new Float32Array((positions.length / 3) * 4).fill(1);
    for (let i = 0; i < colors.length; i += 4) colors.set(color, i);
    return { object: 'model', material, positions, normals, indices, uvs: null, colors, quads: 0 };
  });
  return documentOf(parts);
}

/** Returns the faces of one label, with their own vertex rows. */
function labelledFaces({ rows, corners }: PrintMesh, labels: Uint8Array, label: number) {
  const index = new Int32Array(rows.length / rowSize).fill(-1);
  const indices = new Uint32Array(corners.length);
  const [positions, normals] = [new Float32Array(index.length * 3), new Float32Array(index.length * 3)];
  let [count, end] = [0, 0];
  for (let corner = 0; corner < corners.length; corner++) {
    if (labels[(corner - (corner % 3)) / 3] !== label) continue;
    const row = corners[corner]!;
    if (index[row]! < 0) {
      for (let k = 0; k < 3; k++) {
        positions[count * 3 + k] = rows[row * rowSize + k]!;
        normals[count * 3 + k] = rows[row * rowSize + rowOffsets.normal + k]!;
      }
      index[row] = count++;
    }
    indices[end++] = index[row]!;
  }
  return {
    positions: positions.slice(0, count * 3),
    normals: normals.slice(0, count * 3),
    indices: indices.slice(0, end),
  };
}
