import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { creativeLab, type Family } from '../family.ts';
import { body, from } from '../fields/fields.ts';
import { displayName } from '../fields/input-fields.ts';
import { modelUrls } from '../fields/result-fields.ts';
import { fixed } from '../price.ts';
import { givenName, photo, photoSide, prototypeErrors } from '../products/product-fields.ts';

export type CollapsibleFidgetRequest = RequestOfDetails<typeof collapsibleFidgetDetails>;
export type CollapsibleFidgetResult = ResultOfDetails<typeof collapsibleFidgetDetails>;

/** One task from photo to model, without stages. */
export const collapsibleFidget: Family<CollapsibleFidgetRequest, CollapsibleFidgetResult> = creativeLab({
  name: 'collapsible-fidget',
  prefix: '/creative-lab/fidget-collapsible/v1',
  createErrorStatuses: [403],
  results: ['model_urls'],
});

export function collapsibleFidgetDetails() {
  return details({
    title: 'Collapsible Fidget',
    type: 'creative-lab-fidget-collapsible',
    spec: 'Capabilities whose paths are left open',
    source: 'public-B',
    nullError: true,
    help: 'A collapsible fidget toy from a photo, as STL and GLB.',
    createErrors: prototypeErrors,
    request: body({ required: { image_url: photo() }, optional: { name: from('own', displayName()) } }),
    rules: [],
    result: { name: givenName(), model_urls: modelUrls() },
    cost: fixed(6, 'specification'),
    limits: [photoSide],
    examples: [
      { image_url: 'https://example.com/cat.webp' },
      { image_url: 'data:image/png;base64,iVBORw0KGgo=', name: 'Cat' },
    ],
  });
}
