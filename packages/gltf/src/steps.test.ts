import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { processAsset } from './recipe/process-asset.ts';
import { bytesSource } from './source/source.ts';
import { type Option, type OptionTable, stepIssues, stepOptions, stepSchema } from './step-options.ts';
import { type AnyStep, stepList, steps } from './steps.ts';
import { fixtures } from './testing/models.ts';

const character = () => bytesSource(readFileSync(join(fixtures, 'character.glb')), 'character.glb');

/** Options with which each step works on a character. */
const sampleOf = ({ name, example = {} }: AnyStep): object =>
  name === 'mergeClips' ? { files: [{ file: character(), name: 'again' }] } : example;

/** Every option of every step as the only one, with values just inside and just outside its limits. */
const limits = stepList.flatMap((step) =>
  Object.entries(step.options).flatMap(([name, option]) =>
    edgesOf(option).map(([value, good]) => ({ step, name, value, good })),
  ),
);

describe('a step', () => {
  it.each(stepList.map((step) => [step.name, step] as const))(
    '%s has its own name, help and help for each option',
    (name, step) => {
      expect(steps).toHaveProperty(name, step);
      for (const help of [step.help, ...helpIn(step.options)]) expect(help).toMatch(/^[A-Z].*\.$/);
    },
  );

  it.each(limits)('$step.name takes $name within its limits only: $value', ({ step, name, value, good }) => {
    const issues = stepIssues(step, { ...sampleOf(step), [name]: value });
    const own = issues.filter(({ path }) => path[0] === name);
    expect(own.length === 0, JSON.stringify(issues)).toBe(good);
    for (const { message } of own) expect(message).toMatch(new RegExp(`^${name}( \\d+)? is .*must be`));
  });

  it.each(limits)('$step.name has a schema that states the limits of $name: $value', ({ step, name }) => {
    const schema = (stepSchema(step).properties as Record<string, Record<string, unknown>>)[name]!;
    const option = step.options[name]!;
    expect(schema.description).toContain(option.help);
    if ('min' in option) expect(schema).toMatchObject({ minimum: option.min, maximum: option.max });
    if ('values' in option) expect(schema.enum).toEqual(option.values);
    if ('default' in option) expect(schema.default).toBe(option.default);
  });

  it.each(stepList)('$name names the options that it has, where one is unknown', (step) => {
    const [issue] = stepIssues(step, { ...sampleOf(step), hight: 2 });
    expect(issue!.message).toBe(
      `hight is no option; there are: ${Object.keys(step.options).join(', ') || 'none'}`,
    );
  });

  it.each(stepList)('$name is made of plain options, and runs', async (step) => {
    const processor = step.make({ ...sampleOf(step) } as never);
    // Only a placed model has a placement to remove.
    const before = step.name === 'unplace' ? [steps.place.make({ height: 1 })] : [];
    const { report } = await processAsset(character(), [...before, processor]);
    expect(report.steps.at(-1)).toMatchObject({ name: step.name });
  });

  it('refuses options that exclude each other, with the names of both', () => {
    expect(stepIssues(steps.place, { height: 1, longest: 2 })[0]!.message).toMatch(
      /height and longest contradict/,
    );
    expect(stepIssues(steps.renameClips, {})[0]!.message).toBe('give either scheme or names');
    expect(stepIssues(steps.colliders, { as: 'omi', shape: 'capsule' })[0]!.message).toMatch(
      /readers of OMI/,
    );
    expect(stepIssues(steps.trimClip, {})[0]!.message).toMatch(
      /^clip is missing: it must be a clip by its name/,
    );
  });

  it('refuses options that are no object', () => {
    for (const options of ['kebab', null, [], 3]) expect(stepIssues(steps.place, options)).toHaveLength(1);
  });
});

it('what commands and tools offer is what the steps take', () => {
  for (const [name, options] of Object.entries(stepOptions))
    expect(steps[name as keyof typeof stepOptions].options).toMatchObject(options);
});

function helpIn(options: OptionTable): string[] {
  return Object.values(options).flatMap((option) => [
    option.help,
    ...(option.kind === 'group' ? helpIn(option.options) : []),
    ...(option.kind === 'list' ? helpIn({ item: option.item }) : []),
  ]);
}

function edgesOf(option: Option): [value: unknown, good: boolean][] {
  switch (option.kind) {
    case 'number':
    case 'integer':
      return [
        [option.min, true],
        [option.max, true],
        [option.min - 1, false],
        [option.max * 2, false],
        ['1', false],
      ];
    case 'choice':
      return [...option.values.map((value) => [value, true] as [unknown, boolean]), ['another', false]];
    case 'flag':
      return [
        [true, true],
        ['yes', false],
      ];
    case 'text':
      return [
        ['a', true],
        ['', false],
        [3, false],
      ];
    case 'clip':
      return [
        ['run', true],
        [0, true],
        [-1, false],
      ];
    case 'names':
      return [
        [{ a: 'b' }, true],
        [{ a: 1 }, false],
      ];
    case 'list':
      return [
        [[], option.least === 0],
        ['a', false],
      ];
    default:
      return [[3, option.kind === 'model']];
  }
}
