import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '@meshwright/testing/repository';
import { expect, it } from 'vitest';

// The reference pages hold every public declaration, with its docstrings.
const folder = join(repository, 'docs/reference/api');
const options = readdirSync(folder).flatMap((page) =>
  [
    ...readFileSync(join(folder, page), 'utf8').matchAll(
      /```ts\ninterface (\w*Options)\b([\s\S]*?)\n}\n```/g,
    ),
  ].flatMap(([, type, body]) => optional(body!).map((option) => ({ page, type, ...option }))),
);

it('reads the options of the reference', () => {
  expect(options.length).toBeGreaterThan(200);
});

it('every optional option states its default with @default', () => {
  const without = options
    .filter(({ name, docs }) => !isOptionalByNature(name) && !docs.includes('@default'))
    .map(({ page, type, name }) => `${page}: ${type}.${name}`);
  expect(without).toEqual([]);
});

it('no docstring states a default in its prose', () => {
  const twice = options
    .filter(({ docs }) => /\bdefaults?( to|:| is|\))/i.test(docs.replaceAll('@default', '')))
    .map(({ page, type, name }) => `${page}: ${type}.${name}`);
  expect(twice).toEqual([]);
});

/** Callbacks and signals are absent or present; nothing replaces them. */
function isOptionalByNature(name: string): boolean {
  return /^(on[A-Z]|signal$)/.test(name);
}

/** Returns the optional members of an interface with their docstrings. */
function optional(body: string): { name: string; docs: string }[] {
  const member = /^((?: {4}\/\*\*.*\n(?: {5}\*.*\n)*)?) {4}(?:readonly )?(\w+)\?:/gm;
  return [...body.matchAll(member)].map(([, docs = '', name]) => ({ name: name!, docs }));
}
