/** Why a create body is refused. A rule between fields reports its own name instead. */
export type IssueCode =
  | 'missing'
  | 'unknown_field'
  | 'wrong_type'
  | 'too_small'
  | 'too_large'
  | 'too_short'
  | 'too_long'
  | 'not_allowed'
  | 'not_unique'
  | 'wrong_step'
  | 'wrong_format'
  | 'retired'
  | 'conflict';

/** One problem of a create body, as data that any form, command line or HTTP answer can show. */
export interface Issue {
  /** Dotted path of the field: `post_process.fps`, `image_urls.2`; the fields of a rule are joined by a comma. */
  readonly path: string;
  readonly code: IssueCode;
  /** A full sentence: the field, what is allowed, what to do. */
  readonly message: string;
  /** The bound or the allowed values that the value violates. */
  readonly limit?: number | string | readonly (number | string)[];
  /** Name of the broken rule between fields, if any. */
  readonly rule?: string;
}
