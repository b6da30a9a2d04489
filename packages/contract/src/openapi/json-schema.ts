import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Details, ResultFields } from '../details.ts';
import {
  type Body,
  type Deprecation,
  type Field,
  type FieldFacts,
  factsOf,
  isRequired,
} from '../fields/facts.ts';
import { describeCondition, type JsonSchema, ruleSchema } from '../rules/rule-schema.ts';

/**
 * Returns the JSON Schema of a family's create body: types, limits, units, defaults, deprecations, and every rule
 * between fields. Facts that no schema can express (dates, and fields that are ignored beside others) are in the
 * descriptions.
 * @example
 * import { detailsOf, jsonSchemaOf } from '@meshwright/contract/schema';
 *
 * const schema = jsonSchemaOf(detailsOf('remesh'));
 */
export function jsonSchemaOf(family: Details): JsonSchema {
  const { properties, ...rest } = bodySchema(family.request);
  const notes = (family.ignored ?? []).map(
    ({ field, by }) => [field, `Ignored when ${by} is given.`] as const,
  );
  return {
    title: `${family.title} request`,
    description: family.help,
    ...rest,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [
        name,
        described(schema, ...notes.filter(([field]) => field === name).map(([, note]) => note)),
      ]),
    ),
    ...(family.rules.length > 0 ? { allOf: family.rules.map((rule) => ruleSchema(rule, family)) } : {}),
    examples: family.examples,
  };
}

/** Returns the JSON Schema of one field of a create body, a query or a group. */
export function fieldSchema(field: Field): JsonSchema {
  const facts = factsOf(field);
  const schema = {
    ...base(field, facts),
    ...(facts.default === undefined ? {} : { default: facts.default }),
  };
  const annotated = {
    ...schema,
    ...(facts.deprecated && { deprecated: true }),
    ...(facts.source && { 'x-meshwright-source': facts.source }),
  };
  return described(annotated, facts.help, ...notesOf(facts));
}

/** Returns the JSON Schema of the result of a SUCCEEDED task; before, the service may send null, empty or nothing. */
export function resultSchema(result: ResultFields): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(result).map(([name, field]) => [
      name,
      {
        anyOf: [converted(field), { type: 'null' }],
        ...(factsOf(field)?.source && { 'x-meshwright-source': factsOf(field).source }),
      },
    ]),
  );
}

/** Returns the JSON Schema of an answer. */
export function answerSchema(answer: Field): JsonSchema {
  return converted(answer);
}

function bodySchema(body: Body): JsonSchema & { readonly properties: Readonly<Record<string, JsonSchema>> } {
  const fields = Object.entries(body.entries);
  const required = fields.filter(([, field]) => isRequired(field)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}

function base(field: Field, facts: FieldFacts): JsonSchema {
  switch (facts.kind) {
    case 'group':
      return bodySchema(facts.body);
    case 'list':
      return {
        type: 'array',
        items: fieldSchema(facts.item),
        ...bounds(facts, 'minItems', 'maxItems'),
        ...(facts.unique ? { uniqueItems: true } : {}),
      };
    case 'text':
      return {
        type: 'string',
        ...bounds(facts, 'minLength', 'maxLength'),
        // Whitespace alone does not count.
        ...(facts.min ? { pattern: '\\S' } : {}),
      };
    case 'link':
      return { type: 'string', pattern: linkPattern(facts.dataUriType ?? '') };
    default:
      return converted(field);
  }
}

function bounds({ min, max }: { min?: number; max?: number }, low: string, high: string): JsonSchema {
  return { ...(min === undefined ? {} : { [low]: min }), ...(max === undefined ? {} : { [high]: max }) };
}

function linkPattern(dataUriType: string): string {
  const type = dataUriType ? `${dataUriType.replace('/', '\\/')}[\\w.+-]+` : '[\\w.+-]+\\/[\\w.+-]+';
  return `^([Hh][Tt][Tt][Pp][Ss]?:\\/\\/[^\\s]|data:${type}(;[\\w.+=-]+)*;base64,.)`;
}

/** Converts types only: facts are metadata outside JSON Schema, and callers add the custom checks. */
function converted(field: Field): JsonSchema {
  const inner = field.type === 'optional' ? (field as unknown as { wrapped: Field }).wrapped : field;
  const { $schema: _, ...schema } = toJsonSchema(inner as v.GenericSchema, {
    target: 'draft-2020-12',
    ignoreActions: ['metadata', 'check', 'finite'],
  });
  return schema;
}

function notesOf(facts: FieldFacts): string[] {
  return [
    ...(facts.unit && facts.kind !== 'text' && facts.kind !== 'list' ? [`Unit: ${facts.unit}.`] : []),
    ...(facts.kind === 'link' ? linkNotes(facts) : []),
    ...(facts.otherDefaults ?? []).map(
      ({ when, is }) =>
        `${is === undefined ? 'No default' : `Default ${is}`} when ${describeCondition(when)}.`,
    ),
    ...(facts.deprecated ? [`Deprecated${advice(facts.deprecated)}`] : []),
    ...valueNotes(facts.deprecatedValues, 'is deprecated'),
    ...valueNotes(facts.retiredValues, 'is retired'),
  ];
}

function linkNotes(facts: FieldFacts & { readonly kind: 'link' }): string[] {
  const size = (bytes: number | undefined, where: string) =>
    bytes === undefined ? [] : [`At most ${bytes} bytes ${where}.`];
  return [
    `Formats: ${facts.formats.join(', ')}.`,
    ...size(facts.maxBytes, 'behind a URL'),
    ...size(facts.maxDataUriBytes, 'decoded from a data URI'),
  ];
}

function valueNotes(values: Readonly<Record<string, Deprecation>> = {}, state: string): string[] {
  return Object.entries(values).map(([value, deprecation]) => `${value} ${state}${advice(deprecation)}`);
}

function advice({ retires, instead }: Deprecation): string {
  return `${retires ? ` and retires on ${retires}` : ''}${instead ? `; use ${instead}` : ''}.`;
}

function described(schema: JsonSchema, ...sentences: readonly string[]): JsonSchema {
  const before = typeof schema.description === 'string' ? [schema.description] : [];
  return { ...schema, description: [...before, ...sentences].join(' ') };
}
