import { build, type Plugin } from 'esbuild';

/**
 * Bundles the script of a page from the sources, as a game's build does.
 * @param plugins for files that esbuild cannot read, or packages from elsewhere
 */
export async function bundlePage(entry: string, plugins: readonly Plugin[] = []): Promise<string> {
  const result = await build({
    entryPoints: [entry],
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
