import { formatTaskRef, type TaskRef } from '@meshwright/client';
import type { SpawnSource } from '@meshwright/runtime';

/** Returns a text that is the same for equal sources, so that an equal object of a later render spawns nothing anew. */
export function spawnIdentity(source: SpawnSource): string {
  if (!('prompt' in source)) return refsOf('family' in source ? [source] : source);
  const { made, ...rest } = source;
  return made ? `${sorted(rest)} ${refsOf(made)}` : sorted(rest);
}

/** Returns the name under which a request is remembered unless another one is given: equal requests are one purchase. */
export function rememberedAs(source: SpawnSource): string | undefined {
  if (!('prompt' in source)) return undefined;
  const { made, idempotencyKey, ...wanted } = source;
  return `react ${sorted(wanted)}`;
}

function sorted(request: object): string {
  const given = Object.entries(request).filter(([, value]) => value !== undefined);
  return JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function refsOf(refs: readonly TaskRef[]): string {
  return refs.map(formatTaskRef).join(' ');
}
