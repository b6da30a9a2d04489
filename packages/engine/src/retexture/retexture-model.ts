import { markStandIn } from '@meshwright/formats';
import type { ScenePart } from '@meshwright/formats/mesh';
import { applyMaps, mapsOfBake, textureFiles } from '../image-to-3d/texture/texture-maps.ts';
import { paintedSide } from '../image-to-3d/texture/texture-side.ts';
import { deliverModel } from '../job/deliver-model.ts';
import { everyFormat } from '../job/every-format.ts';
import type { IgnoredField } from '../job/ignored/ignored-field.ts';
import { inputModel } from '../job/input-model.ts';
import type { JobContext, JobInput, JobOutput } from '../job/job.ts';
import { separateParts } from '../job/separate-parts.ts';
import { bake } from './bake/bake.ts';
import { stripMaterials } from './strip-materials.ts';
import type { Style } from './style.ts';

/** Look of a model: a style made for its parts, and one sentence for display that describes it. */
export interface TextureStyle {
  /** @param size side of the painted texture in pixels */
  style(parts: readonly ScenePart[], size: number): Style;
  readonly standIn: string;
}

/** Gives a model one new texture in a style and delivers the requested formats. @throws JobError */
export async function retextureModel(
  input: JobInput,
  context: JobContext,
  textureStyle: TextureStyle,
): Promise<JobOutput> {
  const { request } = input;
  const { progress, signal } = context;
  const document = await inputModel(input);
  separateParts(document);
  signal.throwIfAborted();
  progress(20);
  const { parts, kept } = await stripMaterials(document, request.enable_original_uv === true);
  signal.throwIfAborted();
  progress(35);
  const size = paintedSide(request, context);
  const style = textureStyle.style(parts, size);
  const baked = bake(parts, size, style, request.enable_pbr === true);
  signal.throwIfAborted();
  progress(55);
  const maps = await mapsOfBake(baked, request);
  applyMaps(document, maps);
  const lost = request.enable_original_uv === true && !kept ? ' The model had no UV layout to keep.' : '';
  markStandIn(document, `${textureStyle.standIn}${lost}`, { part: 'texture' });
  signal.throwIfAborted();
  progress(65);
  const output = await deliverModel(document, input, context, { defaultFormats: everyFormat, from: 65 });
  const textures = textureFiles(maps);
  const { leftOut = [] } = style;
  return {
    ...output,
    ...(leftOut.length > 0 && { ignored: [...(output.ignored ?? []), wordsLeftOut(request, leftOut)] }),
    files: { ...output.files, ...textures.files },
    result: { ...output.result, texture_urls: textures.urls },
  };
}

function wordsLeftOut(request: JobInput['request'], words: readonly string[]): IgnoredField {
  const field = ['text_style_prompt', 'prompt', 'texture_prompt'].find(
    (name) => request[name] !== undefined,
  )!;
  const quoted = words.map((word) => `"${word}"`).join(', ');
  return { field, kind: 'clamped', message: `${field}: these words had no effect: ${quoted}.` };
}
