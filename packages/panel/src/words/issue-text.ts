import type { Issue } from '@meshwright/contract';
import { fieldsOf, type Rule } from '@meshwright/contract/schema';
import type { Request } from '../form/form-body.ts';
import type { FormField } from '../form/form-fields.ts';
import { fieldLabel } from './plain-help.ts';
import { plainReason } from './plain-reason.ts';
import type { Say } from './say.ts';

/** Describes a problem of a form by the labels of its controls. */
export function issueText(
  issue: Issue,
  fields: readonly FormField[],
  rules: readonly Rule[],
  request: Request,
  say: Say,
): string {
  const rule = rules.find(({ name }) => name === issue.rule);
  if (rule) return ruleText(rule, fields, request, say);
  const field = fields.find(({ path }) => path === issue.path || issue.path.startsWith(`${path}.`));
  if (!field) return plainReason(issue.message) ?? say('A value is not valid.');
  const label = fieldLabel(field);
  if (issue.code === 'missing') return missingText(field, say(label), say);
  const reason = plainReason(issue.message.replace(issue.path, label));
  return reason ?? say('{field}: this value is not valid.', { field: say(label) });
}

function missingText({ facts, path }: FormField, field: string, say: Say): string {
  if (path === 'prompt') return say('Describe what you want.');
  if (facts.kind === 'link') {
    return facts.media === 'image'
      ? say('Choose a picture: {field}.', { field })
      : say('Choose a model: {field}.', { field });
  }
  const isChosen = facts.kind === 'choice' || facts.kind === 'list';
  return isChosen ? say('Choose {field}.', { field }) : say('Enter {field}.', { field });
}

function ruleText(rule: Rule, fields: readonly FormField[], request: Request, say: Say): string {
  const named = (path: string) => {
    const field = fields.find((each) => each.path === path);
    return field && say(fieldLabel(field));
  };
  const offered = fieldsOf(rule).filter((path) => named(path) !== undefined);
  const labels = offered.map((path) => named(path)!);
  const given = offered.filter((path) => valueAt(request, path) !== undefined);
  const field = labels[0] ?? say('This value');
  switch (rule.kind) {
    case 'exactly-one':
    case 'at-least-one':
    case 'at-most-one':
      if (given.length > 1) return say('Use only one of {fields}.', { fields: say.list(labels, 'and') });
      if (offered[0] === 'prompt') return say('Describe what you want.');
      if (labels.length === 0) return say('Something is missing.');
      return say('Fill in {fields}.', { fields: say.list(labels, 'or') });
    case 'needs':
      if (rule.field === 'prompt') return say('Describe what you want.');
      return say('Fill in {fields}.', { fields: say.list(labels, 'and') });
    case 'only-with': {
      const other = named(rule.with.field);
      return other === undefined
        ? say('{field} does not apply here. Clear it.', { field })
        : say('{field} does not apply here. Clear it, or change {other}.', { field, other });
    }
    case 'limit':
      return say('{field} must be from {least} to {most} here.', { field, least: rule.min, most: rule.max });
  }
}

function valueAt(request: Request, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (at as Request | undefined)?.[key], request);
}
