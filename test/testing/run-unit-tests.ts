import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '@meshwright/testing/repository';
import type { Counts } from '@meshwright/tools/package-reporter';

/** What a run of torture sets for itself. */
const ofTheRun = new Set(['MESHWRIGHT_SEED', 'MESHWRIGHT_TABLES', 'VITEST_WORKER_ID', 'VITEST_POOL_ID']);

/** For a test that runs many. */
export const unitTestsTimeout = 1_800_000;

/**
 * Runs unit tests in a process of their own, with the seed that they have elsewhere.
 * @param paths files, or folders that end in a slash
 * @param signal ends it
 * @returns how many passed, and the names of those that failed; a run that ended early fails by the end of its output
 */
export async function runUnitTests(
  paths: readonly string[],
  signal: AbortSignal,
  env: NodeJS.ProcessEnv = {},
): Promise<{ passed: number; failures: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'meshwright-unit-'));
  const report = join(folder, 'counts.json');
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofTheRun.has(name)));
  const reporter = join(repository, 'tools/src/package-reporter.ts');
  const words = ['run', '--project=unit', `--reporter=${reporter}`, ...paths];
  try {
    const child = spawn(process.execPath, [join(repository, 'node_modules/vitest/vitest.mjs'), ...words], {
      cwd: repository,
      signal,
      env: { ...inherited, ...env, MESHWRIGHT_TEST_COUNTS: report },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed = `${printed}${text}`.slice(-20_000);
      });
    const [status] = await once(child, 'close');
    const { passed, failed, tests } = countsIn(report);
    const failures = tests
      .filter(({ state }) => state === 'failed')
      .map(({ file, name }) => `${file} > ${name}`);
    const isExplained = failures.length === failed && (status === 0) === (failed === 0);
    return { passed, failures: isExplained ? failures : [...failures, `ended with ${status}: ${printed}`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function countsIn(file: string): Counts {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: 0, tests: [] };
  }
}
