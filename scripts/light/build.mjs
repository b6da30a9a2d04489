// Builds the JavaScript of the packages named by the arguments (folders below the root), without declarations: a clone
// that only runs a command has neither the TypeScript compiler nor turbo. Packages are external to each other, so the
// order does not matter.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const waiting = process.argv.slice(2);
const atOnce = 4;

await Promise.all(Array.from({ length: atOnce }, buildNext));

async function buildNext() {
  for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) await build(folder);
}

function build(folder) {
  const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return new Promise((resolve, reject) => {
    const child = spawn(scripts.build, {
      cwd: join(root, folder),
      shell: true,
      stdio: 'inherit',
      env: { ...process.env, MESHWRIGHT_BUILD: 'javascript' },
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The build of ${folder} ended with ${code}.`));
    });
  });
}
