import { closeName } from '@meshwright/contract/schema';
import * as v from 'valibot';
import { escapePointer } from '../recipe/recipe-data.ts';
import { type Manifest, manifestFile, manifestSchema } from './manifest.ts';

/** A mistake in a file of the project. */
export interface FileIssue {
  readonly file: string;
  /** JSON pointer; '' is the whole file. */
  readonly pointer: string;
  /** What is wrong, what is allowed, and the remedy. */
  readonly message: string;
}

export type Parsed<T> =
  | { readonly value: T; readonly issues: readonly [] }
  | { readonly value: undefined; readonly issues: readonly FileIssue[] };

/** Reads `meshwright.json`. Returns every mistake as an issue; throws none. */
export function parseManifest(text: string): Parsed<Manifest> {
  return parseJsonAs(manifestSchema, manifestFile, text);
}

/** Parses a JSON file with a schema. */
export function parseJsonAs<S extends v.GenericSchema>(
  schema: S,
  file: string,
  text: string,
): Parsed<v.InferOutput<S>> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const message = `It is not JSON: ${error instanceof Error ? error.message : String(error)}.`;
    return { value: undefined, issues: [{ file, pointer: '', message }] };
  }
  const dropped = droppedKeys(json);
  if (dropped.length > 0) {
    const mistakes = dropped.map((pointer) => ({
      file,
      pointer,
      message: 'No name may be __proto__, constructor or prototype: choose another.',
    }));
    return { value: undefined, issues: mistakes };
  }
  const result = v.safeParse(schema, json);
  if (result.success) return { value: result.output, issues: [] };
  return { value: undefined, issues: deepest(result.issues).map((issue) => fileIssue(file, issue, schema)) };
}

/** Returns pointers of the keys that valibot silently drops from records. */
function droppedKeys(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const pointer = `${at}/${escapePointer(key)}`;
    return ['__proto__', 'constructor', 'prototype'].includes(key) ? [pointer] : droppedKeys(inner, pointer);
  });
}

/** If a value matches none of several shapes, returns the mistakes of the closest one. */
function deepest(issues: readonly v.BaseIssue<unknown>[]): v.BaseIssue<unknown>[] {
  return issues.flatMap((issue) => {
    if (issue.type !== 'union' || !issue.issues) return [issue];
    const far = issue.issues.filter(({ path = [] }) => path.length > (issue.path?.length ?? 0));
    return far.length > 0 ? deepest(far) : [issue];
  });
}

function fileIssue(file: string, issue: v.BaseIssue<unknown>, schema: v.GenericSchema): FileIssue {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const pointer = keys.map((key) => `/${escapePointer(key)}`).join('');
  const last = keys.at(-1);
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const near = closeName(last ?? '', [...fieldNames(schema)]);
    const hint = near ? ` Did you mean "${near}"?` : '';
    return { file, pointer, message: `"${last}" is not a field here.${hint}` };
  }
  if (issue.received === 'undefined')
    return { file, pointer, message: `"${last}" is missing: ${issue.expected}.` };
  const own = !issue.message.startsWith('Invalid ');
  return { file, pointer, message: own ? `It must be ${issue.message}.` : issue.message };
}

/** Returns the names of all fields of a schema, those of inner objects included. */
function fieldNames(schema: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  const { entries, wrapped, pipe, options, item, value } = schema as Readonly<Record<string, unknown>>;
  for (const [name, inner] of Object.entries((entries ?? {}) as object)) {
    found.add(name);
    fieldNames(inner, found);
  }
  const lists = [pipe, options].flatMap((list) => (Array.isArray(list) ? list : []));
  // The first of a pipe is the schema itself, without its checks.
  for (const inner of [wrapped, item, value, ...lists]) if (inner !== schema) fieldNames(inner, found);
  return found;
}
