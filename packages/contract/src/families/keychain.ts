import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { creativeLab, type Family } from '../family.ts';
import { body, text } from '../fields.ts';
import { displayName } from '../generation-fields.ts';
import { fixed } from '../price.ts';
import {
  buildBody,
  buildErrors,
  buildExamples,
  buildResult,
  photo,
  photoSide,
  prototypeErrors,
  prototypeExamples,
  prototypeResult,
  removeBackground,
} from '../product-fields.ts';

export type KeychainPrototypeRequest = RequestOfDetails<typeof keychainPrototypeDetails>;
export type KeychainPrototypeResult = ResultOfDetails<typeof keychainPrototypeDetails>;
export type KeychainBuildRequest = RequestOfDetails<typeof keychainBuildDetails>;
export type KeychainBuildResult = ResultOfDetails<typeof keychainBuildDetails>;

export const keychainPrototype: Family<KeychainPrototypeRequest, KeychainPrototypeResult> = creativeLab({
  path: 'assumed',
  name: 'keychain-prototype',
  prefix: '/creative-lab/keychain/v1/prototype',
  results: ['image_urls'],
});

export const keychainBuild: Family<KeychainBuildRequest, KeychainBuildResult> = creativeLab({
  path: 'assumed',
  name: 'keychain-build',
  prefix: '/creative-lab/keychain/v1/build',
  results: ['model_urls', 'thumbnail_url', 'texture_urls'],
});

export function keychainPrototypeDetails() {
  return details({
    title: 'Keychain prototype',
    type: 'creative-lab-keychain-prototype',
    spec: 'Capabilities whose paths are left open',
    help: 'A picture of a keychain from a photo.',
    createErrors: prototypeErrors,
    request: body({
      required: { image_url: photo() },
      optional: {
        name: displayName(),
        remove_background: removeBackground(),
        name_text: text({ help: 'The text to engrave.', max: 10, unit: 'characters', default: '' }),
      },
    }),
    rules: [],
    result: { ...prototypeResult(), name_text: text({ help: 'The text to engrave.' }) },
    cost: fixed(6),
    limits: [photoSide],
    examples: [...prototypeExamples, { image_url: 'https://example.com/cat.webp', name_text: 'Kitty' }],
  });
}

export function keychainBuildDetails() {
  return details({
    title: 'Keychain build',
    type: 'creative-lab-keychain-build',
    spec: 'Capabilities whose paths are left open',
    help: 'The 3D model of a prototype.',
    createErrors: buildErrors,
    request: buildBody(),
    rules: [],
    result: buildResult(),
    cost: fixed(30),
    references: { input_task_id: { families: ['keychain-prototype'], missing: 404, wrongFamily: 404 } },
    examples: buildExamples,
  });
}
