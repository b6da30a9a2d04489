// `npm run studio`: installs and builds missing parts, then opens the panel and both viewports on the local service.
import { join } from 'node:path';
import { setup } from '../../tools/setup.mjs';

setup('studio');
const { build } = await import('esbuild');
const outfile = join(import.meta.dirname, 'dist/run-studio.js');
await build({
  entryPoints: [join(import.meta.dirname, 'src/server/run-studio.ts')],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'es2022',
  logLevel: 'warning',
});
const { runStudio } = await import(outfile);
await runStudio(join(import.meta.dirname, 'src/page'), process.env);
