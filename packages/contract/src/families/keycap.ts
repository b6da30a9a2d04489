import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { creativeLab, type Family } from '../family.ts';
import { body, choice, flag, group, number, text, uuid } from '../fields.ts';
import { displayName, fileUrls, imageLink, modelUrls, names } from '../generation-fields.ts';
import { fixed } from '../price.ts';

export type KeycapPrototypeRequest = RequestOfDetails<typeof keycapPrototypeDetails>;
export type KeycapPrototypeResult = ResultOfDetails<typeof keycapPrototypeDetails>;
export type KeycapBuildRequest = RequestOfDetails<typeof keycapBuildDetails>;
export type KeycapBuildResult = ResultOfDetails<typeof keycapBuildDetails>;

/** Keycap is the only product whose 500 on a create promises that no task was made. */
const keycap = { ...creativeLab, repeatCreateOn: [500] } as const;

export const keycapPrototype: Family<KeycapPrototypeRequest, KeycapPrototypeResult> = {
  ...keycap,
  name: 'keycap-prototype',
  prefix: '/creative-lab/keycap/v1/prototype',
  results: ['image_urls'],
};

export const keycapBuild: Family<KeycapBuildRequest, KeycapBuildResult> = {
  ...keycap,
  name: 'keycap-build',
  prefix: '/creative-lab/keycap/v1/build',
  results: ['model_urls', 'process_image_urls'],
};

export function keycapPrototypeDetails() {
  return details({
    title: 'Keycap prototype',
    type: 'creative-lab-keycap-prototype',
    spec: 'Creative Lab: keycap',
    help: 'A design render of a keycap from a photo.',
    createErrors: {
      403: 'Intellectual-property moderation flag.',
      500: 'Unexpected server error. No task was created; retrying is safe.',
    },
    request: body({
      required: {
        image_url: imageLink('The photo; at least 32 pixels a side, 178,956,970 pixels in all.', {
          maxBytes: 20_000_000,
          maxDataUriBytes: 20_000_000,
        }),
      },
      optional: {
        name: displayName(),
        remove_background: flag({ help: 'Render on a transparent background.', default: false }),
      },
    }),
    rules: [],
    result: { name: text({ help: 'The name given.' }), image_urls: fileUrls(), candidate_ids: names() },
    cost: fixed(12),
    examples: [
      { image_url: 'data:image/png;base64,iVBORw0KGgo=' },
      { image_url: 'https://example.com/cat.webp', name: 'Cat', remove_background: true },
    ],
  });
}

export function keycapBuildDetails() {
  return details({
    title: 'Keycap build',
    type: 'creative-lab-keycap-build',
    spec: 'Creative Lab: keycap',
    help: 'The 3D keycap of a prototype: millimetres, Y up, front facing +Z.',
    createErrors: {
      404: 'The prototype does not exist, belongs to another account or was made in the web application.',
      500: 'Unexpected server error. No task was created; retrying is safe.',
    },
    request: body({
      required: {
        input_task_id: uuid({ help: 'A SUCCEEDED keycap prototype task.' }),
        candidate_id: text({ help: "An entry of the prototype's candidate_ids.", min: 1 }),
      },
      optional: {
        name: displayName(),
        options: group(
          body({
            required: {},
            optional: {
              base_model: choice(['std-mx-1x1-r1'], { help: 'The keycap base.', default: 'std-mx-1x1-r1' }),
              head_size_mm: number({
                help: 'Longest side of the head; above about 32.9 it may be reduced to fit the base.',
                min: 10,
                max: 40,
                default: 23,
                unit: 'millimetres',
              }),
              vertical_offset_mm: number({
                help: 'Raises or lowers the head.',
                min: -5,
                max: 5,
                default: 0,
                unit: 'millimetres',
              }),
            },
          }),
          { help: 'Geometry tuning.', default: {} },
        ),
      },
    }),
    rules: [],
    result: {
      name: text({ help: 'The name given.' }),
      model_urls: modelUrls(),
      process_image_urls: modelUrls(),
    },
    cost: fixed(50),
    references: { input_task_id: { families: ['keycap-prototype'], missing: 404 } },
    examples: [
      { input_task_id: '018a210d-8ba4-705c-b111-1f1776f7f578', candidate_id: 'a-candidate' },
      {
        input_task_id: '018a210d-8ba4-705c-b111-1f1776f7f578',
        candidate_id: 'a-candidate',
        options: { head_size_mm: 25, vertical_offset_mm: -1.5 },
      },
    ],
  });
}
