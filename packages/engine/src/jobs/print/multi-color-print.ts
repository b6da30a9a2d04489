import { carryStandIn, sizeForPrint, standInOf, write3mf } from '@meshwright/formats';
import { documentOf } from '@meshwright/formats/mesh';
import { srgbToLinear } from '@meshwright/gltf/math';
import { inputModel } from '../../job/input-model.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { JobError } from '../../job/job-error.ts';
import { type ColorRegions, colorRegions } from '../../print/color/color-regions.ts';
import { type PrintMesh, printMesh, rowOffsets, rowSize } from '../../print/mesh/print-mesh.ts';
import { defaultBrand, slicerProject } from '../../print/slicer-project.ts';
import { openKernel } from '../../print/solid/kernel.ts';
import { printSolid } from '../../print/solid/print-solid.ts';

/**
 * Makes a 3MF in 1 to 16 colours: millimetres, 75 mm tall, one object and one build item, a colour and a filament by
 * triangle. `realistic` keeps colours; `cartoon` merges light and shade, saturates the colour and smooths borders. Each
 * step of `max_depth` makes the triangles along borders finer by 1.6 where a picture is. `printer_brand` makes the file a
 * project of that brand's slicer, with a preset of one of its printers (spec: Multi-Color Print).
 * @throws JobError
 */
export async function multiColorPrint(input: JobInput, context: JobContext): Promise<JobOutput> {
  const { progress, signal } = context;
  const { style, max_colors, max_depth, printer_brand = defaultBrand } = input.request;
  const count = wholeIn('max_colors', max_colors ?? defaultColors, [1, 16]);
  const depth = wholeIn('max_depth', max_depth ?? defaultDepth, [3, 6]);
  const project = slicerProject(String(printer_brand));
  if (!project) throw refused(`printer_brand ${String(printer_brand)} is not known`);
  const document = await inputModel(input);
  signal.throwIfAborted();
  progress(15);
  const kernel = await openKernel();
  const solid = await printSolid(kernel, printMesh(document, input.family), input.family);
  signal.throwIfAborted();
  progress(40);
  const look = style === 'cartoon' ? cartoon : realistic;
  const regions = await colorRegions(solid, { count, depth, ...look });
  signal.throwIfAborted();
  progress(65);
  const painted = regionDocument(regions);
  carryStandIn(document, painted);
  sizeForPrint(painted, printMm);
  const bytes = await write3mf(painted, { project });
  const standIn = standInOf(document);
  return {
    files: { 'model.3mf': bytes },
    result: { model_urls: { '3mf': 'model.3mf' }, thumbnail_url: '' },
    ...(standIn !== undefined && { standIn }),
  };

  function wholeIn(name: string, value: unknown, [least, most]: readonly [number, number]): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    throw refused(`${name} is ${String(value)}; it must be ${least} to ${most}`);
  }

  function refused(why: string): JobError {
    return new JobError('invalid_option', `run ${input.family}: ${why}; use another value.`);
  }
}

/** Height of the print in millimetres. */
const printMm = 75;
const defaultColors = 4;
const defaultDepth = 4;
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
