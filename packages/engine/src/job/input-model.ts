import type { Document } from '@gltf-transform/core';
import { type ReadOptions, readModel } from '@meshwright/formats';
import type { JobInput } from './job.ts';
import { JobError } from './job-error.ts';

/**
 * Reads the model a job works on: the file in the role `model`.
 * @param warn receives what the document does not carry of the file
 * @throws JobError `missing_input`, or as `readModel` does
 */
export function inputModel({ family, files }: JobInput, warn?: ReadOptions['warn']): Promise<Document> {
  const file = files.model;
  if (!file)
    throw new JobError('missing_input', `run ${family}: a model is missing; set input_task_id or model_url.`);
  return readModel(file, { warn });
}
