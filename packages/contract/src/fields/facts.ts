import * as v from 'valibot';
import type { Condition } from '../rules/rules.ts';

/** Facts of a field that no type can say. They reach forms, flags, messages and the OpenAPI document unchanged. */
export interface Facts {
  /** One sentence for people: what the field does. */
  readonly help: string;
  /** Unit of the number, or of the length. */
  readonly unit?: string;
  /** Value the service uses when the field is absent. */
  readonly default?: unknown;
  /** Takes the place of `default` while its condition holds, the first that does; it may speak of fields above this one. */
  readonly otherDefaults?: readonly OtherDefault[];
  readonly deprecated?: Deprecation;
  /** Values that work but will go, and values that are gone. */
  readonly deprecatedValues?: Readonly<Record<string, Deprecation>>;
  readonly retiredValues?: Readonly<Record<string, Deprecation>>;
}

interface OtherDefault {
  readonly when: Condition;
  /** `undefined`: no default. */
  readonly is: string | number | boolean | undefined;
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
  /** What the type of a data URI has to start with: `image/`. Absent: any type. */
  readonly dataUriType?: string;
}

export type Field<T = unknown> = v.GenericSchema<T, T>;
export type Body = v.GenericSchema<Record<string, unknown>> & {
  readonly entries: Readonly<Record<string, Field>>;
};

/** The facts of a field, optional or not. */
export function factsOf(field: Field): FieldFacts {
  const inner = field.type === 'optional' ? (field as unknown as { wrapped: Field }).wrapped : field;
  return v.getMetadata(inner as v.GenericSchema) as unknown as FieldFacts;
}

export function isRequired(field: Field): boolean {
  return field.type !== 'optional';
}

/** What is known of one value of a field; only text and numbers can be a value of the table. */
export function deprecationOf(
  table: Readonly<Record<string, Deprecation>> | undefined,
  value: unknown,
): Deprecation | undefined {
  const named = typeof value === 'string' || typeof value === 'number';
  return table && named && Object.hasOwn(table, value) ? table[value] : undefined;
}
