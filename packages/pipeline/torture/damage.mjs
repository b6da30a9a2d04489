// Buys, damages the journals in every way that files are damaged, buys the same again, and holds what was charged
// against what was ordered.
// Run: npm run damage -w packages/pipeline [-- --runs 500 --seed 20261122]
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '500' }, seed: { type: 'string', default: '20261122' } },
});
const { damageJournals } = await load();
const began = performance.now();
const report = await damageJournals({
  runs: Number(values.runs),
  seed: Number(values.seed),
  log: console.log,
});
for (const [what, runs] of Object.entries(report.damaged).sort())
  console.log(`${String(runs).padStart(5)}  ${what}`);
for (const violation of report.violations) console.log(`seed ${values.seed}, ${violation}`);
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(`${report.runs} runs in ${seconds} s, repeated purchases: ${JSON.stringify(report.repeats)}`);
console.log(`${report.violations.length} charged twice without a question`);
process.exitCode = report.violations.length > 0 ? 1 : 0;

/** The driver is TypeScript: it is bundled beside the installed packages, which it needs. */
async function load() {
  const home = resolve(import.meta.dirname, '..');
  const cache = resolve(home, '../../node_modules/.cache/meshwright');
  await mkdir(cache, { recursive: true });
  const outfile = join(cache, `pipeline-damage-${process.pid}.mjs`);
  await build({
    entryPoints: [join(home, 'src/testing/damage-journals.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@meshwright/source'],
    packages: 'bundle',
    external: [
      'libsql',
      'sharp',
      'meshoptimizer',
      'draco3dgltf',
      '@gltf-transform/*',
      'vhacd-js',
      'quickhull3d',
      'ktx2-encoder',
      'gltf-validator',
    ],
    logLevel: 'error',
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile, { force: true });
  }
}
