import { root } from '../../setup.mjs';
import { type HostProgram, ourPackages } from '../packages.ts';

/** Returns the editors that plugins name, by the names of their folders. */
export function hostPrograms(): Readonly<Record<string, HostProgram>> {
  return Object.assign({}, ...ourPackages(root).map(({ facts }) => facts.host?.programs));
}
