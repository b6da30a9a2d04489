import * as v from 'valibot';
import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import type { Facts } from '../fields/facts.ts';
import { body, choice, flag, from, list, number, taskId } from '../fields/fields.ts';
import { prompt } from '../fields/input-fields.ts';
import { fileUrl, modelUrls } from '../fields/result-fields.ts';
import { fixed } from '../price.ts';

export type AutoSplitRequest = RequestOfDetails<typeof autoSplitDetails>;
export type AutoSplitResult = ResultOfDetails<typeof autoSplitDetails>;

export const autoSplit: Family<AutoSplitRequest, AutoSplitResult> = generic({
  name: 'auto-split',
  prefix: '/v1/print/split',
  results: ['model_urls', 'thumbnail_url'],
});

export function autoSplitDetails() {
  return details({
    title: 'Auto Split',
    type: 'print-split',
    spec: 'Capabilities whose paths are left open',
    source: 'public-A',
    help: 'A model as printable parts, each its own object in one flat colour.',
    nullError: true,
    form: { action: 'Split for printing' },
    request: body({
      required: {
        input_task_id: taskId({ help: 'A SUCCEEDED generation task of model generation 6 or 7.' }),
      },
      optional: {
        mode: choice(['auto', 'by_parts', 'by_color'], {
          help: 'Where to cut: automatically, at named parts or between colour regions.',
          default: 'auto',
        }),
        prompt: prompt('The parts to separate: names of 2 to 10 parts or colours.', {
          label: 'Parts',
          max: 600,
        }),
        layout: from(
          'public-A',
          choice(['assembled', 'on_plate'], {
            help: 'Parts in place, or laid out on the build plate.',
            default: 'assembled',
          }),
        ),
        connectors: flag({ help: 'Add mortise-and-tenon connectors.', default: false }),
        connector_type: from(
          'public-B',
          choice(['cube', 'cylinder'], { help: 'Shape of a connector.', default: 'cube', ...noConnectors }),
        ),
        connector_size: from('public-B', connectorShare('Width of a connector', 0.4)),
        connector_height: from('public-B', connectorShare('Length of a connector', 0.4)),
        target_formats: list(
          choice(['glb', 'obj', 'fbx', 'usdz', 'blend', '3mf'], { help: 'A file format.' }),
          {
            label: 'File formats',
            help: 'Formats to generate; glb is always made.',
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
        name: 'prompt-needed',
        kind: 'needs',
        field: 'prompt',
        when: { field: 'mode', is: ['by_parts', 'by_color'] },
        message: 'mode by_parts and by_color need prompt, the names of the parts.',
      },
      ...['connector_type', 'connector_size', 'connector_height'].map((field) => ({
        name: `${field.replace('_', '-')}-with-connectors`,
        kind: 'only-with' as const,
        field,
        with: { field: 'connectors', is: [true] },
        message: `${field} can only be used with connectors.`,
        source: 'own' as const,
      })),
    ],
    result: {
      part_count: v.number(),
      prompt_ignored: v.boolean(),
      model_urls: modelUrls(),
      thumbnail_url: fileUrl(),
    },
    cost: fixed(10, 'specification'),
    references: {
      input_task_id: {
        families: ['image-to-3d', 'multi-image-to-3d', 'text-to-3d', 'remesh', 'convert', 'resize'],
        // Colours are those of the picture that the model was made from.
        fewer: {
          when: { field: 'mode', is: ['by_color'] },
          families: ['image-to-3d', 'multi-image-to-3d'],
        },
        when: { field: 'model_type', is: ['standard', undefined] },
        missing: 400,
      },
    },
    examples: [
      { input_task_id: 'a-task' },
      {
        input_task_id: 'a-task',
        mode: 'by_parts',
        prompt: 'the head and the body',
        connectors: true,
        connector_type: 'cylinder',
        layout: 'on_plate',
        target_formats: ['glb', '3mf'],
      },
    ],
  });
}

const noConnectors: Pick<Facts, 'otherDefaults'> = {
  otherDefaults: [{ when: { field: 'connectors', is: [false] }, is: undefined }],
};

/** The default is this project's: the public service states only the range. */
function connectorShare(help: string, share: number) {
  return number({
    help: `${help}, as a share of the cut face.`,
    min: 0.1,
    max: 0.8,
    default: share,
    ...noConnectors,
  });
}
