import type * as v from 'valibot';
import type { Body, Field } from './fields.ts';
import type { Cost } from './price.ts';
import type { Ignored, Rule } from './rules.ts';

/** The whole truth about a family: what its descriptor leaves out because a browser does not need it. */
export interface Details<Request extends Body = Body, Result extends ResultFields = ResultFields> {
  /** As the specification names it: `Image to 3D`. */
  readonly title: string;
  /** The value of `type` on its task objects. */
  readonly type: string;
  /** Section of the specification the facts come from. */
  readonly spec: string;
  /** One sentence for people. */
  readonly help: string;
  /** Status codes of a create beyond 400, 401, 402 and 429, with their meaning. */
  readonly createErrors?: Readonly<Record<number, string>>;
  readonly request: Request;
  readonly rules: readonly Rule[];
  readonly ignored?: readonly Ignored[];
  /** Fields of the task object beyond the common ones. All are optional until the task SUCCEEDED. */
  readonly result: Result;
  readonly cost: Cost;
  /**
   * Tasks a reference field may name, by family name (spec: Task dependencies that must hold at creation).
   * `missing`: the status for an unknown id (readings R04, R07, R40).
   */
  readonly references?: Readonly<Record<string, Reference>>;
  /** Create bodies that are right, the first the smallest; the tests break them one rule at a time. */
  readonly examples: readonly Readonly<Record<string, unknown>>[];
}

export interface Reference {
  readonly families: readonly string[];
  readonly missing: 400 | 404;
}

export type ResultFields = Readonly<Record<string, Field>>;

export type RequestOfDetails<D> = D extends () => { readonly request: infer R extends v.GenericSchema }
  ? v.InferInput<R>
  : never;
export type ResultOfDetails<D> = D extends () => { readonly result: infer R extends ResultFields }
  ? { readonly [K in keyof R]?: v.InferOutput<R[K]> }
  : never;

/** Keeps the exact types of a family's fields while checking its shape. */
export function details<R extends Body, F extends ResultFields>(facts: Details<R, F>): Details<R, F> {
  return facts;
}
