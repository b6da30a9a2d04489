import type { Source } from '../provenance.ts';
import { valueAt } from '../value-at.ts';
import type { Issue } from './issue.ts';

type Value = string | number | boolean | undefined;

/** Holds when the field has one of the values; `undefined` among them means "not given". Defaults count as given. */
export interface Condition {
  readonly field: string;
  readonly is: readonly Value[];
}

/** A rule between fields, as data: a form can grey out a field, a test can break it, a message can quote it. */
export type Rule = {
  readonly name: string;
  readonly message: string;
  /** @default the source of the family */
  readonly source?: Source;
} /** For ids, files and lists: each counts when present. */ & (
  | {
      readonly kind: 'exactly-one';
      readonly fields: readonly string[];
      /** Field that the service uses when several are given; a client still refuses (readings R05). */
      readonly wins?: string;
    }
  /** For switches and sizes: 0, false and '' count as not set. */
  | { readonly kind: 'at-least-one' | 'at-most-one'; readonly fields: readonly string[] }
  /** `field` is required while `when` holds. */
  | { readonly kind: 'needs'; readonly field: string; readonly when: Condition }
  /** `field` (or only its values `is`) is allowed only while `with` holds. */
  | {
      readonly kind: 'only-with';
      readonly field: string;
      readonly is?: readonly Value[];
      readonly with: Condition;
    }
  /** `field` has a tighter range while `when` holds. */
  | {
      readonly kind: 'limit';
      readonly field: string;
      readonly min: number;
      readonly max: number;
      readonly when: Condition;
    }
);

/** `field` is not checked, not even its range, while `by` is given. Not an issue, so no message. */
export interface Ignored {
  readonly field: string;
  readonly by: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the ignored fields of a body. */
export function ignoredFields(ignored: readonly Ignored[] = [], values: Values): string[] {
  return ignored.filter(({ by }) => isGiven(values, by)).map(({ field }) => field);
}

/**
 * Returns an issue for each rule that a create body breaks.
 * @param given the original body: decides which fields are given
 * @param filled the body with defaults: decides which conditions hold
 * @param service reads "exactly one" as the service does, where a rule names a winner
 */
export function brokenRules(rules: readonly Rule[], given: Values, filled: Values, service = false): Issue[] {
  return rules.flatMap((rule) => {
    const limit = broken(rule, given, filled, service);
    return limit === null
      ? []
      : [{ path: fieldsOf(rule).join(','), message: rule.message, rule: rule.name, ...limit }];
  });
}

/**
 * Returns the fields that a rule names.
 * @example
 * import { detailsOf, fieldsOf } from '@meshwright/contract/schema';
 *
 * const named = detailsOf('remesh').rules?.flatMap((rule) => fieldsOf(rule));
 */
export function fieldsOf(rule: Rule): readonly string[] {
  return 'fields' in rule ? rule.fields : [rule.field];
}

/** Returns the condition under which a rule applies, if any. */
export function conditionOf(rule: Rule): Condition | undefined {
  if ('when' in rule) return rule.when;
  return 'with' in rule ? rule.with : undefined;
}

/** Returns whether the field is present, whatever its value: 0 is a valid animation action. */
export function isPresent(values: Values, path: string): boolean {
  const value = valueAt(values, path);
  return value !== undefined && value !== null;
}

/**
 * Returns whether the field is present without the "off" value of its kind: 0, false and '' mean "not set" (readings
 * R29).
 * @example
 * import { isGiven } from '@meshwright/contract/schema';
 *
 * isGiven({ target_polycount: 0 }, 'target_polycount'); // false: 0 is "not set"
 */
export function isGiven(values: Values, path: string): boolean {
  const value = valueAt(values, path);
  return value !== undefined && value !== null && value !== false && value !== 0 && value !== '';
}

function broken(
  rule: Rule,
  given: Values,
  filled: Values,
  service: boolean,
): Pick<Issue, 'limit' | 'code'> | null {
  const conflict = { code: 'conflict' as const };
  switch (rule.kind) {
    case 'exactly-one': {
      const count = rule.fields.filter((field) => isPresent(given, field)).length;
      if (count === 0) return { code: 'missing' };
      const settled = service && rule.wins !== undefined && isPresent(given, rule.wins);
      return count === 1 || settled ? null : conflict;
    }
    case 'at-least-one':
      return rule.fields.some((field) => isGiven(given, field)) ? null : { code: 'missing' };
    case 'at-most-one':
      return rule.fields.filter((field) => isGiven(given, field)).length > 1 ? conflict : null;
    case 'needs':
      return holds(rule.when, filled) && !isGiven(given, rule.field) ? { code: 'missing' } : null;
    case 'only-with': {
      const value = valueAt(given, rule.field);
      const applies = isGiven(given, rule.field) && (rule.is?.includes(value as Value) ?? true);
      return applies && !holds(rule.with, filled) ? { ...conflict, limit: known(rule.with.is) } : null;
    }
    case 'limit': {
      const value = valueAt(given, rule.field);
      if (typeof value !== 'number' || !holds(rule.when, filled)) return null;
      if (value < rule.min) return { code: 'too_small', limit: rule.min };
      return value > rule.max ? { code: 'too_large', limit: rule.max } : null;
    }
  }
}

/**
 * Returns whether the condition holds.
 * @param filled a body with its defaults filled in
 * @example
 * import { holds } from '@meshwright/contract/schema';
 *
 * holds({ field: 'mode', is: ['preview'] }, { mode: 'preview' }); // true
 */
export function holds(condition: Condition, filled: Values): boolean {
  return condition.is.includes(valueAt(filled, condition.field) as Value);
}

function known(values: readonly Value[]): (string | number)[] {
  return values
    .filter((value) => value !== undefined)
    .map((value) => (typeof value === 'number' ? value : String(value)));
}
