import * as v from 'valibot';
import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, taskId } from '../fields/fields.ts';
import { alphaThumbnail, modelFamilies, modelLink, oneSource } from '../fields/generation-fields.ts';
import { printerType, printSize } from '../fields/print-fields.ts';
import { fileUrl, modelUrls, textureUrls } from '../fields/result-fields.ts';
import { fixed } from '../price.ts';

export type RepairPrintabilityRequest = RequestOfDetails<typeof repairPrintabilityDetails>;
export type RepairPrintabilityResult = ResultOfDetails<typeof repairPrintabilityDetails>;

export const repairPrintability: Family<RepairPrintabilityRequest, RepairPrintabilityResult> = generic({
  path: 'assumed',
  name: 'repair-printability',
  prefix: '/v1/print/repair',
  results: ['model_urls', 'thumbnail_url', 'alpha_thumbnail_url', 'texture_urls'],
});

export function repairPrintabilityDetails() {
  return details({
    title: 'Repair Printability',
    type: 'repair-printability',
    spec: 'Capabilities whose paths are left open',
    help: 'A printable version of a model, in the format it came in: edges, faces, holes and thin walls repaired.',
    form: { action: 'Repair for printing' },
    request: body({
      required: {},
      optional: {
        input_task_id: taskId({
          help: 'A SUCCEEDED task with a model, or an analysis whose model, printer and size to use again.',
        }),
        model_url: modelLink(),
        printer_type: printerType(),
        print_size_mm: printSize(),
        alpha_thumbnail: alphaThumbnail(),
      },
    }),
    rules: [oneSource('model_url')],
    result: {
      model_urls: modelUrls(),
      thumbnail_url: fileUrl(),
      alpha_thumbnail_url: fileUrl(),
      texture_urls: textureUrls(),
      printability: v.optional(v.looseObject({})),
    },
    cost: fixed(10),
    references: {
      input_task_id: { families: [...modelFamilies, 'analyze-printability'], missing: 400 },
    },
    examples: [
      { input_task_id: 'a-task' },
      { model_url: 'https://example.com/model.stl', printer_type: 'fdm', print_size_mm: 120 },
    ],
  });
}
