import type { Task } from './task.ts';

/**
 * Facts of a task family that every caller needs, as data, small enough for a browser bundle. Its schemas, rules and
 * prices are in its `...Details` function, which a bundle that only creates and watches leaves out.
 *
 * `Request` and `Result` exist only for the compiler; no field of that type is ever set.
 */
export interface Family<Request = object, Result = object> {
  /** Unique, stable, kebab-case: `remesh`, `keycap-build`. */
  readonly name: string;
  /** Path below `{base_url}`, without a trailing slash. */
  readonly prefix: string;
  /**
   * What DELETE means. `delete`: 200, the task is gone, 409 while it runs. `cancel`: 204, the task stays as
   * CANCELED, 400 once it is terminal (spec: States and transitions).
   */
  readonly removal: 'delete' | 'cancel';
  /** What a stream frame carries before the end: id, progress and status only, or the whole task (spec: Events). */
  readonly frames: 'partial' | 'full';
  /**
   * Refusals of a create that the specification declares beyond 400, 401, 402 and 429: 404 where another task can be
   * named, others by family (spec: Errors). An undeclared status leaves open whether a task was made.
   */
  readonly createErrorStatuses: readonly number[];
  /** 5xx answers to a create after which the specification promises that nothing was created. */
  readonly repeatCreateOn: readonly number[];
  /**
   * Fields of the task object that hold URLs of result files: a string, or any nesting of objects and arrays of
   * strings; `result.motion_url` names one field of an object.
   */
  readonly results: readonly string[];
  /**
   * Path of the main file in the task object: the model, or the motion clip.
   * @default `model_urls.glb`
   */
  readonly mainModel?: string;
  /** Never set: carries the types of the create body and of the result fields. */
  readonly types?: { readonly request: Request; readonly result: Result };
}

export type RequestOf<F> = F extends { readonly types?: { readonly request: infer Request } }
  ? Request
  : never;
export type ResultOf<F> = F extends { readonly types?: { readonly result: infer Result } } ? Result : never;
export type TaskOf<F> = Task<ResultOf<F>>;

/** Fields that each family states; the rest comes from its kind. */
type Own = Pick<Family, 'name' | 'prefix' | 'results'> &
  Partial<Pick<Family, 'repeatCreateOn' | 'createErrorStatuses' | 'mainModel'>>;

// Functions instead of spreads: a bundler drops unused calls but keeps an unused object with a spread in it.

/**
 * Returns a family with the behaviour of the generic ones (spec: Task families and their shared operations).
 * @__NO_SIDE_EFFECTS__
 */
export function generic<Request, Result>(own: Own): Family<Request, Result> {
  return {
    removal: 'delete',
    frames: 'partial',
    createErrorStatuses: [404],
    repeatCreateOn: [],
    ...own,
  };
}

/**
 * Returns a family with the behaviour of the Creative Lab products (spec: Creative Lab: keycap).
 * @__NO_SIDE_EFFECTS__
 */
export function creativeLab<Request, Result>(own: Own): Family<Request, Result> {
  return {
    removal: 'cancel',
    frames: 'full',
    createErrorStatuses: [404],
    repeatCreateOn: [],
    ...own,
  };
}
