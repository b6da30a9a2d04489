import type { BoundsMode } from '../bounds/rest-bounds.ts';
import { GltfError } from '../gltf-error.ts';
import { placeLimits } from '../limits.ts';
import type { JsonLimits } from '../read/parse-json.ts';
import type { UnitOption } from '../unit.ts';

export type Origin = 'bottom' | 'center' | 'keep';

/** At most one of `height`, `longest` and `factor`; without them, only the origin moves. */
export interface PlaceOptions {
  /**
   * Height in metres, 1e-6 to 1e6.
   * @default unchanged
   */
  height?: number;
  /**
   * Longest side in metres, 1e-6 to 1e6.
   * @default unchanged
   */
  longest?: number;
  /**
   * Factor on the original lengths after conversion of their unit to metres, 1e-9 to 1e9.
   * @default 1
   */
  factor?: number;
  /**
   * Position of the origin: `bottom` is the centre of the underside, `center` that of the box, `keep`
   * leaves it.
   * @default `bottom`
   */
  origin?: Origin;
  /**
   * The unit of stored lengths of the original. Only `factor` and moves without scaling depend on it.
   * @default `auto`
   */
  unit?: UnitOption;
  /**
   * `wrapper` adds a node above all roots and leaves the rest unchanged; `baked` edits the roots.
   * @default `wrapper`
   */
  mode?: 'wrapper' | 'baked';
  /**
   * How bounds are computed.
   * @default `auto`
   */
  bounds?: BoundsMode;
  /**
   * Spaces after the JSON, 0 to 1048576 bytes, as room for a later `placeInPlace`.
   * @default 0
   */
  jsonPadding?: number;
  /**
   * Limits of the JSON part, against hostile files.
   * @default those of `JsonLimits`
   */
  limits?: JsonLimits;
  signal?: AbortSignal;
}

/** Rejects invalid options; the message names the field, its limit and a remedy. */
export function checkPlaceOptions(options: PlaceOptions): void {
  const given = (['height', 'longest', 'factor'] as const).filter((field) => options[field] !== undefined);
  if (given.length > 1) {
    throw invalid(
      `${given.join(' and ')} contradict each other: give only one of height, longest and factor`,
    );
  }
  for (const field of given) {
    const value = options[field]!;
    const { min, max, unit } = placeLimits[field];
    if (!(value >= min && value <= max)) {
      throw invalid(
        `${field} is ${value}, but it must be from ${min} to ${max}${unit}; leave it out to keep the size`,
      );
    }
  }
  const { jsonPadding = 0 } = options;
  if (!Number.isInteger(jsonPadding) || jsonPadding < 0 || jsonPadding > MAX_PADDING) {
    throw invalid(`jsonPadding is ${jsonPadding}, but it must be a whole number from 0 to ${MAX_PADDING}`);
  }
  for (const [field, words] of Object.entries(WORDS)) {
    const value = options[field as keyof typeof WORDS];
    if (value !== undefined && !words.includes(value)) {
      throw invalid(`${field} is "${value}", but it must be one of: ${words.join(', ')}`);
    }
  }
}

const WORDS: Readonly<Record<'origin' | 'unit' | 'mode' | 'bounds', readonly string[]>> = {
  origin: ['bottom', 'center', 'keep'],
  unit: ['metre', 'millimetre', 'auto'],
  mode: ['wrapper', 'baked'],
  bounds: ['auto', 'vertices', 'declared'],
};

const MAX_PADDING = 1_048_576;

function invalid(message: string): GltfError {
  return new GltfError('invalid_option', `place: ${message}`);
}
