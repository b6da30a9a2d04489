import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { creativeLab, type Family } from '../family.ts';
import { body, choice, integer, number } from '../fields/fields.ts';
import { displayName } from '../fields/generation-fields.ts';
import { fileUrl, modelUrls } from '../fields/result-fields.ts';
import { fixed } from '../price.ts';
import {
  buildErrors,
  givenName,
  photo,
  photoSide,
  prototypeErrors,
  prototypeId,
  prototypeResult,
  removeBackground,
} from '../products/product-fields.ts';

export type FidgetPixelPrototypeRequest = RequestOfDetails<typeof fidgetPixelPrototypeDetails>;
export type FidgetPixelPrototypeResult = ResultOfDetails<typeof fidgetPixelPrototypeDetails>;
export type FidgetPixelBuildRequest = RequestOfDetails<typeof fidgetPixelBuildDetails>;
export type FidgetPixelBuildResult = ResultOfDetails<typeof fidgetPixelBuildDetails>;

export const fidgetPixelPrototype: Family<FidgetPixelPrototypeRequest, FidgetPixelPrototypeResult> =
  creativeLab({
    path: 'assumed',
    name: 'fidget-pixel-prototype',
    prefix: '/creative-lab/fidget-pixel/v1/prototype',
    createErrorStatuses: [403],
    results: ['image_urls'],
  });

export const fidgetPixelBuild: Family<FidgetPixelBuildRequest, FidgetPixelBuildResult> = creativeLab({
  path: 'assumed',
  name: 'fidget-pixel-build',
  prefix: '/creative-lab/fidget-pixel/v1/build',
  results: ['model_urls', 'thumbnail_url'],
});

export function fidgetPixelPrototypeDetails() {
  return details({
    title: 'Fidget Pixel prototype',
    type: 'creative-lab-fidget-pixel-prototype',
    spec: 'Capabilities whose paths are left open',
    help: 'A picture of a pixel fidget toy from a photo.',
    createErrors: prototypeErrors,
    request: body({
      required: {
        image_url: photo(),
        type: choice(['person', 'other'], { help: 'What the photo shows.' }),
      },
      optional: { name: displayName(), remove_background: removeBackground() },
    }),
    rules: [],
    result: prototypeResult(),
    cost: fixed(6),
    limits: [photoSide],
    examples: [
      { image_url: 'https://example.com/cat.webp', type: 'other' },
      {
        image_url: 'data:image/png;base64,iVBORw0KGgo=',
        type: 'person',
        name: 'Ada',
        remove_background: true,
      },
    ],
  });
}

/** The specification does not name the grid and shape fields or any default; this project chose them. */
export function fidgetPixelBuildDetails() {
  return details({
    title: 'Fidget Pixel build',
    type: 'creative-lab-fidget-pixel-build',
    spec: 'Capabilities whose paths are left open',
    help: 'The pieces of a prototype, as one 3MF.',
    createErrors: buildErrors,
    request: body({
      required: { input_task_id: prototypeId() },
      optional: {
        name: displayName(),
        grid_size: choice([16, 32], { help: 'Pieces per side.', default: 16, unit: 'pieces' }),
        piece_shape: choice(['square', 'hex'], { help: 'Shape of a piece.', default: 'square' }),
        piece_size_mm: number({ help: 'Width of a piece.', min: 1, default: 5, unit: 'millimetres' }),
        piece_height_mm: number({ help: 'Height of a piece.', min: 1, default: 5, unit: 'millimetres' }),
        color_count: integer({ help: 'Number of colours.', min: 1, default: 8, unit: 'colours' }),
      },
    }),
    rules: [],
    result: { name: givenName(), model_urls: modelUrls(), thumbnail_url: fileUrl() },
    cost: fixed(30),
    references: { input_task_id: { families: ['fidget-pixel-prototype'], missing: 404, wrongFamily: 404 } },
    examples: [
      { input_task_id: '018a210d-8ba4-705c-b111-1f1776f7f578' },
      {
        input_task_id: '018a210d-8ba4-705c-b111-1f1776f7f578',
        grid_size: 32,
        piece_shape: 'hex',
        piece_size_mm: 4,
        piece_height_mm: 6,
        color_count: 6,
      },
    ],
  });
}
