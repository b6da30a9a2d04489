import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

it.each(['optimize', 'doctor'])('the entry %s loads libraries on demand only', async (entry) => {
  const { metafile } = await build({
    entryPoints: [join(import.meta.dirname, `${entry}.ts`)],
    bundle: true,
    splitting: true,
    outdir: 'out',
    packages: 'external',
    external: ['node:*'],
    format: 'esm',
    write: false,
    metafile: true,
  });
  const [start] = Object.entries(metafile.outputs).filter(([, { entryPoint }]) =>
    entryPoint?.endsWith(`${entry}.ts`),
  );
  const open = [start![0]];
  const seen = new Set<string>();
  const outside: string[] = [];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const each of metafile.outputs[path]?.imports ?? []) {
      if (each.kind === 'dynamic-import') continue;
      if (each.external) outside.push(each.path);
      else open.push(each.path);
    }
  }
  expect(outside).toEqual([]);
});
