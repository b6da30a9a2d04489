import type { Details } from './details.ts';
import { keycapBuildDetails, keycapPrototypeDetails } from './families/keycap.ts';
import { remeshDetails } from './families/remesh.ts';
import { textTo3dDetails } from './families/text-to-3d.ts';
import type { Family } from './family.ts';

const makers: Readonly<Record<string, () => Details>> = {
  'text-to-3d': textTo3dDetails,
  remesh: remeshDetails,
  'keycap-prototype': keycapPrototypeDetails,
  'keycap-build': keycapBuildDetails,
};

const made = new Map<string, Details>();

/** Schemas, rules and prices of a family; built on first use. @throws Error for a family this contract does not know. */
export function detailsOf(family: Family | string): Details {
  const name = typeof family === 'string' ? family : family.name;
  const known = made.get(name);
  if (known) return known;
  const make = Object.hasOwn(makers, name) ? makers[name] : undefined;
  if (!make) throw new Error(`no family is called ${name}; known: ${Object.keys(makers).join(', ')}`);
  const fresh = make();
  made.set(name, fresh);
  return fresh;
}
