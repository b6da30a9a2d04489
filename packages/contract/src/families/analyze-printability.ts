import * as v from 'valibot';
import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, taskId } from '../fields/fields.ts';
import { modelFamilies, modelLink, oneSource } from '../fields/generation-fields.ts';
import { printerType, printSize } from '../fields/print-fields.ts';
import { fixed } from '../price.ts';

export type AnalyzePrintabilityRequest = RequestOfDetails<typeof analyzePrintabilityDetails>;
export type AnalyzePrintabilityResult = ResultOfDetails<typeof analyzePrintabilityDetails>;

export const analyzePrintability: Family<AnalyzePrintabilityRequest, AnalyzePrintabilityResult> = generic({
  path: 'assumed',
  name: 'analyze-printability',
  prefix: '/v1/print/analyze',
  results: [],
});

export function analyzePrintabilityDetails() {
  return details({
    title: 'Analyze Printability',
    type: 'analyze-printability',
    spec: 'Capabilities whose paths are left open',
    help: 'Whether a model can be printed: watertight, volume, holes, non-manifold edges, thin walls. Free.',
    form: { action: 'Check for printing' },
    request: body({
      required: {},
      optional: {
        input_task_id: taskId({ help: 'A SUCCEEDED task with a model.' }),
        model_url: modelLink(),
        printer_type: printerType(),
        print_size_mm: printSize(),
      },
    }),
    rules: [oneSource('model_url')],
    // The specification names one of its keys.
    result: { printability: v.looseObject({ thin_walls: v.optional(v.unknown()) }) },
    cost: fixed(0),
    references: { input_task_id: { families: modelFamilies, missing: 400 } },
    examples: [
      { input_task_id: 'a-task' },
      { model_url: 'https://example.com/model.stl', printer_type: 'resin', print_size_mm: 80 },
    ],
  });
}
