import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { InputFile } from '../job.ts';

/** The model corpus beside the repository; its files are read, never required. */
const sharedModels: string = join(import.meta.dirname, '../../../../../shared/models');

/** Larger models take seconds a job: they are for `npm test -- --full`. */
const shortFormBytes = 1_000_000;

/** Names of the corpus' single-file models, or none where it is absent; the small ones unless the run is a full one. */
export function sharedModelNames(folder = ''): string[] {
  const path = join(sharedModels, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => /\.(glb|gltf)$/.test(name))
    .filter((name) => process.env.MESHWRIGHT_FULL || statSync(join(path, name)).size <= shortFormBytes)
    .map((name) => join(folder, name));
}

/** A file of the corpus. */
export function sharedModel(name: string): InputFile {
  return { name, bytes: new Uint8Array(readFileSync(join(sharedModels, name))) };
}
