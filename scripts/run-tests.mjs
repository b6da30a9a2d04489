import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup.mjs';

/**
 * Runs vitest.
 * @param args for vitest
 * @param env additions to this process's environment
 * @returns its exit code, the number of passed, failed and skipped tests, the duration, and the files of its report
 */
export function runTests(args, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'meshwright-test-'));
  const report = join(folder, 'report.json');
  const started = performance.now();
  try {
    const { status } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...args,
      ],
      { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } },
    );
    const seconds = Math.round((performance.now() - started) / 1000);
    const found = JSON.parse(readFileSync(report, 'utf8'));
    return { status: status ?? 1, seconds, ...counts(found), results: found.testResults };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function counts({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  // A file that fails to load has no tests to count, but is a failure.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  };
}
