import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { short } from './test/short.ts';

// Tests run on the sources: the first condition of every package's exports points at src.
const conditions = ['@meshwright/source', ...defaultServerConditions];
const files = ['{packages,plugins,examples}/*/src/**/*.test.ts', 'test/**/*.test.ts'];
/**
 * Files in a process of their own: one puts something in the place of a module, and the others count what V8 executes,
 * over every module that is loaded: 2 s alone, 40 s beside the modules of other tests.
 */
const alone = [
  'packages/pipeline/src/files/disk-full.test.ts',
  'packages/gltf/src/fuzz.test.ts',
  'packages/gltf/src/hostile.test.ts',
  'packages/gltf/src/malformed.test.ts',
];
/** `npm test` leaves these out: they drive a browser or an editor, kill and start many processes, or compute whole models. */
const later = short && process.env.MESHWRIGHT_EVERY_FILE !== '1' ? longFiles() : [];
/** Folders that a run before this one had in full: `npm test -- --except=FOLDER,FOLDER`. */
const before = (process.env.MESHWRIGHT_EXCEPT ?? '').split(',').filter((folder) => folder !== '');
function longFiles(): string[] {
  return JSON.parse(readFileSync(new URL('test/long-files.json', import.meta.url), 'utf8'));
}

const left = [...configDefaults.exclude, ...later, ...before.map((folder) => `${folder}/**`)];

export default defineConfig({
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    // Long enough for a loaded machine: a test fails because of what it found, not because others hold the processor.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 30 } },
    // One more than there are cores: some tests wait for a deadline, and others can compute meanwhile.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default'],
    setupFiles: ['test/idle-connections.ts'],
    projects: [
      // Modules are loaded once a worker and not once a file: a quarter of the time. No module keeps state.
      {
        extends: true,
        test: {
          name: 'house',
          include: files,
          exclude: [...alone, ...left],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone, exclude: left } },
    ],
  },
});
