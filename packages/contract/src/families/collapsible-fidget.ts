import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { creativeLab, type Family } from '../family.ts';
import { body } from '../fields/fields.ts';
import { displayName } from '../fields/generation-fields.ts';
import { fileUrl, modelUrls } from '../fields/result-fields.ts';
import { fixed } from '../price.ts';
import { givenName, photo, photoSide, prototypeErrors } from '../products/product-fields.ts';

export type CollapsibleFidgetRequest = RequestOfDetails<typeof collapsibleFidgetDetails>;
export type CollapsibleFidgetResult = ResultOfDetails<typeof collapsibleFidgetDetails>;

/** One task from photo to model. Its path ends in `build`, so its routes match those of every product's stage. */
export const collapsibleFidget: Family<CollapsibleFidgetRequest, CollapsibleFidgetResult> = creativeLab({
  path: 'assumed',
  name: 'collapsible-fidget',
  prefix: '/creative-lab/collapsible-fidget/v1/build',
  createErrorStatuses: [403],
  results: ['model_urls', 'thumbnail_url'],
});

export function collapsibleFidgetDetails() {
  return details({
    title: 'Collapsible Fidget',
    type: 'creative-lab-collapsible-fidget',
    spec: 'Capabilities whose paths are left open',
    help: 'A collapsible fidget toy from a photo, as STL and GLB.',
    createErrors: prototypeErrors,
    request: body({ required: { image_url: photo() }, optional: { name: displayName() } }),
    rules: [],
    result: { name: givenName(), model_urls: modelUrls(), thumbnail_url: fileUrl() },
    cost: fixed(6),
    limits: [photoSide],
    examples: [
      { image_url: 'https://example.com/cat.webp' },
      { image_url: 'data:image/png;base64,iVBORw0KGgo=', name: 'Cat' },
    ],
  });
}
