import type { Vector } from '../matrix.ts';
import { isObject, type JsonObject } from '../read/json.ts';
import type { EarlierPlacement } from '../read/model.ts';
import { shortFloat } from '../write/float-text.ts';

/** The record a placement writes into the file: `asset.extras.meshwright.placement`. */
export interface PlacementRecord {
  tool: string;
  mode: 'wrapper' | 'baked';
  unit: 'metre' | 'millimetre';
  /** Every length of the original was multiplied by this. */
  scale: number;
  /** Added after scaling, in metres. */
  translation: Vector;
  origin: 'bottom' | 'center' | 'keep';
  /** Bounds before placement, in stored units. */
  before: { min: Vector; max: Vector } | null;
}

/** Key of this project's data inside glTF `extras`. */
export const EXTRAS_KEY = 'meshwright';

/** Marks a wrapper node of this package: `extras.meshwright.role`. */
export const WRAPPER_ROLE = 'placement';

export const WRAPPER_NAME = 'meshwright_placement';

/** Reads an earlier placement; null when there is none or it is invalid. */
export function earlierPlacement(extras: unknown): EarlierPlacement | null {
  const record = field(field(extras, EXTRAS_KEY), 'placement');
  const scale = field(record, 'scale');
  if (typeof scale !== 'number' || !Number.isFinite(scale) || scale <= 0) return null;
  return { scale, unit: field(record, 'unit') === 'millimetre' ? 'millimetre' : 'metre' };
}

/** Writes the placement into `asset.extras`. Extras that are not an object belong to another application and stay. */
export function writeRecord(asset: JsonObject, placement: Omit<PlacementRecord, 'tool'>): void {
  const extras = asset.extras ?? {};
  if (!isObject(extras)) return;
  const ours = isObject(extras[EXTRAS_KEY]) ? extras[EXTRAS_KEY] : {};
  asset.extras = { ...extras, [EXTRAS_KEY]: { ...ours, placement: placementRecord(placement) } };
}

function placementRecord({
  mode,
  unit,
  scale,
  translation,
  origin,
  before,
}: Omit<PlacementRecord, 'tool'>): PlacementRecord {
  return {
    tool: '@meshwright/gltf',
    mode,
    unit,
    scale: shortFloat(scale),
    translation: translation.map(shortFloat) as Vector,
    origin,
    before: before && { min: before.min, max: before.max },
  };
}

/** True for the extras of a wrapper node that a placement made. */
export function isWrapperExtras(extras: unknown): boolean {
  return field(field(extras, EXTRAS_KEY), 'role') === WRAPPER_ROLE;
}

/** A property of anything; undefined where there is none. */
export function field(owner: unknown, key: string): unknown {
  return typeof owner === 'object' && owner !== null && Object.hasOwn(owner, key)
    ? (owner as Record<string, unknown>)[key]
    : undefined;
}
