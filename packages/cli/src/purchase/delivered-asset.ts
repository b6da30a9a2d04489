import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { formatTaskRef, type TaskRef } from '@meshwright/client';
import { parseSidecar, type Sidecar } from '../asset/sidecar.ts';

/** The asset that a command requests. */
export interface WantedAsset {
  readonly ref: TaskRef;
  /** Base name of the files. */
  readonly name: string;
  /** Requested placement. */
  readonly place: Readonly<Record<string, unknown>>;
  /** Folder of the asset, possibly with a number appended. */
  readonly path: string;
  /** Accepts only `path` itself. */
  readonly exactly: boolean;
}

export interface DeliveredAsset {
  readonly folder: string;
  readonly sidecar: Sidecar;
}

/**
 * Returns the asset if it is at the requested path with every byte unchanged.
 * @param delivered folders that the journal names
 */
export async function deliveredAsset(
  wanted: WantedAsset,
  delivered: readonly string[],
): Promise<DeliveredAsset | undefined> {
  const path = resolve(wanted.path);
  const others = delivered.filter((folder) => dirname(folder) === dirname(path)).toReversed();
  for (const folder of new Set(wanted.exactly ? [path] : [...others, path])) {
    const text = await readFile(join(folder, `${wanted.name}.json`), 'utf8').catch(() => '');
    const sidecar = parseSidecar(text);
    if (sidecar && isWanted(sidecar, wanted) && (await isIntact(folder, sidecar))) return { folder, sidecar };
  }
  return undefined;
}

function isWanted({ name, tasks, place }: Sidecar, wanted: WantedAsset): boolean {
  const sorted = (value: object = {}) => JSON.stringify(Object.entries(value).sort());
  return (
    name === wanted.name &&
    tasks?.length === 1 &&
    tasks[0]?.ref === formatTaskRef(wanted.ref) &&
    place !== undefined &&
    sorted(place) === sorted(wanted.place)
  );
}

async function isIntact(folder: string, { files }: Sidecar): Promise<boolean> {
  for (const { name, sha256 } of files) {
    const found = await digestOf(join(folder, name)).catch(() => undefined);
    if (found !== sha256) return false;
  }
  return files.length > 0;
}

/** Returns the SHA-256 of a file, in hex. */
export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
