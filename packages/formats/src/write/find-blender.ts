import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/**
 * Returns the path of the Blender program on a search path, such as the value of PATH, or null. Does not start it.
 * @param searchPath folders, separated as on this operating system
 * @example
 * import { findBlender } from '@meshwright/formats/capabilities';
 *
 * const blender = findBlender(process.env.PATH); // null: no .blend can be written
 */
export function findBlender(searchPath: string | undefined): string | null {
  const names = process.platform === 'win32' ? ['blender.exe'] : ['blender'];
  for (const folder of (searchPath ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      if (isAbsolute(folder) && canRun(path)) return path;
    }
  }
  return null;
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
