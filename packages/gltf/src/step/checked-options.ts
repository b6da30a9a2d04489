import { GltfError } from '../gltf-error.ts';
import {
  isInRange,
  type Option,
  type OptionSet,
  type OptionsOf,
  type OptionTable,
  type SettledOptions,
  settledOptions,
} from './options.ts';

export interface OptionIssue {
  /** Names and indices from the options down to the wrong value. */
  readonly path: readonly (string | number)[];
  /** What is wrong, what is allowed, and the way out. */
  readonly message: string;
}

/**
 * Returns options with every default filled in; what the table does not name is left out.
 * @throws GltfError `invalid_option` with the name of the step, the option, its range and the way out
 */
export function checkedOptions<Table extends OptionTable>(
  set: OptionSet<Table>,
  given: OptionsOf<Table>,
): SettledOptions<Table> {
  const settled = settledOptions(set, given);
  const why = issuesIn(set.options, given)[0]?.message ?? set.refuse?.(settled);
  if (why !== undefined) throw new GltfError('invalid_option', `${set.name}: ${why}`);
  return settled;
}

/**
 * Returns everything that is wrong with the options of a step, unknown names included; none for good ones.
 * @param options plain data, such as a step of a manifest
 * @param files how a file is named in it
 * @example
 * import { stepIssues } from '@meshwright/gltf/step-options';
 * import { steps } from '@meshwright/gltf/steps';
 *
 * stepIssues(steps.place, { hight: 2 }); // [{ path: ['hight'], message: 'hight is no option ...' }]
 */
export function stepIssues(set: OptionSet, options: unknown, files: FileForm = {}): OptionIssue[] {
  if (!isTable(options)) {
    const names = Object.keys(set.options);
    const have = names.length > 0 ? `an object of ${names.join(', ')}` : 'an empty object: it has no options';
    return [{ path: [], message: `the options are ${shown(options)}, but they must be ${have}` }];
  }
  const issues = issuesIn(set.options, options, [], files);
  const why = issues.length === 0 ? set.refuse?.(settledOptions(set, options as never)) : undefined;
  return why === undefined ? issues : [{ path: [], message: why }];
}

/** Returns what is wrong with values of a table, each on its own; in plain data also with names that it does not have. */
function issuesIn(
  table: OptionTable,
  values: Readonly<Record<string, unknown>>,
  path: Path = [],
  files?: FileForm,
): OptionIssue[] {
  const unknown = files ? Object.keys(values).filter((name) => !Object.hasOwn(table, name)) : [];
  const names = Object.keys(table).join(', ') || 'none';
  return [
    ...unknown.map((name) => ({
      path: [...path, name],
      message: `${name} is no option; there are: ${names}`,
    })),
    ...Object.entries(table).flatMap(([name, option]) => {
      const value = values[name];
      if (value !== undefined) return issuesOf(option, value, name, [...path, name], files);
      return option.required
        ? [{ path, message: `${name} is missing: it must be ${allowedText(option)}` }]
        : [];
    }),
  ];
}

/** How a host names a file in the options of a step. */
export interface FileForm {
  /** @default any value */
  readonly isFile?: (value: unknown) => boolean;
  /**
   * The form in words.
   * @default `a file`
   */
  readonly wanted?: string;
}

type Path = readonly (string | number)[];

function issuesOf(option: Option, value: unknown, name: string, path: Path, files?: FileForm): OptionIssue[] {
  const isFile = option.kind !== 'model' || (files?.isFile?.(value) ?? true);
  if (!isFile || !fits(option, value)) {
    const left = 'default' in option ? option.default : option.absent;
    const wayOut = left === undefined || option.required ? '' : `; leave it out for ${left}`;
    return [
      {
        path,
        message: `${name} is ${shown(value)}, but it must be ${isFile ? allowedText(option) : (files?.wanted ?? allowedText(option))}${wayOut}`,
      },
    ];
  }
  if (option.kind === 'group') return issuesIn(option.options, value as Record<string, unknown>, path, files);
  if (option.kind !== 'list') return [];
  return (value as unknown[]).flatMap((item, at) =>
    issuesOf(option.item, item, `${name} ${at + 1}`, [...path, at], files),
  );
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Shows a value as it is written in JSON, cut off where it is long. */
function shown(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

function fits(option: Option, value: unknown): boolean {
  switch (option.kind) {
    case 'text':
      return typeof value === 'string' && value.trim() !== '';
    case 'colour':
      return typeof value === 'string' && HEX.test(value);
    case 'clip':
      return typeof value === 'string' || (Number.isInteger(value) && (value as number) >= 0);
    case 'model':
      return value !== null;
    case 'list':
      return (
        Array.isArray(value) &&
        value.length >= option.least &&
        value.length <= option.most &&
        (!option.falls || value.every((item, at) => at === 0 || item < value[at - 1]))
      );
    case 'group':
      return isTable(value);
    case 'names':
      return isTable(value) && Object.values(value).every((text) => typeof text === 'string');
    default:
      return isInRange(option, value);
  }
}

/**
 * Returns the allowed values of an option in words.
 * @example
 * import { allowedText, stepOptions } from '@meshwright/gltf/step-options';
 *
 * allowedText(stepOptions.lightmapUv.size); // 'a whole number from 64 to 8192 texels'
 */
export function allowedText(option: Option): string {
  switch (option.kind) {
    case 'number':
    case 'integer':
      return `a ${option.kind === 'integer' ? 'whole number' : 'number'} from ${option.min} to ${option.max}${option.unit ? ` ${option.unit}` : ''}`;
    case 'choice':
      return `one of: ${option.values.join(', ')}`;
    case 'flag':
      return 'true or false';
    case 'list': {
      const { least, most, falls, item } = option;
      return `a list of ${least} to ${most}${falls ? ' in descending order' : ''}, each ${allowedText(item)}`;
    }
    default:
      return WORDS[option.kind];
  }
}

const HEX = /^#[0-9a-f]{6}$/i;

const WORDS = {
  text: 'a text that is not empty',
  colour: 'a colour as #rrggbb',
  clip: 'a clip by its name, slug or index',
  model: 'a file',
  names: 'an object of texts',
  group: 'an object',
} as const;
