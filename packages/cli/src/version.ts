import { readFileSync } from 'node:fs';

// One folder below the package manifest, both as source and as build.
const manifest: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** Version of this tool, as written into sidecars. */
export const version: string = manifest.version;
