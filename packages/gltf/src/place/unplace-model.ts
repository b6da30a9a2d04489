import { GltfError } from '../gltf-error.ts';
import { openContainer } from '../read/container.ts';
import { type JsonObject, listAt, objectAt } from '../read/json.ts';
import type { JsonLimits } from '../read/parse-json.ts';
import { rawReader } from '../read/raw-reader.ts';
import { type ModelInput, sourceOf } from '../source/model-input.ts';
import type { Source } from '../source/source.ts';
import type { Warning } from '../warning.ts';
import type { Segment } from '../write/bin-plan.ts';
import { glbSegments, joinSegments } from '../write/glb-segments.ts';
import { planBin } from '../write/plan-bin.ts';
import { unbakeRoots } from './bake/bake-undo.ts';
import { earlierPlacement } from './placement-record.ts';
import { removeRecords } from './remove-record.ts';
import { unwrapScenes } from './unwrap-scenes.ts';

export interface UnplaceOptions {
  /**
   * Limits of the JSON part, against hostile files.
   * @default those of `JsonLimits`
   */
  limits?: JsonLimits;
  signal?: AbortSignal;
}

export interface UnplaceReport {
  /** The removed placements; both when a baked model was wrapped later. */
  modes: ('wrapper' | 'baked')[];
  /** Every length was multiplied by this since the original. */
  scale: number;
  warnings: Warning[];
}

/**
 * Removes a placement: the JSON is equivalent to that before `placeModel`, and the binary data equals the original
 * byte for byte, in both modes.
 * @throws GltfError `not_placed` when there is no placement, `cannot_unplace` when the file changed since
 * @example
 * import { bytesSource, placeModel, unplaceModel } from '@meshwright/gltf';
 *
 * const placed = await placeModel(source, { height: 1.8 });
 * const { glb } = await unplaceModel(bytesSource(placed.glb)); // as it was
 */
export async function unplaceModel(
  input: ModelInput,
  options: UnplaceOptions = {},
): Promise<{ glb: Uint8Array; report: UnplaceReport }> {
  const source = await sourceOf(input);
  try {
    const { segments, report } = await planUnplacement(source, options);
    return { glb: await joinSegments(segments, options.signal), report };
  } finally {
    await source.close?.();
  }
}

export async function planUnplacement(
  source: Source,
  { limits, signal }: UnplaceOptions,
): Promise<{ segments: Segment[]; report: UnplaceReport }> {
  signal?.throwIfAborted();
  const container = await openContainer(source, limits, signal);
  const { json } = container;
  await container.checkNumbers();
  const asset = objectAt(json, 'asset', '') ?? {};
  for (const key of ['nodes', 'scenes']) listAt(json, key, '');
  const recorded = earlierPlacement(asset.extras)?.scale;
  const unwrapped = unwrapScenes(json);
  const reader = await rawReader(source, container, signal);
  const warnings = [...container.warnings, ...reader.model.warnings];
  const bin = await planBin(json, container, reader, source, warnings);
  const modes: UnplaceReport['modes'] = [];
  if (unwrapped) modes.push('wrapper');
  if (unbakeRoots(json, bin)) modes.push('baked');
  if (modes.length === 0) throw nothingToUndo(source.name, recorded);
  removeRecords(asset as JsonObject);
  const report = { modes, scale: recorded ?? unwrapped?.scale ?? 1, warnings };
  return { segments: glbSegments(json, bin, container, source), report };
}

function nothingToUndo(name: string, recorded: number | undefined): GltfError {
  return recorded === undefined
    ? new GltfError('not_placed', `${name}: no placement is recorded in the file; nothing was changed`)
    : new GltfError(
        'cannot_unplace',
        `${name}: a placement by ${recorded} is recorded, but not how to undo it; start from the original file`,
      );
}
