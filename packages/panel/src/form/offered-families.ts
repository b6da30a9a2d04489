import { families } from '@meshwright/contract';
import { type Details, detailsOf, factsOf, holds, type Reference } from '@meshwright/contract/schema';
import type { FormSource, TaskSource } from './form.ts';

/** An available family, and how the source goes into its request. */
export interface OfferedFamily {
  readonly name: string;
  readonly details: Details;
  /** Field that names the source; absent when there is none. */
  readonly sourceField?: string | undefined;
  /** Smallest valid request of that kind; its fields beside the source are the main fields. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** Returns the families that accept a source, in the contract's order. */
export function offeredFamilies(source: FormSource): readonly OfferedFamily[] {
  if (source.from === 'nothing') return fromNothing;
  if (source.from === 'selection') return fromModel;
  return every.flatMap(({ name, details }) => {
    const sourceField = Object.entries(details.references ?? {}).find(([, reference]) =>
      isNamed(reference, source.task),
    )?.[0];
    return sourceField === undefined ? [] : offered(name, details, sourceField);
  });
}

function isNamed({ families: named, when }: Reference, { family, request }: TaskSource): boolean {
  return named.includes(family) && (!when || !request || holds(when, request));
}

/** A family that another one replaces has no form. */
const every = families
  .map(({ name }) => ({ name, details: detailsOf(name) }))
  .filter(({ details }) => !details.deprecated);

/** Families with an example that needs neither a task nor a model. */
const fromNothing: readonly OfferedFamily[] = every.flatMap(({ name, details }) => {
  const example = details.examples.find((each) =>
    Object.keys(each).every((key) => !needsSource(details, key)),
  );
  return example ? [{ name, details, example }] : [];
});

/** Families that take a model file. */
const fromModel: readonly OfferedFamily[] = every.flatMap(({ name, details }) => {
  const field = Object.keys(details.request.entries).find((key) => isModel(details, key));
  return field === undefined ? [] : offered(name, details, field);
});

function offered(name: string, details: Details, sourceField: string): OfferedFamily[] {
  const same =
    details.examples.find((each) => sourceField in each) ??
    details.examples.find((each) => Object.keys(each).some((key) => needsSource(details, key)));
  const entries = Object.entries(same ?? {}).filter(([key]) => !needsSource(details, key));
  return [{ name, details, sourceField, example: Object.fromEntries(entries) }];
}

/** Whether a field names a task or a model. */
export function needsSource(details: Details, path: string): boolean {
  return isTaskField(details, path) || isModel(details, path);
}

function isTaskField(details: Details, path: string): boolean {
  return Object.hasOwn(details.references ?? {}, path);
}

function isModel(details: Details, path: string): boolean {
  const field = details.request.entries[path];
  const facts = field && factsOf(field);
  return facts?.kind === 'link' && facts.media === 'model';
}
