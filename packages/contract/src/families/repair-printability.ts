import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, from, taskId } from '../fields/fields.ts';
import { modelLink, oneSource } from '../fields/input-fields.ts';
import { alphaThumbnail } from '../fields/mesh-fields.ts';
import { printableFamilies, printerType, printHeight } from '../fields/print-fields.ts';
import { fileUrl, modelUrls, textureUrls } from '../fields/result-fields.ts';
import { fixed } from '../price.ts';

export type RepairPrintabilityRequest = RequestOfDetails<typeof repairPrintabilityDetails>;
export type RepairPrintabilityResult = ResultOfDetails<typeof repairPrintabilityDetails>;

export const repairPrintability: Family<RepairPrintabilityRequest, RepairPrintabilityResult> = generic({
  name: 'repair-printability',
  prefix: '/v1/print/repair',
  results: ['model_urls', 'thumbnail_url', 'alpha_thumbnail_url', 'texture_urls'],
});

export function repairPrintabilityDetails() {
  return details({
    title: 'Repair Printability',
    type: 'print-repair',
    spec: 'Capabilities whose paths are left open',
    source: 'public-A',
    help: 'A printable version of a model, without textures: edges, faces, holes and thin walls repaired.',
    nullError: true,
    form: { action: 'Repair for printing' },
    request: body({
      required: {},
      optional: {
        input_task_id: taskId({
          help: 'A SUCCEEDED task with a model, or an analysis whose model, printer and size to use again.',
        }),
        model_url: modelLink(),
        printer_type: printerType(),
        intended_print_height_mm: printHeight(),
        alpha_thumbnail: from('specification', alphaThumbnail()),
      },
    }),
    rules: [oneSource('model_url', 'input_task_id')],
    result: {
      model_urls: modelUrls(),
      thumbnail_url: fileUrl(),
      alpha_thumbnail_url: from('specification', fileUrl()),
      texture_urls: textureUrls(),
    },
    cost: fixed(10, 'specification'),
    references: {
      input_task_id: {
        families: [...printableFamilies, 'repair-printability', 'auto-split', 'analyze-printability'],
        missing: 404,
      },
    },
    examples: [
      { input_task_id: 'a-task' },
      { model_url: 'https://example.com/model.stl', printer_type: 'fdm', intended_print_height_mm: 120 },
    ],
  });
}
