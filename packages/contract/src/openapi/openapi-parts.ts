import { apiErrors } from '../api-errors.ts';
import { pageQuery } from '../endpoints/endpoint-details.ts';
import { type Field, factsOf } from '../fields/facts.ts';
import type { Source } from '../provenance.ts';
import { fieldSchema } from './json-schema.ts';

export function pageParameters(): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(pageQuery()).map(([name, field]) => [pascal(name), queryParameter(name, field)]),
  );
}

/** Describes a query parameter; a list is one comma-separated value (spec: Animation). */
export function queryParameter(name: string, field: Field): object {
  const { description, ...schema } = fieldSchema(field);
  const style = factsOf(field).kind === 'list' ? { style: 'form', explode: false } : {};
  return { name, in: 'query', required: false, description, ...style, schema };
}

export function errors(statuses: readonly number[], own: Readonly<Record<number, string>> = {}): object {
  const declared = statuses.filter((status) => !Object.hasOwn(own, status));
  return {
    ...Object.fromEntries(declared.map((status) => [status, ref('responses', String(status))])),
    ...Object.fromEntries(
      Object.entries(own).map(([status, meaning]) => [status, errorResponse(Number(status), meaning)]),
    ),
  };
}

export function errorResponse(status: number, meaning?: string): object {
  return {
    description: meaning ?? apiErrors[status]?.meaning ?? `Status ${status}.`,
    headers: status === 429 ? { ...headerRefs, 'Retry-After': ref('headers', 'RetryAfter') } : headerRefs,
    content: json(ref('schemas', 'Error')),
  };
}

export function answer(description: string, schema: object): object {
  return { description, headers: headerRefs, content: json(schema) };
}

export function json(schema: object): object {
  return { 'application/json': { schema } };
}

export function ref(kind: string, name: string): { readonly $ref: string } {
  return { $ref: `#/components/${kind}/${name}` };
}

/** Marks where a part of the document comes from. */
export function sourceMark(source: Source | undefined): object {
  return source === undefined ? {} : { 'x-meshwright-source': source };
}

export function pascal(name: string): string {
  return name.replace(/(^|[-_])([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());
}

export const headerRefs = { 'x-api-version': ref('headers', 'ApiVersion') };
