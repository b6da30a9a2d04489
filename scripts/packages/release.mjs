// The release train: all packages have one version and go out together.
//   npm run release -- --version 1.0.0-rc.2   gathers the notes of .changeset and writes the version everywhere
//   npm run release -- --dry-run              packs, installs into empty projects, and prints what would be published
//   npm run release -- --publish              the same for real; only the workflow can do it, by trusted publishing
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, setup } from '../../tools/setup.mjs';
import { gatherNotes } from './changelog.mjs';
import { attempt, run } from './command.mjs';
import { packAll } from './pack.mjs';
import { readJson } from './published.mjs';
import { checkVersion, setVersion } from './set-version.mjs';

const { values } = parseArgs({
  options: {
    version: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    publish: { type: 'boolean', default: false },
  },
});
if (values.version) {
  checkVersion(values.version);
  gatherNotes(root, values.version);
  setVersion(root, values.version);
} else if (values['dry-run'] || values.publish) release(values.publish);
else {
  console.error('Say what to do: --version X.Y.Z, --dry-run or --publish. See RELEASING.md.');
  process.exitCode = 2;
}

function release(forReal) {
  const { version } = readJson(join(root, 'packages/cli/package.json'));
  if (!readFileSync(join(root, 'CHANGELOG.md'), 'utf8').includes(`\n## ${version}\n`))
    throw new Error(`CHANGELOG.md has no section "## ${version}".`);
  if (forReal && !process.env.ACTIONS_ID_TOKEN_REQUEST_URL)
    throw new Error('Only the release workflow publishes: it proves where the packages come from.');
  setup();
  // A part that is skipped for want of a registry stops a release.
  const outside = spawnSync(process.execPath, [join(root, 'scripts/outside.mjs'), '--complete'], {
    stdio: 'inherit',
  });
  if (outside.status !== 0) throw new Error('The packages do not hold outside this repository; see above.');
  const folder = mkdtempSync(join(tmpdir(), 'meshwright-release-'));
  try {
    for (const each of packAll(root, folder)) publish(each, tagOf(version), forReal);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A pre-release is not what `npm install` gives by default. */
function tagOf(version) {
  return version.includes('-') ? 'next' : 'latest';
}

// Dependencies go first, so that no published package lacks one. A stopped release goes on where it ended.
function publish({ name, version, stage }, tag, forReal) {
  const command = ['publish', stage, '--access', 'public', '--tag', tag];
  if (!forReal) {
    console.log(`would publish ${name}@${version} as ${tag}`);
    return;
  }
  if (attempt('npm', ['view', `${name}@${version}`, 'version'], stage).stdout?.trim() === version) {
    console.log(`${name}@${version} is published already`);
    return;
  }
  run('npm', [...command, '--provenance'], stage);
  console.log(`published ${name}@${version} as ${tag}`);
}
