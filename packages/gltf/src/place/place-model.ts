import { openContainer } from '../read/container.ts';
import { isObject, type JsonObject, listAt, objectAt } from '../read/json.ts';
import { rawReader } from '../read/raw-reader.ts';
import { type ModelInput, sourceOf } from '../source/model-input.ts';
import type { Source } from '../source/source.ts';
import type { Segment } from '../write/bin-plan.ts';
import { glbSegments, joinSegments } from '../write/glb-segments.ts';
import { planBin } from '../write/plan-bin.ts';
import { type PlaceOptions, settledPlacement } from './place-options.ts';
import { computePlacement, isNoChange, type PlaceReport } from './placement.ts';
import { isWrapperExtras, writeRecord } from './placement-record.ts';
import { wrapScenes } from './wrapper.ts';

export interface PlacedModel {
  glb: Uint8Array;
  report: PlaceReport;
}

/**
 * Scales a model to its size in metres, sets its origin and returns a GLB. In wrapper mode the binary data stays byte
 * for byte and unknown extensions stay unchanged; placing a placed model again starts from its original.
 * @throws GltfError when the options or the model do not allow a correct result; there is no partial result
 * @example
 * import { placeModel } from '@meshwright/gltf';
 *
 * const { glb, report } = await placeModel(source, { height: 1.8, origin: 'bottom' });
 */
export async function placeModel(input: ModelInput, options: PlaceOptions = {}): Promise<PlacedModel> {
  const source = await sourceOf(input);
  try {
    const { segments, report } = await planPlacement(source, options);
    return { glb: await joinSegments(segments, options.signal), report };
  } finally {
    await source.close?.();
  }
}

/** The placed GLB as pieces in order, mostly ranges of the input that can be copied without loading them. */
export interface PlacementPlan {
  segments: Segment[];
  report: PlaceReport;
}

export async function planPlacement(source: Source, options: PlaceOptions): Promise<PlacementPlan> {
  const settled = await settledPlacement(options);
  options.signal?.throwIfAborted();
  const container = await openContainer(source, options.limits, options.signal);
  const { json } = container;
  await container.checkNumbers();
  requireShape(json);
  // A chunk of its own: most models are placed once.
  const unwrapped = mayBePlaced(json) ? (await import('./unwrap-scenes.ts')).unwrapScenes(json) : null;
  const reader = await rawReader(source, container, options.signal);
  const report = await computePlacement(reader, settled, unwrapped, options.signal);
  report.warnings.unshift(...container.warnings);
  const bin = await planBin(json, container, reader, source, report.warnings);
  if (report.mode === 'wrapper') wrapScenes(json, report);
  else if (!isNoChange(report)) {
    const { bakePlacement } = await import('./bake/bake-placement.ts');
    await bakePlacement(json, reader, report, bin);
  }
  if (report.mode === 'wrapper' || !isNoChange(report))
    writeRecord(json.asset as JsonObject, totalOf(report, reader.model.placed?.scale));
  const same = report.mode === 'wrapper' ? (bin.whole ? ['bufferViews', ...BENEATH] : BENEATH) : [];
  return { segments: glbSegments(json, bin, container, source, same), report };
}

/** Lists that nothing above the scenes changes; in files of many clips they are nearly all of the JSON. */
const BENEATH = ['accessors', 'animations', 'meshes', 'skins', 'materials'];

/** A record counts from the original, even where an earlier placement was baked in. */
function totalOf(report: PlaceReport, applied = 1): PlaceReport {
  return { ...report, scale: Math.fround(report.scale * applied) };
}

/** Wrappers are the last nodes of a file. */
function mayBePlaced(json: JsonObject): boolean {
  const last = listAt(json, 'nodes', '').at(-1);
  return isObject(last) && isWrapperExtras(last.extras);
}

/** Checks the properties that the wrapper code uses before the reader has checked the file. */
function requireShape(json: JsonObject): void {
  objectAt(json, 'asset', '');
  for (const key of ['nodes', 'scenes']) listAt(json, key, '');
}
