import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import type { Counts } from './package-reporter.ts';

/**
 * Runs the tests of a kind.
 * @param kind a project of `vitest.config.ts`
 * @param args for vitest: paths, `-t NAME`
 * @param env additions to this process's environment
 * @returns the exit code, and what the reporter counted; a run that ended early counts as one failure
 */
export function runTests(
  kind: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Counts & { status: number } {
  const folder = mkdtempSync(join(tmpdir(), 'meshwright-test-'));
  const report = process.env.MESHWRIGHT_TEST_COUNTS ?? join(folder, 'counts.json');
  try {
    const { status } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        `--project=${kind}`,
        `--reporter=${join(root, 'tools/src/package-reporter.ts')}`,
        ...args,
      ],
      { cwd: root, stdio: 'inherit', env: { ...process.env, ...env, MESHWRIGHT_TEST_COUNTS: report } },
    );
    return { status: status ?? 1, ...countsIn(report) };
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
