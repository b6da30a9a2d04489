// Kills the service with SIGKILL at random moments and checks the remaining state, 25 times per data directory.
// Run: npm run torture -w packages/service [-- --kills 1000 --seed 20261120 --from 0 --lanes 2]
// `--from` with the number of the next life continues a stopped run: each life has its own seed.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '20261120' },
    from: { type: 'string', default: '0' },
    lanes: { type: 'string', default: '2' },
  },
});
const [kills, seed, from, lanes] = [values.kills, values.seed, values.from, values.lanes].map(Number);
const killsPerLife = 25;
/** Maximum time for resumed work after a start, in milliseconds, on an idle machine. */
const mostMs = 2_000;
const lives = Math.ceil(kills / killsPerLife);

const home = resolve(import.meta.dirname, '..');
const folder = await mkdtemp(join(tmpdir(), 'meshwright-torture-'));
const driver = await load(['kills/kill-life', 'kills/kill-program', 'kills/killable', 'random']);
const program = await driver.buildKillProgram(home);
const total = { passed: 0, failed: 0, resumed: 0, worstMs: 0, moments: {} };
const began = performance.now();
let next = from;
try {
  await Promise.all(Array.from({ length: lanes }, lane));
} finally {
  await program.remove();
  await rm(folder, { recursive: true, force: true });
}
const minutes = (performance.now() - began) / 60_000;
const moments = Object.entries(total.moments).map(([moment, count]) => `${count} at ${moment}`);
console.log(`\nkills: ${moments.join(', ')}, in ${minutes.toFixed(1)} minutes, seed ${seed}`);
console.log(
  `tasks that were running at a kill and ended after it: ${total.resumed}, the last ${total.worstMs.toFixed(0)} ms after the start`,
);
console.log(`${total.passed} passed, ${total.failed} failed`);
if (total.worstMs > mostMs) console.log(`The last took more than ${mostMs} ms.`);
process.exitCode = total.failed > 0 || total.worstMs > mostMs ? 1 : 0;

async function lane() {
  const processGroup = driver.createProcessGroup(program.file);
  try {
    while (next < from + lives) {
      const life = next;
      next += 1;
      await live(processGroup, life).catch((error) => {
        total.failed += 1;
        console.log(`life ${life} ended: ${error.message}`);
      });
    }
  } finally {
    await processGroup.close();
  }
}

async function live(processGroup, life) {
  const dataDir = join(folder, `life-${life}`);
  const random = driver.createRandom(seed, life);
  let [done, failed, worstMs] = [0, 0, 0];
  for await (const kill of driver.killLife(processGroup, { dataDir, kills: killsPerLife, random })) {
    done += 1;
    if (kill.broken.length > 0) {
      failed += 1;
      console.log(`life ${life}, kill ${done} (${kill.moment}): ${kill.broken.join('; ')}`);
    }
    worstMs = Math.max(worstMs, kill.resumedMs);
    total.resumed += kill.resumed;
    total.moments[kill.moment] = (total.moments[kill.moment] ?? 0) + 1;
  }
  total.passed += done - failed;
  total.failed += failed;
  total.worstMs = Math.max(total.worstMs, worstMs);
  console.log(`life ${life}: ${done} kills, ${failed} failed, resumed within ${worstMs.toFixed(0)} ms`);
  await rm(dataDir, { recursive: true, force: true });
}

/** Bundles the TypeScript driver next to the installed packages, which it needs. */
async function load(modules) {
  const cache = resolve(home, '../../node_modules/.cache/meshwright');
  await mkdir(cache, { recursive: true });
  const outfile = join(cache, `torture-${process.pid}.mjs`);
  await build({
    stdin: {
      contents: modules.map((name) => `export * from './src/testing/${name}.ts';`).join('\n'),
      resolveDir: home,
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@meshwright/source'],
    external: ['libsql', 'esbuild', '@meshwright/engine', 'pg', 'pg-boss', 'aws4fetch'],
    logLevel: 'error',
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile, { force: true });
  }
}
