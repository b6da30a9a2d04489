import { JobError } from '../../job/job-error.ts';

/** Options of a keychain or a fridge magnet. Lengths in millimetres. */
export interface BadgeOptions {
  readonly badge_shape: BadgeShape;
  /** Longest side of the shape. */
  readonly size_mm: number;
  /** Height of the deepest place of the picture above its lowest. */
  readonly relief_height_mm: number;
  /** Height of the picture's lowest place above the plate. */
  readonly relief_offset_mm: number;
  readonly base_thickness_mm: number;
  /** Without it the back follows the relief, in a wall as thick as the plate. */
  readonly has_closed_back: boolean;
  readonly relief_curve: 'linear' | 'gamma' | 's-curve';
  readonly curve_param: number;
  readonly invert_depth: boolean;
  /** Radius within which heights are averaged. */
  readonly smoothing: number;
  /** Factor on the height of the relief. */
  readonly relief_scale: number;
  /** Depth, from 0 to 1, below which the picture counts as background. */
  readonly depth_threshold: number;
  /** Whether the plate shows around the subject. */
  readonly remove_background: boolean;
  /** Samples of the relief and of its texture along the longest side. */
  readonly export_resolution: number;
}

export type BadgeShape = (typeof shapes)[number];

const shapes = ['circle', 'rounded-rect', 'hexagon', 'shield', 'star'] as const;
const curves = ['linear', 'gamma', 's-curve'] as const;

/** The defaults that the two products share. */
const common = {
  relief_offset_mm: 0,
  has_closed_back: true,
  relief_curve: 'linear',
  curve_param: 1,
  invert_depth: false,
  smoothing: 0.24,
  relief_scale: 1,
  depth_threshold: 0.1,
  remove_background: true,
  export_resolution: 512,
} as const;

export const badgeDefaults = {
  keychain: {
    ...common,
    badge_shape: 'circle',
    size_mm: 40,
    relief_height_mm: 2.2,
    base_thickness_mm: 0.1,
  },
  'fridge-magnet': {
    ...common,
    badge_shape: 'rounded-rect',
    size_mm: 60,
    relief_height_mm: 3.3,
    base_thickness_mm: 2,
  },
} as const satisfies Readonly<Record<string, BadgeOptions>>;

/** Least and most of the numbers; a `least` of 0 with `above` is not itself allowed. */
const badgeRanges = {
  size_mm: { least: 0, most: 400, above: true },
  relief_height_mm: { least: 0, most: 20 },
  relief_offset_mm: { least: 0, most: 20 },
  base_thickness_mm: { least: 0, most: 20 },
  curve_param: { least: 0, most: 10, above: true },
  smoothing: { least: 0, most: 10 },
  relief_scale: { least: 0, most: 10, above: true },
  depth_threshold: { least: 0, most: 1 },
  export_resolution: { least: 64, most: 2048, whole: true },
} as const satisfies Readonly<
  Record<string, { least: number; most: number; above?: boolean; whole?: boolean }>
>;

/**
 * Returns the options of a build with the defaults of its product.
 * @throws JobError `invalid_option` for a value outside its range
 */
export function badgeOptions(product: keyof typeof badgeDefaults, given: unknown): BadgeOptions {
  const options: Record<string, unknown> = { ...badgeDefaults[product], ...(given as object | undefined) };
  const refused = (name: string, rule: string): JobError =>
    new JobError(
      'invalid_option',
      `run ${product}-build: options.${name} is ${String(options[name])}; it must be ${rule}.`,
    );
  for (const [name, range] of Object.entries(badgeRanges)) {
    const {
      least,
      most,
      above = false,
      whole = false,
    } = range as typeof range & {
      above?: boolean;
      whole?: boolean;
    };
    const value = options[name];
    const fits = typeof value === 'number' && (above ? value > least : value >= least) && value <= most;
    if (!fits || (whole && !Number.isInteger(value)))
      throw refused(name, `${above ? `above ${least}` : least} to ${most}${whole ? ', a whole number' : ''}`);
  }
  if (!shapes.includes(options.badge_shape as BadgeShape))
    throw refused('badge_shape', `one of ${shapes.join(', ')}`);
  if (!(curves as readonly unknown[]).includes(options.relief_curve))
    throw refused('relief_curve', `one of ${curves.join(', ')}`);
  return options as unknown as BadgeOptions;
}
