import { isObject, type JsonObject } from '../read/json.ts';
import type { Unit } from '../unit.ts';
import { EXTRAS_KEY, earlierPlacement, field } from './placement-record.ts';

/** Removes the record of a removed wrapper, so that it is not mistaken for a baked one; returns its unit. */
export function takeRecord(asset: unknown): Unit | null {
  const extras = field(asset, 'extras');
  const placed = earlierPlacement(extras);
  const ours = field(extras, EXTRAS_KEY);
  if (placed && isObject(ours)) delete ours.placement;
  return placed?.unit ?? null;
}

/** Removes everything this package wrote from `asset.extras`, and objects left empty. */
export function removeRecords(asset: JsonObject): void {
  const { extras } = asset;
  const ours = field(extras, EXTRAS_KEY);
  if (!isObject(extras) || !isObject(ours)) return;
  delete ours.placement;
  delete ours.unbake;
  if (Object.keys(ours).length === 0) delete extras[EXTRAS_KEY];
  if (Object.keys(extras).length === 0) delete asset.extras;
}
