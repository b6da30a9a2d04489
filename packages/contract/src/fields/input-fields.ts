import type { Rule } from '../rules/rules.ts';
import type { LengthFacts, LinkFacts } from './facts.ts';
import { flag, link, text } from './fields.ts';

// Fields that name what a task starts from: prompt, picture, model, another task.

const imageFormats = ['.jpg', '.jpeg', '.png', '.webp'] as const;

const modelFormats = ['.glb', '.gltf', '.obj', '.fbx', '.stl'] as const;

/** Families that a 3D `input_task_id` may name where the specification gives no list (readings R21). */
export const modelFamilies = [
  'text-to-3d',
  'image-to-3d',
  'multi-image-to-3d',
  'retexture',
  'remesh',
  'convert',
  'resize',
  'uv-unwrap',
  'rigging',
  'text-to-texture',
  'repair-printability',
] as const;

export function moderation() {
  return flag({ help: 'Screen the input before generating.', default: false });
}

export function imageEnhancement() {
  return flag({ help: 'Improve the picture first (vendor-6 and latest).', default: true });
}

/** Requires exactly one of the source task and the source file. */
export function oneSource(file: string, wins?: 'input_task_id'): Rule {
  return {
    name: 'one-source',
    kind: 'exactly-one',
    fields: ['input_task_id', file],
    ...(wins ? { wins } : {}),
    message: `Give exactly one of input_task_id and ${file}.`,
  };
}

/** Longest `prompt` of Text to 3D and `texture_prompt`, in characters; 600 in mid 2026. */
export const longestPrompt = 800;

export function prompt(help: string, facts: Pick<LengthFacts, 'label' | 'max'> = {}) {
  return text({ help, min: 1, unit: 'characters', ...facts });
}

export function imageLink(help: string, facts: Partial<Omit<LinkFacts, 'help' | 'media'>> = {}) {
  return link({ label: 'Picture', help, media: 'image', formats: imageFormats, ...facts });
}

export function modelLink(formats: readonly string[] = modelFormats) {
  return link({
    help: 'The model: a public URL or a data URI.',
    media: 'model',
    formats,
    maxBytes: 400_000_000,
    maxDataUriBytes: 100_000_000,
  });
}

export function displayName() {
  return text({ help: 'A name to show.', max: 100, unit: 'characters', default: '' });
}
