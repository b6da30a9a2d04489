import type { StepName } from '../steps.ts';
import type { Examination } from './examination.ts';

/**
 * `error`: it does not look or work right, or exceeds the requested budget; `warning`: it has a cost or an unexpected
 * effect; `note`: informative.
 */
export type Severity = 'error' | 'warning' | 'note';

/** One result of a doctor rule. */
export interface Finding {
  /** Code of the rule, for scripts. */
  code: string;
  severity: Severity;
  /** The problem, in plain words. */
  message: string;
  /** The effect of the problem. */
  consequence: string;
  /** How to fix it; null where only the artist can. */
  fix: Fix | null;
  /** JSON pointer of the problem, where there is one. */
  pointer?: string;
}

/** The free local fix, and the task of the API that fixes it where no local step can. */
export interface Fix {
  does: string;
  /** Arguments of the `meshwright` command; `FILE` and `OUT` stand for paths. */
  command?: string;
  /** A step of a recipe and its options, as in a manifest: `{ lightmapUv: {} }`. */
  step?: { readonly [Name in StepName]?: Readonly<Record<string, unknown>> };
  /** An API operation, by its family, and its request. */
  task?: { family: string; request: Readonly<Record<string, unknown>> };
}

/** Returns the findings of one rule, none when all is well. */
export type Rule = (examination: Examination) => Finding[] | Promise<Finding[]>;
