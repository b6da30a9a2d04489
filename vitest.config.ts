import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';

// Tests run on the sources: the first condition of every package's exports points at src.
const conditions = ['@meshwright/source', ...defaultServerConditions];
const rooms = ['packages', 'plugins', 'examples', 'test', 'tools'];

/** The ending of a test file is its kind: `NAME.browser.test.ts` drives a browser, and `NAME.test.ts` is a unit test. */
const endings = { browser: 'browser', hosts: 'hosts', torture: 'torture', outside: 'outside' };
const filesOf = (ending: string) => `{${rooms.join()}}/**/*.${ending}test.ts`;
const unitOnly = Object.values(endings).map((ending) => filesOf(`${ending}.`));
const left = [...configDefaults.exclude, '**/templates/**'];
/** Folders that hold no test of ours. The file is read once a project, so that walking them costs seconds. */
const withoutTests = new Set(['node_modules', 'dist', 'templates', '.git']);

/** Unit tests have the same seed each time; torture has a new one. MESHWRIGHT_SEED sets it for both. */
const given = process.env.MESHWRIGHT_SEED;
const fixedSeed = { MESHWRIGHT_SEED: given ?? '20261120' };
const newSeed = { MESHWRIGHT_SEED: given ?? String(Date.now() % 2 ** 31) };

/** Unit tests that take random samples, or a part of a table. Torture runs them, too, with another seed and whole tables. */
function sampledFiles(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return withoutTests.has(entry.name) ? [] : sampledFiles(path);
    if (!/^[^.]+\.test\.ts$/.test(entry.name)) return [];
    const sampled = /@meshwright\/testing\/(property|random|samples)'/.test(readFileSync(path, 'utf8'));
    return sampled ? [path] : [];
  });
}

export default defineConfig({
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    // Long enough for a loaded machine: a test fails because of what it found, not because others hold the processor.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 30 } },
    // One more than there are cores: some tests wait for a deadline, and others can compute meanwhile.
    maxWorkers: availableParallelism() + 1,
    setupFiles: ['packages/testing/src/idle-connections.ts'],
    env: fixedSeed,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [filesOf('')],
          exclude: [...left, ...unitOnly],
          // Modules are loaded once a worker and not once a file: a quarter of the time. No module keeps state.
          isolate: false,
        },
      },
      ...(['browser', 'hosts', 'outside'] as const).map((name) => ({
        extends: true as const,
        test: {
          name,
          include: [filesOf(`${endings[name]}.`)],
          exclude: left,
          isolate: false,
          globalSetup: name === 'outside' ? ['test/outside/testing/run-folder-end.ts'] : [],
        },
      })),
      {
        extends: true,
        test: {
          name: 'torture',
          include: [filesOf(`${endings.torture}.`), ...rooms.flatMap((room) => sampledFiles(room))],
          exclude: left,
          env: { ...newSeed, MESHWRIGHT_TABLES: 'whole' },
        },
      },
    ],
  },
});
