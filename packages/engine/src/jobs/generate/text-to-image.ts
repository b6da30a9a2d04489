import sharp from 'sharp';
import { pictureStylesOf } from '../../content/picture-styles.ts';
import { tileSide } from '../../image-to-3d/texture/texture-side.ts';
import type { IgnoredField } from '../../job/ignored/ignored-field.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { JobError } from '../../job/job-error.ts';
import { pictureSize } from '../../pictures/picture-size.ts';
import { pointsOfView, threeSides } from '../../pictures/points-of-view.ts';
import { hasPhrase, settingOf, studio } from '../../pictures/settings.ts';
import { show } from '../../pictures/show.ts';
import { generate } from '../../text-to-3d/generate.ts';
import type { Pose } from '../../text-to-3d/kit.ts';

/**
 * Draws the model that Text to 3D makes of the prompt, with the setting, view and style its words describe: a stand-in
 * for a trained model. `pose_mode` poses what has limbs. `aspect_ratio` is met exactly; `remove_background` makes all but
 * the subject transparent; `generate_multi_view` gives three square pictures, front, right and back, on white or
 * transparent (spec: Image generation rules).
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
  const { document, standIn, hasPose } = await generate({
    prompt,
    seed,
    texture: { size: tileSide(request, context), emission: true },
    ...poseOf(request, prompt),
    detail: 1.6,
    onStep(done) {
      signal.throwIfAborted();
      progress(5 + 45 * done);
    },
  });
  signal.throwIfAborted();
  progress(55);
  const several = request.generate_multi_view === true;
  const size = several ? { width: viewSide, height: viewSide } : pictureSize(request.aspect_ratio);
  const transparent = request.remove_background === true;
  const setting = transparent ? null : several ? settingOf('on white') : (settingOf(prompt) ?? studio);
  const pictures = several ? threeSides.map((view) => [view]) : [pointsOfView(prompt)];
  const files: Record<string, Uint8Array> = {};
  for (const [i, views] of pictures.entries()) {
    let picture: Buffer = Buffer.from(await show(document, { ...size, views, setting, seed, signal }));
    for (const { apply } of pictureStylesOf(prompt)) {
      signal.throwIfAborted();
      picture = await apply(picture, size);
    }
    const finished = sharp(picture);
    const png = await (transparent ? finished.ensureAlpha() : finished.removeAlpha()).png().toBuffer();
    files[several ? `image_${i + 1}.png` : 'image.png'] = Uint8Array.from(png);
    signal.throwIfAborted();
    progress(55 + (45 * (i + 1)) / pictures.length);
  }
  return {
    files,
    result: { image_urls: Object.keys(files), prompt },
    standIn: `${standIn.replace(/\.$/, '')}, and drawn.`,
    ...(request.pose_mode !== undefined &&
      request.pose_mode !== '' &&
      !hasPose && { ignored: [withoutLimbs] }),
  };
}

/** Side of each of several views in pixels, enough for the families that make models from views. */
const viewSide = 768;

const withoutLimbs: IgnoredField = {
  field: 'pose_mode',
  kind: 'ignored',
  message: 'pose_mode has no effect: this subject has no limbs to pose.',
};

function poseOf({ pose_mode: mode }: JobInput['request'], prompt: string): { pose?: Pose } {
  if (mode === 'a-pose' || mode === 't-pose') return { pose: mode };
  return hasPhrase(prompt, 'a pose') ? { pose: 'a-pose' } : {};
}
