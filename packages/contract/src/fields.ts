import * as v from 'valibot';

/** Facts of a field that no type can say. They reach forms, flags, messages and the OpenAPI document unchanged. */
export interface Facts {
  /** One sentence for people: what the field does. */
  readonly help: string;
  /** Unit of the number, or of the length. */
  readonly unit?: string;
  /** Value the service uses when the field is absent. */
  readonly default?: unknown;
  readonly deprecated?: Deprecation;
  /** Values that work but will go, and values that are gone. */
  readonly deprecatedValues?: Readonly<Record<string, Deprecation>>;
  readonly retiredValues?: Readonly<Record<string, Deprecation>>;
}

/** When something stops working (ISO date; absent: not announced) and what to use instead. */
export interface Deprecation {
  readonly retires?: string;
  readonly instead?: string;
}

export interface NumberFacts extends Facts {
  readonly min?: number;
  readonly max?: number;
}

export interface LengthFacts extends Facts {
  readonly min?: number;
  readonly max?: number;
}

/** Everything known of one field: what a form, a flag or a test needs. */
export type FieldFacts =
  | ({ readonly kind: 'integer' | 'number' } & NumberFacts)
  | ({ readonly kind: 'text' } & LengthFacts)
  | ({ readonly kind: 'flag' | 'task' | 'uuid' } & Facts)
  | ({ readonly kind: 'choice'; readonly values: readonly (string | number)[] } & Facts)
  | ({ readonly kind: 'link' } & LinkFacts)
  | ({ readonly kind: 'list'; readonly item: Field; readonly unique?: boolean } & LengthFacts)
  | ({ readonly kind: 'group'; readonly body: Body } & Facts);

export interface LinkFacts extends Facts {
  /** Accepted file endings, with the dot. They are judged by decoding, never by the URL's path. */
  readonly formats: readonly string[];
  /** Largest file, in bytes: behind a URL, and inside a data URI (decoded). */
  readonly maxBytes?: number;
  readonly maxDataUriBytes?: number;
  /** What the link names. */
  readonly media: 'image' | 'model';
}

export type Field<T = unknown> = v.GenericSchema<T, T>;
export type Body = v.GenericSchema<Record<string, unknown>> & {
  readonly entries: Readonly<Record<string, Field>>;
};

/** A whole number from `min` to `max`, both allowed. */
export function integer(facts: NumberFacts): Field<number> {
  return v.pipe(
    v.number(),
    v.integer(),
    ...bounds(facts),
    carry({ kind: 'integer', ...facts }),
  ) as Field<number>;
}

/** A finite number from `min` to `max`, both allowed. */
export function number(facts: NumberFacts): Field<number> {
  return v.pipe(
    v.number(),
    v.finite(),
    ...bounds(facts),
    carry({ kind: 'number', ...facts }),
  ) as Field<number>;
}

/** Text. Lengths count Unicode code points (readings R43). */
export function text(facts: LengthFacts): Field<string> {
  const { min = 0, max = Number.POSITIVE_INFINITY } = facts;
  const actions = [
    v.check<string, string>((value) => codePoints(value.trim()) >= min, 'too_short'),
    v.check<string, string>((value) => codePoints(value) <= max, 'too_long'),
  ] as const;
  return v.pipe(v.string(), ...actions, carry({ kind: 'text', ...facts })) as Field<string>;
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

/** A task id that has to be a UUID (spec: Creative Lab builds). */
export function uuid(facts: Facts): Field<string> {
  return v.pipe(v.string(), v.uuid(), carry({ kind: 'uuid', ...facts })) as Field<string>;
}

/** An http(s) URL or a base64 data URI of a file. */
export function link(facts: LinkFacts): Field<string> {
  return v.pipe(
    v.string(),
    v.check(isLink, 'wrong_format'),
    carry({ kind: 'link', ...facts }),
  ) as Field<string>;
}

/** A list of `min` to `max` items. */
export function list<T>(item: Field<T>, facts: LengthFacts & { readonly unique?: boolean }): Field<T[]> {
  const { min = 0, max = Number.POSITIVE_INFINITY, unique = false } = facts;
  const actions = [
    v.check<T[], string>((items) => items.length >= min, 'too_short'),
    v.check<T[], string>((items) => items.length <= max, 'too_long'),
    v.check<T[], string>((items) => !unique || new Set(items).size === items.length, 'not_unique'),
  ] as const;
  return v.pipe(v.array(item), ...actions, carry({ kind: 'list', item, ...facts })) as Field<T[]>;
}

/** An object inside a body. */
export function group<B extends Body>(body: B, facts: Facts): Field<v.InferInput<B>> {
  return v.pipe(body as Body, carry({ kind: 'group', body, ...facts })) as Field<v.InferInput<B>>;
}

type Fields = Readonly<Record<string, Field>>;
type Optionals<O extends Fields> = { readonly [K in keyof O]: v.OptionalSchema<O[K], undefined> };

/** A create body: unknown fields are refused. */
export function body<R extends Fields, O extends Fields>(fields: {
  readonly required: R;
  readonly optional: O;
}): v.StrictObjectSchema<R & Optionals<O>, undefined> {
  const optional = Object.fromEntries(
    Object.entries(fields.optional).map(([name, field]) => [name, v.optional(field)]),
  ) as Optionals<O>;
  return v.strictObject({ ...fields.required, ...optional });
}

/** The facts of a field, optional or not. */
export function factsOf(field: Field): FieldFacts {
  const inner = field.type === 'optional' ? (field as unknown as { wrapped: Field }).wrapped : field;
  return v.getMetadata(inner as v.GenericSchema) as unknown as FieldFacts;
}

export function isRequired(field: Field): boolean {
  return field.type !== 'optional';
}

function carry(facts: FieldFacts): v.MetadataAction<never, Record<string, unknown>> {
  return v.metadata(facts as unknown as Record<string, unknown>) as never;
}

function bounds({ min, max }: NumberFacts): v.GenericValidation<number>[] {
  const actions: unknown[] = [];
  if (min !== undefined) actions.push(v.minValue<number, number>(min));
  if (max !== undefined) actions.push(v.maxValue<number, number>(max));
  return actions as v.GenericValidation<number>[];
}

function codePoints(value: string): number {
  return [...value].length;
}

function isLink(value: string): boolean {
  // Only the head of a data URI is read here: the rest can be 100 MB and is judged by decoding it.
  return (
    /^data:[\w.+-]+\/[\w.+-]+(;[\w.+=-]+)*;base64,./.test(value) ||
    (URL.canParse(value) && /^https?:/i.test(value))
  );
}
