import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { JobError } from '../../job/job-error.ts';
import { retextureModel } from '../../retexture/retexture-model.ts';
import { textureStyleFromWords } from '../../retexture/style-from-words.ts';

/**
 * Textures a model with procedural materials from the words of `prompt`: the earlier name of Retexture (spec:
 * Capabilities whose paths are left open).
 * @throws JobError
 */
export async function textToTexture(input: JobInput, context: JobContext): Promise<JobOutput> {
  const { prompt } = input.request;
  if (typeof prompt !== 'string' || prompt.trim() === '') {
    throw new JobError(
      'missing_input',
      'run text-to-texture: the prompt is missing; set prompt to a description of the texture.',
    );
  }
  return retextureModel(input, context, textureStyleFromWords(prompt, input.seed));
}
