import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { families } from './families.ts';

// Bundles the built package, not its sources, whose files a bundler can drop one by one.

const root = join(import.meta.dirname, '..', '..', '..');
const dist = mkdtempSync(join(tmpdir(), 'contract-'));
const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

beforeAll(async () => {
  await build({
    entryPoints: ['index.ts', 'schema.ts'].map((file) => join(import.meta.dirname, file)),
    outdir: dist,
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
  });
});

afterAll(() => rmSync(dist, { recursive: true }));

it.each(families.map(({ name }) => name))('%s adds at most 0.3 kB gzip to a browser bundle', async (name) => {
  const other = name === 'remesh' ? 'convert' : 'remesh';
  const [one, two] = [await bundle(other), await bundle(other, camel(name))];
  expect(two.size).toBeGreaterThan(one.size);
  expect(two.size - one.size).toBeLessThanOrEqual(300);
});

it('drops every family that is not used', async () => {
  const { text, size } = await bundle('remesh');
  expect(text).not.toContain('convert');
  expect(size).toBeLessThan(300);
});

it('drops the schema library even with all families', async () => {
  const { text } = await bundle(
    'families',
    'familyNamed',
    'apiErrors',
    'paging',
    'animationLibrary',
    'isTerminal',
  );
  expect(text).toContain('/v1/remesh');
  expect(text).not.toMatch(/strict_object|metadata|Height of the result/);
});

async function bundle(...names: string[]): Promise<{ text: string; size: number }> {
  const list = names.join(', ');
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${list} } from './index.js'; globalThis.out = [${list}];`,
      resolveDir: dist,
    },
    nodePaths: [join(root, 'node_modules')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
  });
  const text = outputFiles[0]?.text ?? '';
  return { text, size: gzipSync(text).length };
}
