import type { Issue } from '@meshwright/contract';
import { fieldsOf, type Rule } from '@meshwright/contract/schema';
import type { Request } from '../form/form-body.ts';
import type { FormField } from '../form/form-fields.ts';
import { fieldLabel } from './plain-help.ts';
import { plainReason } from './plain-reason.ts';

/** Describes a problem of a form by the labels of its controls. */
export function issueText(
  issue: Issue,
  fields: readonly FormField[],
  rules: readonly Rule[],
  request: Request,
): string {
  const rule = rules.find(({ name }) => name === issue.rule);
  if (rule) return ruleText(rule, fields, request);
  const field = fields.find(({ path }) => path === issue.path || issue.path.startsWith(`${path}.`));
  if (!field) return plainReason(issue.message) ?? 'A value is not valid.';
  const label = fieldLabel(field);
  if (issue.code === 'missing') return missingText(field, label);
  return plainReason(issue.message.replace(issue.path, label)) ?? `${label}: this value is not valid.`;
}

const describe = 'Describe what you want.';

function missingText({ facts, path }: FormField, label: string): string {
  if (path === 'prompt') return describe;
  if (facts.kind === 'link') return `Choose a ${facts.media === 'image' ? 'picture' : 'model'}: ${label}.`;
  return `${facts.kind === 'choice' || facts.kind === 'list' ? 'Choose' : 'Enter'} ${label}.`;
}

function ruleText(rule: Rule, fields: readonly FormField[], request: Request): string {
  const named = (path: string) => {
    const field = fields.find((each) => each.path === path);
    return field && fieldLabel(field);
  };
  const offered = fieldsOf(rule).filter((path) => named(path) !== undefined);
  const labels = offered.map((path) => named(path)!);
  const given = offered.filter((path) => valueAt(request, path) !== undefined);
  switch (rule.kind) {
    case 'exactly-one':
    case 'at-least-one':
    case 'at-most-one':
      if (given.length > 1) return `Use only one of ${listed(labels, 'and')}.`;
      if (offered[0] === 'prompt') return describe;
      return labels.length === 0 ? 'Something is missing.' : `Fill in ${listed(labels, 'or')}.`;
    case 'needs':
      if (rule.field === 'prompt') return describe;
      return `Fill in ${listed(labels, 'and')}.`;
    case 'only-with':
      return `${labels[0] ?? 'This value'} does not apply here. Clear it${named(rule.with.field) ? `, or change ${named(rule.with.field)}` : ''}.`;
    case 'limit':
      return `${labels[0] ?? 'This value'} must be from ${rule.min} to ${rule.max} here.`;
  }
}

function valueAt(request: Request, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (at as Request | undefined)?.[key], request);
}

/** `a, b or c`. */
function listed(words: readonly string[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
