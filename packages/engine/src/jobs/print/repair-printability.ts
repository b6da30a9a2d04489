import { readModel, sniffModel } from '@meshwright/formats';
import { writableFormats } from '@meshwright/formats/capabilities';
import { deliverModel } from '../../job/deliver-model.ts';
import { inputModel } from '../../job/input-model.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { extentOf } from '../../print/mesh/box.ts';
import { printMesh } from '../../print/mesh/print-mesh.ts';
import { joinTouching } from '../../print/mesh/repair/join-touching.ts';
import { thicken } from '../../print/mesh/repair/thicken.ts';
import { thinWalls } from '../../print/mesh/thin-walls.ts';
import { pieceDocument } from '../../print/piece-document.ts';
import { type PrintabilityReport, printabilityReport } from '../../print/printability-report.ts';
import { type Print, printOf } from '../../print/printer.ts';
import { repairOutcome } from '../../print/repair-outcome.ts';
import { openKernel } from '../../print/solid/kernel.ts';
import { meshOfSolid, printSolid } from '../../print/solid/print-solid.ts';
import { solidPieces } from '../../print/solid/solid-pieces.ts';
import { standardCells } from '../../print/solid/voxel-wrap.ts';
import { withoutCrumbs } from '../../print/solid/without-crumbs.ts';

/**
 * Turns a model into one closed body, in its input format: welds near edges, drops degenerate and duplicate faces and
 * fins, orients faces consistently, closes holes, joins overlapping shells. Intact faces keep their material and
 * texture. A result that still encloses no volume gets a voxel skin in its colours. With a printer or a size, from this
 * request or the analysis it refers to, thin walls are thickened. Loose pieces below the thinnest wall, without a printer
 * or a size below a two-hundredth of the model, are left out. The file is analysed as it was written: one that is not
 * closed fails the job, and the task says what else is left (spec: Capabilities whose paths are left open).
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
  const limit = print.thinnestMm / print.mmPerMetre;
  const shortest = print.stated ? limit : extent / 200;
  const { manifold, dropped } = withoutCrumbs(kernel, solid.manifold, shortest);
  let body = manifold;
  if (print.stated) {
    const { spots, spacing } = thinWalls(meshOfSolid({ ...solid, manifold }), limit);
    const thick = thicken(kernel, body, spots, limit, spacing);
    // The sheets of the thickening may touch without overlapping.
    if (thick !== body) body = joinTouching(kernel, thick, limit / 2);
  }
  signal.throwIfAborted();
  progress(65);
  const name = mesh.parts[0]!.name;
  const repaired = pieceDocument(document, [{ name, pieces: solidPieces(body, solid.partOf) }]);
  const output = await deliverModel(repaired, withoutFormats(input), context, {
    defaultFormats: [formatOf(input)],
    from: 65,
  });
  const written = await printabilityOf(output, input.family, print);
  const said = repairOutcome(written.found, input.family, {
    skinMm: solid.wrapped ? (extent / standardCells) * print.mmPerMetre : null,
    dropped,
    crumbMm: shortest * print.mmPerMetre,
    thin: written.thinShare === null ? null : { share: written.thinShare, limitMm: print.thinnestMm },
  });
  const field = input.request.input_task_id === undefined ? 'model_url' : 'input_task_id';
  const message = `${field}: ${said.join('; ')}.`;
  return {
    ...output,
    result: { ...output.result, printability: written.fields },
    ignored: [
      ...(output.ignored ?? []),
      ...(said.length > 0 ? [{ field, kind: 'clamped', message } as const] : []),
    ],
  };
}

/** Analyses the file of the result, at the scale of the print. */
async function printabilityOf(
  { files, result }: JobOutput,
  family: string,
  print: Print,
): Promise<PrintabilityReport> {
  const [name] = Object.values(result.model_urls as Record<string, string>);
  const document = await readModel({ name: name!, bytes: files[name!]! });
  return printabilityReport(printMesh(document, family), () => print);
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
