import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { creativeLab, type Family } from '../family.ts';
import { body, choice, flag, group, number } from '../fields/fields.ts';
import { displayName } from '../fields/input-fields.ts';
import { fileUrl, fileUrls, modelUrls } from '../fields/result-fields.ts';
import { fixed } from '../price.ts';
import {
  buildErrors,
  buildExamples,
  givenName,
  photo,
  photoSide,
  prototypeErrors,
  prototypeExamples,
  prototypeId,
  removeBackground,
} from '../products/product-fields.ts';

export type LampPrototypeRequest = RequestOfDetails<typeof lampPrototypeDetails>;
export type LampPrototypeResult = ResultOfDetails<typeof lampPrototypeDetails>;
export type LampBuildRequest = RequestOfDetails<typeof lampBuildDetails>;
export type LampBuildResult = ResultOfDetails<typeof lampBuildDetails>;

export const lampPrototype: Family<LampPrototypeRequest, LampPrototypeResult> = creativeLab({
  name: 'lamp-prototype',
  prefix: '/creative-lab/lamp/v1/prototype',
  createErrorStatuses: [403],
  results: ['image_urls', 'model_urls', 'thumbnail_url'],
});

export const lampBuild: Family<LampBuildRequest, LampBuildResult> = creativeLab({
  name: 'lamp-build',
  prefix: '/creative-lab/lamp/v1/build',
  results: ['model_urls'],
  mainModel: 'model_urls.lamp_stl',
});

export function lampPrototypeDetails() {
  return details({
    title: 'Lamp prototype',
    type: 'creative-lab-lamp-prototype',
    spec: 'Capabilities whose paths are left open',
    source: 'public-A',
    help: 'A hollow lampshade from a photo, as a picture and a GLB.',
    createErrors: prototypeErrors,
    nullError: true,
    request: body({
      required: { image_url: photo() },
      optional: {
        name: displayName(),
        image_subject: choice(['character', 'landscape'], {
          help: 'What the photo shows.',
          default: 'character',
        }),
        remove_background: removeBackground(),
      },
    }),
    rules: [],
    result: { name: givenName(), image_urls: fileUrls(), model_urls: modelUrls(), thumbnail_url: fileUrl() },
    cost: fixed(30, 'specification'),
    limits: [photoSide],
    examples: [
      ...prototypeExamples,
      { image_url: 'https://example.com/hills.webp', image_subject: 'landscape' },
    ],
  });
}

export function lampBuildDetails() {
  return details({
    title: 'Lamp build',
    type: 'creative-lab-lamp-build',
    spec: 'Capabilities whose paths are left open',
    source: 'public-A',
    help: 'The printable parts of a lamp: shade and base as STL, or both in a ZIP.',
    form: { main: ['options.diameter_mm', 'options.light_source_preset', 'output.format'] },
    createErrors: buildErrors,
    nullError: true,
    request: body({
      required: { input_task_id: prototypeId() },
      optional: {
        name: displayName(),
        options: group(lampOptions(), { help: 'Size, wall and fixture of the lamp.' }),
        output: group(
          body({
            required: {},
            optional: {
              format: choice(['stl', 'zip'], {
                help: 'The parts as STL files, or all of them in one ZIP.',
                default: 'stl',
              }),
            },
          }),
          { help: 'The files to make.' },
        ),
      },
    }),
    rules: [
      {
        name: 'result-json-in-zip',
        kind: 'only-with',
        field: 'options.include_result_json',
        with: { field: 'output.format', is: ['zip'] },
        message: 'options.include_result_json can only be used with output.format zip.',
      },
    ],
    /** `lamp_stl` and, with a fixture, `base_stl`; with `zip` only `bundle_zip`. */
    result: { name: givenName(), model_urls: modelUrls() },
    cost: fixed(6, 'specification'),
    references: { input_task_id: { families: ['lamp-prototype'], missing: 404, wrongFamily: 404 } },
    examples: [
      ...buildExamples,
      {
        input_task_id: '018a210d-8ba4-705c-b111-1f1776f7f578',
        options: { diameter_mm: 120, light_source_preset: 'none', include_result_json: true },
        output: { format: 'zip' },
      },
    ],
  });
}

function lampOptions() {
  const offset = (axis: string) =>
    number({
      help: `Moves the fixture along ${axis}.`,
      min: -80,
      max: 80,
      default: 0,
      unit: 'millimetres',
    });
  const turn = (axis: string) =>
    number({ help: `Turns the shade about ${axis}.`, min: -360, max: 360, default: 0, unit: 'degrees' });
  return body({
    required: {},
    optional: {
      diameter_mm: number({
        help: 'Widest part of the shade.',
        min: 50,
        max: 400,
        default: 150,
        unit: 'millimetres',
      }),
      thickness_mm: number({
        help: 'Wall of the shade.',
        above: 0,
        max: 10,
        default: 1,
        unit: 'millimetres',
      }),
      cut_amount_percent: number({
        help: 'Share of the height that is cut away at the bottom.',
        min: 1,
        max: 100,
        default: 1,
        unit: 'percent',
      }),
      light_source_preset: choice(['bambu_mh001_60mm', 'none'], {
        label: 'Light source',
        help: 'The lamp kit that the base holds; none makes no base.',
        default: 'bambu_mh001_60mm',
      }),
      fixture_offset_x_mm: offset('X'),
      fixture_offset_z_mm: offset('Z'),
      rotate_x_deg: turn('X'),
      rotate_y_deg: turn('Y'),
      rotate_z_deg: turn('Z'),
      include_result_json: flag({
        label: 'Include figures',
        help: 'Add the figures of the parts to the ZIP.',
        default: false,
      }),
    },
  });
}
