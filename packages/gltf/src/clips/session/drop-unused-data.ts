import { elementBytes, elementShape } from '../../read/accessor-size.ts';
import type { JsonObject } from '../../read/json.ts';
import type { BinPlan } from '../../write/bin-plan.ts';
import { type ByteRange, cutBytes, moved, subtract } from './byte-cuts.ts';
import {
  accessorOwners,
  accessorsInUse,
  onlyKnownExtensions,
  otherViews,
  packedRange,
  sparseViews,
  viewOwners,
  viewsOf,
} from './data-references.ts';

/**
 * Removes key data that no clip uses any more: `retired` accessors without other references, their views and their
 * bytes. Meshes, images and all other data in the BIN chunk stay unchanged. Returns false and changes nothing when
 * the file has extensions that may refer to data in unknown ways.
 */
export function dropUnusedData(json: JsonObject, bin: BinPlan, retired: Iterable<number>): boolean {
  const used = accessorsInUse(json);
  const gone = new Set([...retired].filter((accessor) => !used.has(accessor)));
  if (gone.size === 0) return true;
  if (!onlyKnownExtensions(json)) return false;
  const accessors = json.accessors as JsonObject[];
  const views = json.bufferViews as JsonObject[];
  const lost = new Set([...gone].flatMap((accessor) => viewsOf(accessors[accessor]!)));
  const kept = accessors.filter((_, index) => !gone.has(index));
  const viewsInUse = new Set([...kept.flatMap(viewsOf), ...otherViews(json)]);
  const cuts = freeRanges(json, accessors, gone, lost, viewsInUse);

  const whole = new Set(kept.flatMap((accessor) => sparseViews(accessor)).concat(otherViews(json)));
  for (const [index, view] of views.entries()) {
    if (!viewsInUse.has(index) && lost.has(index)) continue;
    const packed = packedRange(view, index);
    if (packed) {
      packed.byteOffset = moved(offsetOf(packed), cuts, packed.buffer);
      continue;
    }
    if (view.buffer !== 0) continue;
    const start = offsetOf(view);
    const end = start + (view.byteLength as number);
    const [from, to] = [moved(start, cuts, 0), moved(end, cuts, 0)];
    if (!whole.has(index)) {
      for (const accessor of kept) {
        if (accessor.bufferView !== index) continue;
        accessor.byteOffset = moved(start + offsetOf(accessor), cuts, 0) - from;
      }
    }
    view.byteOffset = from;
    view.byteLength = to - from;
  }
  renumber(json, gone, viewsInUse);
  cutBytes(bin, cuts);
  const buffers = json.buffers as JsonObject[];
  if (cuts.length > 0) buffers[0]!.byteLength = moved(buffers[0]!.byteLength as number, cuts, 0);
  return true;
}

/** Bytes of the BIN chunk that only removed data used, cut to multiples of 4 to keep alignment. */
function freeRanges(
  json: JsonObject,
  accessors: JsonObject[],
  gone: Set<number>,
  lost: Set<number>,
  viewsInUse: Set<number>,
): ByteRange[] {
  const views = json.bufferViews as JsonObject[];
  const shared = new Set(
    accessors
      .flatMap((accessor, index) => (gone.has(index) ? [] : sparseViews(accessor)))
      .concat(otherViews(json)),
  );
  const free: ByteRange[] = [];
  const busy: ByteRange[] = [];
  for (const [index, view] of views.entries()) {
    const range = packedRange(view, index) ?? view;
    if (range.buffer !== 0) continue;
    const whole = { start: offsetOf(range), end: offsetOf(range) + (range.byteLength as number) };
    if (!viewsInUse.has(index)) {
      if (lost.has(index)) free.push(whole);
      else busy.push(whole);
      continue;
    }
    if (!lost.has(index) || shared.has(index) || range !== view || view.byteStride !== undefined) {
      busy.push(whole);
      continue;
    }
    free.push(whole);
    for (const [place, accessor] of accessors.entries()) {
      if (gone.has(place) || accessor.bufferView !== index) continue;
      const start = whole.start + offsetOf(accessor);
      busy.push({ start, end: start + accessorBytes(accessor) });
    }
  }
  return subtract(free, busy)
    .map(({ start, end }) => ({ start: Math.ceil(start / 4) * 4, end: Math.floor(end / 4) * 4 }))
    .filter(({ start, end }) => start < end);
}

function renumber(json: JsonObject, gone: Set<number>, viewsInUse: Set<number>): void {
  const accessors = json.accessors as JsonObject[];
  const views = json.bufferViews as JsonObject[];
  const accessorAt = places(accessors.length, (index) => !gone.has(index));
  // Views that were unreferenced before stay, because they may belong to an application.
  const lost = new Set([...gone].flatMap((accessor) => viewsOf(accessors[accessor]!)));
  const keepsView = (index: number) => viewsInUse.has(index) || !lost.has(index);
  const viewAt = places(views.length, keepsView);
  for (const owner of accessorOwners(json)) {
    for (const [key, value] of Object.entries(owner.fields)) {
      if (owner.keys === undefined || owner.keys.includes(key))
        owner.fields[key] = accessorAt[value as number]!;
    }
  }
  json.accessors = accessors.filter((_, index) => !gone.has(index));
  for (const owner of [...(json.accessors as JsonObject[]), ...viewOwners(json)]) moveView(owner, viewAt);
  for (const accessor of json.accessors as JsonObject[]) {
    const sparse = accessor.sparse as { indices: JsonObject; values: JsonObject } | undefined;
    if (sparse) for (const half of [sparse.indices, sparse.values]) moveView(half, viewAt);
  }
  json.bufferViews = views.filter((_, index) => keepsView(index));
  for (const key of ['accessors', 'bufferViews']) if ((json[key] as unknown[]).length === 0) delete json[key];
}

function moveView(owner: JsonObject, viewAt: number[]): void {
  if (typeof owner.bufferView === 'number') owner.bufferView = viewAt[owner.bufferView]!;
}

function places(length: number, keeps: (index: number) => boolean): number[] {
  let next = 0;
  return Array.from({ length }, (_, index) => (keeps(index) ? next++ : -1));
}

function accessorBytes({ count, type, componentType }: JsonObject): number {
  return (count as number) * elementBytes(elementShape(type)!, componentType as number);
}

function offsetOf(owner: JsonObject): number {
  return (owner.byteOffset as number | undefined) ?? 0;
}
