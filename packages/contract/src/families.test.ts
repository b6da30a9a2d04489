import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { detailsOf } from './catalogue.ts';
import { actionOf, typesOf } from './details.ts';
import { families, familyDetails, familyNamed } from './families.ts';
import { labelOf } from './fields/facts.ts';
import * as api from './index.ts';
import { placesOf } from './testing/samples.ts';

const source = import.meta.dirname;
const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

it('families have the names and paths of the specification and the public service', () => {
  const facts = families.map((family) =>
    [family.name, family.prefix, detailsOf(family).source, family.removal].join(' '),
  );
  expect(facts).toEqual([
    'text-to-3d /v2/text-to-3d specification delete',
    'image-to-3d /v1/image-to-3d specification delete',
    'multi-image-to-3d /v1/multi-image-to-3d specification delete',
    'retexture /v1/retexture specification delete',
    'remesh /v1/remesh specification delete',
    'convert /v1/convert specification delete',
    'resize /v1/resize specification delete',
    'uv-unwrap /v1/uv-unwrap specification delete',
    'rigging /v1/rigging specification delete',
    'animation /v1/animations specification delete',
    'text-to-image /v1/text-to-image public-A delete',
    'image-to-image /v1/image-to-image public-A delete',
    'text-to-motion /v1/text-to-motion public-A delete',
    'text-to-texture /v1/text-to-texture own delete',
    'auto-split /v1/print/split public-A delete',
    'multi-color-print /v1/print/multi-color public-A delete',
    'analyze-printability /v1/print/analyze public-A delete',
    'repair-printability /v1/print/repair public-A delete',
    'keycap-prototype /creative-lab/keycap/v1/prototype specification cancel',
    'keycap-build /creative-lab/keycap/v1/build specification cancel',
    'brick-figure-prototype /creative-lab/brick-figure/v1/prototype specification cancel',
    'brick-figure-build /creative-lab/brick-figure/v1/build specification cancel',
    ...['figure', 'vinyl-figure', 'keychain', 'fridge-magnet', 'lamp'].flatMap((product) => [
      `${product}-prototype /creative-lab/${product}/v1/prototype public-A cancel`,
      `${product}-build /creative-lab/${product}/v1/build public-A cancel`,
    ]),
    'fidget-pixel-prototype /creative-lab/fidget-pixel/v1/prototype public-B cancel',
    'fidget-pixel-build /creative-lab/fidget-pixel/v1/build public-B cancel',
    'collapsible-fidget /creative-lab/fidget-collapsible/v1 public-B cancel',
  ]);
});

it('each family is listed once with its details and exported by name', () => {
  expect(Object.keys(familyDetails)).toEqual(families.map(({ name }) => name));
  for (const family of families) {
    expect(familyNamed(family.name)).toBe(family);
    expect((api as Record<string, unknown>)[camel(family.name)]).toBe(family);
  }
  expect(familyNamed('toString')).toBeUndefined();
  expect(() => detailsOf('toString')).toThrow('unknown family toString');
});

it('families include every file of the folder', async () => {
  const files = readdirSync(join(source, 'families'));
  const exported = await Promise.all(files.map((file) => import(join(source, 'families', file))));
  const values = exported.flatMap((module) => Object.values(module));
  expect(new Set(values.filter((value) => typeof value === 'object'))).toEqual(new Set(families));
  expect(new Set(values.filter((value) => typeof value === 'function'))).toEqual(
    new Set(Object.values(familyDetails)),
  );
});

it('families have unique prefixes and types', () => {
  expect(new Set(families.map(({ prefix }) => prefix)).size).toBe(families.length);
  const types = families.flatMap(({ name }) => typesOf(detailsOf(name)));
  expect(new Set(types).size).toBe(types.length);
});

it('families declare the create errors of their details, and 404 where a body can reference a task (spec: Errors)', () => {
  for (const family of families) {
    const { createErrors = {}, references } = detailsOf(family);
    const listed = Object.keys(createErrors).map(Number);
    const declared = new Set([...listed, ...(references ? [404] : [])].filter((status) => status < 500));
    expect([family.name, ...family.createErrorStatuses]).toEqual([family.name, ...[...declared].sort()]);
  }
});

it('keycap alone repeats a create after a 500 (spec: Creative Lab: keycap)', () => {
  const repeated = families.filter(({ repeatCreateOn }) => repeatCreateOn.length > 0);
  expect(repeated.map(({ name, repeatCreateOn }) => [name, repeatCreateOn])).toEqual([
    ['keycap-prototype', [500]],
    ['keycap-build', [500]],
  ]);
});

it('families declare the extra create statuses of the specification and of the public service', () => {
  const extra = families.map(({ name }) => [name, Object.keys(detailsOf(name).createErrors ?? {}).join()]);
  expect(extra.filter(([, codes]) => codes)).toEqual([
    ['uv-unwrap', '404'],
    ['rigging', '422'],
    ['animation', '404'],
    ['analyze-printability', '403,404'],
    ['keycap-prototype', '403,500'],
    ['keycap-build', '404,500'],
    ...[
      'brick-figure',
      'figure',
      'vinyl-figure',
      'keychain',
      'fridge-magnet',
      'lamp',
      'fidget-pixel',
    ].flatMap((product) => [
      [`${product}-prototype`, '403'],
      [`${product}-build`, '404'],
    ]),
    ['collapsible-fidget', '403'],
  ]);
});

it('families state the limits of the specification', () => {
  const limits = families.flatMap(({ name }) =>
    (detailsOf(name).limits ?? []).map(({ name: limit, min, max, unit }) =>
      [name, limit, min ?? max, unit].join(' '),
    ),
  );
  expect(limits.filter((limit) => !limit.includes('picture-side'))).toEqual([
    'remesh faces-of-a-large-file 10000000 faces',
    'uv-unwrap faces 40000 faces',
    'rigging faces 320000 faces',
    'animation motion-clip-retention 3 days',
    'text-to-motion motion-clip-retention 3 days',
    'keycap-prototype picture-area 178956970 pixels',
    'keycap-build result-lifetime 3 days',
  ]);
  expect(limits).toContain('keycap-prototype picture-side 32 pixels');
});

describe.each(families.map(({ name, results }) => ({ name, results, details: detailsOf(name) })))(
  '$name',
  ({ results, details }) => {
    it('refers only to fields and families that exist', () => {
      const paths = new Set(placesOf(details.request).map(({ path }) => path));
      const named = [
        ...details.rules.flatMap((rule) => ('fields' in rule ? rule.fields : [rule.field])),
        ...details.rules.flatMap((rule) =>
          'when' in rule ? [rule.when.field] : 'with' in rule ? [rule.with.field] : [],
        ),
        ...(details.ignored ?? []).flatMap(({ field, by }) => [field, by]),
        ...Object.keys(details.references ?? {}),
        ...[...details.cost.rows, ...(details.cost.extras ?? [])].flatMap(({ when = [] }) =>
          when.map(({ field }) => field),
        ),
        ...details.cost.rows.flatMap(({ per }) => (per ? [per] : [])),
        ...placesOf(details.request).flatMap(({ facts }) =>
          (facts.otherDefaults ?? []).map(({ when }) => when.field),
        ),
      ];
      expect(named.filter((path) => !paths.has(path))).toEqual([]);
      const referenced = Object.values(details.references ?? {}).flatMap((reference) => reference.families);
      expect(referenced.filter((family) => !familyNamed(family))).toEqual([]);
      expect(results.filter((path) => !Object.hasOwn(details.result, path.split('.', 1)[0] ?? ''))).toEqual(
        [],
      );
    });

    it('declares the target of every task id', () => {
      const ids = placesOf(details.request).filter(
        ({ facts }) => facts.kind === 'task' || facts.kind === 'uuid',
      );
      expect(Object.keys(details.references ?? {})).toEqual(ids.map(({ path }) => path));
    });

    it('has a label for every field, and form facts that name its own fields', () => {
      const places = placesOf(details.request).filter(({ facts }) => facts.inForm !== false);
      const labels = places
        .filter(({ facts }) => !facts.deprecated)
        .map(({ path, facts }) => labelOf(path, facts));
      expect(labels.filter((label) => !/^[A-Z].{0,29}$/.test(label))).toEqual([]);
      expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
      const { presets = {}, main = [] } = details.form ?? {};
      const paths = places.map(({ path }) => path);
      expect([...Object.keys(presets), ...main].filter((path) => !paths.includes(path))).toEqual([]);
    });

    it('has a verb for its button where it takes a model', () => {
      const takesModel = placesOf(details.request).some(
        ({ facts }) => facts.kind === 'link' && facts.media === 'model',
      );
      expect(actionOf(details)).toMatch(takesModel ? /^[A-Z][a-z]+( [A-Za-z]+){0,2}$/ : /\S/);
      if (takesModel) expect(details.form?.action).toBeDefined();
    });

    it('ends its prices with a row without conditions', () => {
      expect(details.cost.rows.at(-1)?.when).toBeUndefined();
    });

    it('has unique rule names and sentences as texts', () => {
      const rules = details.rules.map((rule) => rule.name);
      expect(new Set(rules).size).toBe(rules.length);
      for (const { message } of details.rules) expect(message).toMatch(/^\S.*\.$/);
      for (const { facts } of placesOf(details.request)) expect(facts.help).toMatch(/^\S.*\.$/);
      expect(details.help).toMatch(/\.$/);
    });
  },
);
