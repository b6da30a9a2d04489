import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { creativeLab, type Family } from '../family.ts';
import { body, choice, from, group, integer, number } from '../fields/fields.ts';
import { displayName } from '../fields/input-fields.ts';
import { modelUrls } from '../fields/result-fields.ts';
import { fixed } from '../price.ts';
import {
  buildErrors,
  givenName,
  photo,
  photoSide,
  prototypeErrors,
  prototypeId,
  prototypeResult,
} from '../products/product-fields.ts';

export type FidgetPixelPrototypeRequest = RequestOfDetails<typeof fidgetPixelPrototypeDetails>;
export type FidgetPixelPrototypeResult = ResultOfDetails<typeof fidgetPixelPrototypeDetails>;
export type FidgetPixelBuildRequest = RequestOfDetails<typeof fidgetPixelBuildDetails>;
export type FidgetPixelBuildResult = ResultOfDetails<typeof fidgetPixelBuildDetails>;

export const fidgetPixelPrototype: Family<FidgetPixelPrototypeRequest, FidgetPixelPrototypeResult> =
  creativeLab({
    name: 'fidget-pixel-prototype',
    prefix: '/creative-lab/fidget-pixel/v1/prototype',
    createErrorStatuses: [403],
    results: ['image_urls'],
  });

export const fidgetPixelBuild: Family<FidgetPixelBuildRequest, FidgetPixelBuildResult> = creativeLab({
  name: 'fidget-pixel-build',
  prefix: '/creative-lab/fidget-pixel/v1/build',
  results: ['model_urls'],
  mainModel: 'model_urls.3mf',
});

export function fidgetPixelPrototypeDetails() {
  return details({
    title: 'Fidget Pixel prototype',
    type: 'creative-lab-fidget-pixel-prototype',
    spec: 'Capabilities whose paths are left open',
    source: 'public-B',
    nullError: true,
    help: 'A picture of a pixel fidget toy from a photo.',
    createErrors: prototypeErrors,
    request: body({
      required: {
        image_url: photo(),
        type: choice(['person', 'other'], { help: 'What the photo shows.' }),
      },
      optional: { name: displayName() },
    }),
    rules: [],
    result: prototypeResult(),
    cost: fixed(6, 'specification'),
    limits: [photoSide],
    examples: [
      { image_url: 'https://example.com/cat.webp', type: 'other' },
      {
        image_url: 'data:image/png;base64,iVBORw0KGgo=',
        type: 'person',
        name: 'Ada',
      },
    ],
  });
}

export function fidgetPixelBuildDetails() {
  return details({
    title: 'Fidget Pixel build',
    type: 'creative-lab-fidget-pixel-build',
    spec: 'Capabilities whose paths are left open',
    source: 'public-B',
    help: 'The pieces of a prototype, as one 3MF.',
    form: { main: ['options.grid_size', 'options.piece_shape', 'options.color_count'] },
    createErrors: buildErrors,
    nullError: true,
    request: body({
      required: { input_task_id: prototypeId() },
      optional: {
        name: displayName(),
        options: from('public-C', group(pieceOptions(), { help: 'Number, shape and size of the pieces.' })),
      },
    }),
    rules: [],
    result: { name: givenName(), model_urls: modelUrls() },
    cost: fixed(30, 'specification'),
    references: { input_task_id: { families: ['fidget-pixel-prototype'], missing: 404, wrongFamily: 404 } },
    examples: [
      { input_task_id: '018a210d-8ba4-705c-b111-1f1776f7f578' },
      {
        input_task_id: '018a210d-8ba4-705c-b111-1f1776f7f578',
        options: { grid_size: 32, piece_shape: 'hex', piece_size_mm: 4, piece_height_mm: 6, color_count: 6 },
      },
    ],
  });
}

/** The names of grid and shape, every range and every default are this project's own. */
function pieceOptions() {
  const own = { source: 'own' } as const;
  return body({
    required: {},
    optional: {
      grid_size: choice([16, 32], { help: 'Pieces per side.', default: 16, unit: 'pieces', ...own }),
      piece_shape: choice(['square', 'hex'], { help: 'Shape of a piece.', default: 'square', ...own }),
      piece_size_mm: number({ help: 'Width of a piece.', min: 1, default: 5, unit: 'millimetres' }),
      piece_height_mm: number({ help: 'Height of a piece.', min: 1, default: 5, unit: 'millimetres' }),
      color_count: integer({ help: 'Number of colours.', min: 1, default: 8, unit: 'colours' }),
    },
  });
}
