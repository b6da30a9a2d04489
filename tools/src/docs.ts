// `npm run docs` builds the documentation as a site into site/dist, from docs/ and the READMEs; `npm run docs -- --open`
// serves it on this machine. What the site needs is installed into site/node_modules at the first run, for no other command.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeActionPictures } from '../../site/action-pictures.mjs';
import { brokenLinks } from '../../site/check-links.mjs';
import { root } from '../setup.mjs';

const site = join(root, 'site');
const dist = join(site, 'dist');
const stamp = join(site, 'node_modules/.meshwright-installed');

install();
await makeActionPictures(root, (made: number, of: number) => {
  if (made % 20 === 0) console.log(`  ${made} of ${of} pictures of actions`);
});
vitepress('build', site);
const broken = brokenLinks(dist);
if (broken.length > 0) {
  console.error(`Links to nothing:\n${broken.map((line) => `  ${line}`).join('\n')}`);
  process.exit(1);
}
console.log(`The site is in ${dist}; npm run docs -- --open serves it.`);
if (process.argv.includes('--open')) vitepress('preview', site, '--host', '127.0.0.1');

function install(): void {
  const lock = createHash('sha256')
    .update(readFileSync(join(site, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing what the site needs (once; about 100 MB) ...');
  const [npm, ...first] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  // Not `npm ci`: see planInstall() of setup.mjs.
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  run(npm!, ...first, 'install', ...flags);
  writeFileSync(stamp, lock);
}

function vitepress(...words: string[]): void {
  run(process.execPath, join(site, 'node_modules/vitepress/bin/vitepress.js'), ...words);
}

function run(command: string, ...words: string[]): void {
  const { status } = spawnSync(command, words, { cwd: site, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
