import type { JsonLimits } from '../read/parse-json.ts';
import {
  isInRange,
  type OptionSet,
  type OptionsOf,
  type OptionTable,
  type SettledOptions,
  settledOptions,
  type ValueOf,
} from '../step/options.ts';

export const placeTable = {
  height: {
    kind: 'number',
    unit: 'metres',
    min: 1e-6,
    max: 1e6,
    absent: 'the size as it is',
    help: 'Height of the result.',
  },
  longest: {
    kind: 'number',
    unit: 'metres',
    min: 1e-6,
    max: 1e6,
    absent: 'the size as it is',
    help: 'Longest side of the result.',
  },
  factor: {
    kind: 'number',
    unit: 'times',
    min: 1e-9,
    max: 1e9,
    absent: '1',
    help: 'Multiplies every length, after its unit became metres.',
  },
  origin: {
    kind: 'choice',
    values: ['bottom', 'center', 'keep'],
    default: 'bottom',
    help: 'Where the origin goes: the middle of the underside, of the box, or nowhere.',
  },
  unit: {
    kind: 'choice',
    values: ['metre', 'millimetre', 'auto'],
    default: 'auto',
    help: 'What one stored unit is; matters to factor, and where the size stays.',
  },
  mode: {
    kind: 'choice',
    values: ['wrapper', 'baked'],
    default: 'wrapper',
    help: 'A node above all roots, or the change written into the roots.',
  },
  bounds: {
    kind: 'choice',
    values: ['auto', 'vertices', 'declared'],
    default: 'auto',
    help: 'How the box is measured: as fast as is exact, by every vertex, or by declared boxes alone.',
  },
} as const satisfies OptionTable;

/** At most one of `height`, `longest` and `factor`; without them, only the origin moves. */
export interface PlaceOptions extends OptionsOf<typeof placeTable> {
  /**
   * Limits of the JSON part, against hostile files.
   * @default those of `JsonLimits`
   */
  limits?: JsonLimits;
  signal?: AbortSignal;
}

export type Origin = ValueOf<(typeof placeTable)['origin']>;

export const placeOptions: OptionSet<typeof placeTable> = {
  name: 'place',
  options: placeTable,
  refuse({ height, longest, factor }) {
    const given = Object.entries({ height, longest, factor }).flatMap(([name, size]) =>
      size === undefined ? [] : name,
    );
    return given.length > 1
      ? `${given.join(' and ')} contradict each other: give only one of height, longest and factor`
      : undefined;
  },
};

export type SettledPlacement = SettledOptions<typeof placeTable>;

/**
 * Fills in the defaults. The words for wrong options are loaded when there are any, so that a page is small.
 * @throws GltfError `invalid_option`
 */
export async function settledPlacement(given: PlaceOptions): Promise<SettledPlacement> {
  const settled = settledOptions(placeOptions, given);
  const names = Object.keys(placeTable) as (keyof typeof placeTable)[];
  const isGood = names.every(
    (name) => settled[name] === undefined || isInRange(placeTable[name], settled[name]),
  );
  if (isGood && !placeOptions.refuse!(settled)) return settled;
  const { checkedOptions } = await import('../step/checked-options.ts');
  return checkedOptions(placeOptions, given);
}
