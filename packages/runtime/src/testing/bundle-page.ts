import { build } from 'esbuild';

/** The script of a page, from the sources, as a game's build makes it. */
export async function bundlePage(entry: string): Promise<string> {
  const result = await build({
    entryPoints: [entry],
    conditions: ['@meshwright/source'],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    // The Draco decoder for Node, which no page reaches, asks for these.
    external: ['fs', 'path'],
    write: false,
    logLevel: 'error',
  });
  return result.outputFiles[0]?.text ?? '';
}
