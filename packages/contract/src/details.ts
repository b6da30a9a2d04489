import type * as v from 'valibot';
import type { Body, Deprecation, Field } from './fields/facts.ts';
import type { Cost } from './price.ts';
import type { Source } from './provenance.ts';
import type { Condition, Ignored, Rule } from './rules/rules.ts';

/** All facts of a family that its descriptor leaves out because a browser does not need them. */
export interface Details<Request extends Body = Body, Result extends ResultFields = ResultFields> {
  /** Name in the specification: `Image to 3D`. */
  readonly title: string;
  /** Value of `type` on its task objects; by a field of the request where it is not the same for all. */
  readonly type: string | TypeByField;
  /** Section of the specification the facts come from. */
  readonly spec: string;
  /** Where the path and the request come from. A field, a rule or a price with a source of its own differs. */
  readonly source: Source;
  /**
   * Where `type` and the result fields come from.
   * @default `source`
   */
  readonly answerSource?: Source;
  /** Set when another family replaces this one: forms leave it out. */
  readonly deprecated?: Deprecation;
  /** One sentence of help. */
  readonly help: string;
  /** Set when the answer to a create carries the fields of the task object beside `result`. */
  readonly createReturnsTask?: true;
  /** Set when `task_error` is null on a task that did not fail, not an empty message. */
  readonly nullError?: true;
  /** Status codes of a create beyond 400, 401, 402 and 429, with their meaning. */
  readonly createErrors?: Readonly<Record<number, string>>;
  /** Status codes of a DELETE beyond those of its kind of removal. */
  readonly removeErrors?: Readonly<Record<number, string>>;
  readonly form?: FormFacts;
  readonly request: Request;
  readonly rules: readonly Rule[];
  readonly ignored?: readonly Ignored[];
  /** Fields of the task object beyond the common ones. All are optional until the task SUCCEEDED. */
  readonly result: Result;
  readonly cost: Cost;
  /** Tasks that a field may name, by field (spec: Task dependencies that must hold at creation). */
  readonly references?: Readonly<Record<string, Reference>>;
  /** Valid create bodies, the smallest first; the tests break them one rule at a time. */
  readonly examples: readonly Readonly<Record<string, unknown>>[];
  /** Limits of the files a field points at, which a create body cannot show (spec: Limits). */
  readonly limits?: readonly Limit[];
}

export interface TypeByField {
  readonly field: string;
  /** The type by value of the field. */
  readonly is: Readonly<Record<string, string>>;
  readonly else: string;
}

/**
 * Returns the value of `type` on the task that a create body made.
 * @example
 * import { detailsOf, typeOf } from '@meshwright/contract/schema';
 *
 * typeOf(detailsOf('text-to-3d'), { mode: 'preview' }); // 'text-to-3d-preview'
 */
export function typeOf({ type }: Pick<Details, 'type'>, request: Readonly<Record<string, unknown>>): string {
  if (typeof type === 'string') return type;
  const value = String(request[type.field]);
  return Object.hasOwn(type.is, value) ? (type.is[value] as string) : type.else;
}

/**
 * Returns every value that `type` of the family's task objects may have.
 * @example
 * import { detailsOf, typesOf } from '@meshwright/contract/schema';
 *
 * typesOf(detailsOf('rigging')); // ['rig']
 */
export function typesOf({ type }: Pick<Details, 'type'>): string[] {
  return typeof type === 'string' ? [type] : [...Object.values(type.is), type.else];
}

/** What a form of the family needs beyond its fields. */
export interface FormFacts {
  /**
   * Verb of the button that applies the family to a model: `Rig`.
   * @default the title
   */
  readonly action?: string;
  /** Whether it is among the few actions that a panel shows unfolded for a selected model. */
  readonly quick?: boolean;
  /** Field that takes the height of the source as it stands, in metres; a form has one height for both. */
  readonly height?: string;
  /**
   * Values of a first request before any change.
   * @default the switches and choices of the smallest example
   */
  readonly presets?: Readonly<Record<string, unknown>>;
  /**
   * Optional fields outside the fold.
   * @default those of the smallest example
   */
  readonly main?: readonly string[];
}

/**
 * Returns the name of a family on a button that applies it to a model.
 * @example
 * import { actionOf, detailsOf } from '@meshwright/contract/schema';
 *
 * const label = actionOf(detailsOf('remesh')); // of a button
 */
export function actionOf({ form, title }: Pick<Details, 'form' | 'title'>): string {
  return form?.action ?? title;
}

/** A bound on the model, the picture or the result of a task. */
export interface Limit {
  /** Unique in its family, kebab-case: `faces`. */
  readonly name: string;
  readonly min?: number;
  readonly max?: number;
  readonly unit: 'faces' | 'pixels' | 'days';
  /** Status of a create that breaks it; absent where no create can. */
  readonly status?: 400 | 422;
  /** A full sentence: the limit, and what to do. */
  readonly message: string;
}

export interface Reference {
  /** Families whose SUCCEEDED tasks may be named. */
  readonly families: readonly string[];
  /** Condition that the create body of the named task must meet. */
  readonly when?: Condition;
  /** Fewer families while the create body itself meets a condition. */
  readonly fewer?: { readonly when: Condition; readonly families: readonly string[] };
  /** Status for an unknown id (readings R04, R07). */
  readonly missing: 400 | 404;
  /** Status for a task of another family, where it is not 400 (readings R40). */
  readonly wrongFamily?: 404;
  /** Status for a task of another account, where it is not that of an unknown id. */
  readonly foreign?: 403;
}

export type ResultFields = Readonly<Record<string, Field>>;

export type RequestOfDetails<D> = D extends () => { readonly request: infer R extends v.GenericSchema }
  ? v.InferInput<R>
  : never;
export type ResultOfDetails<D> = D extends () => { readonly result: infer R extends ResultFields }
  ? { readonly [K in keyof R]?: v.InferOutput<R[K]> }
  : never;

/** Checks the shape of a family's facts and keeps the exact types of its fields. */
export function details<R extends Body, F extends ResultFields>(facts: Details<R, F>): Details<R, F> {
  return facts;
}
