import { standInOf } from '@meshwright/formats';
import { inputModel } from '../../job/input-model.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { printMesh } from '../../print/mesh/print-mesh.ts';
import { printabilityReport } from '../../print/printability-report.ts';
import { printOf } from '../../print/printer.ts';

/**
 * Reports whether a model can be printed: watertight, volume, holes, non-manifold edges and vertices, faces that cross,
 * parts that overlap, and thin walls when the printer or the size of the print is given. Lengths are millimetres of the
 * print; without a size a metre of the model is 1000 (spec: Capabilities whose paths are left open; the keys besides
 * `thin_walls` are not in the spec).
 * @throws JobError
 */
export async function analyzePrintability(input: JobInput, context: JobContext): Promise<JobOutput> {
  const { progress, signal } = context;
  const document = await inputModel(input);
  signal.throwIfAborted();
  progress(30);
  const mesh = printMesh(document, input.family);
  signal.throwIfAborted();
  progress(40);
  const { fields } = printabilityReport(mesh, (extent) => printOf(input.request, extent));
  const standIn = standInOf(document);
  return { files: {}, result: { printability: fields }, ...(standIn !== undefined && { standIn }) };
}
