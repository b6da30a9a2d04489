// Builds the extension into dist/ and packs it: `node build.mjs [FOLDER]`. The same sources give the same zip.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { zipSync } from 'fflate';
import { bundledLicences } from '../../tools/src/bundled-licences.mjs';

const here = import.meta.dirname;
const source = (name) => join(here, 'src', name);
const out = resolve(process.argv[2] ?? join(here, 'dist'));
const folder = join(out, 'extension');
const { version, description } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { metafile } = await build({
  absWorkingDir: here,
  metafile: true,
  entryPoints: {
    page: source('page/page.ts'),
    relay: source('relay.ts'),
    worker: source('worker/worker.ts'),
    options: source('options/options.ts'),
  },
  outdir: folder,
  conditions: ['@meshwright/source'],
  bundle: true,
  // A service worker cannot import at run time.
  splitting: false,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  minify: true,
  // Imports that only Node reaches.
  external: ['node:*', 'fs', 'path', 'module', 'sharp', 'ktx2-encoder'],
  logLevel: 'warning',
});
copyFileSync(join(here, '../../LICENSE'), join(folder, 'LICENSE'));
writeFileSync(join(folder, 'LICENSES.txt'), bundledLicences(here, Object.keys(metafile.inputs)) ?? '');
copyFileSync(source('options/options.html'), join(folder, 'options.html'));
const editors = JSON.parse(readFileSync(source('known-editors.json'), 'utf8'));
writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest(editors), null, 2)}\n`);

const files = readdirSync(folder).sort();
const zip = zipSync(Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name))])), {
  level: 9,
  // Midday, so that every time zone gives the same day.
  mtime: new Date(2020, 0, 1, 12),
});
writeFileSync(join(out, `meshwright-three-editor-${version}.zip`), zip);

function manifest(editors) {
  const matches = editors.map((editor) => `${editor}*`);
  return {
    manifest_version: 3,
    name: 'Meshwright for the three.js editor',
    // Browsers accept numbers only, and show the name.
    version: version.split('-')[0],
    version_name: version,
    description,
    minimum_chrome_version: '122',
    // The journal must survive storage pressure.
    permissions: ['storage', 'unlimitedStorage', 'scripting', 'declarativeNetRequestWithHostAccess'],
    // Copies of the editor and services on this machine.
    host_permissions: [...matches, 'http://127.0.0.1/*', 'http://localhost/*'],
    // Requested on the options page, one by one.
    optional_host_permissions: ['https://*/*', 'http://*/*'],
    // The decoder of compressed meshes is WebAssembly.
    content_security_policy: { extension_pages: "script-src 'self' 'wasm-unsafe-eval'; object-src 'self'" },
    background: { service_worker: 'worker.js' },
    action: { default_title: 'Meshwright: options' },
    options_ui: { page: 'options.html', open_in_tab: true },
    content_scripts: [
      // The relay first, before the page sends its handshake.
      { matches, js: ['relay.js'], run_at: 'document_idle' },
      { matches, js: ['page.js'], world: 'MAIN', run_at: 'document_idle' },
    ],
  };
}
