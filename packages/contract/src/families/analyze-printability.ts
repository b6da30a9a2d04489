import * as v from 'valibot';
import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, taskId } from '../fields/fields.ts';
import { modelLink, oneSource } from '../fields/input-fields.ts';
import { printableFamilies, printerType, printHeight } from '../fields/print-fields.ts';
import { resultObject } from '../fields/result-fields.ts';
import { fixed } from '../price.ts';

export type AnalyzePrintabilityRequest = RequestOfDetails<typeof analyzePrintabilityDetails>;
export type AnalyzePrintabilityResult = ResultOfDetails<typeof analyzePrintabilityDetails>;

export const analyzePrintability: Family<AnalyzePrintabilityRequest, AnalyzePrintabilityResult> = generic({
  name: 'analyze-printability',
  prefix: '/v1/print/analyze',
  createErrorStatuses: [403, 404],
  results: [],
});

export function analyzePrintabilityDetails() {
  return details({
    title: 'Analyze Printability',
    type: 'print-analyze',
    spec: 'Capabilities whose paths are left open',
    source: 'public-A',
    help: 'Whether a model can be printed: watertight, volume, holes, non-manifold edges, thin walls. Free.',
    createErrors: {
      403: "The task named by input_task_id is another account's.",
      404: 'The task named by input_task_id does not exist, or its file is gone.',
    },
    nullError: true,
    form: { action: 'Check for printing' },
    request: body({
      required: {},
      optional: {
        input_task_id: taskId({ help: 'A SUCCEEDED task with a model.' }),
        model_url: modelLink(),
        printer_type: printerType(),
        intended_print_height_mm: printHeight(),
      },
    }),
    rules: [oneSource('model_url', 'input_task_id')],
    result: { printability: resultObject(printability()) },
    cost: fixed(0, 'specification'),
    references: {
      input_task_id: {
        families: [...printableFamilies, 'repair-printability', 'auto-split'],
        missing: 404,
        foreign: 403,
      },
    },
    examples: [
      { input_task_id: 'a-task' },
      { model_url: 'https://example.com/model.stl', printer_type: 'sla', intended_print_height_mm: 80 },
    ],
  });
}

/** An analysis. `status` is `error` where a print would fail, `warning` where a slicer mends it by itself. */
function printability() {
  return {
    _version: v.optional(v.string()),
    status: v.optional(v.string()),
    issue_count: v.optional(v.number()),
    error_count: v.optional(v.number()),
    warning_count: v.optional(v.number()),
    metrics: v.optional(
      v.nullable(
        v.looseObject({
          is_watertight: v.optional(v.boolean()),
          /** Cubic metres. */
          volume: v.optional(v.nullable(v.number())),
          non_manifold_edges: v.optional(v.number()),
          degenerate_faces: v.optional(v.number()),
          holes: v.optional(v.number()),
        }),
      ),
    ),
    evaluated_at: v.optional(v.nullable(v.number())),
    thin_walls: v.optional(v.unknown()),
  };
}
