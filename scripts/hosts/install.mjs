// Lays editors beside the system for `npm run hosts`, without root: `node scripts/hosts/install.mjs [NAME...]`. Names are
// those of programs.mjs; none installs all. HOSTS_FOLDER chooses the folder. Prints the variables the host suites read.
import { join } from 'node:path';
import { layDebianTree } from './debian-tree.mjs';
import { hostsFolder } from './folders.mjs';
import { writeLauncher } from './launcher.mjs';
import { programs } from './programs.mjs';

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(programs);
for (const name of names) {
  const program = programs[name];
  if (!program) {
    console.error(`no editor is named ${name}; there are ${Object.keys(programs).join(', ')}`);
    process.exitCode = 1;
    continue;
  }
  const folder = join(hostsFolder(), name);
  const started = performance.now();
  try {
    const megabytes = layDebianTree({ folder, ...program });
    const path = writeLauncher(folder, program.command);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${program.variable}=${path} # ${megabytes} MB in ${seconds} s`);
  } catch (error) {
    console.error(`${name} was not installed. ${error.message}`);
    process.exitCode = 1;
  }
}
