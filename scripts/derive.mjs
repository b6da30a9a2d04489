// Writes the derived files: docs/openapi.json from the contract, the JSON Schema of meshwright.json from the pipeline
// (for the docs and for the package), the notices from the lock file, docs/troubleshooting.md from the code tables, docs/api/ from the built declarations.
// With --check it writes nothing and fails when one of them is stale.
// Contract and pipeline are read from their sources, so that no build can be out of date.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { actionsPage } from './documentation/actions-page.mjs';
import { apiReference } from './documentation/api-reference.mjs';
import { troubleshooting } from './documentation/troubleshooting.mjs';
import { thirdPartyNotices } from './packages/notices.mjs';
import { setup } from '../tools/setup.mjs';

const root = join(import.meta.dirname, '..');
const contract = join(root, 'packages', 'contract');
const check = process.argv.includes('--check');
setup();

const { version } = JSON.parse(readFileSync(join(contract, 'package.json'), 'utf8'));
const { openApiDocument } = await load(join(contract, 'src', 'schema.ts'));
const pipeline = 'packages/pipeline';
const { manifestJsonSchema } = await load(join(root, pipeline, 'src/manifest/json-schema.ts'));
const manifestSchema = `${JSON.stringify(manifestJsonSchema(), null, 2)}\n`;

const stale = [
  derive('docs/openapi.json', `${JSON.stringify(openApiDocument({ version }), null, 2)}\n`),
  derive('docs/meshwright.schema.json', manifestSchema),
  derive(`${pipeline}/meshwright.schema.json`, manifestSchema),
  derive('THIRD_PARTY_NOTICES.md', thirdPartyNotices(root)),
  derive('docs/actions.md', actionsPage()),
  derive('docs/troubleshooting.md', troubleshooting(root)),
  ...deriveReference(apiReference(root)),
].filter((name) => name !== null);
if (check && stale.length > 0) {
  console.error(`${stale.join(', ')}: stale. Run npm run derive and commit the result.`);
  process.exitCode = 1;
}

/** Returns the file's name when its content was stale, else null. */
function derive(name, text) {
  const file = join(root, name);
  if (read(file) === text) return null;
  if (!check) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return name;
}

/** Writes the pages of the reference and removes those of entries that are gone. Returns the stale ones. */
function deriveReference(pages) {
  const names = readdirSync(join(root, 'docs/api')).map((name) => `docs/api/${name}`);
  const gone = names.filter((name) => !pages.has(name));
  if (!check) for (const name of gone) rmSync(join(root, name));
  return [...gone, ...[...pages].map(([name, text]) => derive(name, text))];
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

async function load(entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'warning',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
