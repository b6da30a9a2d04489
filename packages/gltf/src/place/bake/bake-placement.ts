import type { JsonObject } from '../../read/json.ts';
import type { ModelReader } from '../../read/model.ts';
import type { BinPlan } from '../../write/bin-plan.ts';
import { appendView } from '../../write/grow-bin.ts';
import type { PlaceReport } from '../placement.ts';
import { rememberBake } from './bake-undo.ts';
import { bakeRoots } from './baking.ts';

/** Bakes a placement into the roots of a file and records how to undo it. Loaded on demand. */
export async function bakePlacement(
  json: JsonObject,
  reader: ModelReader,
  report: PlaceReport,
  bin: BinPlan,
): Promise<void> {
  const roots = new Set(reader.model.scenes.flatMap((scene) => scene.roots));
  const writeUndo = rememberBake(json, roots, bin);
  await bakeRoots(json, reader, report, (bytes) => appendView(json, bin, { bytes }));
  writeUndo();
}
