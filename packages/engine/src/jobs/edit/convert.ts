import type { FormatWarning } from '@meshwright/formats';
import { deliverModel } from '../../job/deliver-model.ts';
import { inputModel } from '../../job/input-model.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';

/**
 * Writes the same model in other formats. Static formats show it at rest (spec: Create-request rules per family,
 * Convert). What a format does not carry is named in `ignored`.
 * @throws JobError
 */
export async function convert(input: JobInput, context: JobContext): Promise<JobOutput> {
  const losses: FormatWarning[] = [];
  const document = await inputModel(input, (warning) => losses.push(warning));
  context.signal.throwIfAborted();
  context.progress(40);
  return deliverModel(document, input, context, { defaultFormats: ['glb'], from: 40, losses });
}
