// `npm run money -- kills`: buys by every way, kills each at random moments, and prints what was paid.
// `npm run money -- faults`: the same through a network that breaks. Ends with the line 'N passed, N failed'.
import { rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, setup } from '../tools/setup.mjs';

setup();
const { build } = await import('esbuild');
const folder = join(root, 'dist');
const outfile = join(folder, `run-money-${process.pid}.mjs`);
await mkdir(folder, { recursive: true });
// Packages stay external, so the service and all purchasing programs are the built ones.
await build({
  entryPoints: [join(root, 'test/money/run-money.ts')],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  logLevel: 'error',
});
// Runs at Ctrl-C, too.
process.once('exit', () => rmSync(outfile, { force: true }));
const { runMoney } = await import(pathToFileURL(outfile).href);
process.exitCode = await runMoney(process.argv.slice(2));
