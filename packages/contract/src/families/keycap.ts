import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { creativeLab, type Family } from '../family.ts';
import { body, choice, group, number, text } from '../fields/fields.ts';
import { displayName } from '../fields/input-fields.ts';
import { modelUrls, names, urlsByKind } from '../fields/result-fields.ts';
import { fixed } from '../price.ts';
import {
  buildErrors,
  givenName,
  photoSide,
  prototypeBody,
  prototypeErrors,
  prototypeExamples,
  prototypeId,
  prototypeResult,
} from '../products/product-fields.ts';

export type KeycapPrototypeRequest = RequestOfDetails<typeof keycapPrototypeDetails>;
export type KeycapPrototypeResult = ResultOfDetails<typeof keycapPrototypeDetails>;
export type KeycapBuildRequest = RequestOfDetails<typeof keycapBuildDetails>;
export type KeycapBuildResult = ResultOfDetails<typeof keycapBuildDetails>;

const removeErrors = {
  500: 'The task may or may not have been cancelled: read it again before retrying.',
};

/** Keycap is the only product whose 500 on a create promises that no task was made. */
const repeatCreateOn = [500];

export const keycapPrototype: Family<KeycapPrototypeRequest, KeycapPrototypeResult> = creativeLab({
  repeatCreateOn,
  name: 'keycap-prototype',
  prefix: '/creative-lab/keycap/v1/prototype',
  createErrorStatuses: [403],
  results: ['image_urls'],
});

export const keycapBuild: Family<KeycapBuildRequest, KeycapBuildResult> = creativeLab({
  repeatCreateOn,
  name: 'keycap-build',
  prefix: '/creative-lab/keycap/v1/build',
  results: ['model_urls', 'process_image_urls'],
});

export function keycapPrototypeDetails() {
  return details({
    title: 'Keycap prototype',
    type: 'creative-lab-keycap-prototype',
    spec: 'Creative Lab: keycap',
    source: 'specification',
    nullError: true,
    help: 'A design render of a keycap from a photo.',
    createErrors: {
      ...prototypeErrors,
      500: 'Unexpected server error. No task was created; retrying is safe.',
    },
    removeErrors,
    request: prototypeBody(),
    rules: [],
    result: { ...prototypeResult(), candidate_ids: names() },
    cost: fixed(12),
    limits: [
      photoSide,
      {
        name: 'picture-area',
        max: 178_956_970,
        unit: 'pixels',
        status: 400,
        message: 'A picture may have at most 178,956,970 pixels in all.',
      },
    ],
    examples: prototypeExamples,
  });
}

export function keycapBuildDetails() {
  return details({
    title: 'Keycap build',
    type: 'creative-lab-keycap-build',
    spec: 'Creative Lab: keycap',
    source: 'specification',
    nullError: true,
    help: 'The 3D keycap of a prototype: millimetres, Y up, front facing +Z.',
    createErrors: {
      ...buildErrors,
      500: 'Unexpected server error. No task was created; retrying is safe.',
    },
    removeErrors,
    request: body({
      required: {
        input_task_id: prototypeId(),
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
      name: givenName(),
      model_urls: modelUrls(),
      process_image_urls: urlsByKind(),
    },
    cost: fixed(50),
    references: { input_task_id: { families: ['keycap-prototype'], missing: 404, wrongFamily: 404 } },
    limits: [
      {
        name: 'result-lifetime',
        max: 3,
        unit: 'days',
        message: 'Result files are served for 3 days after finished_at; an expired link cannot be refreshed.',
      },
    ],
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
