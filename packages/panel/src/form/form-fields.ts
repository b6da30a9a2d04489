import { type Body, type FieldFacts, factsOf, isRequired, withDefaults } from '@meshwright/contract/schema';
import type { OfferedFamily } from './offered-families.ts';
import { needsSource } from './offered-families.ts';

/** One field of a request as a form has it. */
export interface FormField {
  /** Dotted: `options.head_size_mm`. */
  readonly path: string;
  readonly facts: FieldFacts;
  /** What counts while nothing is set: the panel's own choice, else the service's. */
  readonly preset: unknown;
  /** Nothing can be made without it, or nothing sensible: it is shown, the others are folded. */
  readonly main: boolean;
}

/**
 * What the panel asks for where nobody said otherwise, and the service would leave it out: a model with its colours.
 * Placing is done here, exactly, so only the GLB is wanted.
 */
const ownPresets: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'text-to-3d': { should_texture: true, enable_pbr: true },
  'image-to-3d': { enable_pbr: true },
  'multi-image-to-3d': { enable_pbr: true },
};

/** Where the smallest example is not what people want to be asked. */
const ownMain: Readonly<Record<string, readonly string[]>> = { animation: ['action_ids'] };

/** Done here after the download, or said by the form itself. */
const settled = ['origin_at', 'auto_size', 'alpha_thumbnail', 'multi_view_thumbnails', 'action_id'];

/** What a request says before anybody set a thing. */
export function presetsOf({ name, details, example, sourceField }: OfferedFamily): Record<string, unknown> {
  const formats = details.request.entries.target_formats;
  const own =
    sourceField === undefined || !isGenerating(details.references, name) ? ownPresets[name] : undefined;
  return {
    ...(own ?? constantsOf(details.request, example)),
    ...(formats && !isRequired(formats) ? { target_formats: ['glb'] } : {}),
  };
}

/** The fields a person can set, in the contract's order. */
export function formFields(family: OfferedFamily): readonly FormField[] {
  const { details, example } = family;
  const presets = presetsOf(family);
  const filled = withDefaults(details, presets);
  const flat = (body: Body, prefix: string, values: Readonly<Record<string, unknown>>): FormField[] =>
    Object.entries(body.entries).flatMap(([name, field]) => {
      const facts = factsOf(field);
      const path = prefix + name;
      if (facts.deprecated || settled.includes(path) || hidden(family, path, presets)) return [];
      const preset = values[name];
      if (facts.kind === 'group')
        return flat(facts.body, `${path}.`, (preset ?? {}) as Record<string, unknown>);
      const main =
        (prefix === '' && isRequired(field)) ||
        (ownMain[family.name]?.includes(path) ?? (path in example && !isConstant(facts)));
      return [{ path, facts, preset, main }];
    });
  return flat(details.request, '', filled);
}

function hidden(
  { details, sourceField }: OfferedFamily,
  path: string,
  presets: Readonly<Record<string, unknown>>,
): boolean {
  if (path === 'target_formats') return path in presets;
  // What has to come from somewhere has no control of its own; another task may be named beside the source.
  if (sourceField === undefined || path === sourceField) return needsSource(details, path);
  return details.rules.some(
    (rule) => rule.kind === 'exactly-one' && rule.fields.includes(path) && rule.fields.includes(sourceField),
  );
}

/** A family that makes models and can go on from one of its own tasks: what it presets is for the first. */
function isGenerating(
  references: Readonly<Record<string, { readonly families: readonly string[] }>> = {},
  name: string,
): boolean {
  return Object.values(references).some(({ families }) => families.includes(name));
}

/** What an example says that nobody needs to be asked: its switches and choices. */
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
