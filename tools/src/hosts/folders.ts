import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { hostPrograms } from './programs.ts';

/** Returns the folder of all trees: HOSTS_FOLDER, else a folder of the user's cache. */
export function hostsFolder(): string {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return process.env.HOSTS_FOLDER || join(cache, 'meshwright', 'hosts');
}

/** Returns the path of the script that starts a program of a tree. */
export function launcherPath(folder: string, command: string): string {
  return join(folder, 'bin', command);
}

/** Returns the environment variables of the installed programs, without those that are already set. */
export function installedHosts(): NodeJS.ProcessEnv {
  const programs = Object.entries(hostPrograms()).map(
    ([name, { command, variable }]) => [variable, launcherPath(join(hostsFolder(), name), command)] as const,
  );
  return Object.fromEntries(
    programs.filter(([variable, path]) => !process.env[variable] && existsSync(path)),
  );
}
