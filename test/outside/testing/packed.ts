import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Packed, packAll } from '@meshwright/tools/release/pack';
import { once, root } from './run-folder.ts';

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
  return once('packed', async (folder) => packAll(root, join(folder, 'tarballs')));
}

/** Returns the manifest in a folder; a relative one is of the repository. */
export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(resolve(root, folder, 'package.json'), 'utf8'));
}
