import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
// @ts-expect-error has no types
import { packAll } from '../../../scripts/packages/pack.mjs';
import { once, root } from './run-folder.ts';

export interface Packed {
  readonly name: string;
  readonly version: string;
  /** The folder that was packed. */
  readonly stage: string;
  readonly tarball: string;
  readonly files: readonly string[];
}

export interface Manifest {
  readonly version: string;
  readonly exports?: Readonly<Record<string, { readonly types?: string; readonly default?: string }>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
  readonly peerDependencies?: Dependencies;
}

export type Dependencies = Readonly<Record<string, string>>;

/** Returns the published packages, packed from what is built, dependencies first. */
export function packedPackages(): Promise<readonly Packed[]> {
  return once('packed', async (folder) => packAll(root, join(folder, 'tarballs')) as Packed[]);
}

/** Returns the manifest in a folder; a relative one is of the repository. */
export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(resolve(root, folder, 'package.json'), 'utf8'));
}
