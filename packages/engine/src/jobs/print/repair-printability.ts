import { sniffModel } from '@meshwright/formats';
import { writableFormats } from '@meshwright/formats/capabilities';
import { deliverModel } from '../../job/deliver-model.ts';
import { inputModel } from '../../job/input-model.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { extentOf } from '../../print/mesh/box.ts';
import { printMesh } from '../../print/mesh/print-mesh.ts';
import { thicken } from '../../print/mesh/thicken.ts';
import { thinWalls } from '../../print/mesh/thin-walls.ts';
import { pieceDocument } from '../../print/piece-document.ts';
import { printOf } from '../../print/printer.ts';
import { openKernel } from '../../print/solid/kernel.ts';
import { meshOfSolid, printSolid } from '../../print/solid/print-solid.ts';
import { solidPieces } from '../../print/solid/solid-pieces.ts';

/**
 * Turns a model into one closed body, in its input format: welds near edges, drops degenerate and duplicate faces and
 * fins, orients faces consistently, closes holes, joins overlapping shells. Intact faces keep their material and
 * texture. A result that still encloses no volume gets a voxel skin in its colours. With a printer or a size, from this
 * request or the analysis it refers to, thin walls are thickened (spec: Capabilities whose paths are left open).
 * @throws JobError
 */
export async function repairPrintability(input: JobInput, context: JobContext): Promise<JobOutput> {
  const { progress, signal } = context;
  const document = await inputModel(input);
  signal.throwIfAborted();
  progress(15);
  const kernel = await openKernel();
  const mesh = printMesh(document, input.family);
  const solid = await printSolid(kernel, mesh, input.family);
  signal.throwIfAborted();
  progress(50);
  const extent = extentOf(mesh.points) || 1;
  const analysis = input.source?.family === 'analyze-printability' ? input.source.request : {};
  const print = printOf({ ...analysis, ...input.request }, extent);
  let body = solid.manifold;
  if (print.stated) {
    const limit = print.thinnestMm / print.mmPerMetre;
    const { spots, spacing } = thinWalls(meshOfSolid(solid), limit);
    body = thicken(kernel, body, spots, limit, spacing);
  }
  signal.throwIfAborted();
  progress(65);
  const name = mesh.parts[0]!.name;
  const repaired = pieceDocument(document, [{ name, pieces: solidPieces(body, solid.partOf) }]);
  return deliverModel(repaired, withoutFormats(input), context, {
    defaultFormats: [formatOf(input)],
    from: 65,
  });
}

/** Returns the format of the input, or GLB where the engine does not write it: the family has no `target_formats`. */
function formatOf({ files }: JobInput): string {
  const format = sniffModel(files.model!).split('-')[0]!;
  return writableFormats.includes(format) ? format : 'glb';
}

function withoutFormats(input: JobInput): JobInput {
  const { target_formats: _, ...request } = input.request;
  return { ...input, request };
}
