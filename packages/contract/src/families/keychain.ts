import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import type { Family } from '../family.ts';
import { body, from, text } from '../fields/fields.ts';
import { displayName } from '../fields/input-fields.ts';
import { echo } from '../fields/result-fields.ts';
import { badgeBuildDetails, badgeFiles } from '../products/badge-fields.ts';
import { photoBuild, photoPrototype } from '../products/photo-product.ts';
import { photoPrototypeDetails } from '../products/photo-product-details.ts';
import { photo, prototypeExamples, prototypeResult, removeBackground } from '../products/product-fields.ts';

export type KeychainPrototypeRequest = RequestOfDetails<typeof keychainPrototypeDetails>;
export type KeychainPrototypeResult = ResultOfDetails<typeof keychainPrototypeDetails>;
export type KeychainBuildRequest = RequestOfDetails<typeof keychainBuildDetails>;
export type KeychainBuildResult = ResultOfDetails<typeof keychainBuildDetails>;

export const keychainPrototype: Family<KeychainPrototypeRequest, KeychainPrototypeResult> =
  photoPrototype('keychain');
export const keychainBuild: Family<KeychainBuildRequest, KeychainBuildResult> = photoBuild(
  'keychain',
  badgeFiles,
);

export function keychainPrototypeDetails() {
  return details({
    ...photoPrototypeDetails('keychain', 'Keychain'),
    request: body({
      required: { image_url: photo() },
      optional: {
        name: displayName(),
        remove_background: removeBackground(),
        name_text: from(
          'specification',
          text({ help: 'The text to engrave.', max: 10, unit: 'characters', default: '' }),
        ),
      },
    }),
    result: { ...prototypeResult(), name_text: echo('name_text') },
    examples: [...prototypeExamples, { image_url: 'https://example.com/cat.webp', name_text: 'Kitty' }],
  });
}

export function keychainBuildDetails() {
  return badgeBuildDetails('keychain', 'Keychain', {
    badge_shape: 'circle',
    size_mm: 40,
    relief_height_mm: 2.2,
    base_thickness_mm: 0.1,
  });
}
