import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** Returns which programs are missing on the search path, as a reason to skip a test; undefined when all exist. */
export function missingPrograms(...names: string[]): string | undefined {
  const missing = names.filter((name) =>
    isAbsolute(name) ? !canRun(name) : !folders.some((folder) => canRun(join(folder, name))),
  );
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
