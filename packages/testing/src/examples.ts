import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exampleIn } from '@meshwright/tools/documentation/code-blocks';
import { build, type Plugin } from 'esbuild';

/** The `@example` of an exported function or class; empty without one. */
export interface Example {
  readonly name: string;
  readonly code: string;
}

/**
 * Returns the examples of the functions and classes that a package's entry file re-exports by name.
 * @param entry path of `src/index.ts`
 */
export function examplesOf(entry: string): Example[] {
  const exports = readFileSync(entry, 'utf8').matchAll(/^export \{([^}]+)\} from '(\.[^']+)'/gm);
  return [...exports].flatMap(([, list = '', path = '']) => {
    const source = readFileSync(join(dirname(entry), path), 'utf8');
    const names = list.split(',').flatMap((each) => each.trim() || []);
    return names.flatMap((name) => {
      const declared = new RegExp(
        `(?:/\\*\\*((?:[^*]|\\*(?!/))*)\\*/\\n)?export (?:async )?(?:function|class) ${name}\\b`,
      );
      const declaration = declared.exec(source);
      return declaration ? [{ name, code: exampleIn((declaration[1] ?? '').replace(/^ \* ?/gm, '')) }] : [];
    });
  });
}

/**
 * Bundles an example from the sources; returns a module for Node or for a page.
 * @param folder package whose imports it may use
 * @param setup code before it, which declares the names that it does not
 * @param plugins for files that esbuild cannot read
 */
export async function exampleModule(
  { code }: Example,
  folder: string,
  setup = '',
  plugins: readonly Plugin[] = [],
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `${setup}\n${code}`, resolveDir: folder, loader: 'ts' },
    plugins: [...plugins],
    bundle: true,
    conditions: ['@meshwright/source'],
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}
