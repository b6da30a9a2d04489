// Builds the JavaScript of the packages in the folders that are named, below the root, without declarations: a clone
// that only runs a command has neither the TypeScript compiler nor turbo. Packages are external to each other, so the
// order does not matter.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFlags, buildJavaScript } from './build.ts';

const root = join(import.meta.dirname, '../..');
const ours = 'node --import tsx ../../tools/src/build.ts';
// Read by this build and by those it starts.
process.env.MESHWRIGHT_BUILD = 'javascript';

await Promise.all(process.argv.slice(2).map((folder) => build(join(root, folder))));

/** Runs the commands of a build script, those of `build.ts` in this process. */
async function build(folder: string): Promise<void> {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const command of (scripts.build as string).split(' && ')) {
    if (command.startsWith(ours)) {
      await buildJavaScript(folder, buildFlags(command.slice(ours.length).split(' ').filter(Boolean)));
      continue;
    }
    const [code] = await once(spawn(command, { cwd: folder, shell: true, stdio: 'inherit' }), 'exit');
    if (code !== 0) throw new Error(`${command} in ${folder} ended with ${code}.`);
  }
}
