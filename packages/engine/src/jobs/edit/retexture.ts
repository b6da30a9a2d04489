import { picturesOf } from '../../image-to-3d/pictures-of.ts';
import { readView } from '../../image-to-3d/read-view.ts';
import { wantsUnlit } from '../../image-to-3d/texture/texture-maps.ts';
import { pictureSide } from '../../image-to-3d/texture/texture-side.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { JobError } from '../../job/job-error.ts';
import { pictureStyle } from '../../retexture/picture-style.ts';
import { retextureModel, type TextureStyle } from '../../retexture/retexture-model.ts';
import { textureStyleFromWords } from '../../retexture/style-from-words.ts';
import { viewsStyle } from '../../retexture/views-style.ts';

/**
 * Retextures a model: from words, from the style of a picture, or from one to four pictures of it from the front,
 * right, back and left, projected onto it (spec: Create-request rules per family, Retexture). The whole model gets one
 * texture; `enable_original_uv` keeps its texture coordinates. Shape, materials' names, skins and clips stay.
 * @throws JobError
 */
export async function retexture(input: JobInput, context: JobContext): Promise<JobOutput> {
  return retextureModel(input, context, await textureStyleOf(input));
}

async function textureStyleOf(input: JobInput): Promise<TextureStyle> {
  const { request, files, seed } = input;
  const reading = { side: pictureSide(request), unlit: wantsUnlit(request) };
  const pictures = picturesOf(input, 'multiview_image');
  if (pictures.length > 0) {
    const views = await Promise.all(pictures.map((picture) => readView(picture, reading)));
    return {
      style: (parts) => viewsStyle(views, parts),
      standIn: `Not a trained model: ${views.length === 1 ? 'the picture is' : 'the pictures are'} projected onto the surfaces they show; the rest is filled with neighbouring colours.`,
    };
  }
  if (files.image_style) {
    const { paint } = await readView(files.image_style, reading);
    return {
      style: (parts) => pictureStyle(paint, parts),
      standIn: 'Stand-in, not a trained model: the picture is projected from all sides.',
    };
  }
  const prompt = request.text_style_prompt;
  if (typeof prompt === 'string' && prompt.trim() !== '') return textureStyleFromWords(prompt, seed);
  throw new JobError(
    'missing_input',
    'run retexture: a style is missing; set text_style_prompt, image_style_url or multiview_image_urls.',
  );
}
