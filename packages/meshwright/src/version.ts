import { readFileSync } from 'node:fs';

// One folder below the package manifest, both as source and as build. A published one has the repository.
const manifest: { version: string; repository?: { url: string } } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** Version of this tool, as written into sidecars. */
export const version: string = manifest.version;

const address = manifest.repository?.url.replace(/^git\+/, '').replace(/\.git$/, '');

/** Address before `docs/`: that of this version in the repository; empty in a clone, which has the folder. */
export const documentation: string = address ? `${address}/blob/v${version}/` : '';
