import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Project } from '@meshwright/pipeline';
import { expect, it } from 'vitest';
import { assetTypes } from './asset-types.ts';
import { newGame } from './testing/game.ts';

/** A chest that is made, and a lamp that is not. */
const manifest = {
  assets: { chest: { prompt: 'a chest' }, lamp: { prompt: 'a lamp' } },
} as unknown as Project['manifest'];
const report = { triangles: 12, size: [1, 1, 1], min: [0, 0, 0], clips: [{ name: 'open', seconds: 1 }] };
const file = { sha256: 'ab', bytes: 1, report };
const lock = { assets: { chest: { files: { 'assets/chest.glb': file } } } } as unknown as Project['lock'];

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
