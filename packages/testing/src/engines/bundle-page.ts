import { build, type Plugin } from 'esbuild';

/** Package aliases of the oldest supported engines. */
export const oldestEngines: Readonly<Record<string, string>> = {
  three: 'three-lowest',
  '@babylonjs/core': '@babylonjs/core-lowest',
  '@babylonjs/loaders': '@babylonjs/loaders-lowest',
};

/**
 * Bundles the script of a page from the sources, as a game's build does.
 * @param alias packages that replace others
 * @param plugins for files that esbuild cannot read
 */
export async function bundlePage(
  entry: string,
  alias: Readonly<Record<string, string>> = {},
  plugins: readonly Plugin[] = [],
): Promise<string> {
  const result = await build({
    entryPoints: [entry],
    alias,
    plugins: [...plugins],
    conditions: ['@meshwright/source'],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return result.outputFiles[0]?.text ?? '';
}
