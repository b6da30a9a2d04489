import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Asset } from 'virtual:meshwright';
import { expect, expectTypeOf, it } from 'vitest';
import { full } from '../../../test/full.ts';
import type { PageAsset } from './page/page-assets.ts';
import { createGameProject } from './testing/game-project.ts';

it('the assets of a page match the declared types', () => {
  expectTypeOf<PageAsset>().toExtend<Asset>();
});

it.runIf(full)('a project types its assets by name, and by the clips of its generated module', async () => {
  const game = await createGameProject();
  try {
    game.write(
      'env.d.ts',
      `/// <reference types="@meshwright/vite/client" />
       declare module 'virtual:meshwright' {
         interface Register { assets: typeof import('./assets.ts').assets }
       }`,
    );
    game.write(
      'assets.ts',
      `export const assets = { chest: { url: '', clips: [{ name: 'open', seconds: 1 }] } } as const;`,
    );
    game.write(
      'right.ts',
      `import { assets, onAssetChange } from 'virtual:meshwright';
       import { assets as all } from 'virtual:meshwright?preview';
       import chest from 'meshwright:chest?preview';
       const url: string = assets.chest.url;
       const clip: 'open' = assets.chest.clips[0].name;
       onAssetChange('chest', ({ size }) => size?.[1].toFixed());
       export const read = [url, clip, chest.placeholder, all.lamp?.url];`,
    );
    game.write('wrong.ts', `import { assets } from 'virtual:meshwright';\nassets.chess.url;`);
    expect(await compile(game.folder, 'right.ts')).toBe('');
    expect(await compile(game.folder, 'wrong.ts')).toContain("'chess'");
  } finally {
    game.remove();
  }
});

async function compile(folder: string, file: string): Promise<string> {
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  const flags =
    '--ignoreConfig --noEmit --strict --module esnext --moduleResolution bundler --allowImportingTsExtensions';
  return promisify(execFile)(process.execPath, [tsc, ...flags.split(' '), 'env.d.ts', file], {
    cwd: folder,
  }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
}
