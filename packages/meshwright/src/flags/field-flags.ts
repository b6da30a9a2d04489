import { parseTaskRef } from '@meshwright/client';
import { families, type Issue } from '@meshwright/contract';
import { type Details, type Field, type FieldFacts, factsOf } from '@meshwright/contract/schema';
import { Option } from 'commander';

/** One field of a create body as a command line flag. */
export interface FieldFlag {
  /** Path in the body: `['options', 'head_size_mm']`. */
  readonly path: readonly string[];
  readonly facts: FieldFacts;
  /** A boolean field has two: `--x` and `--no-x`. */
  readonly options: readonly Option[];
}

/**
 * Returns the flags of a family's create body, derived from the contract's facts: `target_polycount` is
 * `--target-polycount <faces>`. Values are converted, not validated.
 * @param except top-level fields that get no flag
 */
export function fieldFlags(family: Pick<Details, 'request'>, except: readonly string[] = []): FieldFlag[] {
  return Object.entries(family.request.entries)
    .filter(([name]) => !except.includes(name))
    .flatMap(([name, field]) => flagsOf([name], field));
}

/** Returns the commander options of all flags; if two families share a flag, the first one describes it. */
export function mergedOptions(flags: readonly FieldFlag[]): Option[] {
  const options = flags.flatMap((flag) => flag.options);
  return [...new Map(options.reverse().map((option) => [option.long, option])).values()].reverse();
}

/** Returns the part of a create body from the given flags. `values` are commander's, by attribute name. */
export function requestOf(
  flags: readonly FieldFlag[],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const request: Record<string, unknown> = {};
  for (const { path, options } of flags) {
    const value = values[options[0]!.attributeName()];
    if (value === undefined) continue;
    const parents = path.slice(0, -1);
    let target = request;
    for (const key of parents) {
      target[key] ??= {};
      target = target[key] as Record<string, unknown>;
    }
    target[path.at(-1)!] = value;
  }
  return request;
}

/** Returns the flag of a validation issue for messages; undefined for a field without one. */
export function flagOf(flags: readonly FieldFlag[], issue: Issue): string | undefined {
  const named = issue.path.split(',').map((path) => {
    const flag = flags.find((candidate) => `${path}.`.startsWith(`${candidate.path.join('.')}.`));
    return flag?.options[0]?.long;
  });
  return named.every((name) => name !== undefined) ? named.join(', ') : undefined;
}

function flagsOf(path: readonly string[], field: Field): FieldFlag[] {
  const facts = factsOf(field);
  if (facts.kind === 'group') {
    return Object.entries(facts.body.entries).flatMap(([name, inner]) => flagsOf([...path, name], inner));
  }
  const name = path.join('-').replaceAll('_', '-');
  return [{ path, facts, options: facts.kind === 'flag' ? yesAndNo(name, facts) : [valued(name, facts)] }];
}

function yesAndNo(name: string, facts: FieldFacts): Option[] {
  const yes = new Option(`--${name}`, describe(facts));
  const no = new Option(`--no-${name}`, `Leave out: ${describe({ ...facts, default: undefined })}`);
  // The help lists only the flag that changes the default.
  (facts.default === true ? yes : no).hideHelp();
  return facts.deprecated ? [yes.hideHelp(), no.hideHelp()] : [yes, no];
}

function valued(name: string, facts: FieldFacts): Option {
  const option = new Option(`--${name} <${placeholder(facts)}>`, describe(facts));
  if (facts.kind === 'list') {
    const item = factsOf(facts.item);
    option.argParser((text: string, before: readonly unknown[] | undefined) => [
      ...(before ?? []),
      // Text and links may hold commas themselves: those flags are repeated instead.
      ...(item.kind === 'text' || item.kind === 'link'
        ? [text]
        : text.split(',').map((part) => convert(part.trim(), item))),
    ]);
  } else {
    option.argParser((text: string) => convert(text, facts));
  }
  return facts.deprecated ? option.hideHelp() : option;
}

/** Leaves inconvertible values unchanged, so that validation reports the limit. */
function convert(text: string, facts: FieldFacts): unknown {
  if (facts.kind === 'task' || facts.kind === 'uuid') return taskIdOf(text);
  const numeric =
    facts.kind === 'integer' ||
    facts.kind === 'number' ||
    (facts.kind === 'choice' && facts.values.some((value) => typeof value === 'number'));
  return numeric && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

/** Accepts the references that this tool prints where the API expects a bare id. */
function taskIdOf(text: string): string {
  try {
    return parseTaskRef(text, families).id;
  } catch {
    return text;
  }
}

function placeholder(facts: FieldFacts): string {
  switch (facts.kind) {
    case 'integer':
    case 'number':
      return facts.unit ?? 'number';
    case 'link':
      return 'file|url';
    case 'task':
    case 'uuid':
      return 'ref|id';
    case 'list':
      return `${placeholder(factsOf(facts.item))},...`;
    case 'choice':
      return 'value';
    default:
      return facts.kind;
  }
}

function describe(facts: FieldFacts): string {
  const allowed = allows(facts);
  const preset =
    facts.default === undefined || facts.default === '' ? '' : `default ${String(facts.default)}`;
  const details = [allowed, preset].filter(Boolean).join('; ');
  return details ? `${facts.help} (${details})` : facts.help;
}

function allows(facts: FieldFacts): string {
  switch (facts.kind) {
    case 'choice':
      return facts.values.filter((value) => value !== '').join(', ');
    case 'list':
      return allows(factsOf(facts.item));
    case 'integer':
    case 'number':
      return range(facts.min, facts.max, facts.unit);
    case 'text':
      return facts.max === undefined ? '' : `at most ${facts.max} ${facts.unit ?? 'characters'}`;
    default:
      return '';
  }
}

function range(min: number | undefined, max: number | undefined, unit = ''): string {
  if (min !== undefined && max !== undefined) return `${min} to ${max} ${unit}`.trim();
  if (min !== undefined) return `at least ${min} ${unit}`.trim();
  return max === undefined ? '' : `at most ${max} ${unit}`.trim();
}
