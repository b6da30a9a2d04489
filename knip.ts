import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { KnipConfig } from 'knip';
import { ourPackages } from './tools/src/packages.ts';

/** Folders with files to check; those of `programs` are started by name, as are the scripts of a package itself. */
const programs = ['bench', 'gallery', 'bin'];
const folders = ['src', 'scripts', ...programs];

/** Returns the globs of a package: its own files, and those that no import names. */
function globsOf(folder: string): { entry: string[]; project: string[] } {
  const names = readdirSync(join(import.meta.dirname, folder));
  const present = (wanted: readonly string[]) => wanted.filter((name) => names.includes(name));
  const own = names.some((name) => name.endsWith('.mjs')) ? ['*.mjs'] : [];
  return {
    entry: [
      ...own,
      ...present(programs).map((name) => `${name}/*.{js,mjs}`),
      // Tests, what they bundle for a page, and pictures of editors.
      ...present(['src']).map(
        (name) => `${name}/**/{*.test,testing/**/*-page,testing/panel-pictures}.{ts,tsx}`,
      ),
    ],
    project: [...own, ...present(folders).map((name) => `${name}/**`)],
  };
}

const config: KnipConfig = {
  ignoreDependencies: ['oxlint', 'oxlint-tsgolint', '@3mfconsortium/lib3mf', '@sparticuz/chromium'],
  workspaces: {
    '.': {
      entry: [
        'site/*.{mjs,ts}',
        'fixtures/generate.mjs',
        'test/**/*.test.ts',
        'test/testing/shift-file-times.mjs',
        'test/outside/smoke.mjs',
      ],
      project: [
        'site/*.{mjs,ts}',
        'test/**',
        '!test/outside/matrix/pages/**',
        '!test/frameworks/*/**',
        'fixtures/*.mjs',
      ],
    },
    tools: {
      entry: ['*.mjs', 'src/*.ts', 'src/**/*.test.ts'],
      project: ['*.mjs', 'src/**'],
    },
    ...Object.fromEntries(
      ourPackages(import.meta.dirname).map(({ folder, facts: { unseen } }) => [
        folder,
        {
          entry: [...globsOf(folder).entry, ...(unseen.entry ?? [])],
          project: globsOf(folder).project,
          ignoreDependencies: [...(unseen.dependencies ?? [])],
          ignoreBinaries: [...(unseen.binaries ?? [])],
        },
      ]),
    ),
  },
};
export default config;
