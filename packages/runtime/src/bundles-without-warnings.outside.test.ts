import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository as root } from '@meshwright/testing/repository';
import { enginesOf, ourPackages } from '@meshwright/tools/packages';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { expect, it } from 'vitest';

// Bundles the adapters as a game's build does. Imports of Node modules and warnings fail.
const entry = (name: string) => join(root, 'packages', name, 'src/index.ts');
const adapters = ourPackages(root).filter(({ facts }) => facts.engine);
const engines = new RegExp(`^(${enginesOf(adapters).join('|')})(/|$)`);
const names = adapters.map(({ name }) => name);

async function page(name: string) {
  const { warnings, outputFiles, metafile } = await esbuild({
    entryPoints: [entry(name)],
    conditions: ['@meshwright/source'],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [
      {
        name: 'engines',
        setup: ({ onResolve }) => onResolve({ filter: engines }, ({ path }) => ({ path, external: true })),
      },
    ],
  });
  return { warnings, text: outputFiles[0]!.text, metafile };
}

it.each([...names, 'runtime', 'gltf'])('esbuild bundles %s for pages without warnings', async (name) => {
  const { warnings, text, metafile } = await page(name);
  expect(warnings).toEqual([]);
  expect(text).not.toMatch(/require\(["'](fs|path)/);
  const used = Object.keys(metafile.inputs).filter((path) => !path.startsWith('(disabled)'));
  expect(used.filter((path) => path.includes('draco3dgltf'))).toEqual([]);
});

it.each(names)('vite bundles %s for pages without warnings', async (name) => {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  await vite({
    root: join(root, 'packages', name),
    configFile: false,
    customLogger: {
      info: () => {},
      warn: say,
      warnOnce: say,
      error: say,
      clearScreen: () => {},
      hasErrorLogged: () => false,
      hasWarned: false,
    },
    resolve: { conditions: ['@meshwright/source', 'module', 'browser'] },
    build: {
      write: false,
      lib: { entry: entry(name), formats: ['es'] },
      rolldownOptions: { external: engines },
    },
  });
  expect(said).toEqual([]);
});

it('without a decoder in the page, a Draco file has the size that its accessors declare', async () => {
  const { text } = await page('gltf');
  const { bytesSource, inspectModel } = (await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  )) as typeof import('@meshwright/gltf');
  const source = () => bytesSource(readFileSync(join(root, 'fixtures/draco-skinned.glb')), 'a');
  await expect(inspectModel(source(), { bounds: 'vertices' })).rejects.toMatchObject({
    code: 'decode_failed',
  });
  const { bounds } = await inspectModel(source(), { bounds: 'declared' });
  expect(bounds?.verified).toBe(false);
});
