import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the path of Godot 4: `GODOT_PATH`, else `godot` on the search path; undefined when there is none. */
export function godotProgram(): string | undefined {
  const named = process.env.GODOT_PATH;
  const candidates = named
    ? [named]
    : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'godot'));
  return candidates.find(canRun);
}

/** Why no Godot can be started here; undefined when one can. */
export const missingGodot: string | undefined = godotProgram()
  ? undefined
  : 'no Godot 4: set GODOT_PATH, or run node scripts/hosts/install.mjs godot';

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
