import type { Issue } from '@meshwright/contract';

/** Rule for a field of a control body. A field without `required` is optional. */
type FieldRule = { readonly required?: true } & (
  | { readonly is: 'integer' | 'number'; readonly min: number; readonly max: number }
  | { readonly is: 'text'; readonly max: number; readonly pattern?: RegExp }
  | { readonly is: 'boolean' }
  | { readonly is: 'one-of'; readonly values: readonly string[] }
  /** Milliseconds since 1970, or an ISO 8601 date. */
  | { readonly is: 'moment'; readonly max: number }
  /** A whole number from 1, or a list of them. */
  | { readonly is: 'turns' }
);

export type FieldRules = Readonly<Record<string, FieldRule>>;

/**
 * Checks an object against its rules; unknown fields are errors too. @param path of the object, '' for the body
 * itself
 */
export function checkFields(value: unknown, rules: FieldRules, path = ''): Issue[] {
  if (!isObject(value)) {
    return [{ path, code: 'wrong_type', message: `${path === '' ? 'The body' : path} must be an object.` }];
  }
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  const known = Object.keys(rules);
  const issues: Issue[] = [];
  for (const name of Object.keys(value)) {
    if (known.includes(name)) continue;
    const message = `${at(name)} is not a known field; ${known.length > 0 ? `known are ${known.join(', ')}` : 'no fields are allowed here'}.`;
    issues.push({ path: at(name), code: 'unknown_field', message });
  }
  for (const [name, rule] of Object.entries(rules)) {
    const field = value[name];
    if (field === undefined) {
      if (rule.required)
        issues.push({
          path: at(name),
          code: 'missing',
          message: `${at(name)} is missing; give ${meaning(rule)}.`,
        });
    } else if (!fits(field, rule)) {
      issues.push({
        path: at(name),
        code: 'not_allowed',
        message: `${at(name)} must be ${meaning(rule)}.`,
      });
    }
  }
  return issues;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the time of a valid moment field, in milliseconds since 1970. */
export function momentOf(value: number | string): number {
  return typeof value === 'number' ? value : Date.parse(value);
}

function fits(value: unknown, rule: FieldRule): boolean {
  switch (rule.is) {
    case 'integer':
      return Number.isInteger(value) && within(value as number, rule.min, rule.max);
    case 'number':
      return typeof value === 'number' && within(value, rule.min, rule.max);
    case 'text':
      return (
        typeof value === 'string' && value.length <= rule.max && (rule.pattern?.test(value) ?? value !== '')
      );
    case 'boolean':
      return typeof value === 'boolean';
    case 'one-of':
      return typeof value === 'string' && rule.values.includes(value);
    case 'moment':
      return (
        (typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)
          ? within(Date.parse(value), 0, rule.max)
          : false) ||
        (Number.isInteger(value) && within(value as number, 0, rule.max))
      );
    case 'turns': {
      const turns = Array.isArray(value) ? value : [value];
      return turns.length > 0 && turns.every((turn) => Number.isSafeInteger(turn) && turn >= 1);
    }
  }
}

function within(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}

function meaning(rule: FieldRule): string {
  switch (rule.is) {
    case 'integer':
      return `a whole number from ${rule.min} to ${rule.max}`;
    case 'number':
      return `a number from ${rule.min} to ${rule.max}`;
    case 'text':
      return rule.pattern
        ? `a string that matches ${rule.pattern.source}`
        : `a string of 1 to ${rule.max} characters`;
    case 'boolean':
      return 'true or false';
    case 'one-of':
      return `one of: ${rule.values.join(', ')}`;
    case 'moment':
      return 'a date like 2026-10-30T00:00:00Z or milliseconds since 1970';
    case 'turns':
      return 'a whole number of at least 1, or a list of such numbers';
  }
}
