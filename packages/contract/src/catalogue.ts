import type { Details } from './details.ts';
import { familyDetails } from './families.ts';
import type { Family } from './family.ts';

const catalogue = new Map<string, Details>();

/**
 * Returns schemas, rules and prices of a family, built on first use.
 * @throws Error for a family this contract does not know.
 * @example
 * import { remesh } from '@meshwright/contract';
 * import { detailsOf } from '@meshwright/contract/schema';
 *
 * detailsOf(remesh).title; // 'Remesh'
 */
export function detailsOf(family: Family | string): Details {
  const name = typeof family === 'string' ? family : family.name;
  const known = catalogue.get(name);
  if (known) return known;
  const make = Object.hasOwn(familyDetails, name) ? familyDetails[name] : undefined;
  if (!make) throw new Error(`unknown family ${name}; known: ${Object.keys(familyDetails).join(', ')}`);
  const fresh = make();
  catalogue.set(name, fresh);
  return fresh;
}
