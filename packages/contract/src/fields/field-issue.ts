import type * as v from 'valibot';
import type { Details } from '../details.ts';
import type { Issue, IssueCode } from '../rules/issue.ts';
import { type Body, deprecationOf, type Field, type FieldFacts, factsOf, isRequired } from './facts.ts';

interface Reason {
  readonly code: IssueCode;
  readonly limit?: Issue['limit'] | undefined;
}

/** Converts a schema library issue of one field into an `Issue` in the terms of that field. */
export function fieldIssue(family: Details, issue: v.BaseIssue<unknown>): Issue {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const path = keys.join('.');
  const field = fieldAt(family.request, keys);
  const facts = factsOf(field);
  const { code, limit } = reasonOf(issue, field, facts);
  const retirement = code === 'not_allowed' ? deprecationOf(facts.retiredValues, issue.input) : undefined;
  if (retirement) {
    const instead = retirement.instead ? ` Use ${retirement.instead}.` : '';
    return { path, code: 'retired', message: `${path}: ${String(issue.input)} is retired.${instead}` };
  }
  const message = `${path} ${sentence(code, facts, limit)}`;
  return { path, code, message, ...(limit === undefined ? {} : { limit }) };
}

function reasonOf(issue: v.BaseIssue<unknown>, field: Field, facts: FieldFacts): Reason {
  const { min, max } = boundsOf(facts);
  if (issue.input === undefined && isRequired(field)) return { code: 'missing' };
  switch (issue.type) {
    case 'gt_value':
    case 'min_value':
      return { code: 'too_small', limit: min };
    case 'max_value':
      return { code: 'too_large', limit: max };
    case 'multiple_of':
      return { code: 'wrong_step', limit: 'step' in facts ? facts.step : undefined };
    case 'picklist':
      return { code: 'not_allowed', limit: facts.kind === 'choice' ? facts.values : undefined };
    case 'min_length':
      return { code: 'too_short', limit: 1 };
    case 'uuid':
      return { code: 'wrong_format', limit: 'a UUID' };
    case 'check':
      return checkReason(issue.message as IssueCode, facts);
    default:
      return { code: 'wrong_type' };
  }
}

/** Our own checks carry their issue code as the message. */
function checkReason(code: IssueCode, facts: FieldFacts): Reason {
  const { min, max } = boundsOf(facts);
  if (code === 'too_short') return { code, limit: min };
  if (code === 'too_long') return { code, limit: max };
  return code === 'wrong_format' ? { code, limit: link(facts) } : { code };
}

function sentence(code: IssueCode, facts: FieldFacts, limit: Issue['limit']): string {
  const unit = facts.unit ? ` ${facts.unit}` : '';
  const range = rangeOf(facts);
  switch (code) {
    case 'missing':
      return `is required: ${facts.help}`;
    case 'too_small':
    case 'too_large':
      return `must be ${range}${unit}.`;
    case 'wrong_step':
      return `must be ${range}${unit} in steps of ${String(limit)}.`;
    case 'too_short':
    case 'too_long':
      if (code === 'too_short' && limit === 1) return 'must not be empty.';
      return `must have ${range} ${facts.unit ?? (facts.kind === 'list' ? 'items' : 'characters')}.`;
    case 'not_allowed':
      return `must be one of ${(limit as readonly unknown[]).map((value) => (value === '' ? '""' : String(value))).join(', ')}.`;
    case 'not_unique':
      return 'must not contain the same value twice.';
    case 'wrong_format':
      return `must be ${String(limit)}.`;
    default:
      return `must be ${kind(facts)}${facts.kind === 'integer' || facts.kind === 'number' ? ` ${range}${unit}`.trimEnd() : ''}.`;
  }
}

function boundsOf(facts: FieldFacts): { readonly min?: number; readonly max?: number } {
  if ('above' in facts && facts.above !== undefined) return { ...facts, min: facts.above };
  return 'min' in facts || 'max' in facts ? facts : {};
}

function rangeOf(facts: FieldFacts): string {
  const { min, max } = boundsOf(facts);
  if ('above' in facts && facts.above !== undefined)
    return max === undefined ? `above ${facts.above}` : `above ${facts.above} and at most ${max}`;
  if (min !== undefined && max !== undefined) return `from ${min} to ${max}`;
  if (min !== undefined) return `at least ${min}`;
  return max === undefined ? '' : `at most ${max}`;
}

const kinds: Record<Exclude<FieldFacts['kind'], 'link'>, string> = {
  integer: 'a whole number',
  number: 'a number',
  text: 'text',
  flag: 'true or false',
  task: 'a task id',
  uuid: 'a task id (UUID)',
  choice: 'one of its values',
  list: 'a list',
  group: 'an object',
};

function kind(facts: FieldFacts): string {
  return facts.kind === 'link' ? link(facts) : kinds[facts.kind];
}

function link(facts: FieldFacts): string {
  const type = facts.kind === 'link' && facts.dataUriType ? ` of type ${facts.dataUriType}*` : '';
  return `an http(s) URL or a base64 data URI${type}`;
}

function fieldAt(schema: Body, keys: readonly string[]): Field {
  let entries: Readonly<Record<string, Field>> = schema.entries;
  let field: Field | undefined;
  for (const key of keys) {
    const facts: FieldFacts | undefined = field && factsOf(field);
    if (facts?.kind === 'list') {
      field = facts.item;
      continue;
    }
    if (facts?.kind === 'group') entries = facts.body.entries;
    field = entries[key];
  }
  if (!field) throw new Error(`the schema reports ${keys.join('.')}, which it does not have`);
  return field;
}
