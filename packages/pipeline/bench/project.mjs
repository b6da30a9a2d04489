// Measures the most frequent runs: a sync with everything locked, and the plan of a large manifest. Each is measured
// within one process, and as the whole command if that is built.
// Run: node packages/pipeline/bench/project.mjs
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadSource } from '@meshwright/testing/bundle-source';

const rounds = 7;
const home = resolve(import.meta.dirname, '..');
const command = resolve(home, '../meshwright/bin/meshwright.mjs');
const built = existsSync(resolve(home, '../meshwright/dist/main.js'));
const { declareAssets, folderProject, lockedProject, readProject } = await loadSource({
  of: 'pipeline',
  packages: 'external',
  contents: `export { folderProject } from './manifest/folder-project.ts';
    export { readProject } from './manifest/project.ts';
    export { declareAssets, lockedProject } from './testing/locked-project.ts';`,
});

const base = await mkdtemp(join(tmpdir(), 'meshwright-bench-'));
const place = async (name) => {
  await mkdir(join(base, name));
  return join(base, name);
};

for (const kilobytes of [10, 500]) {
  const folder = await place(`locked-${kilobytes}`);
  const project = await lockedProject(folder, 200, kilobytes * 1000);
  const what = `sync of 200 locked assets, ${kilobytes} kB each`;
  await time(`${what}, in place`, async () => project.sync());
  project.removeFiles();
  await time(
    `${what}, from a warm store`,
    () => project.sync(),
    () => project.removeFiles(),
  );
  await project.sync();
  project.close();
  console.log(`  ${project.requests.length} requests`);
  timeCommand(`${what}, the whole command`, ['sync'], folder);
}

const large = await place('large');
declareAssets(large, 1000);
await time('plan of 1,000 assets', () => readProject(folderProject(large)));
timeCommand('plan of 1,000 assets, the whole command', ['plan'], large);
await rm(base, { recursive: true });

/** @param between work before each round except the first; not measured */
async function time(what, work, between = async () => {}) {
  const all = [];
  const busy = [];
  for (let i = 0; i < rounds; i++) {
    if (i > 0) await between();
    const [began, used] = [performance.now(), process.cpuUsage()];
    await work();
    all.push(performance.now() - began);
    const { user, system } = process.cpuUsage(used);
    busy.push((user + system) / 1000);
  }
  print(what, all, `, ${middle(busy)} ms of processor`);
}

function timeCommand(what, words, cwd) {
  if (!built) return console.log(`${what}: not built, npx turbo run build --filter=meshwright`);
  const all = [];
  for (let i = 0; i < rounds; i++) {
    const began = performance.now();
    const { status, stderr } = spawnSync(process.execPath, [command, ...words], {
      cwd,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: base, MESHWRIGHT_STORE: join(cwd, '.store') },
    });
    if (status !== 0) throw new Error(`${words}: ${status} ${stderr}`);
    all.push(performance.now() - began);
  }
  print(what, all);
}

function print(what, all, more = '') {
  const [least, most] = [Math.min(...all), Math.max(...all)].map((ms) => ms.toFixed(0));
  console.log(`${what}: ${middle(all)} ms (${least} to ${most})${more}`);
}

function middle(all) {
  return all.toSorted((a, b) => a - b)[rounds >> 1].toFixed(0);
}
