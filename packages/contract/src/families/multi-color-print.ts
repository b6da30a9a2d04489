import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, choice, integer, number, taskId, text } from '../fields/fields.ts';
import { modelFamilies, modelLink, oneSource } from '../fields/generation-fields.ts';
import { fileUrl, modelUrls } from '../fields/result-fields.ts';
import { fixed } from '../price.ts';

export type MultiColorPrintRequest = RequestOfDetails<typeof multiColorPrintDetails>;
export type MultiColorPrintResult = ResultOfDetails<typeof multiColorPrintDetails>;

export const multiColorPrint: Family<MultiColorPrintRequest, MultiColorPrintResult> = generic({
  path: 'assumed',
  name: 'multi-color-print',
  prefix: '/v1/print/multi-color',
  results: ['model_urls', 'thumbnail_url'],
});

export function multiColorPrintDetails() {
  return details({
    title: 'Multi-Color Print',
    type: 'multi-color-print',
    spec: 'Capabilities whose paths are left open',
    help: 'A textured model as a multi-colour 3MF.',
    form: { action: 'Colours for printing' },
    request: body({
      required: {},
      optional: {
        input_task_id: taskId({ help: 'A SUCCEEDED task with a textured model.' }),
        model_url: modelLink(['.glb', '.fbx']),
        color_count: integer({ help: 'Number of colours.', min: 1, max: 16, default: 4, unit: 'colours' }),
        style: choice(['realistic', 'cartoon'], {
          help: 'How colours are reduced.',
          default: 'realistic',
        }),
        printer_brand: text({ help: 'The slicer preset to put into the 3MF.', min: 1, unit: 'characters' }),
        max_depth: number({ help: 'How deep colours may reach into the model.', min: 0 }),
      },
    }),
    rules: [oneSource('model_url', 'input_task_id')],
    result: { model_urls: modelUrls(), thumbnail_url: fileUrl() },
    cost: fixed(10),
    references: { input_task_id: { families: modelFamilies, missing: 400 } },
    examples: [
      { input_task_id: 'a-task' },
      { model_url: 'https://example.com/model.glb', color_count: 8, style: 'cartoon' },
    ],
  });
}
