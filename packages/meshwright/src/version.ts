import { readFileSync } from 'node:fs';

// One folder below the package manifest, both as source and as build. A published one has the repository.
const manifest: {
  version: string;
  repository?: { url: string };
  peerDependencies: Readonly<Record<string, string>>;
} = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Version of this tool, as written into sidecars. */
export const version: string = manifest.version;

/** Versions of the packages that are fetched when they are first needed. */
export const partVersions = manifest.peerDependencies;

const address = manifest.repository?.url.replace(/^git\+/, '').replace(/\.git$/, '');

/** Whether this is an installed package, and no clone. */
export const isPublished: boolean = address !== undefined;

/** Address before `docs/`: that of this version in the repository; empty in a clone, which has the folder. */
export const documentation: string = address ? `${address}/blob/v${version}/` : '';
