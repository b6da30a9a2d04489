import type { JsonObject } from '../read/json.ts';
import { type BinPlan, lengthOf, type Segment } from './bin-plan.ts';

/** Appends pieces as one new buffer view and returns its index. */
export function appendView(json: JsonObject, plan: BinPlan, ...pieces: Segment[]): number {
  align(plan);
  const byteLength = pieces.reduce((sum, piece) => sum + lengthOf(piece), 0);
  const views = listOf(json, 'bufferViews');
  views.push({ buffer: 0, byteOffset: plan.length, byteLength });
  plan.segments.push(...pieces);
  plan.length += byteLength;
  const buffers = listOf(json, 'buffers');
  // Without any data, only fallback buffers can be left; the new one then comes after them.
  if (buffers.length === 0) buffers.push({ byteLength: 0 });
  buffers[0]!.byteLength = plan.length;
  return views.length - 1;
}

/**
 * Adds data to the buffer view `last` while no other follows it, or as a new one. Without this, thousands of small
 * pieces would cost more in the JSON than they hold.
 */
export function extendView(
  json: JsonObject,
  plan: BinPlan,
  last: number | undefined,
  piece: Segment,
): { bufferView: number; byteOffset: number } {
  const view = last === undefined ? undefined : listOf(json, 'bufferViews')[last];
  const open = view && last === listOf(json, 'bufferViews').length - 1 ? view : undefined;
  if (
    !open ||
    (open.byteOffset as number) + (open.byteLength as number) !== plan.length ||
    plan.length % 4 > 0
  )
    return { bufferView: appendView(json, plan, piece), byteOffset: 0 };
  const byteOffset = open.byteLength as number;
  plan.segments.push(piece);
  plan.length += lengthOf(piece);
  open.byteLength = byteOffset + lengthOf(piece);
  listOf(json, 'buffers')[0]!.byteLength = plan.length;
  return { bufferView: last!, byteOffset };
}

/** Pads the chunk to 4 bytes. */
export function align(plan: BinPlan): void {
  const padding = (4 - (plan.length % 4)) % 4;
  if (padding === 0) return;
  plan.segments.push({ bytes: new Uint8Array(padding) });
  plan.length += padding;
}

/** The list of objects at `key`, which is added when it is missing. */
export function listOf(json: JsonObject, key: string): JsonObject[] {
  json[key] ??= [];
  return json[key] as JsonObject[];
}
