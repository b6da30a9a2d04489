import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detailsOf } from '../catalogue.ts';
import type { Details } from '../details.ts';
import { families } from '../families.ts';
import { factsOf, isRequired } from '../fields/facts.ts';
import {
  type Draft,
  factsAt,
  items,
  type Place,
  placesOf,
  put,
  sample,
  valuesFor,
} from '../testing/samples.ts';
import type { IssueCode } from './issue.ts';
import { conditionOf, type Rule } from './rules.ts';
import { type ValidateOptions, validate } from './validate.ts';
import { withDefaults } from './with-defaults.ts';

const all = families.map((family) => ({ name: family.name, details: detailsOf(family) }));
const fields = all.flatMap(({ name, details }) =>
  placesOf(details.request).map((place) => ({ name, details, ...place })),
);
const rules = all.flatMap(({ name, details }) =>
  details.rules.map((rule) => ({ name, details, rule, ruleName: rule.name })),
);

describe.each(all)('$name', ({ details }) => {
  it.each(details.examples.map((example) => [example]))('accepts its example %j', (example) => {
    expect(validate(details, example)).toEqual([]);
    expect(validate(details, example, { service: true, at: Date.parse('2026-01-01') })).toEqual([]);
  });

  it.each(details.examples.map((example) => [example]))(
    'accepts its example with the defaults filled in %j',
    (example) => {
      expect(validate(details, withDefaults(details, example))).toEqual([]);
    },
  );

  it('rejects an unknown field by name and accepts it as an extra', () => {
    const body = { ...details.examples[0], surprise: { deep: [1] } };
    expect(validate(details, body)).toMatchObject([{ path: 'surprise', code: 'unknown_field' }]);
    expect(validate(details, body, { extra: ['surprise'] })).toEqual([]);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'treats %s as an unknown field',
    (key) => {
      const body = JSON.parse(
        JSON.stringify(details.examples[0]).replace('{', `{"${key}":{"polluted":true},`),
      );
      expect(validate(details, body)).toMatchObject([{ path: key, code: 'unknown_field' }]);
    },
  );

  it.each([[undefined], [null], [[]], ['text'], [7], [true]])('rejects %j as a body', (body) => {
    expect(validate(details, body)).toMatchObject([{ path: '', code: 'wrong_type' }]);
  });

  it('accepts each default as a value', () => {
    for (const { path, facts } of placesOf(details.request)) {
      const defaults = [facts.default, ...(facts.otherDefaults ?? []).map(({ is }) => is)];
      for (const value of defaults.filter((candidate) => candidate !== undefined)) {
        expect(issuesAt(details, path, value)).toEqual([]);
      }
    }
  });

  it('requires every field that it declares as required', () => {
    for (const { path, field } of placesOf(details.request).filter((place) => isRequired(place.field))) {
      const missing = validate(details, put(sampleBody(details, path), path, undefined));
      expect(missing).toContainEqual(expect.objectContaining({ path, code: 'missing' }));
      expect(missing.find((issue) => issue.path === path)?.message).toContain(factsOf(field).help);
    }
  });
});

describe('limits', () => {
  const numbers = fields.filter(({ facts }) => facts.kind === 'integer' || facts.kind === 'number');
  it.each(numbers)('$name $path enforces its range at each bound', ({ details, path, facts }) => {
    const { min, max } = facts as { min?: number; max?: number };
    if (min !== undefined) {
      expect(issuesAt(details, path, min - 1)).toMatchObject([{ code: 'too_small', limit: min }]);
      expect(issuesAt(details, path, min)).toEqual([]);
    }
    if (max !== undefined) {
      expect(issuesAt(details, path, max)).toEqual([]);
      expect(issuesAt(details, path, max + 1)).toMatchObject([{ code: 'too_large', limit: max }]);
    }
    const half = (min ?? 0) + 0.5;
    expect(issuesAt(details, path, half).map(({ code }) => code)).toEqual(
      facts.kind === 'integer' ? ['wrong_type'] : [],
    );
  });

  const texts = fields.filter(({ facts }) => facts.kind === 'text');
  it.each(texts)('$name $path counts code points', ({ details, path, facts }) => {
    const { min, max } = facts as { min?: number; max?: number };
    for (const letter of ['a', '😀']) {
      if (min !== undefined) {
        expect(issuesAt(details, path, letter.repeat(min - 1))).toMatchObject([
          { code: 'too_short', limit: min },
        ]);
        expect(issuesAt(details, path, letter.repeat(min))).toEqual([]);
      }
      if (max !== undefined) {
        expect(issuesAt(details, path, letter.repeat(max - 1))).toEqual([]);
        expect(issuesAt(details, path, letter.repeat(max))).toEqual([]);
        expect(issuesAt(details, path, letter.repeat(max + 1))).toMatchObject([
          { code: 'too_long', limit: max },
        ]);
      }
    }
    if (min) expect(issuesAt(details, path, ' \n\t')).toMatchObject([{ code: 'too_short' }]);
  });

  const lists = fields.filter(({ facts }) => facts.kind === 'list');
  it.each(lists)('$name $path enforces its length at each bound', ({ details, path, facts }) => {
    if (facts.kind !== 'list') throw new Error('a list was expected');
    const { min, max, unique } = facts;
    const codes = (length: number) => issuesAt(details, path, items(facts, length)).map(({ code }) => code);
    if (min !== undefined) {
      expect(codes(min - 1)).toContain('too_short');
      expect(codes(min)).toEqual([]);
    }
    if (max !== undefined) {
      expect(codes(max)).toEqual([]);
      expect(codes(max + 1)).toContain('too_long');
    }
    const twice = [sample(factsOf(facts.item)), sample(factsOf(facts.item))];
    expect(issuesAt(details, path, twice).map(({ code }) => code)).toEqual(unique ? ['not_unique'] : []);
  });
});

describe('values', () => {
  const choices = fields.filter(({ facts }) => facts.kind === 'choice');
  it.each(choices)('$name $path accepts exactly its listed values', ({ details, path, facts }) => {
    if (facts.kind !== 'choice') throw new Error('a choice was expected');
    for (const value of facts.values) expect(issuesAt(details, path, value)).toEqual([]);
    for (const value of ['stranger', -1, 'constructor', `${facts.values[0]}_`]) {
      expect(issuesAt(details, path, value)).toMatchObject([{ code: 'not_allowed', limit: facts.values }]);
    }
  });

  const links = fields.filter(({ facts }) => facts.kind === 'link');
  it.each(links)('$name $path is an http(s) URL or a base64 data URI', ({ details, path, facts }) => {
    const type = facts.kind === 'link' && facts.media === 'image' ? 'image/png' : 'application/octet-stream';
    for (const value of ['http://a.example/x', 'HTTPS://a.example/x?y=1', `data:${type};base64,AAAA`]) {
      expect(issuesAt(details, path, value)).toEqual([]);
    }
    const wrong = [
      '',
      'x',
      'ftp://a.example/x',
      'file:///etc/passwd',
      'javascript:alert(1)',
      `data:${type},AAAA`,
      `data:${type};base64,`,
    ];
    for (const value of wrong) {
      expect(issuesAt(details, path, value)).toMatchObject([{ code: 'wrong_format' }]);
    }
  });

  it.each(fields.filter(({ facts }) => facts.kind === 'link' && facts.dataUriType))(
    '$name $path requires an image type in a data URI (spec: Creative Lab: keycap)',
    ({ details, path }) => {
      expect(issuesAt(details, path, 'data:text/plain;base64,AAAA')).toMatchObject([
        { code: 'wrong_format' },
      ]);
    },
  );

  it.each(fields.filter(({ facts }) => facts.kind === 'uuid'))(
    '$name $path is a UUID',
    ({ details, path }) => {
      for (const value of ['', 'a-task', '018a210d-8ba4-705c-b111-1f1776f7f57']) {
        expect(issuesAt(details, path, value)).toMatchObject([{ code: 'wrong_format', limit: 'a UUID' }]);
      }
    },
  );

  it.each(fields.filter(({ facts }) => facts.kind === 'task'))(
    '$name $path is any text',
    ({ details, path }) => {
      expect(issuesAt(details, path, '')).toMatchObject([{ code: 'too_short' }]);
      expect(issuesAt(details, path, 'ø/💡?')).toEqual([]);
    },
  );

  const wrong: readonly [unknown, ...Place['facts']['kind'][]][] = [
    [null],
    [true, 'flag'],
    [7, 'integer', 'number'],
    [7.5, 'number'],
    ['text', 'text', 'task'],
    ['7', 'text', 'task'],
    [[], 'list'],
    [[[]]],
    [{}, 'group'],
    [{ toString: 1 }],
    [{ length: 1 }],
  ];
  it.each(fields)('$name $path rejects values of another type', ({ details, path, facts }) => {
    for (const [value] of wrong.filter(([, ...fine]) => !fine.includes(facts.kind))) {
      const issues = validate(details, put(sampleBody(details, path), path, value)).filter(
        (issue) => issue.path === path || issue.path.startsWith(`${path}.`),
      );
      const codes: readonly IssueCode[] = ['wrong_type', 'not_allowed', 'wrong_format', 'unknown_field'];
      expect(
        issues.some(({ code }) => codes.includes(code)),
        `${path}: ${JSON.stringify(value)}`,
      ).toBe(true);
    }
  });
});

describe('retirement', () => {
  const retired = fields.flatMap(({ facts, ...rest }) =>
    Object.entries(facts.retiredValues ?? {}).map(([value, deprecation]) => ({
      ...rest,
      value,
      deprecation,
    })),
  );
  it.each(retired)(
    '$name $path: $value is rejected with its replacement',
    ({ details, path, value, deprecation }) => {
      expect(issuesAt(details, path, value)).toMatchObject([
        { code: 'retired', message: expect.stringContaining(`Use ${deprecation.instead}`) },
      ]);
    },
  );

  const dated = fields.flatMap(({ facts, ...rest }) =>
    Object.entries(facts.deprecatedValues ?? {}).map(([value, deprecation]) => ({
      ...rest,
      value,
      deprecation,
    })),
  );
  it.each(dated)('$name $path: $value is valid until its date', ({ details, path, value, deprecation }) => {
    const end = Date.parse(deprecation.retires ?? '9999-12-31');
    expect(issuesAt(details, path, value)).toEqual([]);
    expect(issuesAt(details, path, value, { at: end - 1 })).toEqual([]);
    expect(issuesAt(details, path, value, { at: end }).map(({ code }) => code)).toEqual(
      deprecation.retires ? ['retired'] : [],
    );
  });

  it('covers lowpoly, vendor-5 and vendor-4 (spec: Versioning)', () => {
    expect(new Set(dated.filter(({ deprecation }) => deprecation.retires).map(({ value }) => value))).toEqual(
      new Set(['lowpoly']),
    );
    expect(new Set(retired.map(({ value }) => value))).toEqual(new Set(['vendor-5', 'vendor-4']));
  });
});

describe('rules between fields', () => {
  it.each(rules)('$name: $ruleName is reported when broken and only then', ({ details, rule }) => {
    const { broken, kept } = cases(details, rule);
    expect(broken.length).toBeGreaterThan(0);
    expect(kept.length).toBeGreaterThan(0);
    for (const body of broken) {
      const found = validate(details, body).find((issue) => issue.rule === rule.name);
      expect(found, JSON.stringify(body)).toMatchObject({ message: rule.message });
    }
    for (const body of kept) {
      expect(
        validate(details, body).filter((issue) => issue.rule === rule.name),
        JSON.stringify(body),
      ).toEqual([]);
    }
  });

  it.each(rules.filter(({ rule }) => rule.kind === 'exactly-one' && rule.wins))(
    '$name: $ruleName makes the service use the preferred field and ignore the others (readings R05)',
    ({ details, rule }) => {
      if (rule.kind !== 'exactly-one' || !rule.wins) throw new Error('a winner was expected');
      const both = rule.fields.reduce<Draft>(
        (body, field) => put(body, field, sample(factsAt(details, field))),
        {},
      );
      const overridden = rule.fields.find((field) => field !== rule.wins) ?? '';
      const ofRule = (options: ValidateOptions) =>
        validate(details, both, options).map((issue) => issue.rule);
      expect(ofRule({})).toContain(rule.name);
      expect(ofRule({ service: true })).not.toContain(rule.name);
      expect(
        validate(details, put(both, overridden, 5), { service: true }).filter(
          ({ path }) => path === overridden,
        ),
      ).toEqual([]);
    },
  );

  it('skips a rule that refers to an extra field', () => {
    const body = { mode: 'preview', prompt: 'a chair', ai_model: 'vendor-9', geometry_resolution: '4k' };
    expect(validate(detailsOf('text-to-3d'), body, { extra: ['ai_model'] })).toEqual([]);
  });

  it('accepts action 0 of the library as an action', () => {
    const body = { rig_task_id: 'r', action_id: 0 };
    expect(validate(detailsOf('animation'), body)).toEqual([]);
    expect(validate(detailsOf('animation'), { ...body, motion_task_id: 'm' })).toMatchObject([
      { rule: 'one-motion' },
    ]);
  });

  it('treats sizes of 0 and false as absent (readings R29)', () => {
    const body = { input_task_id: 'a', resize_height: 1, resize_longest_side: 0, auto_size: false };
    expect(validate(detailsOf('resize'), body)).toEqual([]);
  });

  const ignored = all.flatMap(({ name, details }) =>
    (details.ignored ?? []).map((pair) => ({ name, details, ...pair })),
  );
  it.each(ignored)('$name ignores $field when $by is present', ({ details, field, by }) => {
    const body = put(put({}, field, { not: 'right' }), by, sample(factsAt(details, by)));
    expect(validate(details, body).filter(({ path }) => path.split(',').includes(field))).toEqual([]);
    expect(issuesAt(details, field, { not: 'right' })).not.toEqual([]);
  });
});

describe('messages', () => {
  it.each([
    ['text-to-3d', { mode: 'preview', prompt: '' }, 'prompt must not be empty.'],
    ['text-to-3d', { mode: 'draft', prompt: 'x' }, 'mode must be one of preview, refine.'],
    [
      'text-to-3d',
      { mode: 'preview', prompt: 'x', targetPolycount: 5 },
      'targetPolycount is not a field of Text to 3D. Did you mean target_polycount?',
    ],
    [
      'remesh',
      { input_task_id: 'a', target_polycount: 99 },
      'target_polycount must be from 100 to 300000 faces.',
    ],
    [
      'remesh',
      { input_task_id: 'a', target_polycount: '99' },
      'target_polycount must be a whole number from 100 to 300000 faces.',
    ],
    [
      'keycap-build',
      { input_task_id: sample({ kind: 'uuid', help: '' }), candidate_id: 'c', options: { head_size_mm: 41 } },
      'options.head_size_mm must be from 10 to 40 millimetres.',
    ],
    [
      'keycap-build',
      { input_task_id: sample({ kind: 'uuid', help: '' }), candidate_id: 'c', options: { size: 41 } },
      'options.size is not a field of options. Known fields: base_model, head_size_mm, vertical_offset_mm.',
    ],
    ['animation', { rig_task_id: 'a', action_ids: [] }, 'action_ids must not be empty.'],
    [
      'animation',
      { rig_task_id: 'a', action_ids: [1, 1] },
      'action_ids must not contain the same value twice.',
    ],
    ['animation', { rig_task_id: 'a', action_id: 1, post_process: [] }, 'post_process must be an object.'],
    [
      'multi-image-to-3d',
      { image_urls: Array(5).fill('https://a.example/x') },
      'image_urls must have from 1 to 4 images.',
    ],
    ['convert', { input_task_id: 'a' }, 'target_formats is required: Formats to generate.'],
    [
      'text-to-motion',
      { prompt: 'a', duration: 2.25 },
      'duration must be from 2 to 10 seconds in steps of 0.5.',
    ],
    ['rigging', { input_task_id: 'a', height_meters: 0 }, 'height_meters must be above 0 metres.'],
    [
      'keychain-build',
      { input_task_id: '018a210d-8ba4-705c-b111-1f1776f7f578', options: { size_mm: 401 } },
      'options.size_mm must be above 0 and at most 400 millimetres.',
    ],
    ['image-to-3d', { image_url: 'cat.png' }, 'image_url must be an http(s) URL or a base64 data URI.'],
    [
      'image-to-3d',
      { image_url: 'https://a.example/x', ai_model: 'vendor-5' },
      'ai_model: vendor-5 is retired. Use vendor-6-lite.',
    ],
  ])('%s %j: %s', (family, body, message) => {
    expect(validate(detailsOf(family), body).map((issue) => issue.message)).toEqual([message]);
  });

  it('states the retirement date of lowpoly only once', () => {
    const body = { mode: 'preview', prompt: 'x', model_type: 'lowpoly' };
    expect(validate(detailsOf('text-to-3d'), body, { at: Date.parse('2026-11-20') })).toMatchObject([
      { message: 'model_type: lowpoly was retired on 2026-10-30. Use smart-topology.' },
    ]);
  });

  it('reports every unknown field, including those in groups', () => {
    const body = {
      rig_task_id: 'a',
      action_id: 1,
      one: 1,
      two: 2,
      post_process: { operation_type: 'fbx2usdz', three: 3 },
    };
    expect(validate(detailsOf('animation'), body).map(({ path }) => path)).toEqual([
      'one',
      'two',
      'post_process.three',
    ]);
    expect(validate(detailsOf('animation'), body, { extra: ['one', 'two', 'post_process.three'] })).toEqual(
      [],
    );
  });
});

it('reports an unknown field after any number of extra ones', () => {
  const extra = Array.from({ length: 30 }, (_, index) => `extra_${index}`);
  const body = { input_task_id: 'a', ...Object.fromEntries(extra.map((name) => [name, 1])), stranger: 1 };
  expect(validate(detailsOf('remesh'), body, { extra })).toMatchObject([{ path: 'stranger' }]);
});

describe('arbitrary input', () => {
  it('gives issues and never throws', () => {
    const body = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(...fields).chain(({ path }) => fc.jsonValue().map((value) => put({}, path, value))),
      fc.dictionary(
        fc.constantFrom(...fields.map(({ path }) => path), '__proto__', 'constructor'),
        fc.jsonValue(),
      ),
    );
    assertProperty(
      fc.property(fc.constantFrom(...all), body, fc.boolean(), ({ details }, value, service) => {
        for (const issue of validate(details, value, { at: 2e12, service })) {
          expect(issue.message).not.toBe('');
          expect(issue.message).not.toContain('undefined');
        }
      }),
      { numRuns: 600 },
    );
  });

  it('may be nested 100,000 deep', () => {
    let bomb: unknown = 1;
    for (let depth = 0; depth < 100_000; depth += 1) bomb = depth % 2 ? [bomb] : { options: bomb };
    for (const { details } of all) {
      for (const { path } of placesOf(details.request)) {
        expect(() => validate(details, put({}, path, bomb))).not.toThrow();
      }
    }
  });

  it('may have 100,000 items or 100,000 fields and gives few issues', () => {
    const many = Array(1e5).fill(null);
    expect(validate(detailsOf('animation'), { rig_task_id: 'a', action_ids: many })).toMatchObject([
      { path: 'action_ids', code: 'too_long', limit: 10 },
    ]);
    const strange = Object.fromEntries(many.map((_, index) => [`field_${index}`, 1]));
    expect(validate(detailsOf('convert'), strange).length).toBeLessThan(30);
  });

  it('may contain a prompt of ten million letters', () => {
    expect(
      validate(detailsOf('keycap-prototype'), { image_url: 'https://a.example/x', name: 'x'.repeat(1e7) }),
    ).toMatchObject([{ code: 'too_long' }]);
  });
});

function issuesAt(details: Details, path: string, value: unknown, options: ValidateOptions = {}) {
  return validate(details, put(sampleBody(details, path), path, value), options).filter(
    (issue) => issue.path === path && issue.rule === undefined,
  );
}

/** An empty body, or one with the matching group around the path. */
function sampleBody(details: Details, path: string): Draft {
  const [group = path, ...rest] = path.split('.');
  return rest.length > 0 ? { [group]: sample(factsAt(details, group)) } : {};
}

/** Bodies that break a rule and bodies that keep it, derived from the rule alone. */
function cases(details: Details, rule: Rule): { broken: Draft[]; kept: Draft[] } {
  const give = (body: Draft, path: string) => put(body, path, sample(factsAt(details, path)));
  if ('fields' in rule) {
    const alone = rule.fields.map((field) => give({}, field));
    const pairs = rule.fields.flatMap((one, index) =>
      rule.fields.slice(index + 1).map((other) => give(give({}, one), other)),
    );
    if (rule.kind === 'exactly-one') return { broken: [{}, ...pairs], kept: alone };
    if (rule.kind === 'at-least-one') return { broken: [{}], kept: [...alone, ...pairs] };
    return { broken: pairs, kept: [{}, ...alone] };
  }
  const condition = conditionOf(rule);
  if (!condition) throw new Error('a rule on one field has a condition');
  const { holding, failing } = valuesFor(details, condition);
  const under = (value: unknown) => put({}, condition.field, value);
  if (rule.kind === 'needs') {
    return {
      broken: holding.map(under),
      kept: [...holding.map((value) => give(under(value), rule.field)), ...failing.map(under)],
    };
  }
  const all = [...holding, ...failing];
  if (rule.kind === 'only-with') {
    const facts = factsAt(details, rule.field);
    const limited = rule.is ?? [sample(facts)];
    const free =
      facts.kind === 'choice' && rule.is ? facts.values.filter((value) => !limited.includes(value)) : [];
    return {
      broken: failing.flatMap((value) => limited.map((is) => put(under(value), rule.field, is))),
      kept: [
        ...holding.flatMap((value) => limited.map((is) => put(under(value), rule.field, is))),
        ...all.flatMap((value) => free.map((is) => put(under(value), rule.field, is))),
        ...all.map(under),
      ],
    };
  }
  const at = (value: unknown, limited: number) => put(under(value), rule.field, limited);
  return {
    broken: holding
      .flatMap((value) => [at(value, rule.min - 1), at(value, rule.max + 1)])
      .filter((body) => inRange(details, rule.field, body)),
    kept: [
      ...holding.flatMap((value) => [at(value, rule.min), at(value, rule.max)]),
      ...failing.map((value) => at(value, rule.max + 1)),
    ],
  };
}

/** A value outside the field's own range is reported for the field, not for the rule. */
function inRange(details: Details, field: string, body: Draft): boolean {
  return issuesAt(details, field, body[field]).length === 0;
}
