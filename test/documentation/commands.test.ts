import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '@meshwright/testing/repository';
import { codeBlocks } from '@meshwright/tools/documentation/code-blocks';
import { ourPackages } from '@meshwright/tools/packages';
import { describe, expect, it } from 'vitest';

const blocks = codeBlocks(repository);
const shell = blocks.filter(({ language }) => language === 'sh');

it('names the language of every block', () => {
  const known = [
    'gdscript',
    'html',
    'js',
    'json',
    'jsonc',
    'python',
    'sh',
    'svelte',
    'text',
    'toml',
    'ts',
    'tsx',
    'vue',
    'yaml',
  ];
  expect(blocks.filter(({ language }) => !known.includes(language)).map(({ id }) => id)).toEqual([]);
});

describe('commands', () => {
  it('of npm install packages that the lock file has', () => {
    const known = knownPackages();
    const named = shell.flatMap(({ code }) =>
      [...code.matchAll(/^npm install (.*)$/gm)].flatMap(([, words = '']) =>
        words
          .replace(/\s#.*$/, '')
          .split(/\s+/)
          .filter((word) => word && !word.startsWith('-')),
      ),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('of npm run and npm start name a script that exists', () => {
    const named = shell.flatMap(({ code }) =>
      [...code.matchAll(/^(?:\w+=\S+ )*npm (?:run )?(\w+)(?: -w (\S+))?/gm)].map(
        ([, script, folder = '.']) => ({
          script: script!,
          folder,
        }),
      ),
    );
    const missing = named
      // Commands of npm itself, and the script of a project that a template wrote.
      .filter(({ script }) => !['create', 'dev', 'install'].includes(script))
      .filter(({ script, folder }) => {
        const { scripts } = JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'));
        return !Object.hasOwn(scripts, script);
      });
    expect(missing).toEqual([]);
  });
});

function knownPackages(): Set<string> {
  // An editor that is installed for its host test alone has a lock file beside it.
  const hosts = ourPackages(repository).map(({ folder }) => `${folder}/host/package-lock.json`);
  const locks = ['package-lock.json', ...hosts.filter((file) => existsSync(join(repository, file)))];
  const paths = locks.flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(join(repository, file), 'utf8')).packages),
  );
  return new Set(paths.flatMap((path) => path.split('node_modules/').at(-1) || []));
}
