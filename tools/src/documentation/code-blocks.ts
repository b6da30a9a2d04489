// The code of the documentation: every code block of a README and of docs/, and every `@example` of the public API, each
// with the declarations that it leaves out (`given` in code-givens.mjs). Tests compile and run it from the sources, the
// check of the packed packages against their tarballs.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../../setup.mjs';
import { isOfPage, ourPackages } from '../packages.ts';
import { companions, given, replaced } from './code-givens.ts';
import { exportsOf, publicEntries } from './exports.ts';

/** A code block of a Markdown file, or an example of a docstring. */
export interface CodeBlock {
  readonly id: string;
  readonly language: string;
  readonly code: string;
  /** Where it runs: in Node, in a page, or only through a bundler with a plugin. */
  readonly where: 'node' | 'page' | 'bundler';
  readonly file?: string;
  readonly entry?: string;
}

export interface MarkdownBlock extends CodeBlock {
  readonly file: string;
  readonly line: number;
  /** Word after the language. */
  readonly note: string;
}

export interface Example extends CodeBlock {
  readonly entry: string;
  readonly package: string;
  readonly name: string;
  readonly kind: 'function' | 'class';
  readonly declaredIn: string;
}

/** Entries that work in a page only, and what only a page has. */
const pages = new RegExp(
  `from '(${[...pageEntries(), '@babylonjs/inspector', 'three'].join('|')})'|proxyUrl|baseUrl: '/|\\bassets\\.spawn|PMREMGenerator|CubeTexture`,
);
const bundled = /'(virtual:meshwright|meshwright:)/;

/** Returns the entries of packages that a page loads, as a program imports them. */
function pageEntries(): string[] {
  return ourPackages(root).flatMap(({ manifest, facts }) =>
    Object.keys(manifest.exports ?? {})
      .filter((path) => isOfPage(facts.entries[path] ?? facts.runs))
      .map((path) => posix.join(manifest.name, path)),
  );
}

/** Files of apps, which `test/frameworks` builds with their frameworks. */
const isOfApp = ({ file, language }: MarkdownBlock) =>
  file.startsWith('docs/frameworks/') && language !== 'sh';

/** Returns the code blocks of all Markdown files, without the derived reference and the apps of web frameworks. */
export function codeBlocks(root: string): MarkdownBlock[] {
  const listed = execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: root, encoding: 'utf8' });
  return listed
    .split('\0')
    .filter((file) => file && !file.startsWith('docs/reference/api/'))
    .flatMap((file) => blocksOf(file, readFileSync(join(root, file), 'utf8')))
    .filter((block) => !isOfApp(block));
}

/** Returns the code blocks of one Markdown file. */
export function blocksOf(file: string, text: string): MarkdownBlock[] {
  return [...text.matchAll(/^( *)```([^\n]*)\n([\s\S]*?)^\1```/gm)].map(
    ({ index, 1: indent = '', 2: info = '', 3: code = '' }) => {
      const line = text.slice(0, index).split('\n').length;
      const [language = '', note = ''] = info.trim().split(/\s+/);
      const bare = code.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
      return {
        id: `${file}:${line}`,
        file,
        line,
        language,
        note,
        code: bare,
        where: placeOf(`${file}\n${bare}`),
      };
    },
  );
}

/** Returns the public functions and classes of the packages with the code of their `@example`; empty without one. */
export function examples(root: string): Example[] {
  return publicEntries(root)
    .filter(({ internal }) => !internal)
    .flatMap(({ entry, file, package: name }) =>
      exportsOf(file).flatMap((exported) => {
        const [declared] = exported.declarations;
        if (declared?.kind !== 'function' && declared?.kind !== 'class') return [];
        const code = exampleIn(declared.doc);
        return {
          id: `${entry}#${exported.name}`,
          entry,
          package: name,
          name: exported.name,
          kind: declared.kind,
          declaredIn: `${exported.from}#${exported.name}`,
          language: 'ts',
          code,
          where: placeOf(`from '${entry}';\n${code}`),
        };
      }),
    );
}

/** Returns the code of the first `@example` of a docstring without its asterisks. */
export function exampleIn(doc: string): string {
  const lines = doc.split('\n');
  const start = lines.indexOf('@example') + 1;
  if (start === 0) return '';
  const end = lines.findIndex((line, index) => index >= start && line.startsWith('@'));
  return lines
    .slice(start, end < 0 ? undefined : end)
    .join('\n')
    .trim();
}

/** Where a block runs: `node`, `page`, or `bundler` for modules that a plugin provides. */
function placeOf(code: string): CodeBlock['where'] {
  if (bundled.test(code)) return 'bundler';
  return pages.test(code) ? 'page' : 'node';
}

/** Returns a module: the block after the declarations that it leaves out. */
export function moduleOf({ code, file, entry, where }: CodeBlock): string {
  return `${given(code, file ?? entry ?? '', where)}${code}\nexport {};\n`;
}

/** Writes the TypeScript blocks as a strict project into a folder, from which the packages resolve. Returns the files. */
export function typescriptProject(
  blocks: readonly CodeBlock[],
  folder: string,
  compilerOptions: object = {},
): { readonly block: CodeBlock; readonly name: string }[] {
  mkdirSync(folder, { recursive: true });
  const files = blocks
    .filter(({ language }) => language === 'ts' || language === 'tsx')
    .map((block) => {
      const name = `${block.id.replaceAll(/[^\w.-]+/g, '_')}.${block.language}`;
      writeFileSync(join(folder, name), moduleOf(block));
      return { block, name };
    });
  const options = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
    module: 'nodenext',
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    ...compilerOptions,
  };
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  for (const [name, text] of Object.entries(companions)) writeFileSync(join(folder, name), text);
  const config = {
    compilerOptions: options,
    files: [...Object.keys(companions), ...files.map(({ name }) => name)],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  return files;
}

/** Returns a block as the body of an async function whose imports are calls of `load`, with addresses replaced. */
export async function functionOf(
  block: CodeBlock,
  addresses: { readonly service: string; readonly files: string },
  transform: typeof import('esbuild').transform,
): Promise<string> {
  const source = replaced(moduleOf(block), addresses);
  const { code } = await transform(source, {
    loader: 'ts',
    format: 'esm',
    target: 'es2022',
    tsconfigRaw: '{}',
  });
  const imports: string[] = [];
  const body = code
    .replaceAll(
      /^import (?:\{([^}]*)\}|(\w+)|\* as (\w+)) from "([^"]+)";$/gm,
      (_, names: string, own: string, whole: string, from: string) => {
        const into =
          whole ?? (own ? `{ default: ${own} }` : `{${names.replaceAll(/(\w+) as (\w+)/g, '$1: $2')}}`);
        imports.push(`const ${into} = await load("${from}");`);
        return '';
      },
    )
    .replaceAll(/^export \{[^}]*\};$/gm, '')
    .replaceAll(/^export default /gm, 'void ');
  return `${imports.join('\n')}\n${body}`;
}
