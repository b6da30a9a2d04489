import sharp from 'sharp';
import { pictureStylesOf } from '../../content/picture-styles.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { JobError } from '../../job/job-error.ts';
import { pictureSize } from '../../pictures/picture-size.ts';
import { pointsOfView } from '../../pictures/points-of-view.ts';
import { hasPhrase, settingOf, studio } from '../../pictures/settings.ts';
import { show } from '../../pictures/show.ts';
import { generate } from '../../text-to-3d/generate.ts';
import type { Pose } from '../../text-to-3d/kit.ts';

/**
 * Draws the model that Text to 3D makes of the prompt, with the setting, view and style its words describe: a stand-in
 * for a trained model. `aspect_ratio` is met exactly; `remove_background` makes all but the subject transparent (spec:
 * Image generation rules).
 * @throws JobError `missing_input`
 */
export async function textToImage(input: JobInput, context: JobContext): Promise<JobOutput> {
  const { request, seed } = input;
  const { progress, signal } = context;
  const { prompt } = request;
  if (typeof prompt !== 'string' || prompt.trim() === '') {
    throw new JobError(
      'missing_input',
      'run text-to-image: the prompt is missing; set prompt to a description of the picture.',
    );
  }
  const { document, standIn } = await generate({
    prompt,
    seed,
    texture: { size: 512, emission: true },
    pose: poseOf(prompt),
    detail: 1.6,
    onStep(done) {
      signal.throwIfAborted();
      progress(5 + 45 * done);
    },
  });
  signal.throwIfAborted();
  progress(55);
  const size = pictureSize(request.aspect_ratio);
  const transparent = request.remove_background === true;
  const setting = transparent ? null : (settingOf(prompt) ?? studio);
  const shown = await show(document, { ...size, views: pointsOfView(prompt), setting, seed, signal });
  let picture: Buffer = Buffer.from(shown);
  progress(80);
  for (const { apply } of pictureStylesOf(prompt)) {
    signal.throwIfAborted();
    picture = await apply(picture, size);
  }
  const finished = sharp(picture);
  const png = await (transparent ? finished.ensureAlpha() : finished.removeAlpha()).png().toBuffer();
  return {
    files: { 'image.png': Uint8Array.from(png) },
    result: { image_urls: ['image.png'], prompt },
    standIn: `${standIn.replace(/\.$/, '')}, and drawn.`,
  };
}

function poseOf(prompt: string): Pose {
  if (hasPhrase(prompt, 't pose')) return 't-pose';
  return hasPhrase(prompt, 'a pose') ? 'a-pose' : 'rest';
}
