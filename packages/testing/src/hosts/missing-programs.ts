import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** Returns the path of a program by its path or its name on the search path; undefined when there is none. */
export function findProgram(name: string): string | undefined {
  return isAbsolute(name) ? [name].find(canRun) : folders.map((folder) => join(folder, name)).find(canRun);
}

/** Returns which programs are missing on the search path, as a reason to skip a test; undefined when all exist. */
export function missingPrograms(...names: string[]): string | undefined {
  const missing = names.filter((name) => findProgram(name) === undefined);
  return missing.length === 0 ? undefined : `${missing.join(', ')} not found`;
}

const folders = (process.env.PATH ?? '').split(delimiter);

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
