import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { InputFile } from '@meshwright/formats';

/** The optional model corpus beside the repository. */
const sharedModels: string = join(import.meta.dirname, '../../../../../shared/models');

/** Larger models take seconds a job. */
const smallBytes = 1_000_000;

/** Returns names of the corpus' single-file models, or none where it is absent. */
export function sharedModelNames(folder = ''): string[] {
  const path = join(sharedModels, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => /\.(glb|gltf)$/.test(name))
    .map((name) => join(folder, name));
}

/** Returns those names whose file has less than a megabyte. */
export function smallSharedModelNames(folder = ''): string[] {
  return sharedModelNames(folder).filter((name) => statSync(join(sharedModels, name)).size <= smallBytes);
}

/** Returns a file of the corpus. */
export function sharedModel(name: string): InputFile {
  return { name, bytes: new Uint8Array(readFileSync(join(sharedModels, name))) };
}
