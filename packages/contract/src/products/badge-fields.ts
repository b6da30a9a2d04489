import type { Family } from '../family.ts';
import { body, choice, flag, group, integer, number } from '../fields/fields.ts';
import { displayName } from '../fields/input-fields.ts';
import { modelUrls } from '../fields/result-fields.ts';
import { photoBuildDetails } from './photo-product-details.ts';
import { givenName, prototypeId } from './product-fields.ts';

// Products that are a flat relief of the prototype on a badge: keychain and fridge magnet.

export const badgeFiles: Family['results'] = ['model_urls'];

/** Defaults in which the products differ. */
interface Badge {
  readonly badge_shape: 'circle' | 'rounded-rect';
  readonly size_mm: number;
  readonly relief_height_mm: number;
  readonly base_thickness_mm: number;
}

/** Returns the details of the build of a badge: exactly one file, in the format that was asked for. */
export function badgeBuildDetails(product: string, title: string, badge: Badge) {
  const { examples, ...shared } = photoBuildDetails(product, title);
  return {
    ...shared,
    form: { main: ['options.badge_shape', 'options.size_mm', 'output.format'] },
    request: body({
      required: { input_task_id: prototypeId() },
      optional: {
        name: displayName(),
        options: group(badgeOptions(badge), { help: 'The shape of the badge and of its relief.' }),
        output: group(
          body({
            required: {},
            optional: {
              format: choice(['glb', 'obj', 'zip'], {
                help: 'The one file to make: obj is a ZIP of model, material and texture, zip has them all.',
                default: 'glb',
              }),
            },
          }),
          { help: 'The file to make.' },
        ),
      },
    }),
    /** `glb`, `obj` (a ZIP of `model.obj`, `model.mtl` and `texture.png`) or `bundle_zip`. */
    result: { name: givenName(), model_urls: modelUrls() },
    examples: [
      ...examples,
      {
        input_task_id: '018a210d-8ba4-705c-b111-1f1776f7f578',
        options: { badge_shape: 'hexagon', size_mm: 50, relief_curve: 'gamma', curve_param: 1.5 },
        output: { format: 'obj' },
      },
    ],
  };
}

function badgeOptions({ badge_shape, size_mm, relief_height_mm, base_thickness_mm }: Badge) {
  const millimetres = (help: string, value: number) =>
    number({ help, min: 0, max: 20, default: value, unit: 'millimetres' });
  const factor = (help: string, value: number) => number({ help, above: 0, max: 10, default: value });
  return body({
    required: {},
    optional: {
      badge_shape: choice(['circle', 'rounded-rect', 'hexagon', 'shield', 'star'], {
        help: 'Outline of the badge.',
        default: badge_shape,
      }),
      size_mm: number({
        help: 'Longest side of the badge.',
        above: 0,
        max: 400,
        default: size_mm,
        unit: 'millimetres',
      }),
      relief_height_mm: millimetres('Height of the relief above the base.', relief_height_mm),
      relief_offset_mm: millimetres('Gap by which the whole relief is raised.', 0),
      base_thickness_mm: millimetres('Thickness of the base.', base_thickness_mm),
      has_closed_back: flag({ help: 'Close the back of the badge.', default: true }),
      relief_curve: choice(['linear', 'gamma', 's-curve'], {
        help: 'How depth becomes height.',
        default: 'linear',
      }),
      curve_param: factor('Strength of the curve.', 1),
      invert_depth: flag({ help: 'Turn near into far.', default: false }),
      smoothing: number({ help: 'Smoothing of the depth.', min: 0, max: 10, default: 0.24 }),
      relief_scale: factor('Factor on the height of the relief.', 1),
      depth_threshold: number({ help: 'Depth below which nothing rises.', min: 0, max: 1, default: 0.1 }),
      remove_background: flag({ help: 'Leave the background of the picture flat.', default: true }),
      export_resolution: integer({
        help: 'Samples of the relief along the longest side.',
        min: 64,
        max: 2048,
        default: 512,
        unit: 'samples',
      }),
    },
  });
}
