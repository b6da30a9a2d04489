import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '@meshwright/testing/repository';
import { afterAll, expect, it } from 'vitest';
import { pageOf } from '../derive/api-reference.ts';
import { writeTree } from '../testing/write-tree.ts';
import { exampleIn } from './code-blocks.ts';
import { exportsOf, publicEntries } from './exports.ts';

const folder = mkdtempSync(join(tmpdir(), 'meshwright-exports-'));
afterAll(() => rmSync(folder, { recursive: true }));

writeTree(folder, {
  'index.d.ts': `export { shown, type Size } from './b.ts';
export * from './b.ts';
export type { Client } from '@meshwright/client';
export * from 'other';
/** Reads. */
export declare function read(path: string): void;
/**
 * Reads bytes.
 * @example
 * read(bytes);
 */
export declare function read(bytes: Uint8Array): void;
`,
  'b.d.ts': `/** A size. */
export interface Size {
    readonly bytes: number;
}
declare const inner: number;
export { inner as shown };
export declare const [a]: readonly number[];
`,
  'step.d.ts': `declare const options: {
    readonly share: { readonly min: 0 };
};
export declare function thin(given?: OptionsOf<typeof options>): void;
`,
});
const names = exportsOf(join(folder, 'index.d.ts'));

it('follows names through re-exports to where they are declared, and keeps their exported names', () => {
  expect(names.map(({ name }) => name).sort()).toEqual([
    'All names of other',
    'Client',
    'Size',
    'read',
    'shown',
  ]);
  const shown = names.find(({ name }) => name === 'shown')!;
  expect(shown.from).toBe(join(folder, 'b.d.ts'));
  expect(shown.declarations).toEqual([{ kind: 'const', doc: '', code: 'declare const inner: number;' }]);
});

it('shows the table that options are derived from', () => {
  const [thin] = exportsOf(join(folder, 'step.d.ts'));
  expect(thin!.declarations[0]!.code).toBe(
    'function thin(given?: OptionsOf<typeof options>): void;\nconst options: {\n    readonly share: { readonly min: 0 };\n};',
  );
});

it('has all overloads of a function, and none of what another package declares', () => {
  expect(names.find(({ name }) => name === 'read')!.declarations.map(({ doc }) => doc)).toEqual([
    'Reads.',
    'Reads bytes.\n@example\nread(bytes);',
  ]);
  expect(names.find(({ name }) => name === 'Client')).toEqual({
    name: 'Client',
    from: '@meshwright/client',
    declarations: [],
  });
});

it('a page has each name with its docstrings and its code, in the order of the alphabet', () => {
  expect(pageOf('@meshwright/a', names)).toBe(`# @meshwright/a

Written by \`npm run derive\` from the declarations of \`@meshwright/a\`; do not edit.

## All names of other

From \`other\`.

## Client

From \`@meshwright/client\`.

## read

Reads.

Reads bytes.

Example:

\`\`\`ts
read(bytes);
\`\`\`

\`\`\`ts
function read(path: string): void;
function read(bytes: Uint8Array): void;
\`\`\`

## shown

\`\`\`ts
declare const inner: number;
\`\`\`

## Size

A size.

\`\`\`ts
interface Size {
    readonly bytes: number;
}
\`\`\`
`);
});

it('an example ends before the next tag', () => {
  expect(exampleIn('Does it.\n@example\na();\nb();\n@returns nothing')).toBe('a();\nb();');
  expect(exampleIn('Does it.')).toBe('');
});

it('names every entry of the published packages with its source', () => {
  const entries = publicEntries(repository);
  expect(entries.find(({ entry }) => entry === '@meshwright/gltf/node')?.file).toBe(
    join(repository, 'packages/gltf/src/node.ts'),
  );
  expect(entries.find(({ entry }) => entry === '@meshwright/purchase/process-mark')?.internal).toBe(true);
});
