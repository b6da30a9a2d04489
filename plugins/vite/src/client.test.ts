import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Asset } from 'virtual:meshwright';
import type { Project } from '@meshwright/pipeline';
import { build, createServer, type InlineConfig } from 'vite';
import { expect, expectTypeOf, it } from 'vitest';
import { assetTypes } from './asset-types.ts';
import { meshwright } from './meshwright.ts';
import type { PageAsset } from './page/page-assets.ts';
import { newGame } from './testing/game.ts';

/** A chest that is made, and a lamp that is not. */
const manifest = {
  assets: { chest: { prompt: 'a chest' }, lamp: { prompt: 'a lamp' } },
} as unknown as Project['manifest'];
const report = { triangles: 12, size: [1, 1, 1], min: [0, 0, 0], clips: [{ name: 'open', seconds: 1 }] };
const file = { sha256: 'ab', bytes: 1, report };
const lock = { assets: { chest: { files: { 'assets/chest.glb': file } } } } as unknown as Project['lock'];

it('the assets of a page match the declared types', () => {
  expectTypeOf<PageAsset>().toExtend<Asset>();
});

it('an unknown asset, import or clip name does not compile', async () => {
  const game = newGame();
  try {
    // The compiler is given the file that the reference names.
    game.write('meshwright-env.d.ts', assetTypes({ manifest, lock }).replace(/^\/\/\/.*$/m, ''));
    game.write(
      'right.ts',
      `import { assets, type ClipName, onAssetChange } from 'virtual:meshwright';
       import { assets as all } from 'virtual:meshwright?preview';
       import chest from 'meshwright:chest';
       import lamp from 'meshwright:lamp?preview';
       const url: string = assets.chest.url;
       const clip: 'open' = assets.chest.clips[0].name;
       const named: ClipName<'chest'> = 'open';
       onAssetChange('lamp', ({ size }) => size?.[1].toFixed());
       export const read = [url, clip, named, chest.clips[0].seconds, lamp.placeholder, all.lamp.url];`,
    );
    const wrong = {
      'a.ts': `import { assets } from 'virtual:meshwright';\nassets.chset.url;`,
      'b.ts': `import { assets } from 'virtual:meshwright';\nassets.lamp.url;`,
      'c.ts': `import { assets } from 'virtual:meshwright?preview';\nassets.chset.url;`,
      'd.ts': `import asset from 'meshwright:chset';\nasset.url;`,
      'e.ts': `import asset from 'meshwright:chset?preview';\nasset.url;`,
      'f.ts': `import { onAssetChange } from 'virtual:meshwright';\nonAssetChange('chset', () => {});`,
      'g.ts': `import type { ClipName } from 'virtual:meshwright';\nexport const clip: ClipName<'chest'> = 'opne';`,
    };
    for (const [name, text] of Object.entries(wrong)) game.write(name, text);
    const output = await compile(game.folder, ['right.ts', ...Object.keys(wrong)]);
    const failed = [...output.matchAll(/^(\w+\.ts)\(/gm)].map(([, file]) => file);
    expect([...new Set(failed)].sort(), output).toEqual(Object.keys(wrong));
  } finally {
    game.remove();
  }
});

it('the dev server and a build write the types of a project beside its manifest', async () => {
  const game = newGame();
  game.declare({ lamp: { prompt: 'a lamp' } });
  game.write('index.html', '<p>');
  const types = () => readFileSync(join(game.folder, 'meshwright-env.d.ts'), 'utf8');
  const config: InlineConfig = {
    configFile: false,
    root: game.folder,
    logLevel: 'silent',
    plugins: [meshwright()],
  };
  try {
    await expect(build(config)).rejects.toThrow(/lamp/);
    expect(types()).toContain('"meshwright:lamp?preview"');
    game.declare({ chest: { prompt: 'a chest' } });
    const server = await createServer({ ...config, mode: 'test', server: { watch: null, ws: false } });
    try {
      await expect.poll(types).toContain('"meshwright:chest"');
    } finally {
      await server.close();
    }
  } finally {
    game.remove();
  }
});

async function compile(folder: string, files: readonly string[]): Promise<string> {
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  const flags =
    '--ignoreConfig --noEmit --strict --module esnext --moduleResolution bundler --allowImportingTsExtensions';
  const sources = [join(import.meta.dirname, 'client.d.ts'), 'meshwright-env.d.ts', ...files];
  return promisify(execFile)(process.execPath, [tsc, ...flags.split(' '), ...sources], { cwd: folder }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
}
