import type { Cost } from '../price.ts';
import { choice, flag } from './fields.ts';
import { imageLink, longestPrompt, prompt } from './input-fields.ts';

// Fields of textures that several families share.

/** Of a family that also takes the deprecated `hd_texture`. */
export function textureResolution() {
  return choice(['2k', '4k', '8k'], {
    help: 'Size of the textures; at 8k the PBR maps are 4k, and it costs 5 credits more.',
    default: '2k',
    otherDefaults: [{ when: { field: 'hd_texture', is: [true] }, is: '4k' }],
  });
}

/** What a generation family takes to texture a model; the words are used when both are given. */
export function textureGuides() {
  return {
    texture_prompt: texturePrompt(),
    texture_image_url: imageLink('A picture to take the texture from; texture_prompt wins.', {
      label: 'Texture picture',
    }),
  };
}

function texturePrompt() {
  return prompt('What the texture should look like.', { max: longestPrompt });
}

export function enablePbr() {
  return flag({
    label: 'PBR maps',
    help: 'Also make metallic, roughness and normal maps; with vendor-6 and latest an emission map too.',
    default: false,
  });
}

export function removeLighting() {
  return flag({ help: 'Take baked light out of the texture (vendor-6 and latest).', default: true });
}

export function hdTexture() {
  return flag({ help: 'true equals texture_resolution 4k.', deprecated: { instead: 'texture_resolution' } });
}

/** Surcharges for the texture of a model from pictures. */
export const textureExtras: NonNullable<Cost['extras']> = [
  { when: [{ field: 'should_texture', is: [true] }], credits: 10 },
  {
    when: [
      { field: 'should_texture', is: [true] },
      { field: 'texture_resolution', is: ['8k'] },
    ],
    credits: 5,
    source: 'specification',
  },
];
