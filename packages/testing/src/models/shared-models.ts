import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { InputFile } from '@meshwright/formats';
import { full } from '../../../../test/full.ts';

/** The optional model corpus beside the repository. */
const sharedModels: string = join(import.meta.dirname, '../../../../../shared/models');

/** Larger models take seconds per job and run only in `npm test -- --full`. */
const shortFormBytes = 1_000_000;

/**
 * Returns names of the corpus' single-file models, or none where it is absent; only the small ones except in a full
 * run.
 */
export function sharedModelNames(folder = ''): string[] {
  const path = join(sharedModels, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => /\.(glb|gltf)$/.test(name))
    .filter((name) => full || statSync(join(path, name)).size <= shortFormBytes)
    .map((name) => join(folder, name));
}

/** Returns a file of the corpus. */
export function sharedModel(name: string): InputFile {
  return { name, bytes: new Uint8Array(readFileSync(join(sharedModels, name))) };
}
