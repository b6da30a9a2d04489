// Runs recipes in processes that are killed at random moments over a network that breaks at random calls, then compares
// the journal with the service's ledger.
// A killed process loses nothing that it has written, so the temporary folder may lie in memory (TMPDIR=/dev/shm): the
// files stay the same, and no lane waits for the disk. A power cut is not what is tried here.
// Run: npm run torture -w packages/pipeline [-- --runs 10000 --seed 20261120 --lanes 2 --block 100 --at-once 6]
import { parseArgs } from 'node:util';
import { loadSource } from '@meshwright/testing/bundle-source';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '20261120' },
    lanes: { type: 'string', default: '2' },
    // Each block has its own service, journal and seed, so that a failed one can run alone. A larger one costs more a run.
    block: { type: 'string', default: '100' },
    // Blocks and their programs mostly wait.
    'at-once': { type: 'string', default: '6' },
  },
});
const [runs, seed, lanes, block, atOnce] = [
  values.runs,
  values.seed,
  values.lanes,
  values.block,
  values['at-once'],
].map(Number);

const { torture } = await loadSource({ entry: 'src/testing/kills/torture.ts', packages: 'external' });
const sum = { runs: 0, kills: 0, creates: 0, lost: 0, broken: 0 };
let violations = 0;
const began = performance.now();
const blocks = Array.from({ length: Math.ceil(runs / block) }, (_, i) => i);
await Promise.all(Array.from({ length: atOnce }, worker));
const minutes = (performance.now() - began) / 60_000;
console.log(
  `\n${sum.runs} runs with ${sum.kills} kills in ${minutes.toFixed(1)} minutes: ${sum.creates} creates, ` +
    `${sum.lost} lost answers, ${sum.broken} broken attempts`,
);
console.log(`${sum.runs - violations} passed, ${violations} failed`);
process.exitCode = violations > 0 ? 1 : 0;

async function worker() {
  for (let i = blocks.shift(); i !== undefined; i = blocks.shift()) {
    const own = seed + i;
    const count = Math.min(block, runs - i * block);
    let report;
    try {
      report = await torture({ runs: count, seed: own, lanes });
    } catch (error) {
      // Its runs count as failed, and the other blocks go on.
      console.log(`seed ${own}: ${count} runs without a result: ${error.stack ?? error}`);
      sum.runs += count;
      violations += count;
      continue;
    }
    for (const key of Object.keys(sum)) sum[key] += report[key];
    for (const violation of report.violations) console.log(`seed ${own}: ${violation}`);
    violations += report.violations.length;
    const minutes = ((performance.now() - began) / 60_000).toFixed(1);
    console.log(
      `seed ${own}: ${report.runs} runs, ${report.kills} kills, ${report.lost} lost answers, ` +
        `${report.violations.length} violations; ${sum.runs} runs in ${minutes} minutes`,
    );
  }
}
