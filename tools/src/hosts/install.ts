import { join } from 'node:path';
import { layDebianTree } from './debian-tree.ts';
import { hostsFolder } from './folders.ts';
import { writeLauncher } from './launcher.ts';
import { hostPrograms } from './programs.ts';

/**
 * Installs editors, and prints the variable of each with its path, or why it is not there.
 * @param names of editors, as `package.json` files of plugins have them; none: all
 * @returns whether all were installed
 */
export function installHosts(names: readonly string[]): boolean {
  const programs = hostPrograms();
  const chosen = names.length > 0 ? names : Object.keys(programs);
  return chosen.map((name) => installHost(name, programs)).every(Boolean);
}

function installHost(name: string, programs: ReturnType<typeof hostPrograms>): boolean {
  const program = programs[name];
  if (!program) {
    console.error(`no editor is named ${name}; there are ${Object.keys(programs).join(', ')}`);
    return false;
  }
  const folder = join(hostsFolder(), name);
  const started = performance.now();
  try {
    const megabytes = layDebianTree(folder, program);
    const path = writeLauncher(folder, program.command);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${program.variable}=${path} # ${megabytes} MB in ${seconds} s`);
    return true;
  } catch (error) {
    console.error(`${name} was not installed. ${(error as Error).message}`);
    return false;
  }
}
