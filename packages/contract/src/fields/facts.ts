import * as v from 'valibot';
import type { Source } from '../provenance.ts';
import type { Condition } from '../rules/rules.ts';

/** Facts of a field beyond its type. They reach forms, flags, messages and the OpenAPI document unchanged. */
export interface Facts {
  /** One sentence of help: what the field does. */
  readonly help: string;
  /**
   * Short name in a form.
   * @default the last part of the path in words, see `labelOf`
   */
  readonly label?: string;
  /** False: forms leave it out, because the client does it after the download or another field covers it. */
  readonly inForm?: false;
  /** Unit of the number, or of the length. */
  readonly unit?: string;
  /** Value the service uses when the field is absent. */
  readonly default?: unknown;
  /** The first entry whose condition holds replaces `default`; a condition may name fields above this one. */
  readonly otherDefaults?: readonly OtherDefault[];
  readonly deprecated?: Deprecation;
  /** Values that still work but will be removed, and values already removed. */
  readonly deprecatedValues?: Readonly<Record<string, Deprecation>>;
  readonly retiredValues?: Readonly<Record<string, Deprecation>>;
  /** @default the source of the family */
  readonly source?: Source;
  /** Of a text on a task object: the field of the request that it repeats; without it the text is empty. */
  readonly echoes?: string;
}

interface OtherDefault {
  readonly when: Condition;
  /** `undefined`: no default. */
  readonly is: string | number | boolean | undefined;
}

/** When something stops working (ISO date; absent: not announced) and its replacement. */
export interface Deprecation {
  readonly retires?: string;
  readonly instead?: string;
}

export interface NumberFacts extends Facts {
  readonly min?: number;
  readonly max?: number;
  /** Exclusive lower bound, instead of `min`. */
  readonly above?: number;
  /** The value is a multiple of it. */
  readonly step?: number;
}

export interface LengthFacts extends Facts {
  readonly min?: number;
  readonly max?: number;
}

/** All facts of one field that a form, a flag or a test needs. */
export type FieldFacts =
  | ({ readonly kind: 'integer' | 'number' } & NumberFacts)
  | ({ readonly kind: 'text' } & LengthFacts)
  | ({ readonly kind: 'flag' | 'task' | 'uuid' } & Facts)
  | ({ readonly kind: 'choice'; readonly values: readonly (string | number)[] } & Facts)
  | ({ readonly kind: 'link' } & LinkFacts)
  | ({ readonly kind: 'list'; readonly item: Field; readonly unique?: boolean } & LengthFacts)
  | ({ readonly kind: 'group'; readonly body: Body } & Facts);

export interface LinkFacts extends Facts {
  /** Accepted file extensions, with the dot. Files are judged by decoding, never by the URL's path. */
  readonly formats: readonly string[];
  /** Largest file in bytes, behind a URL or decoded from a data URI. */
  readonly maxBytes?: number;
  readonly maxDataUriBytes?: number;
  /** Kind of file the link points to. */
  readonly media: 'image' | 'model';
  /** Required prefix of a data URI's media type: `image/`. Absent: any type. */
  readonly dataUriType?: string;
}

export type Field<T = unknown> = v.GenericSchema<T, T>;
export type Body = v.GenericSchema<Record<string, unknown>> & {
  readonly entries: Readonly<Record<string, Field>>;
};

/**
 * Returns the facts of a field, optional or not.
 * @example
 * import { detailsOf, factsOf } from '@meshwright/contract/schema';
 *
 * for (const [name, field] of Object.entries(detailsOf('remesh').request.entries)) {
 *   console.log(name, factsOf(field).unit);
 * }
 */
export function factsOf(field: Field): FieldFacts {
  const inner = field.type === 'optional' ? (field as unknown as { wrapped: Field }).wrapped : field;
  return v.getMetadata(inner as v.GenericSchema) as unknown as FieldFacts;
}

/**
 * Returns the short name of a field: its `label`, or the last part of its path in words.
 * @example
 * import { labelOf } from '@meshwright/contract/schema';
 *
 * labelOf('target_polycount', {}); // 'Target polycount'
 */
export function labelOf(path: string, { label }: Pick<Facts, 'label'>): string {
  if (label !== undefined) return label;
  const name = path.slice(path.lastIndexOf('.') + 1);
  const words = name.replace(/_urls?$/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * @example
 * import { detailsOf, isRequired } from '@meshwright/contract/schema';
 *
 * const required = Object.entries(detailsOf('text-to-3d').request.entries).filter(([, field]) => isRequired(field));
 */
export function isRequired(field: Field): boolean {
  return field.type !== 'optional';
}

/** Returns the deprecation of one value of a field; only strings and numbers can be keys of the table. */
export function deprecationOf(
  table: Readonly<Record<string, Deprecation>> | undefined,
  value: unknown,
): Deprecation | undefined {
  const named = typeof value === 'string' || typeof value === 'number';
  return table && named && Object.hasOwn(table, value) ? table[value] : undefined;
}
