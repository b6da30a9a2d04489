import * as v from 'valibot';
import type { Details } from './details.ts';
import { type Body, type Deprecation, type Field, type FieldFacts, factsOf, isRequired } from './fields.ts';
import type { Issue, IssueCode } from './issue.ts';
import { brokenRules, isGiven } from './rules.ts';

export interface ValidateOptions {
  /** The moment that decides what is retired, in milliseconds since 1970. Absent: announced dates are not reached yet. */
  readonly at?: number;
  /** Judge as the service does: where a rule names a winner, giving both is fine (readings R05). */
  readonly service?: boolean;
  /** Fields to let through unchecked, for a service that knows more than this contract. */
  readonly extra?: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Everything that is wrong with a create body, as data; empty when it may be sent. Never throws, whatever the
 * body is.
 */
export function validate(family: Details, request: unknown, options: ValidateOptions = {}): Issue[] {
  if (!isObject(request)) {
    return [
      {
        path: '',
        code: 'wrong_type',
        message: `The body of a ${family.title} request must be a JSON object.`,
      },
    ];
  }
  const skipped = new Set([
    ...(options.extra ?? []),
    ...(family.ignored ?? []).filter(({ by }) => isGiven(request, by)).map(({ field }) => field),
  ]);
  const checked = Object.fromEntries(Object.entries(request).filter(([name]) => !skipped.has(name)));
  const result = v.safeParse(family.request as v.GenericSchema, checked);
  const fieldIssues = (result.issues ?? []).map((issue) => toIssue(family, issue));
  const retired = retiredValues(family, checked, options.at);
  // Rules between fields only make sense once each field does.
  const broken = new Set(fieldIssues.map(({ path }) => path));
  const rules = family.rules.filter((rule) => !('field' in rule && broken.has(rule.field)));
  return [
    ...fieldIssues,
    ...retired,
    ...brokenRules(rules, checked, withDefaults(family, checked), options.service ?? false),
  ];
}

/** The body with the service's defaults filled in, one level of groups deep. Expects a valid body. */
export function withDefaults(family: Details, request: Values): Record<string, unknown> {
  return fill(family.request, request);
}

export interface Notice {
  readonly path: string;
  readonly value?: unknown;
  readonly deprecation: Deprecation;
  readonly message: string;
}

/** Deprecated fields and values a body uses: it still works, and this is what to tell its author. */
export function notices(family: Details, request: Values): Notice[] {
  return Object.entries(family.request.entries).flatMap(([path, field]) => {
    if (request[path] === undefined) return [];
    const facts = factsOf(field);
    const value = request[path];
    const ofValue = facts.deprecatedValues?.[String(value)];
    return [
      ...(facts.deprecated
        ? [
            {
              path,
              deprecation: facts.deprecated,
              message: `${path} is deprecated${advice(facts.deprecated)}`,
            },
          ]
        : []),
      ...(ofValue
        ? [
            {
              path,
              value,
              deprecation: ofValue,
              message: `${path}: ${String(value)} is deprecated${advice(ofValue)}`,
            },
          ]
        : []),
    ];
  });
}

function fill(schema: Body, values: Values): Record<string, unknown> {
  const filled: Record<string, unknown> = { ...values };
  for (const [name, field] of Object.entries(schema.entries)) {
    const facts = factsOf(field);
    if (filled[name] === undefined && facts.default !== undefined) filled[name] = facts.default;
    if (facts.kind === 'group' && isObject(filled[name])) filled[name] = fill(facts.body, filled[name]);
  }
  return filled;
}

function retiredValues(family: Details, request: Values, at = Number.NEGATIVE_INFINITY): Issue[] {
  return Object.entries(family.request.entries).flatMap(([path, field]) => {
    const value = request[path];
    const soon = value === undefined ? undefined : factsOf(field).deprecatedValues?.[String(value)];
    if (!soon?.retires || at < Date.parse(soon.retires)) return [];
    const message = `${path}: ${String(value)} was retired on ${soon.retires}${advice(soon)}`;
    return [{ path, code: 'retired' as const, message }];
  });
}

function toIssue(family: Details, issue: v.BaseIssue<unknown>): Issue {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const path = keys.join('.');
  const field = fieldAt(family.request, keys);
  if (!field) return unknownField(family, keys);
  const facts = factsOf(field);
  const missing = issue.input === undefined && isRequired(field);
  const { code, limit } = missing ? { code: 'missing' as const, limit: undefined } : reason(issue, facts);
  const gone = code === 'not_allowed' ? facts.retiredValues?.[String(issue.input)] : undefined;
  if (gone) {
    return { path, code: 'retired', message: `${path}: ${String(issue.input)} is retired${advice(gone)}` };
  }
  return {
    path,
    code,
    message: sentence(path, code, facts, limit),
    ...(limit === undefined ? {} : { limit }),
  };
}

function reason(issue: v.BaseIssue<unknown>, facts: FieldFacts): { code: IssueCode; limit?: Issue['limit'] } {
  const { min, max } = facts as { min?: number; max?: number };
  switch (issue.type) {
    case 'min_value':
      return { code: 'too_small', limit: min };
    case 'max_value':
      return { code: 'too_large', limit: max };
    case 'picklist':
      return { code: 'not_allowed', limit: facts.kind === 'choice' ? facts.values : undefined };
    case 'min_length':
      return { code: 'too_short', limit: 1 };
    case 'uuid':
      return { code: 'wrong_format', limit: 'a UUID' };
    case 'check': {
      const code = issue.message as IssueCode;
      if (code === 'too_short') return { code, limit: min };
      if (code === 'too_long') return { code, limit: max };
      if (code === 'wrong_format') return { code, limit: 'an http(s) URL or a base64 data URI' };
      return { code };
    }
    default:
      return { code: 'wrong_type' };
  }
}

function sentence(path: string, code: IssueCode, facts: FieldFacts, limit: Issue['limit']): string {
  const unit = facts.unit ? ` ${facts.unit}` : '';
  const range = rangeOf(facts);
  switch (code) {
    case 'missing':
      return `${path} is required: ${facts.help}`;
    case 'too_small':
    case 'too_large':
      return `${path} must be ${range}${unit}.`;
    case 'too_short':
    case 'too_long':
      return `${path} must have ${range} ${facts.unit ?? (facts.kind === 'list' ? 'items' : 'characters')}.`;
    case 'not_allowed':
      return `${path} must be one of ${(limit as readonly unknown[]).join(', ')}.`;
    case 'not_unique':
      return `${path} must not name the same value twice.`;
    case 'wrong_format':
      return `${path} must be ${String(limit)}.`;
    default:
      return `${path} must be ${article(facts.kind)}${range && facts.kind !== 'list' ? ` ${range}${unit}` : ''}.`;
  }
}

function rangeOf(facts: FieldFacts): string {
  const { min, max } = facts as { min?: number; max?: number };
  if (facts.kind === 'text' && min !== undefined && max === undefined) return `at least ${min}`;
  if (min !== undefined && max !== undefined) return `from ${min} to ${max}`;
  if (min !== undefined) return `at least ${min}`;
  return max === undefined ? '' : `at most ${max}`;
}

function article(kind: FieldFacts['kind']): string {
  const names: Record<FieldFacts['kind'], string> = {
    integer: 'a whole number',
    number: 'a number',
    text: 'text',
    flag: 'true or false',
    task: 'a task id',
    uuid: 'a task id (UUID)',
    choice: 'one of its values',
    link: 'an http(s) URL or a base64 data URI',
    list: 'a list',
    group: 'an object',
  };
  return names[kind];
}

function unknownField(family: Details, keys: readonly string[]): Issue {
  const path = keys.join('.');
  const known = Object.keys(family.request.entries);
  const near = known.find((name) => name.replaceAll('_', '') === path.replace(/[_-]/g, '').toLowerCase());
  const hint = near ? `Did you mean ${near}?` : `Known fields: ${known.join(', ')}.`;
  return {
    path,
    code: 'unknown_field',
    message: `${path} is not a field of ${family.title}. ${hint}`,
    limit: known,
  };
}

function fieldAt(schema: Body, keys: readonly string[]): Field | undefined {
  let field: Field | undefined;
  let entries: Readonly<Record<string, Field>> | undefined = schema.entries;
  for (const key of keys) {
    const facts: FieldFacts | undefined = field && factsOf(field);
    if (facts?.kind === 'list') {
      field = facts.item;
      continue;
    }
    entries = facts?.kind === 'group' ? facts.body.entries : field ? undefined : entries;
    field = entries && Object.hasOwn(entries, key) ? entries[key] : undefined;
    if (!field) return undefined;
  }
  return field;
}

function advice({ retires, instead }: Deprecation): string {
  return `${retires ? ` (retires ${retires})` : ''}.${instead ? ` Use ${instead}.` : ''}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
