import { families } from '@meshwright/contract';
import { detailsOf, factsOf } from '@meshwright/contract/schema';
import { describe, expect, it } from 'vitest';
import type { ControlValue } from '../intent.ts';
import { issueText } from '../words/issue-text.ts';
import { wordsOf } from '../words/words-of.ts';
import { fieldControl, fieldValue } from './field-control.ts';
import { type Form, type FormSource, firstForm } from './form.ts';
import { issuesOf, requestOf } from './form-body.ts';
import { formFields, presetsOf } from './form-fields.ts';
import { type OfferedFamily, offeredFamilies } from './offered-families.ts';

const english = wordsOf({});

const picture = { file: 'a'.repeat(64), name: 'chair.png', size: 10 };
const task = '018a210d-8ba4-705c-b111-1f1776f7f578';
const mesh = { file: 'b'.repeat(64), name: 'selection.glb', size: 10 };

const sources: [string, FormSource, source?: string | typeof mesh][] = [
  ['nothing', { from: 'nothing' }],
  ['the selection', { from: 'selection' }, mesh],
  ...families.map(({ name }): [string, FormSource, string] => [
    `a task of ${name}`,
    { from: 'task', task: { family: name, id: task, title: 'It', offers: {} } },
    task,
  ]),
];
const cases = sources.flatMap(([title, from, source]) =>
  offeredFamilies(from).map((family) => ({ title: `${family.name} from ${title}`, from, source, family })),
);

/** Returns the texts, files and actions of an example as control values: choices and numbers have a first value. */
function valuesOf(family: OfferedFamily): Record<string, ControlValue> {
  const values: Record<string, ControlValue> = {};
  for (const field of formFields(family).filter(({ main }) => main)) {
    const { path, facts } = field;
    if (path.includes('.') || path in presetsOf(family)) continue;
    const example = family.example[path];
    const others = family.details.rules.flatMap((rule) =>
      rule.kind === 'exactly-one' && rule.fields.includes(path) ? rule.fields : [],
    );
    if (
      path !== 'action_ids' &&
      example === undefined &&
      others.some((other) => other in values || other in family.example)
    )
      continue;
    const files = facts.kind === 'link' || (facts.kind === 'list' && factsOf(facts.item).kind === 'link');
    if (files) values[path] = [picture];
    else if (Array.isArray(example)) values[path] = example.map(String);
    else if (path === 'action_ids') values[path] = ['0'];
    else if (example !== undefined) values[path] = fieldValue(field, example as ControlValue) ?? null;
    else if (facts.kind === 'list') values[path] = ['glb'];
    else values[path] = 'something';
  }
  return values;
}

/** Returns a family as it is offered for a task of another one, or for nothing. */
function offeredOf(from: string | undefined, name: string): OfferedFamily {
  const source = sources.find(([title]) => title === (from ? `a task of ${from}` : 'nothing'))!;
  return offeredFamilies(source[1]).find((family) => family.name === name)!;
}

function formOf(
  from: string | undefined,
  { name }: OfferedFamily,
  values: Record<string, ControlValue>,
): Form {
  const source = sources.find(([title]) => title === (from ? `a task of ${from}` : 'nothing'))!;
  return { ...firstForm, source: source[1], family: name, values: { [name]: values } };
}

describe('the form', () => {
  it('has a place for every family that no other one replaces', () => {
    const offered = new Set(cases.map(({ family }) => family.name));
    const missing = families.filter(({ name }) => !offered.has(name));
    expect(missing.map(({ name }) => name)).toEqual(['text-to-texture']);
    expect(missing.every((family) => detailsOf(family).deprecated)).toBe(true);
  });

  it.each(cases)('makes a valid request for $title from the unfolded fields', ({ from, source, family }) => {
    const form: Form = {
      ...firstForm,
      source: from,
      family: family.name,
      values: { [family.name]: valuesOf(family) },
    };
    const request = requestOf(form, family, source);
    expect(issuesOf(family, request, 0)).toEqual([]);
  });

  it.each(cases)('shows at most three fields of $title unfolded, and each field once', ({ family }) => {
    const fields = formFields(family);
    expect(fields.filter(({ main }) => main).length).toBeLessThanOrEqual(3);
    expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length);
  });

  it('offers no deprecated or removed family', () => {
    for (const { family } of cases) {
      for (const field of formFields(family)) {
        const control = fieldControl(field, undefined, [], english);
        const gone = Object.keys({ ...field.facts.deprecatedValues, ...field.facts.retiredValues });
        const options = 'options' in control ? control.options.map(({ value }) => value) : [];
        expect(options.filter((value) => gone.includes(value))).toEqual([]);
        expect(field.facts.deprecated).toBeUndefined();
      }
    }
  });

  it('gives every control a label that is unique in its form', () => {
    for (const { family, title } of cases) {
      const labels = formFields(family).map((field) => fieldControl(field, undefined, [], english).label);
      expect(
        labels.filter((label, i) => labels.indexOf(label) !== i),
        title,
      ).toEqual([]);
    }
  });

  it('shows the values of a group that count while it is not given', () => {
    const family = offeredOf('keychain-prototype', 'keychain-build');
    const controls = formFields(family).map((field) => fieldControl(field, undefined, [], english));
    const shown = (label: string) => controls.find((control) => control.label === label);
    expect(shown('Badge shape')).toMatchObject({ value: 'circle' });
    expect(shown('Size')).toMatchObject({ value: null, preset: 40 });
    expect(shown('Has closed back')).toMatchObject({ value: true });
    expect(shown('Format')).toMatchObject({ value: 'glb' });
    const form = formOf('keychain-prototype', family, {
      'options.badge_shape': 'star',
      'output.format': 'zip',
    });
    expect(requestOf(form, family, task)).toEqual({
      input_task_id: task,
      options: { badge_shape: 'star' },
      output: { format: 'zip' },
    });
  });

  it.each([
    [
      'keychain-prototype',
      'keychain-build',
      'Size',
      'Longest side of the badge. Above 0, at most 400 millimetres.',
    ],
    [
      'keychain-prototype',
      'keychain-build',
      'Base thickness',
      'Thickness of the base. From 0 to 20 millimetres.',
    ],
    [undefined, 'text-to-motion', 'Duration', 'Length of the clip. From 2 to 10 seconds. In steps of 0.5.'],
  ])('shows the range of a number: %s %s %s', (from, name, label, help) => {
    const family = offeredOf(from, name);
    const controls = formFields(family).map((field) => fieldControl(field, undefined, [], english));
    expect(controls.find((control) => control.label === label)).toMatchObject({ help });
  });

  it.each([
    [
      'keychain-prototype',
      'keychain-build',
      'options.size_mm',
      0,
      'Size must be above 0 and at most 400 millimetres.',
    ],
    [
      'keychain-prototype',
      'keychain-build',
      'options.size_mm',
      401,
      'Size must be above 0 and at most 400 millimetres.',
    ],
    [undefined, 'text-to-motion', 'duration', 2.3, 'Duration must be from 2 to 10 seconds in steps of 0.5.'],
    [undefined, 'text-to-motion', 'duration', 11, 'Duration must be from 2 to 10 seconds.'],
  ])('says what is wrong with a number: %s %s %s %s', (from, name, path, value, message) => {
    const family = offeredOf(from, name);
    const request = requestOf(formOf(from, family, { [path]: value, prompt: 'a bow' }), family, from && task);
    const fields = formFields(family);
    const texts = issuesOf(family, request, 0).map((issue) =>
      issueText(issue, fields, family.details.rules, request, english),
    );
    expect(texts).toEqual([message]);
  });

  it.each([
    ['a number that is none', 'text-to-3d', 'target_polycount', 'many'],
    ['a switch that is none', 'text-to-3d', 'enable_pbr', 'yes'],
    ['a picture that was not picked', 'image-to-3d', 'image_url', 'https://example.com/a.png'],
    ['a file without a hash', 'image-to-3d', 'image_url', [{ file: '../../etc/passwd', name: 'a', size: 1 }]],
  ])('does not take %s', (_, name, path, value) => {
    const family = offeredFamilies({ from: 'nothing' }).find((each) => each.name === name)!;
    const field = formFields(family).find((each) => each.path === path)!;
    expect(fieldValue(field, value as ControlValue)).toBeUndefined();
  });

  it('names only families that exist', () => {
    for (const { family } of cases) expect(detailsOf(family.name).title).toBe(family.details.title);
  });
});
