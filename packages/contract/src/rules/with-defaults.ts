import type { Details } from '../details.ts';
import { type Body, type FieldFacts, factsOf } from '../fields/facts.ts';
import { holds, ignoredFields } from './rules.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the body with the service's defaults filled in, also inside given groups. An ignored field counts as
 * absent. Expects a valid body.
 * @example
 * import { detailsOf, withDefaults } from '@meshwright/contract/schema';
 *
 * const body = withDefaults(detailsOf('remesh'), { input_task_id: 'a-task' });
 */
export function withDefaults(family: Details, request: Values): Record<string, unknown> {
  const ignored = ignoredFields(family.ignored, request);
  const given = Object.entries(request).filter(([name]) => !ignored.includes(name));
  return fill(family.request, Object.fromEntries(given), (filled) => filled);
}

/** @param root the whole body around the values filled so far, for conditions */
function fill(schema: Body, values: Values, root: (filled: Values) => Values): Record<string, unknown> {
  const filled: Record<string, unknown> = { ...values };
  for (const [name, field] of Object.entries(schema.entries)) {
    const facts = factsOf(field);
    if (filled[name] === undefined) {
      const value = defaultOf(facts, root(filled));
      if (value !== undefined) filled[name] = value;
    }
    const inner = filled[name];
    if (facts.kind === 'group' && isGroup(inner)) {
      filled[name] = fill(facts.body, inner, (group) => root({ ...filled, [name]: group }));
    }
  }
  return filled;
}

function defaultOf(facts: FieldFacts, values: Values): unknown {
  const other = facts.otherDefaults?.find(({ when }) => holds(when, values));
  const value = other ? other.is : facts.default;
  return Array.isArray(value) ? [...value] : value;
}

function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
