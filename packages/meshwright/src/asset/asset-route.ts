import { type Family, imageTo3d, textTo3d } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import { type FieldFlag, fieldFlags } from '../flags/field-flags.ts';

/** A way from an input to a model: the family, and the start of its create body. */
export interface AssetRoute {
  readonly family: Family;
  /** Fields with a dedicated flag of the command, by that flag. */
  readonly named: Readonly<Record<string, string>>;
  /** Returns the flags of all other fields. */
  flags(): FieldFlag[];
  body(given: string, texture: boolean): Record<string, unknown>;
}

// Placement happens locally and only the GLB is used: requesting either from the service would cost time.
const settled = ['origin_at', 'target_formats'];

const textNamed = {
  prompt: '<prompt>',
  mode: '--texture',
  should_texture: '--texture',
  preview_task_id: '--resume',
};

/** From a prompt. Geometry and texture in one task: one to pay, watch and resume. */
export const textRoute: AssetRoute = {
  family: textTo3d,
  named: textNamed,
  flags: () => flagsOf(textTo3d, textNamed),
  body: (prompt, texture) => ({
    ...(texture ? { should_texture: true, enable_pbr: true } : { mode: 'preview' }),
    prompt,
    target_formats: ['glb'],
  }),
};

const imageNamed = { image_url: '--image', should_texture: '--texture', input_task_id: '--resume' };

/** From a picture. */
export const imageRoute: AssetRoute = {
  family: imageTo3d,
  named: imageNamed,
  flags: () => flagsOf(imageTo3d, imageNamed),
  body: (image_url, texture) => ({
    image_url,
    should_texture: texture,
    ...(texture && { enable_pbr: true }),
    target_formats: ['glb'],
  }),
};

function flagsOf(family: Family, named: Readonly<Record<string, string>>): FieldFlag[] {
  return fieldFlags(detailsOf(family), [...Object.keys(named), ...settled]);
}
