// The release train: all packages have one version and go out together.
//   npm run release -- version     writes the version that the notes of .changeset ask for, and gathers them in CHANGELOG.md
//   npm run release -- dry-run     packs, tests the tarballs outside, and prints what would be published
//   npm run release -- publish     the same for real; only the workflow can do it, by trusted publishing
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import readNotes from '@changesets/read';
import { root } from '../setup.mjs';
import { withSection } from './release/changelog.ts';
import { run } from './release/command.ts';
import { packAll } from './release/pack.ts';
import { publishAll, tagOf } from './release/publish.ts';
import { readJson } from './release/published.ts';
import { nameVersion } from './release/version-places.ts';
import { runTests } from './run-tests.ts';

const [word] = process.argv.slice(2);
if (word === 'version') await writeVersion();
else if (word === 'dry-run' || word === 'publish') await release(word === 'publish');
else {
  console.error('Say what to do: version, dry-run or publish. See RELEASING.md.');
  process.exitCode = 2;
}

function currentVersion(): string {
  return readJson(join(root, 'packages/meshwright/package.json')).version;
}

/** Changesets chooses the version and writes the manifests. The rest names it elsewhere. */
async function writeVersion(): Promise<void> {
  const before = currentVersion();
  const isNew = notReleased();
  const notes = (await readNotes(root)).filter(({ id }) => isNew(id));
  run(join(root, 'node_modules/.bin/changeset'), ['version'], root);
  const version = currentVersion();
  if (version === before)
    throw new Error('No note in .changeset asks for a version; write one: npm run changeset.');
  const page = join(root, 'CHANGELOG.md');
  writeFileSync(page, withSection(readFileSync(page, 'utf8'), version, notes));
  nameVersion(root, before, version);
  run('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'], root);
  run('npm', ['run', 'format', '--silent'], root);
  run('npm', ['run', 'derive', '--silent'], root);
  console.log(`${before} became ${version}.`);
}

/** While there are pre-releases the notes stay, and `pre.json` lists those that were in one. */
function notReleased(): (id: string) => boolean {
  const file = join(root, '.changeset/pre.json');
  const released: string[] = existsSync(file) ? readJson(file).changesets : [];
  return (id) => !released.includes(id);
}

async function release(forReal: boolean): Promise<void> {
  const version = currentVersion();
  if (!readFileSync(join(root, 'CHANGELOG.md'), 'utf8').includes(`\n## ${version}\n`))
    throw new Error(`CHANGELOG.md has no section "## ${version}".`);
  if (forReal && !process.env.ACTIONS_ID_TOKEN_REQUEST_URL)
    throw new Error('Only the release workflow publishes: it proves where the packages come from.');
  // What is skipped for want of a registry stops a release.
  const { failed, skipped } = runTests('outside', []);
  if (failed + skipped > 0)
    throw new Error('The packages are not proven outside this repository; see above.');
  const folder = mkdtempSync(join(tmpdir(), 'meshwright-release-'));
  try {
    const packed = packAll(root, folder);
    if (forReal) await publishAll(packed, { provenance: true, say: console.log });
    else
      for (const { name, version } of packed)
        console.log(`would publish ${name}@${version} as ${tagOf(version)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
