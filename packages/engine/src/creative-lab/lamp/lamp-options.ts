import { JobError } from '../../job/job-error.ts';

/** Options of a lamp. Lengths in millimetres, angles in degrees. */
export interface LampOptions {
  /** Widest part of the shade. */
  readonly diameter_mm: number;
  /** Wall of the shade where it is thinnest. */
  readonly thickness_mm: number;
  /** Share of the height of the turned shade that is cut away at the bottom. */
  readonly cut_amount_percent: number;
  readonly light_source_preset: 'bambu_mh001_60mm' | 'none';
  readonly fixture_offset_x_mm: number;
  readonly fixture_offset_z_mm: number;
  readonly rotate_x_deg: number;
  readonly rotate_y_deg: number;
  readonly rotate_z_deg: number;
  readonly include_result_json: boolean;
}

export const lampDefaults: LampOptions = {
  diameter_mm: 150,
  thickness_mm: 1,
  cut_amount_percent: 1,
  light_source_preset: 'bambu_mh001_60mm',
  fixture_offset_x_mm: 0,
  fixture_offset_z_mm: 0,
  rotate_x_deg: 0,
  rotate_y_deg: 0,
  rotate_z_deg: 0,
  include_result_json: false,
};

/** Least and most of each number. The thickness itself is above its least. */
const lampRanges = {
  diameter_mm: [50, 400],
  thickness_mm: [0, 10],
  cut_amount_percent: [1, 100],
  fixture_offset_x_mm: [-80, 80],
  fixture_offset_z_mm: [-80, 80],
  rotate_x_deg: [-360, 360],
  rotate_y_deg: [-360, 360],
  rotate_z_deg: [-360, 360],
} as const;

/** @throws JobError `invalid_option` for a value outside its range */
export function lampOptions(given: unknown): LampOptions {
  const options = { ...lampDefaults, ...(given as Partial<LampOptions> | undefined) };
  const refused = (name: string, value: unknown, rule: string): JobError =>
    new JobError(
      'invalid_option',
      `run lamp-build: options.${name} is ${String(value)}; it must be ${rule}.`,
    );
  for (const [name, [least, most]] of Object.entries(lampRanges)) {
    const value: unknown = options[name as keyof typeof lampRanges];
    const above = name === 'thickness_mm';
    if (typeof value !== 'number' || !(above ? value > least : value >= least) || value > most)
      throw refused(name, value, `${above ? `above ${least}` : least} to ${most}`);
  }
  const { light_source_preset: preset } = options;
  if (preset !== 'none' && preset !== 'bambu_mh001_60mm')
    throw refused('light_source_preset', preset, 'bambu_mh001_60mm or none');
  return options;
}
