import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InputFile } from '../job.ts';

/** The model corpus beside the repository; its files are read, never required. */
const sharedModels: string = join(import.meta.dirname, '../../../../../shared/models');

/** Names of the corpus' single-file models, or none where it is absent. */
export function sharedModelNames(folder = ''): string[] {
  const path = join(sharedModels, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => /\.(glb|gltf)$/.test(name))
    .map((name) => join(folder, name));
}

/** A file of the corpus. */
export function sharedModel(name: string): InputFile {
  return { name, bytes: new Uint8Array(readFileSync(join(sharedModels, name))) };
}
