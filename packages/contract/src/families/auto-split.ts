import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, choice, flag, list, taskId, text } from '../fields/fields.ts';
import { fileUrl, modelUrls } from '../fields/result-fields.ts';
import { fixed } from '../price.ts';

export type AutoSplitRequest = RequestOfDetails<typeof autoSplitDetails>;
export type AutoSplitResult = ResultOfDetails<typeof autoSplitDetails>;

export const autoSplit: Family<AutoSplitRequest, AutoSplitResult> = generic({
  path: 'assumed',
  name: 'auto-split',
  prefix: '/v1/print/auto-split',
  results: ['model_urls', 'thumbnail_url'],
});

export function autoSplitDetails() {
  return details({
    title: 'Auto Split',
    type: 'auto-split',
    spec: 'Capabilities whose paths are left open',
    help: 'A model as printable parts, each its own object in one flat colour.',
    form: { action: 'Split for printing' },
    request: body({
      required: {
        input_task_id: taskId({ help: 'A SUCCEEDED generation task of model generation 6 or 7.' }),
      },
      optional: {
        split_mode: choice(['auto', 'by_parts', 'by_color'], {
          help: 'Where to cut: automatically, at named parts or between colour regions.',
          default: 'auto',
        }),
        parts: list(text({ help: 'Name of a part.', min: 1, unit: 'characters' }), {
          help: 'The parts to separate, by name.',
          min: 1,
          max: 100,
          unit: 'parts',
          unique: true,
        }),
        connectors: flag({ help: 'Add mortise-and-tenon connectors.', default: false }),
        reinforce_thin_walls: flag({ help: 'Thicken thin walls.', default: false }),
        layout: choice(['assembled', 'build_plate'], {
          help: 'Parts in place, or laid out on the build plate.',
          default: 'assembled',
        }),
        target_formats: list(
          choice(['glb', 'obj', 'fbx', 'usdz', 'blend', '3mf'], { help: 'A file format.' }),
          {
            label: 'File formats',
            help: 'Formats to generate.',
            min: 1,
            max: 6,
            unit: 'formats',
            unique: true,
            default: ['glb'],
          },
        ),
      },
    }),
    rules: [
      {
        name: 'by-parts-needs-parts',
        kind: 'needs',
        field: 'parts',
        when: { field: 'split_mode', is: ['by_parts'] },
        message: 'split_mode by_parts needs parts, the names of the parts.',
      },
      {
        name: 'parts-only-by-parts',
        kind: 'only-with',
        field: 'parts',
        with: { field: 'split_mode', is: ['by_parts'] },
        message: 'parts can only be used with split_mode by_parts.',
      },
    ],
    result: { model_urls: modelUrls(), thumbnail_url: fileUrl() },
    cost: fixed(10),
    references: {
      input_task_id: { families: ['text-to-3d', 'image-to-3d', 'multi-image-to-3d'], missing: 400 },
    },
    examples: [
      { input_task_id: 'a-task' },
      {
        input_task_id: 'a-task',
        split_mode: 'by_parts',
        parts: ['head', 'body'],
        connectors: true,
        layout: 'build_plate',
        target_formats: ['glb', '3mf'],
      },
    ],
  });
}
