import type { Details } from '../details.ts';
import { type Body, type FieldFacts, factsOf } from '../fields/facts.ts';
import type { Condition, Rule } from './rules.ts';

/** A JSON Schema (draft 2020-12), as plain data. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** Returns a rule between fields as a JSON Schema of the whole create body, described by its message. */
export function ruleSchema(rule: Rule, family: Details): JsonSchema {
  return { description: rule.message, ...constraint(rule, family) };
}

/** Returns a condition in words: `ai_model is vendor-7.1 or latest`. */
export function describeCondition({ field, is }: Condition): string {
  return `${field} is ${is.map((value) => (value === undefined ? 'absent' : String(value))).join(' or ')}`;
}

function constraint(rule: Rule, family: Details): JsonSchema {
  switch (rule.kind) {
    case 'exactly-one':
      return { oneOf: rule.fields.map((field) => at(field)) };
    case 'at-least-one':
      return { anyOf: rule.fields.map(given) };
    case 'at-most-one':
      return {
        allOf: pairs(rule.fields).map(([one, other]) => ({ not: { allOf: [given(one), given(other)] } })),
      };
    case 'needs':
      return implies(holds(rule.when, family), given(rule.field));
    case 'only-with': {
      const conditions = rule.is
        ? [given(rule.field), at(rule.field, { enum: rule.is })]
        : [given(rule.field)];
      return implies({ allOf: conditions }, holds(rule.with, family));
    }
    case 'limit': {
      const beyond = at(rule.field, { not: { minimum: rule.min, maximum: rule.max } });
      return implies(holds(rule.when, family), { not: beyond });
    }
  }
}

function implies(when: JsonSchema, consequence: JsonSchema): JsonSchema {
  return { anyOf: [{ not: when }, consequence] };
}

/** Matches a body that has the field with a value that fits the schema. Paths lead into groups. */
function at(path: string, schema?: JsonSchema): JsonSchema {
  const [name = path, ...rest] = path.split('.');
  const inner = rest.length > 0 ? at(rest.join('.'), schema) : schema;
  return { type: 'object', ...(inner ? { properties: { [name]: inner } } : {}), required: [name] };
}

/** Matches a body where the field is present and not switched off, as rules read it. */
function given(path: string): JsonSchema {
  return at(path, { not: { enum: [0, false, '', null] } });
}

function holds({ field, is }: Condition, family: Details): JsonSchema {
  const values = is.filter((value) => value !== undefined);
  const named = values.length > 0 ? [at(field, { enum: values })] : [];
  return { anyOf: [...named, ...absentAndHolds({ field, is }, family)] };
}

/** Returns schemas of the ways in which an absent field meets the condition: by its default, or by having none. */
function absentAndHolds({ field, is }: Condition, family: Details): JsonSchema[] {
  const absent = { not: at(field) };
  const { otherDefaults = [], default: usual } = factsAt(family.request, field);
  const fits = (value: unknown) => is.some((allowed) => allowed === value);
  const exceptions = otherDefaults.map(({ when }) => holds(when, family));
  const ways = otherDefaults.map((other, index) => ({
    fits: fits(other.is),
    schema: { allOf: [absent, exceptions[index], ...exceptions.slice(0, index).map((not) => ({ not }))] },
  }));
  const rest = { fits: fits(usual), schema: { allOf: [absent, ...exceptions.map((not) => ({ not }))] } };
  return [...ways, rest].filter((way) => way.fits).map(({ schema }) => schema);
}

function factsAt(body: Body, path: string): FieldFacts {
  const [name = path, ...rest] = path.split('.');
  const field = body.entries[name];
  if (!field) throw new Error(`a rule refers to ${path}, which is not a field`);
  const facts = factsOf(field);
  return rest.length > 0 && facts.kind === 'group' ? factsAt(facts.body, rest.join('.')) : facts;
}

function pairs(fields: readonly string[]): (readonly [string, string])[] {
  return fields.flatMap((one, index) => fields.slice(index + 1).map((other) => [one, other] as const));
}
