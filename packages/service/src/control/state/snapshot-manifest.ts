import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ServiceError } from '../../service-error.ts';

export interface Snapshot {
  readonly name: string;
  /** Service time, milliseconds since 1970. */
  readonly madeAt: number;
  readonly tasks: number;
}

export interface Manifest extends Snapshot {
  readonly version: 1;
  /** Version of the tables. */
  readonly tables: number;
  /** Path below the snapshot and SHA-256 in hex, of every file. */
  readonly digests: Readonly<Record<string, string>>;
}

export const manifestName = 'snapshot.json';
/** File name of the store in a snapshot. */
export const storeName = 'service.db';

/** Reads the manifest of a snapshot. @throws ServiceError `not_found` | `bad_input` when it is damaged */
export async function readManifest(folder: string, name: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(join(folder, manifestName), 'utf8');
  } catch (cause) {
    throw new ServiceError('not_found', `Snapshot ${name} does not exist.`, { cause });
  }
  try {
    const manifest = JSON.parse(text) as Manifest;
    if (manifest.version === 1 && Object.hasOwn(manifest.digests, storeName)) return manifest;
  } catch {
    // Falls through: an unreadable manifest is damaged.
  }
  throw damaged(name, manifestName);
}

export function damaged(name: string, path: string): ServiceError {
  return new ServiceError(
    'bad_input',
    `Snapshot ${name} is damaged at ${path} and was not restored; delete it.`,
  );
}
