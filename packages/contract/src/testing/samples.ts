import type { Details } from '../details.ts';
import { type Body, type Field, type FieldFacts, factsOf } from '../fields/facts.ts';
import type { Condition } from '../rules/rules.ts';

/** A field of a body or of one of its groups. */
export interface Place {
  readonly path: string;
  readonly field: Field;
  readonly facts: FieldFacts;
}

export type Draft = Record<string, unknown>;

/** Returns every field of a create body with groups opened, for the table tests. */
export function placesOf(body: Body, prefix = ''): Place[] {
  return Object.entries(body.entries).flatMap(([name, field]) => {
    const facts = factsOf(field);
    const inner = facts.kind === 'group' ? placesOf(facts.body, `${prefix}${name}.`) : [];
    return [{ path: prefix + name, field, facts }, ...inner];
  });
}

/** Returns the facts of the field at that path. */
export function factsAt(details: Details, path: string): FieldFacts {
  const place = placesOf(details.request).find((candidate) => candidate.path === path);
  if (!place) throw new Error(`${details.title} has no field ${path}`);
  return place.facts;
}

/** Returns a valid, switched-on value of a field; a different one for each number as far as the field allows. */
export function sample(facts: FieldFacts, number = 0): unknown {
  switch (facts.kind) {
    case 'integer':
    case 'number':
      return Math.min(Math.max(facts.min ?? 0, 1), facts.max ?? Infinity) + number;
    case 'text':
      return (
        'abcdefghij'.charAt(number % 10).repeat(Math.max(facts.min ?? 0, 1)) + (number > 9 ? number : '')
      );
    case 'flag':
      return true;
    case 'task':
      return `task-${number}`;
    case 'uuid':
      return `018a210d-8ba4-705c-b111-${String(number).padStart(12, '0')}`;
    case 'choice': {
      const values = facts.values.filter((value) => value !== '');
      return values[number % values.length];
    }
    case 'link':
      return `https://example.com/${number}.png`;
    case 'list':
      return items(facts, Math.max(facts.min ?? 0, 1));
    case 'group':
      return Object.fromEntries(
        placesOf(facts.body)
          .filter(({ field }) => field.type !== 'optional')
          .map((place) => [place.path, sample(place.facts)]),
      );
  }
}

/** Returns that many items of a list, all different as far as the item allows. */
export function items(facts: FieldFacts & { readonly kind: 'list' }, length: number): unknown[] {
  return Array.from({ length }, (_, index) => sample(factsOf(facts.item), index));
}

/** Returns a copy of the body with the value at the path; `undefined` removes the field. */
export function put(body: Draft, path: string, value: unknown): Draft {
  const [name = path, ...rest] = path.split('.');
  const inner = rest.length > 0 ? put((body[name] ?? {}) as Draft, rest.join('.'), value) : value;
  const { [name]: _, ...others } = body;
  return inner === undefined ? others : { ...others, [name]: inner };
}

/** Returns values that make a condition hold, and values that do not; `undefined` removes the field. */
export function valuesFor(
  details: Details,
  { field, is }: Condition,
): { holding: unknown[]; failing: unknown[] } {
  const facts = factsAt(details, field);
  const domain = facts.kind === 'choice' ? facts.values : [true, false];
  const usual = facts.otherDefaults ? [] : [undefined];
  const holds = (value: unknown) =>
    is.some((allowed) => allowed === (value === undefined ? facts.default : value));
  const all: unknown[] = [...domain, ...usual];
  return { holding: all.filter(holds), failing: all.filter((value) => !holds(value)) };
}
