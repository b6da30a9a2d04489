// The full form of the tests of money: node torture/run.mjs budgets|faults [--runs N] [--seed N] [--events kill,...]
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string' }, seed: { type: 'string' }, events: { type: 'string' } },
});
const programs = {
  budgets: { file: 'budget-runs.ts', of: 'budgetRuns', runs: 1_000 },
  faults: { file: 'fault-runs.ts', of: 'faultRuns', runs: 500 },
};
const program = programs[positionals[0]];
if (!program) throw new Error(`name one of: ${Object.keys(programs).join(', ')}`);
const folder = join(import.meta.dirname, '../src/testing');
const outfile = join(folder, `.${program.of}.built.mjs`);
await build({
  entryPoints: [join(folder, program.file)],
  outfile,
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'es2022',
});
const { rm } = await import('node:fs/promises');
const runs = Number(values.runs ?? program.runs);
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
try {
  const { [program.of]: start } = await import(outfile);
  console.log(`${positionals[0]}: ${runs} runs, seed ${seed}`);
  const since = performance.now();
  const { breaches, ...facts } = await start(
    runs,
    seed,
    (done) => done % 25 === 0 && console.log(`${done} runs`),
    values.events?.split(','),
  );
  console.log(JSON.stringify(facts, null, 1));
  for (const breach of breaches) console.log(JSON.stringify(breach));
  console.log(`${breaches.length} breaches in ${Math.round((performance.now() - since) / 1000)} s`);
  process.exitCode = breaches.length > 0 ? 1 : 0;
} finally {
  await rm(outfile, { force: true });
}
