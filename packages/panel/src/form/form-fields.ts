import {
  type Body,
  detailsOf,
  type FieldFacts,
  factsOf,
  isRequired,
  withDefaults,
} from '@meshwright/contract/schema';
import type { OfferedFamily } from './offered-families.ts';
import { needsSource } from './offered-families.ts';

/** One request field in a form. */
export interface FormField {
  /** Dotted path: `options.head_size_mm`. */
  readonly path: string;
  readonly facts: FieldFacts;
  /** Value while none is set: the panel's preset, else the service's default. */
  readonly preset: unknown;
  /** Shown outside the fold: the request needs it or makes little sense without it. */
  readonly main: boolean;
}

/** Returns the values of a request before any change. */
export function presetsOf({ name, details, example, sourceField }: OfferedFamily): Record<string, unknown> {
  const formats = details.request.entries.target_formats;
  // The presets are for a first task, not for one that continues another.
  const own =
    sourceField === undefined || !isGenerating(details.references, name) ? details.form?.presets : undefined;
  return {
    ...firstValues(details.request, example),
    ...(own ?? constantsOf(details.request, example)),
    ...(formats && !isRequired(formats) ? { target_formats: ['glb'] } : {}),
  };
}

/** Returns the fields of a family, whatever it continues. */
export function familyFields({ name }: Pick<OfferedFamily, 'name'>): readonly FormField[] {
  return formFields({ name, details: detailsOf(name), example: {} });
}

/** Every view needs them, and a family never changes. */
const known = new WeakMap<OfferedFamily, readonly FormField[]>();

/** Returns the fields that users can set, in the contract's order. */
export function formFields(family: OfferedFamily): readonly FormField[] {
  const fields = known.get(family) ?? fieldsOf(family);
  known.set(family, fields);
  return fields;
}

function fieldsOf(family: OfferedFamily): readonly FormField[] {
  const { details, example } = family;
  const presets = presetsOf(family);
  // The defaults of a group count only where it is given: an empty one has the same meaning.
  const filled = withDefaults(details, { ...emptyGroups(details.request), ...presets });
  const flat = (body: Body, prefix: string, values: Readonly<Record<string, unknown>>): FormField[] =>
    Object.entries(body.entries).flatMap(([name, field]) => {
      const facts = factsOf(field);
      const path = prefix + name;
      if (facts.deprecated || facts.inForm === false || hidden(family, path, presets)) return [];
      const preset = values[name];
      if (facts.kind === 'group')
        return flat(facts.body, `${path}.`, (preset ?? {}) as Record<string, unknown>);
      const main =
        (prefix === '' && isRequired(field)) ||
        (details.form?.main?.includes(path) ??
          ((path in example && !isConstant(facts)) || isNeeded(family, path, facts)));
      return [{ path, facts, preset, main }];
    });
  return flat(details.request, '', filled);
}

/** Whether the request needs this text or file, or another one in its place. */
function isNeeded({ details, sourceField }: OfferedFamily, path: string, facts: FieldFacts): boolean {
  const kind = facts.kind === 'list' ? factsOf(facts.item).kind : facts.kind;
  if (kind !== 'text' && kind !== 'link') return false;
  return details.rules.some(
    (rule) =>
      rule.kind === 'exactly-one' &&
      rule.fields.includes(path) &&
      !(sourceField !== undefined && rule.fields.includes(sourceField)),
  );
}

function hidden(
  { name, details, sourceField, example }: OfferedFamily,
  path: string,
  presets: Readonly<Record<string, unknown>>,
): boolean {
  if (path === 'target_formats') return path in presets;
  if (path === details.form?.height) return true;
  // Source fields have no control of their own, except a second task beside the source.
  if (sourceField === undefined || path === sourceField) return needsSource(details, path);
  // What makes a request continue its task is no choice, and one made for a first task does not count here.
  if (path in example && isGenerating(details.references, name)) {
    const field = details.request.entries[path];
    if (field && isConstant(factsOf(field))) return true;
  }
  return details.rules.some(
    (rule) => rule.kind === 'exactly-one' && rule.fields.includes(path) && rule.fields.includes(sourceField),
  );
}

/** Whether a family makes models and can continue its own tasks; its presets are for the first task. */
function isGenerating(
  references: Readonly<Record<string, { readonly families: readonly string[] }>> = {},
  name: string,
): boolean {
  return Object.values(references).some(({ families }) => families.includes(name));
}

/** Returns a value of each choice and number that a request needs, so that it can be sent at once. */
function firstValues(
  body: Body,
  example: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const needed = Object.entries(body.entries).filter(([, field]) => isRequired(field));
  return Object.fromEntries(
    needed.flatMap(([name, field]) => {
      const facts = factsOf(field);
      if (facts.kind === 'choice') return [[name, example[name] ?? facts.values[0]]];
      const isNumber = facts.kind === 'number' || facts.kind === 'integer';
      return isNumber ? [[name, example[name] ?? facts.min]] : [];
    }),
  );
}

/** Returns an empty value of every group that needs nothing. */
function emptyGroups(body: Body): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(body.entries).flatMap(([name, field]) => {
      const facts = factsOf(field);
      const isFree = facts.kind === 'group' && !Object.values(facts.body.entries).some(isRequired);
      return isFree ? [[name, {}]] : [];
    }),
  );
}

/** Returns the switches and choices of an example, which need no input. */
function constantsOf(body: Body, example: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const constant = ([name]: [string, unknown]) => {
    const field = body.entries[name];
    return field !== undefined && isConstant(factsOf(field));
  };
  return Object.fromEntries(Object.entries(example).filter(constant));
}

function isConstant({ kind }: FieldFacts): boolean {
  return kind === 'choice' || kind === 'flag';
}
