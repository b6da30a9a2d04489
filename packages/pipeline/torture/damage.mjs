// Buys, damages the journals in every known way, buys the same again, and compares the charges with the orders.
// Run: npm run damage -w packages/pipeline [-- --runs 500 --seed 20261122 --first 0]
import { parseArgs } from 'node:util';
import { loadSource } from '@meshwright/testing/bundle-source';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '500' },
    seed: { type: 'string', default: '20261122' },
    // With --runs 1, repeats a single run.
    first: { type: 'string', default: '0' },
  },
});
const { damageJournals } = await loadSource({ entry: 'src/testing/damage/damage-journals.ts' });
const began = performance.now();
const report = await damageJournals({
  runs: Number(values.runs),
  seed: Number(values.seed),
  first: Number(values.first),
  log: console.log,
});
for (const [what, runs] of Object.entries(report.damaged).sort())
  console.log(`${String(runs).padStart(5)}  ${what}`);
for (const violation of report.violations) console.log(`seed ${values.seed}, ${violation}`);
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(`${report.runs} runs in ${seconds} s, repeated purchases: ${JSON.stringify(report.repeats)}`);
console.log(`${report.violations.length} charged twice without a question`);
process.exitCode = report.violations.length > 0 ? 1 : 0;
