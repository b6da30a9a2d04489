import { deliverModel } from '../../job/deliver-model.ts';
import { inputModel } from '../../job/input-model.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { JobError } from '../../job/job-error.ts';
import { placeModel } from '../../place/place-model.ts';

/**
 * Scales the model to a real-world size: `resize_height` or `resize_longest_side` in metres, or `auto_size`, placed on
 * the ground or centred by `origin_at` (spec: Create-request rules per family, Resize).
 * @throws JobError `invalid_option` when no size is given
 */
export async function resize(input: JobInput, context: JobContext): Promise<JobOutput> {
  const document = await inputModel(input);
  context.signal.throwIfAborted();
  context.progress(30);
  if (!(await placeModel(document, input))) {
    throw new JobError(
      'invalid_option',
      'run resize: no size given; set resize_height, resize_longest_side (metres) or auto_size.',
    );
  }
  context.signal.throwIfAborted();
  context.progress(50);
  return deliverModel(document, input, context, { defaultFormats: ['glb'], from: 50 });
}
