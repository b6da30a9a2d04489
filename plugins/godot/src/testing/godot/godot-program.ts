import { findProgram } from '@meshwright/testing/hosts/missing-programs';

/** Returns the path of Godot 4: `GODOT_PATH`, else `godot` on the search path; undefined when there is none. */
export function godotProgram(): string | undefined {
  return findProgram(process.env.GODOT_PATH ?? 'godot');
}

/** Why no Godot can be started here; undefined when one can. */
export const missingGodot: string | undefined = godotProgram()
  ? undefined
  : 'no Godot 4: set GODOT_PATH, or run npm run hosts:install godot';
