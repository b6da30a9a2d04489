import { formatTaskRef, type TaskRef } from '@meshwright/client';
import type { SpawnSource } from '../spawn/spawned.ts';

/** Returns a text that is the same for equal sources, so that an equal object of a later render spawns nothing more. */
export function spawnIdentity(source: SpawnSource): string {
  if (!('prompt' in source)) return refsOf('family' in source ? [source] : source);
  const { made, ...rest } = source;
  return made ? `${sorted(rest)} ${refsOf(made)}` : sorted(rest);
}

function sorted(request: object): string {
  const given = Object.entries(request).filter(([, value]) => value !== undefined);
  return JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function refsOf(refs: readonly TaskRef[]): string {
  return refs.map(formatTaskRef).join(' ');
}
