import { assertProperty } from '@meshwright/testing/property';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detailsOf } from '../catalogue.ts';
import type { Details } from '../details.ts';
import { families } from '../families.ts';
import { isPresent } from '../rules/rules.ts';
import { validate } from '../rules/validate.ts';
import { type Draft, items, type Place, placesOf, put, sample } from '../testing/samples.ts';
import { jsonSchemaOf } from './json-schema.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

describe.each(families.map(({ name }) => ({ name, details: detailsOf(name) })))('$name', ({ details }) => {
  const check = ajv.compile(jsonSchemaOf(details));

  it('has a schema that accepts every example', () => {
    for (const example of details.examples) {
      expect(check(example), JSON.stringify(check.errors)).toBe(true);
    }
  });

  it('has a schema that agrees with validate', () => {
    assertProperty(
      fc.property(bodiesOf(details), (body) => {
        // Ignored fields are the only rule a schema leaves to its descriptions.
        fc.pre(
          !(details.ignored ?? []).some(({ field, by }) => isPresent(body, field) && isPresent(body, by)),
        );
        const issues = validate(details, body);
        expect(check(body), JSON.stringify({ body, issues, errors: check.errors })).toBe(issues.length === 0);
      }),
      { numRuns: 80 },
    );
  });

  it('describes every field and marks deprecated ones', () => {
    const { properties } = jsonSchemaOf(details) as {
      properties: Record<string, { description: string; deprecated?: true }>;
    };
    for (const { path, facts } of placesOf(details.request).filter(({ path }) => !path.includes('.'))) {
      expect(properties[path]?.description).toContain(facts.help);
      expect(properties[path]?.deprecated ?? false).toBe(facts.deprecated !== undefined);
    }
  });
});

it('states units, defaults, dates and file limits in descriptions', () => {
  expect(jsonSchemaOf(detailsOf('text-to-3d'))).toMatchObject({
    properties: {
      model_type: {
        description: expect.stringContaining(
          'lowpoly is deprecated and retires on 2026-10-30; use smart-topology.',
        ),
      },
      target_polycount: {
        minimum: 100,
        maximum: 300_000,
        default: 30_000,
        description:
          'Number of faces to aim for. Unit: faces. Default 4000 when model_type is smart-topology. Ignored when decimation_mode is given.',
      },
    },
  });
  expect(jsonSchemaOf(detailsOf('keycap-prototype'))).toMatchObject({
    properties: {
      image_url: { description: expect.stringContaining('At most 20000000 bytes behind a URL.') },
    },
  });
});

/** Bodies of valid, invalid and switched-off values; many of them are valid. */
function bodiesOf(details: Details): fc.Arbitrary<Draft> {
  const places = placesOf(details.request);
  const example = fc.constantFrom(...details.examples);
  const change = fc
    .constantFrom(...places)
    .chain((place) => fc.constantFrom(...valuesOf(place)).map((value) => [place.path, value] as const));
  return fc
    .tuple(fc.oneof(example, fc.constant({})), fc.array(change, { maxLength: 4 }))
    .map(([start, changes]) =>
      changes.reduce<Draft>((body, [path, value]) => {
        const group = body[path.split('.')[0] ?? path];
        return path.includes('.') && (typeof group !== 'object' || group === null)
          ? body
          : put(body, path, value);
      }, start),
    );
}

function valuesOf({ facts }: Place): unknown[] {
  const { min, max } = facts as { min?: number; max?: number };
  const right = [undefined, sample(facts), sample(facts, 1)];
  const numbers = [min, max].flatMap((bound) => (bound === undefined ? [] : [bound - 1, bound, bound + 1]));
  switch (facts.kind) {
    case 'integer':
    case 'number':
      return [...right, ...numbers, 0, 0.5, '7'];
    case 'flag':
      return [...right, false, 0];
    case 'choice':
      return [...right, ...facts.values, 'stranger'];
    case 'text':
      return [
        ...right,
        '',
        ' ',
        7,
        ...numbers.filter((length) => length > 0).map((length) => '😀'.repeat(length)),
      ];
    case 'list':
      return [
        ...right,
        [],
        ...numbers.filter((length) => length > 0).map((length) => items(facts, length)),
        [null],
        [...items(facts, 1), ...items(facts, 1)],
      ];
    case 'group':
      return [undefined, sample(facts), {}, [], { stranger: 1 }];
    default:
      return [...right, '', 'ftp://a.example', null];
  }
}
