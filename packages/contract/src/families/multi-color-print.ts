import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, choice, from, integer, taskId } from '../fields/fields.ts';
import { modelLink, oneSource } from '../fields/input-fields.ts';
import { printableFamilies } from '../fields/print-fields.ts';
import { alwaysEmpty, modelUrls } from '../fields/result-fields.ts';
import { fixed } from '../price.ts';

export type MultiColorPrintRequest = RequestOfDetails<typeof multiColorPrintDetails>;
export type MultiColorPrintResult = ResultOfDetails<typeof multiColorPrintDetails>;

export const multiColorPrint: Family<MultiColorPrintRequest, MultiColorPrintResult> = generic({
  name: 'multi-color-print',
  prefix: '/v1/print/multi-color',
  results: ['model_urls'],
  mainModel: 'model_urls.3mf',
});

const brands = [
  'bambu',
  'anycubic',
  'creality',
  'flashforge',
  'snapmaker',
  'elegoo',
  'prusa',
  'qidi',
  'ankermake',
] as const;

export function multiColorPrintDetails() {
  return details({
    title: 'Multi-Color Print',
    type: 'print-multi-color',
    spec: 'Capabilities whose paths are left open',
    source: 'public-A',
    help: 'A textured model as a multi-colour 3MF.',
    nullError: true,
    form: { action: 'Colours for printing' },
    request: body({
      required: {},
      optional: {
        input_task_id: taskId({ help: 'A SUCCEEDED task with a textured model.' }),
        model_url: modelLink(['.glb', '.fbx']),
        max_colors: integer({ help: 'Most colours.', min: 1, max: 16, default: 4, unit: 'colours' }),
        max_depth: integer({
          label: 'Border detail',
          help: 'How finely the borders between colours are cut, in the realistic style.',
          min: 3,
          max: 6,
          default: 4,
        }),
        style: from(
          'specification',
          choice(['realistic', 'cartoon'], { help: 'How colours are reduced.', default: 'realistic' }),
        ),
        printer_brand: from(
          'public-C',
          choice(brands, { help: 'The slicer preset to put into the 3MF.', default: 'bambu' }),
        ),
      },
    }),
    rules: [{ ...oneSource('model_url', 'input_task_id'), source: 'specification' }],
    result: { model_urls: modelUrls(), thumbnail_url: alwaysEmpty() },
    cost: fixed(10, 'specification'),
    references: { input_task_id: { families: printableFamilies, missing: 400 } },
    examples: [
      { input_task_id: 'a-task' },
      { model_url: 'https://example.com/model.glb', max_colors: 8, max_depth: 6, style: 'cartoon' },
    ],
  });
}
