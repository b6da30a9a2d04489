import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { creativeLab, type Family } from '../family.ts';
import { body } from '../fields/fields.ts';
import { displayName } from '../fields/generation-fields.ts';
import { fileUrl, modelUrls } from '../fields/result-fields.ts';
import { fixed } from '../price.ts';
import {
  buildBody,
  buildErrors,
  buildExamples,
  givenName,
  photo,
  photoSide,
  prototypeErrors,
} from '../products/product-fields.ts';

export type LampPrototypeRequest = RequestOfDetails<typeof lampPrototypeDetails>;
export type LampPrototypeResult = ResultOfDetails<typeof lampPrototypeDetails>;
export type LampBuildRequest = RequestOfDetails<typeof lampBuildDetails>;
export type LampBuildResult = ResultOfDetails<typeof lampBuildDetails>;

export const lampPrototype: Family<LampPrototypeRequest, LampPrototypeResult> = creativeLab({
  path: 'assumed',
  name: 'lamp-prototype',
  prefix: '/creative-lab/lamp/v1/prototype',
  createErrorStatuses: [403],
  results: ['model_urls', 'thumbnail_url'],
});

export const lampBuild: Family<LampBuildRequest, LampBuildResult> = creativeLab({
  path: 'assumed',
  name: 'lamp-build',
  prefix: '/creative-lab/lamp/v1/build',
  results: ['model_urls', 'thumbnail_url'],
});

export function lampPrototypeDetails() {
  return details({
    title: 'Lamp prototype',
    type: 'creative-lab-lamp-prototype',
    spec: 'Capabilities whose paths are left open',
    help: 'A hollow lampshade from a photo, as a GLB.',
    createErrors: prototypeErrors,
    request: body({ required: { image_url: photo() }, optional: { name: displayName() } }),
    rules: [],
    result: { name: givenName(), model_urls: modelUrls(), thumbnail_url: fileUrl() },
    cost: fixed(30),
    limits: [photoSide],
    examples: [
      { image_url: 'https://example.com/cat.webp' },
      { image_url: 'data:image/png;base64,iVBORw0KGgo=', name: 'Cat' },
    ],
  });
}

export function lampBuildDetails() {
  return details({
    title: 'Lamp build',
    type: 'creative-lab-lamp-build',
    spec: 'Capabilities whose paths are left open',
    help: 'The finished lamp of a prototype.',
    createErrors: buildErrors,
    request: buildBody(),
    rules: [],
    result: { name: givenName(), model_urls: modelUrls(), thumbnail_url: fileUrl() },
    cost: fixed(6),
    references: { input_task_id: { families: ['lamp-prototype'], missing: 404, wrongFamily: 404 } },
    examples: buildExamples,
  });
}
