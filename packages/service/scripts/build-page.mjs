// Builds the inspector page into dist/inspector: one script, one for models in 3D, which the page loads when one is
// opened, one style sheet, no external resources.
import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');
const page = join(root, 'src/inspector/page');
const folder = join(root, 'dist/inspector');
// Built in a draft folder and moved file by file, so that a running service reads only whole files.
const draft = `${folder}-${process.pid}`;

mkdirSync(draft, { recursive: true });
for (const name of ['index.html', 'icon.svg']) copyFileSync(join(page, name), join(draft, name));
const scripts = [
  { entryPoints: { page: join(page, 'main.ts') }, format: 'iife' },
  { entryPoints: { 'model-viewer': join(page, 'model/model-viewer.ts') }, format: 'esm' },
];
for (const script of scripts) {
  await build({
    ...script,
    absWorkingDir: root,
    outdir: draft,
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    conditions: ['@meshwright/source'],
    legalComments: 'eof',
    logLevel: 'warning',
  });
}
await build({
  absWorkingDir: root,
  entryPoints: [join(page, 'page.css')],
  outdir: draft,
  minify: true,
  logLevel: 'warning',
});
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(draft)) renameSync(join(draft, name), join(folder, name));
rmSync(draft, { recursive: true });
