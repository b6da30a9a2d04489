import type { Issue } from '@meshwright/contract';
import { type FieldFacts, factsOf } from '@meshwright/contract/schema';
import type { ControlValue } from '../intent.ts';
import type { Control, FileValue, Option } from '../view/view.ts';
import { fieldLabel, helpText, optionLabel } from '../words/plain-help.ts';
import { type Say, sentences } from '../words/say.ts';
import type { FormField } from './form-fields.ts';
import type { KnownOption } from './searched-options.ts';

/** Options of a field that are known beyond the contract, by path. */
export type KnownOptions = Readonly<Record<string, readonly KnownOption[]>>;

/** Returns the control of a field, with its value and error. */
export function fieldControl(
  field: FormField,
  value: ControlValue | undefined,
  issues: readonly Issue[],
  say: Say,
  known: KnownOptions = {},
  fields: readonly FormField[] = [],
): Control {
  const { path, facts, preset } = field;
  const settable = {
    id: `field/${path}`,
    label: say(fieldLabel(field)),
    help: helpText(facts.help, fields, say),
    issue:
      value === undefined ? undefined : issues.find((issue) => issue.path.split(',').includes(path))?.message,
  };
  const options = known[path];
  const now = value ?? preset;
  if (options && facts.kind === 'list') {
    return { ...settable, kind: 'choices', value: texts(now), options };
  }
  if (options) return { ...settable, kind: 'choice', value: String(now ?? options[0]?.value ?? ''), options };
  switch (facts.kind) {
    case 'integer':
    case 'number':
      return {
        ...settable,
        help: sentences(settable.help, rangeText(facts, say)),
        kind: 'number',
        value: typeof value === 'number' ? value : null,
        ...(typeof preset === 'number' && { preset }),
        least: facts.min,
        above: facts.above,
        most: facts.max,
        step: facts.step,
        whole: facts.kind === 'integer',
        unit: facts.unit && say(facts.unit),
        ...(facts.unit === 'metres' && { length: true as const }),
      };
    case 'flag':
      return { ...settable, kind: 'toggle', value: now === true };
    case 'choice':
      return {
        ...settable,
        kind: 'choice',
        value: String(now ?? ''),
        options: choiceOptions(facts, preset, say),
      };
    case 'link':
      return { ...settable, kind: 'files', ...accepted(facts), most: 1, value: files(value) };
    case 'list': {
      const item = factsOf(facts.item);
      const most = facts.max ?? 100;
      if (item.kind === 'link')
        return { ...settable, kind: 'files', ...accepted(item), most, value: files(value) };
      if (item.kind === 'choice') {
        return { ...settable, kind: 'choices', value: texts(now), options: choiceOptions(item, '', say) };
      }
      return {
        ...settable,
        kind: 'text',
        help: sentences(settable.help, say('Separate several with commas.')),
        value: texts(now).join(', '),
        long: false,
      };
    }
    case 'text':
      return {
        ...settable,
        kind: 'text',
        value: String(now ?? ''),
        long: facts.max === undefined || facts.max > 200,
        most: facts.max,
      };
    default:
      return { ...settable, kind: 'text', value: String(now ?? ''), long: false };
  }
}

/** Converts a control's value to the form's value; undefined when the field cannot have it. */
export function fieldValue({ facts }: FormField, value: ControlValue): ControlValue | undefined {
  if (value === null || value === '') return null;
  switch (facts.kind) {
    case 'integer':
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'link':
      return areFiles(value) ? value.slice(-1) : undefined;
    case 'list': {
      if (factsOf(facts.item).kind === 'link') return areFiles(value) ? value.slice(0, facts.max) : undefined;
      if (Array.isArray(value)) return value.every((each) => typeof each === 'string') ? value : undefined;
      if (typeof value !== 'string') return undefined;
      return value
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean);
    }
    default:
      return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  }
}

function choiceOptions(facts: FieldFacts & { kind: 'choice' }, preset: unknown, say: Say): Option[] {
  const gone = { ...facts.deprecatedValues, ...facts.retiredValues };
  const options = facts.values
    .filter((value) => value !== '' && !Object.hasOwn(gone, value))
    .map((value) => ({ value: String(value), label: say(optionLabel(value)) }));
  const free = preset === undefined || facts.values.includes('');
  return free ? [{ value: '', label: say('Default') }, ...options] : options;
}

/** Describes the valid numbers: `Above 0, at most 10 seconds. In steps of 0.5.` */
function rangeText(facts: FieldFacts & { kind: 'integer' | 'number' }, say: Say): string {
  const { min, max, above, step, unit } = facts;
  const steps = step === undefined ? undefined : say('In steps of {step}.', { step });
  const most = max === undefined ? '' : unitText(max, unit, say);
  if (above !== undefined) {
    const least = max === undefined ? unitText(above, unit, say) : say.number(above);
    return sentences(
      most ? say('Above {least}, at most {most}.', { least, most }) : say('Above {least}.', { least }),
      steps,
    );
  }
  if (min !== undefined) {
    const least = max === undefined ? unitText(min, unit, say) : say.number(min);
    return sentences(
      most ? say('From {least} to {most}.', { least, most }) : say('At least {least}.', { least }),
      steps,
    );
  }
  return sentences(most && say('At most {most}.', { most }), steps);
}

function accepted(facts: FieldFacts & { kind: 'link' }) {
  return { media: facts.media, endings: facts.formats };
}

function files(value: ControlValue | undefined): readonly FileValue[] {
  return areFiles(value) ? value : [];
}

function areFiles(value: unknown): value is readonly FileValue[] {
  return (
    Array.isArray(value) &&
    value.every(
      (each) => typeof each === 'object' && each !== null && /^[0-9a-f]{64}$/.test(String(each.file)),
    )
  );
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Returns an amount with its unit, `10 seconds`; without a known unit the number. */
function unitText(count: number, unit: string | undefined, say: Say): string {
  switch (unit) {
    case 'faces':
      return say({ one: '{count} face', other: '{count} faces' }, { count });
    case 'seconds':
      return say({ one: '{count} second', other: '{count} seconds' }, { count });
    case 'metres':
      return say({ one: '{count} metre', other: '{count} metres' }, { count });
    case 'millimetres':
      return say({ one: '{count} millimetre', other: '{count} millimetres' }, { count });
    case 'colours':
      return say({ one: '{count} colour', other: '{count} colours' }, { count });
    case 'samples':
      return say({ one: '{count} sample', other: '{count} samples' }, { count });
    case 'degrees':
      return say({ one: '{count} degree', other: '{count} degrees' }, { count });
    case 'percent':
      return say('{count} percent', { count });
    default:
      return say.number(count);
  }
}
