import type { InputFile, JobInput } from '../../job/job.ts';
import { JobError } from '../../job/job-error.ts';

/**
 * Returns the photo or the prototype that a job works on.
 * @throws JobError `missing_input`
 */
export function inputPicture({ family, files }: JobInput): InputFile {
  if (files.image) return files.image;
  throw new JobError('missing_input', `run ${family}: a picture is missing; set image_url or input_task_id.`);
}
