import { allowedText, type Option as StepOption, stepIssues } from '@meshwright/gltf/step-options';
import { InvalidArgumentError, Option } from 'commander';

/** How a flag differs from the option that it is derived from. */
interface Spelling {
  /**
   * With its placeholder.
   * @default the name in words and the unit: `--texture-side <pixels>`
   */
  readonly flag?: string;
  /**
   * Names what the flag switches on, beside setting the option.
   * @default the help of the option
   */
  readonly help?: string;
}

/**
 * Returns the flags of options of a step: help, values, range and default are those of the options. A flag without a
 * default of its own is two, `--x` and `--no-x`.
 */
export function stepFlags(options: Readonly<Record<string, StepOption>>): Option[] {
  return Object.entries(options).flatMap(([name, option]) => {
    if (option.kind !== 'flag' || option.default === false) return [stepFlag(name, option)];
    return [stepFlag(name, option), new Option(`--no-${dashed(name)}`, 'leave that out')];
  });
}

export function stepFlag(name: string, option: StepOption, { flag, help }: Spelling = {}): Option {
  const left =
    'default' in option && (option.kind === 'number' || option.kind === 'integer')
      ? option.default
      : option.absent;
  const text = help ?? option.help.replace(/\.$/, '').replace(/^./, (letter) => letter.toLowerCase());
  const spelled = flag ?? `--${dashed(name)}${option.kind === 'flag' ? '' : ` <${placeholder(option)}>`}`;
  const made = new Option(
    spelled,
    left === undefined || help !== undefined ? text : `${text} (default: ${left})`,
  );
  if (option.kind === 'choice') {
    return made.choices(option.values).default(help === undefined ? option.default : undefined);
  }
  if (option.kind === 'flag') return made;
  return made.argParser((given: string) => {
    const value = converted(option, given);
    if (stepIssues({ name, options: { [name]: option } }, { [name]: value }).length === 0) return value;
    throw new InvalidArgumentError(`It must be ${allowedText(option)}.`);
  });
}

/** Returns the values of flags that have the names of options. */
export function valuesOf(
  options: Readonly<Record<string, StepOption>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(options).flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
}

function converted(option: StepOption, text: string): unknown {
  if (option.kind === 'list') return text.split(',').map((part) => converted(option.item, part));
  if (option.kind === 'names') {
    const pairs = text.split(',').map((part) => part.split('=').map((name) => name.trim()));
    // What is not a pair stays a text, which no table of names is.
    return pairs.every((pair) => pair.length === 2 && pair.every((name) => name !== ''))
      ? Object.fromEntries(pairs)
      : text;
  }
  if (option.kind !== 'number' && option.kind !== 'integer') return text;
  return text.trim() === '' ? Number.NaN : Number(text);
}

function placeholder(option: StepOption): string {
  if (option.kind === 'names') return 'theirs=ours,...';
  if (option.kind === 'colour') return '#rrggbb';
  return 'unit' in option && option.unit !== undefined ? option.unit : 'value';
}

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
