import { readFileSync } from 'node:fs';

// One folder below the manifest, both as a source and built.
const manifest: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** Version of this tool, as written into sidecars. */
export const version: string = manifest.version;
