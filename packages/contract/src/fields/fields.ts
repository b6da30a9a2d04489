import * as v from 'valibot';
import type { Source } from '../provenance.ts';
import type { Body, Facts, Field, FieldFacts, LengthFacts, LinkFacts, NumberFacts } from './facts.ts';

/** An integer from `min` to `max`, inclusive. */
export function integer(facts: NumberFacts): Field<number> {
  return v.pipe(
    v.number(),
    v.integer(),
    ...bounds(facts),
    carry({ kind: 'integer', ...facts }),
  ) as Field<number>;
}

/** A finite number from `min`, or above `above`, to `max`, inclusive. */
export function number(facts: NumberFacts): Field<number> {
  return v.pipe(
    v.number(),
    v.finite(),
    ...bounds(facts),
    carry({ kind: 'number', ...facts }),
  ) as Field<number>;
}

/**
 * Longest text where the specification states no limit, in characters: a longer one is a mistake, and every task
 * object would repeat it.
 */
const longestText = 20_000;

/** Text. Lengths count Unicode code points (readings R43). */
export function text(facts: LengthFacts): Field<string> {
  const { min = 0, max = longestText } = facts;
  const actions = [
    v.check<string, string>((value) => codePoints(value.trim()) >= min, 'too_short'),
    v.check<string, string>((value) => codePoints(value) <= max, 'too_long'),
  ] as const;
  return v.pipe(v.string(), ...actions, carry({ kind: 'text', ...facts, max })) as Field<string>;
}

export function flag(facts: Facts): Field<boolean> {
  return v.pipe(v.boolean(), carry({ kind: 'flag', ...facts })) as Field<boolean>;
}

/** One of a closed list of values. */
export function choice<const V extends string | number>(values: readonly V[], facts: Facts): Field<V> {
  return v.pipe(v.picklist(values), carry({ kind: 'choice', values, ...facts })) as Field<V>;
}

/** An opaque task id (spec: Conventions). */
export function taskId(facts: Facts): Field<string> {
  return v.pipe(v.string(), v.minLength(1), carry({ kind: 'task', ...facts })) as Field<string>;
}

/** A task id that must be a UUID (spec: Creative Lab: keycap). */
export function uuid(facts: Facts): Field<string> {
  return v.pipe(v.string(), v.uuid(), carry({ kind: 'uuid', ...facts })) as Field<string>;
}

/** An http(s) URL or a base64 data URI of a file. */
export function link(facts: LinkFacts): Field<string> {
  return v.pipe(
    v.string(),
    v.check((value) => isLink(value, facts.dataUriType ?? ''), 'wrong_format'),
    carry({ kind: 'link', ...facts }),
  ) as Field<string>;
}

/** A list of `min` to `max` items. */
export function list<T>(item: Field<T>, facts: LengthFacts & { readonly unique?: boolean }): Field<T[]> {
  const { min = 0, max = Number.POSITIVE_INFINITY, unique = false } = facts;
  return v.pipe(
    // The length check runs first, so the items of a list that is too long are never checked.
    v.array(v.unknown()),
    v.check((items) => items.length >= min, 'too_short'),
    v.check((items) => items.length <= max, 'too_long'),
    v.array(item),
    v.check((items) => !unique || new Set(items).size === items.length, 'not_unique'),
    carry({ kind: 'list', item, ...facts }),
  ) as Field<T[]>;
}

/** An object inside a body. */
export function group<B extends Body>(body: B, facts: Facts): Field<v.InferInput<B>> {
  // The library accepts an array as an object.
  const notAList = v.check<unknown, string>((value) => !Array.isArray(value), 'wrong_type');
  return v.pipe(v.unknown(), notAList, body as Body, carry({ kind: 'group', body, ...facts })) as Field<
    v.InferInput<B>
  >;
}

/** A field that comes from another source than the rest of its family. */
export function from<T>(source: Source, field: Field<T>): Field<T> {
  return v.pipe(field, v.metadata({ source })) as Field<T>;
}

type Fields = Readonly<Record<string, Field>>;
type Optionals<O extends Fields> = { readonly [K in keyof O]: v.OptionalSchema<O[K], undefined> };

/** A create body that refuses unknown fields. */
export function body<R extends Fields, O extends Fields>(fields: {
  readonly required: R;
  readonly optional: O;
}): v.StrictObjectSchema<R & Optionals<O>, undefined> {
  const optional = Object.fromEntries(
    Object.entries(fields.optional).map(([name, field]) => [name, v.optional(field)]),
  ) as Optionals<O>;
  return v.strictObject({ ...fields.required, ...optional });
}

function carry(facts: FieldFacts): v.MetadataAction<never, Record<string, unknown>> {
  return v.metadata(facts as unknown as Record<string, unknown>) as never;
}

function bounds({ min, max, above, step }: NumberFacts): v.GenericValidation<number>[] {
  const actions: unknown[] = [];
  if (min !== undefined) actions.push(v.minValue<number, number>(min));
  if (above !== undefined) actions.push(v.gtValue<number, number>(above));
  if (step !== undefined) actions.push(v.multipleOf<number, number>(step));
  if (max !== undefined) actions.push(v.maxValue<number, number>(max));
  return actions as v.GenericValidation<number>[];
}

function codePoints(value: string): number {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
}

function isLink(value: string, dataUriType: string): boolean {
  // Reads only the head of a data URI: the rest can be 100 MB and is judged by decoding it.
  return (
    (/^data:[\w.+-]+\/[\w.+-]+(;[\w.+=-]+)*;base64,./.test(value) &&
      value.startsWith(`data:${dataUriType}`)) ||
    (URL.canParse(value) && /^https?:/i.test(value))
  );
}
