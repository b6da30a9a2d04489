import type { Issue } from '@meshwright/contract';
import {
  type FieldFacts,
  factsOf,
  type Price,
  priceOf,
  validate,
  withDefaults,
} from '@meshwright/contract/schema';
import type { FileValue } from '../view/view.ts';
import type { Form } from './form.ts';
import { formFields, presetsOf } from './form-fields.ts';
import { valuesOf } from './form-values.ts';
import type { OfferedFamily } from './offered-families.ts';

/** Create body in which files are `FileValue`s. */
export type Request = Readonly<Record<string, unknown>>;

/**
 * Returns the request of a form.
 * @param source value of the field that names the source; absent when there is none
 * @param standing height of the source as it stands, in metres; the height of the form replaces it
 */
export function requestOf(
  form: Form,
  family: OfferedFamily,
  source?: string | FileValue,
  standing?: number,
): Request {
  const body: Record<string, unknown> = { ...presetsOf(family) };
  const values = valuesOf(form, family);
  for (const { path, facts } of formFields(family)) {
    const value = values[path];
    if (value === undefined || value === null || value === '') continue;
    if (Array.isArray(value) && value.length === 0) continue;
    put(body, path, facts.kind === 'link' && Array.isArray(value) ? value[0] : typed(value, facts));
  }
  if (family.sourceField !== undefined && source !== undefined) body[family.sourceField] = source;
  const height = form.height ?? standing;
  const heightField = family.details.form?.height;
  if (heightField !== undefined && height !== undefined)
    body[heightField] = fittingHeight(family, heightField, height);
  return body;
}

/** Millimetres are enough, and a height measured again is the same request. */
function fittingHeight({ details }: OfferedFamily, path: string, height: number): number {
  const facts = factsOf(details.request.entries[path]!);
  const { min = 0, max = Infinity } = facts.kind === 'number' ? facts : {};
  return Math.min(Math.max(Math.round(height * 1000) / 1000, min), max);
}

/** Returns the request with every file replaced by the result of `as`. */
export function withFiles(request: Request, as: (file: FileValue) => unknown): Record<string, unknown> {
  const swap = (value: unknown): unknown => {
    if (isFileValue(value)) return as(value);
    if (Array.isArray(value)) return value.map(swap);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, swap(inner)]));
  };
  return swap(request) as Record<string, unknown>;
}

/** Returns the issues of a request; file bytes are checked when it is sent. */
export function issuesOf({ details }: OfferedFamily, request: Request, at: number): Issue[] {
  return validate(details, withFiles(request, sample), { at });
}

/** Returns the published price of a request. */
export function requestPrice({ details }: OfferedFamily, request: Request): Price {
  return priceOf(details.cost, withDefaults(details, request));
}

function isFileValue(value: unknown): value is FileValue {
  return typeof value === 'object' && value !== null && 'file' in value && 'size' in value;
}

function sample({ name }: FileValue): string {
  return `data:${/\.(png|jpe?g|webp)$/i.test(name) ? 'image/png' : 'model/gltf-binary'};base64,AAAA`;
}

/** Converts the text of a control where a list or a choice has numbers. */
function typed(value: unknown, facts: FieldFacts): unknown {
  if (facts.kind === 'list' && Array.isArray(value)) {
    const item = factsOf(facts.item);
    return value.map((each) => typed(each, item));
  }
  const numbers =
    facts.kind === 'integer' ||
    facts.kind === 'number' ||
    (facts.kind === 'choice' && facts.values.some((each) => typeof each === 'number'));
  return numbers && typeof value === 'string' && Number.isFinite(Number(value)) ? Number(value) : value;
}

function put(body: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.');
  let target = body;
  for (const key of keys.slice(0, -1)) {
    target[key] = { ...(target[key] as object | undefined) };
    target = target[key] as Record<string, unknown>;
  }
  target[keys.at(-1)!] = value;
}
