import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../tools/setup.mjs';

/**
 * Runs vitest, and names the tests that failed once more at the end, where a log that was cut still shows them.
 * @param args for vitest
 * @param env additions to this process's environment
 * @returns its exit code, the number of passed, failed and skipped tests, the duration, a line for each failure, and the
 *   files of its report
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
    const failures = failureLines(found.testResults);
    for (const line of failures) console.log(line);
    return { status: status ?? 1, seconds, ...counts(found), failures, results: found.testResults };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One line a failed test: its file, its name and the first line of what went wrong. */
function failureLines(files) {
  return files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative(root, name);
      return failed.length === 0
        ? [`failed: ${file}: ${firstLine(message)}`]
        : failed.map((test) => `failed: ${file} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
    });
}

function firstLine(message = '') {
  return stripVTControlCharacters(message).split('\n', 1)[0];
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
