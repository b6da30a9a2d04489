import { keycapBuild, keycapPrototype } from './families/keycap.ts';
import { remesh } from './families/remesh.ts';
import { textTo3d } from './families/text-to-3d.ts';
import type { Family } from './family.ts';

/** Every family of the API, in the order of the specification. */
export const families: readonly Family[] = [textTo3d, remesh, keycapPrototype, keycapBuild];

/** The family of that name, if there is one. */
export function familyNamed(name: string): Family | undefined {
  return families.find((family) => family.name === name);
}
