import { type ByteRange, cutBytes, moved, subtract } from '../clips/session/byte-cuts.ts';
import { packedRange, viewOwners } from '../clips/session/data-references.ts';
import { isObject, type JsonObject } from '../read/json.ts';
import type { BinPlan } from './bin-plan.ts';

/** Removes buffer views that nothing refers to, and those of their bytes that no other view covers. */
export function removeViews(json: JsonObject, bin: BinPlan, taken: ReadonlySet<number>): void {
  const views = listIn(json, 'bufferViews');
  const accessors = listIn(json, 'accessors');
  const kept = views.map((_, index) => index).filter((index) => !taken.has(index));
  const stored = (index: number) => packedRange(views[index]!, index) ?? views[index]!;
  const inside = (range: JsonObject) => range.buffer === 0;
  const busy = kept.map(stored).filter(inside);
  const free = [...taken].map(stored).filter(inside);
  const cuts = subtract(free.map(rangeOf), busy.map(rangeOf))
    // Data stays aligned to the largest numbers.
    .map(({ start, end }) => ({ start: Math.ceil(start / 8) * 8, end: Math.floor(end / 8) * 8 }))
    .filter(({ start, end }) => start < end);
  for (const range of new Set(busy)) range.byteOffset = moved(rangeOf(range).start, cuts, 0);
  cutBytes(bin, cuts);
  const [buffer] = listIn(json, 'buffers');
  if (buffer && cuts.length > 0) buffer.byteLength = bin.length;
  const places = new Map(kept.map((index, place) => [index, place]));
  for (const owner of [...accessors, ...accessors.flatMap(sparseParts), ...viewOwners(json)])
    if (typeof owner.bufferView === 'number') owner.bufferView = places.get(owner.bufferView)!;
  if (kept.length === 0) delete json.bufferViews;
  else json.bufferViews = kept.map((index) => views[index]!);
}

/** A list of the JSON; one that is missing is not added, since an empty list is not allowed. */
export function listIn(json: JsonObject, key: string): JsonObject[] {
  return Array.isArray(json[key]) ? (json[key] as JsonObject[]) : [];
}

export function rangeOf({ byteOffset = 0, byteLength }: JsonObject): ByteRange {
  return { start: byteOffset as number, end: (byteOffset as number) + (byteLength as number) };
}

function sparseParts({ sparse }: JsonObject): JsonObject[] {
  return isObject(sparse) ? [sparse.indices as JsonObject, sparse.values as JsonObject] : [];
}
