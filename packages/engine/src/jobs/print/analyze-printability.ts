import { standInOf } from '@meshwright/formats';
import { inputModel } from '../../job/input-model.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { printMesh } from '../../print/mesh/print-mesh.ts';
import { printabilityReport } from '../../print/printability-report.ts';

/**
 * Reports whether a model can be printed: watertight, volume in cubic metres, non-manifold edges, degenerate faces,
 * holes, and thin walls when the printer or the height of the print is given. `evaluated_at` is added by the service,
 * because a job reads no clock (spec: Capabilities whose paths are left open).
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
  const { fields } = printabilityReport(mesh, input.request, input.files);
  const standIn = standInOf(document);
  return { files: {}, result: { printability: fields }, ...(standIn !== undefined && { standIn }) };
}
