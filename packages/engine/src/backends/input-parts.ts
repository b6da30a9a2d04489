import type { InputFile, JobInput } from '../job/job.ts';

/** Prompt, pictures and seed of a request to a server; a refine repeats those of its preview. */
export interface InputParts {
  readonly prompt: string;
  readonly images: readonly InputFile[];
  readonly seed: number;
  /** True for texture and shape, false for shape only. */
  readonly textured: boolean;
}

/** Prompt fields of a create body; the first one given is used. */
const promptFields = ['prompt', 'text_style_prompt', 'texture_prompt'] as const;
/** Roles of pictures by purpose: object, style, views. */
const pictureRoles = /^(image|image_style|reference_image|multiview_image)(\.\d+)?$/;

export function inputParts({ request, files, source, seed }: JobInput): InputParts {
  const refine = request.mode === 'refine' && source !== undefined;
  const bodies = refine ? [source.request, request] : [request];
  const words = bodies.flatMap((body) => promptFields.map((field) => body[field]));
  return {
    prompt: words.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? '',
    images: Object.entries(files)
      .filter(([role]) => pictureRoles.test(role))
      .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .map(([, file]) => file),
    seed: refine ? source.seed : seed,
    textured: refine || (request.mode === undefined && request.should_texture !== false),
  };
}
