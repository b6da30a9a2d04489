import { build } from 'esbuild';

/** Package aliases of the oldest supported engines. */
export const oldestEngines: Readonly<Record<string, string>> = {
  three: 'three-lowest',
  '@babylonjs/core': '@babylonjs/core-lowest',
  '@babylonjs/loaders': '@babylonjs/loaders-lowest',
};

/**
 * Bundles the script of a page from the sources, as a game's build does.
 * @param alias packages that replace others
 */
export async function bundlePage(
  entry: string,
  alias: Readonly<Record<string, string>> = {},
): Promise<string> {
  const result = await build({
    entryPoints: [entry],
    alias,
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
