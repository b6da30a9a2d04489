import type { Details } from './details.ts';
import { type Deprecation, deprecationOf, factsOf } from './fields/facts.ts';

export interface Notice {
  readonly path: string;
  readonly value?: unknown;
  readonly deprecation: Deprecation;
  readonly message: string;
}

/**
 * Returns the deprecated fields and values that a body uses and that still work.
 * @example
 * import { detailsOf, notices } from '@meshwright/contract/schema';
 *
 * const deprecated = notices(detailsOf('text-to-3d'), { mode: 'preview', prompt: 'a chest' });
 */
export function notices(family: Details, request: Readonly<Record<string, unknown>>): Notice[] {
  return Object.entries(family.request.entries).flatMap(([path, field]) => {
    const value = request[path];
    if (value === undefined) return [];
    const facts = factsOf(field);
    const ofValue = deprecationOf(facts.deprecatedValues, value);
    return [
      ...(facts.deprecated
        ? [{ path, deprecation: facts.deprecated, ...sentence(path, facts.deprecated) }]
        : []),
      ...(ofValue
        ? [{ path, value, deprecation: ofValue, ...sentence(`${path}: ${String(value)}`, ofValue) }]
        : []),
    ];
  });
}

function sentence(subject: string, { retires, instead }: Deprecation): { message: string } {
  const when = retires ? ` and retires on ${retires}` : '';
  const advice = instead ? ` Use ${instead}.` : '';
  return { message: `${subject} is deprecated${when}.${advice}` };
}
