import { families } from '@meshwright/contract';
import { detailsOf, factsOf, validate } from '@meshwright/contract/schema';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { type FieldFlag, fieldFlags, flagOf, requestOf } from './field-flags.ts';

describe.each(families.map(({ name }) => name))('%s', (name) => {
  const details = detailsOf(name);
  const flags = fieldFlags(details);

  it('has a unique flag for every field', () => {
    const covered = new Set(flags.map(({ path }) => path[0]));
    expect([...covered].sort()).toEqual(Object.keys(details.request.entries).sort());
    const longs = flags.flatMap(({ options }) => options.map(({ long }) => long));
    expect(new Set(longs).size).toBe(longs.length);
  });

  it('names limits, choices and units in the help', () => {
    for (const { path, options, facts } of flags) {
      const help = options[0]!.description;
      expect(help).toContain(facts.help);
      if ('max' in facts && typeof facts.max === 'number' && facts.kind !== 'list') {
        expect(help, path.join('.')).toContain(String(facts.max));
      }
      if (facts.kind === 'choice') for (const value of facts.values) expect(help).toContain(String(value));
    }
  });

  it('describes a no- flag as the opposite of its flag', () => {
    for (const { facts, options } of flags) {
      if (facts.kind !== 'flag') continue;
      const [yes, no] = options.map(({ description }) => description);
      expect(yes).toMatch(new RegExp(`^${facts.help.slice(0, 5)}`));
      expect(no).toBe(`Leave out: ${facts.help}`);
    }
  });

  it.each(details.examples)('rebuilds an example from its own flags: %j', (example) => {
    expect(parse(flags, argumentsFor(flags, example))).toEqual(example);
  });
});

const flags = fieldFlags(detailsOf('text-to-3d'));

it.each([
  [['--target-polycount', '4000'], { target_polycount: 4000 }],
  [['--target-polycount', '-1'], { target_polycount: -1 }],
  [['--target-polycount', 'many'], { target_polycount: 'many' }],
  [['--decimation-mode', '2'], { decimation_mode: 2 }],
  [['--enable-pbr'], { enable_pbr: true }],
  [['--no-remove-lighting'], { remove_lighting: false }],
  [['--target-formats', 'glb,obj', '--target-formats', 'stl'], { target_formats: ['glb', 'obj', 'stl'] }],
  [['--prompt', ''], { prompt: '' }],
  [['--preview-task-id', 'a-task'], { preview_task_id: 'a-task' }],
  [['--preview-task-id', 'text-to-3d:a%3Atask@host.example'], { preview_task_id: 'a:task' }],
])('%j gives %j', (argv, request) => {
  expect(parse(flags, argv)).toEqual(request);
});

it('names the flag of an issue, also inside groups and for rules between fields', () => {
  const [issue] = validate(detailsOf('text-to-3d'), { mode: 'preview', prompt: 'x', target_polycount: 5 });
  expect(flagOf(flags, issue!)).toBe('--target-polycount');
  const keycap = fieldFlags(detailsOf('keycap-build'));
  const path = 'options.head_size_mm';
  expect(flagOf(keycap, { path, code: 'too_small', message: '' })).toBe('--options-head-size-mm');
  const both = { path: 'mode,should_texture', code: 'missing', message: '' } as const;
  expect(flagOf(flags, both)).toBe('--mode, --should-texture');
  expect(flagOf(flags, { path: 'nothing', code: 'missing', message: '' })).toBeUndefined();
});

function parse(own: readonly FieldFlag[], argv: readonly string[]): Record<string, unknown> {
  const command = new Command().exitOverride();
  for (const { options } of own) for (const option of options) command.addOption(option);
  command.parse([...argv], { from: 'user' });
  return requestOf(own, command.opts());
}

function argumentsFor(own: readonly FieldFlag[], request: Readonly<Record<string, unknown>>): string[] {
  return own.flatMap(({ path, facts, options }) => {
    const value = path.reduce<unknown>(
      (at, key) => (at as Record<string, unknown> | undefined)?.[key],
      request,
    );
    if (value === undefined) return [];
    if (facts.kind === 'flag') return [options[value === true ? 0 : 1]!.long!];
    const given = Array.isArray(value) ? value : [value];
    return given.flatMap((item) => [options[0]!.long!, String(item)]);
  });
}

it('keeps deprecated fields working but out of the help', () => {
  for (const { facts, options } of flags) {
    if (facts.deprecated) for (const option of options) expect(option.hidden).toBe(true);
  }
  expect(factsOf(detailsOf('text-to-3d').request.entries.art_style!).deprecated).toBeDefined();
});
