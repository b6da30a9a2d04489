import type { InspectReport } from '@meshwright/gltf';
import { AssetError } from '../asset-error.ts';
import type { Size } from '../engine-port.ts';

/** Metres in the anchor's space. */
export interface Box {
  readonly min: Size;
  readonly max: Size;
}

/** Wanted size, in metres. */
export interface FitOptions {
  /**
   * Excludes `longest`.
   * @default the size of the file
   */
  readonly height?: number | undefined;
  /**
   * Length of the longest side; excludes `height`.
   * @default the size of the file
   */
  readonly longest?: number | undefined;
  /**
   * Point of the model at the anchor's origin; both also centre it horizontally.
   * @default `bottom`
   */
  readonly origin?: 'bottom' | 'center' | undefined;
}

export interface Fit {
  readonly scale: number;
  readonly offset: Size;
  /** Bounds of the fitted model. */
  readonly box: Box;
}

/** @throws AssetError `bad_source` for an impossible size */
export function checkFit({ height, longest }: FitOptions): void {
  const given = [height, longest].filter((value) => value !== undefined);
  if (given.length > 1 || given.some((value) => !(value > 0 && value < Number.POSITIVE_INFINITY))) {
    throw new AssetError('bad_source', 'Give height or longest, in metres, above 0.');
  }
}

/**
 * Returns the scale and offset for the wanted size and place; a flat model keeps its size.
 * @param bounds in stored units
 * @param metres metres per stored unit
 */
export function fitOf(bounds: Box, metres: number, options: FitOptions): Fit {
  const size = zip(bounds.max, bounds.min, (max, min) => max - min);
  const { height, longest, origin = 'bottom' } = options;
  const now = height === undefined ? Math.max(...size) : size[1];
  const wanted = height ?? longest;
  const scale = wanted !== undefined && now > 0 ? wanted / now : metres;
  const middle = zip(bounds.max, bounds.min, (max, min) => (max + min) / 2);
  const zero: Size = [middle[0], origin === 'bottom' ? bounds.min[1] : middle[1], middle[2]];
  const move = (point: Size) => zip(point, zero, (value, from) => (value - from) * scale);
  return {
    scale,
    offset: zip(zero, zero, (value) => -value * scale || 0),
    box: { min: move(bounds.min), max: move(bounds.max) },
  };
}

/**
 * Returns the scale and offset with which an asset has the wanted size and stands on its origin; undefined for a file
 * without geometry. A file in millimetres becomes metres without any size, too.
 * @throws AssetError `bad_source` for an impossible size
 * @example
 * import { assetFetcher, fitAsset } from '@meshwright/runtime';
 * import { bytesSource, inspectModel } from '@meshwright/gltf';
 *
 * const { bytes } = await assetFetcher()('/models/chest.glb');
 * const report = await inspectModel(bytesSource(bytes));
 * const { scale, offset } = fitAsset({ report }, { height: 0.6 })!;
 * console.log(scale, offset); // for the parent of the asset's root
 */
export function fitAsset(
  { report: { bounds, unit } }: { readonly report: InspectReport },
  options: FitOptions = {},
): Fit | undefined {
  checkFit(options);
  return bounds ? fitOf(bounds, unit === 'millimetre' ? 0.001 : 1, options) : undefined;
}

/** Returns the placeholder's box while the model is unknown: of the wanted height, half as wide. */
export function guessedBox({ height, longest, origin = 'bottom' }: FitOptions): Box {
  const length = height ?? longest ?? 1;
  const low = origin === 'bottom' ? 0 : -length / 2;
  return { min: [-length / 4, low, -length / 4], max: [length / 4, low + length, length / 4] };
}

export function sizeOf({ min, max }: Box): Size {
  return zip(max, min, (high, low) => high - low);
}

function zip(a: Size, b: Size, make: (a: number, b: number) => number): Size {
  return [make(a[0], b[0]), make(a[1], b[1]), make(a[2], b[2])];
}
