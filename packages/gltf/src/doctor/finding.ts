import type { Examination } from './examination.ts';

/**
 * `error`: it will not look or work right, or breaks the budget that was asked for; `warning`: it costs or
 * surprises; `note`: good to know.
 */
export type Severity = 'error' | 'warning' | 'note';

/** One thing the doctor has to say. */
export interface Finding {
  /** Which rule, for scripts. */
  code: string;
  severity: Severity;
  /** What is the case, in plain words. */
  says: string;
  /** How much that matters. */
  matters: string;
  /** What to do about it; null where only the artist can. */
  fix: Fix | null;
  /** JSON pointer of the place, where there is one. */
  pointer?: string;
}

/** The local cure, which is free, and the task of the API that does it where nothing local can. */
export interface Fix {
  does: string;
  /** Arguments of the `meshwright` command; `FILE` and `OUT` stand for paths. */
  command?: string;
  /** An operation of the API, by its family, and what to ask of it. */
  task?: { family: string; request: Readonly<Record<string, unknown>> };
}

/** A rule answers what it found, nothing when all is well. */
export type Rule = (examination: Examination) => Finding[] | Promise<Finding[]>;
