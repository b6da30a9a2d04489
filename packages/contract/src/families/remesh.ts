import { details, type RequestOfDetails, type ResultOfDetails } from '../details.ts';
import { type Family, generic } from '../family.ts';
import { body, choice, flag, taskId } from '../fields/fields.ts';
import { modelLink, oneSource } from '../fields/input-fields.ts';
import {
  alphaThumbnail,
  decimationMode,
  metres,
  originAt,
  targetFormats,
  targetPolycount,
} from '../fields/mesh-fields.ts';
import { fileUrl, modelUrls } from '../fields/result-fields.ts';
import { fixed } from '../price.ts';

export type RemeshRequest = RequestOfDetails<typeof remeshDetails>;
export type RemeshResult = ResultOfDetails<typeof remeshDetails>;

export const remesh: Family<RemeshRequest, RemeshResult> = generic({
  name: 'remesh',
  prefix: '/v1/remesh',
  results: ['model_urls', 'thumbnail_url', 'alpha_thumbnail_url'],
});

export function remeshDetails() {
  return details({
    title: 'Remesh',
    type: 'remesh',
    spec: 'Remesh',
    source: 'specification',
    help: 'Re-topologises and re-exports a model.',
    form: { action: 'Remesh', quick: true },
    request: body({
      required: {},
      optional: {
        input_task_id: taskId({ help: 'A SUCCEEDED Text to 3D, Image to 3D or Retexture task.' }),
        model_url: modelLink(),
        target_formats: targetFormats({ default: ['glb'] }),
        topology: choice(['triangle', 'quad'], {
          help: 'triangle decimates; quad gives a quad-dominant mesh.',
          default: 'triangle',
        }),
        target_polycount: targetPolycount(),
        decimation_mode: decimationMode(),
        resize_height: metres('Height of the result.', true),
        resize_longest_side: metres('Longest side of the result.', true),
        auto_size: flag({
          help: 'Estimate the real-world height and resize to it.',
          default: false,
          deprecated: { instead: 'the Resize family' },
        }),
        origin_at: originAt(true),
        convert_format_only: flag({
          help: 'Only change the format; other inputs are ignored.',
          default: false,
          deprecated: { instead: 'the Convert family' },
        }),
        alpha_thumbnail: alphaThumbnail(),
      },
    }),
    rules: [
      oneSource('model_url'),
      {
        name: 'one-size',
        kind: 'at-most-one',
        fields: ['resize_height', 'resize_longest_side', 'auto_size'],
        message: 'Give only one of resize_height, resize_longest_side and auto_size.',
      },
    ],
    ignored: [
      { field: 'target_polycount', by: 'decimation_mode' },
      ...[
        'topology',
        'target_polycount',
        'decimation_mode',
        'resize_height',
        'resize_longest_side',
        'auto_size',
        'origin_at',
      ].map((field) => ({ field, by: 'convert_format_only' })),
    ],
    result: { model_urls: modelUrls(), thumbnail_url: fileUrl(), alpha_thumbnail_url: fileUrl() },
    cost: fixed(5, 'public-A'),
    references: {
      input_task_id: { families: ['text-to-3d', 'image-to-3d', 'retexture'], missing: 400 },
    },
    limits: [
      {
        name: 'faces-of-a-large-file',
        max: 10_000_000,
        unit: 'faces',
        status: 400,
        message:
          'A file over 100 MB may have at most 10,000,000 faces, a quad counting as two: reduce it first.',
      },
    ],
    examples: [
      { input_task_id: 'a-task' },
      {
        model_url: 'https://example.com/model.glb',
        target_formats: ['glb', 'fbx'],
        topology: 'quad',
        target_polycount: 50_000,
      },
      { input_task_id: 'a-task', decimation_mode: 2, alpha_thumbnail: true },
    ],
  });
}
