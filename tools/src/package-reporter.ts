import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { SerializedError } from 'vitest';
import { DefaultReporter, type TestModule } from 'vitest/node';

/** What a run found. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** One entry a test: its file, full name and state, and what it left in its `meta`. */
  readonly tests: readonly { file: string; name: string; state: string; meta: object }[];
}

/** One line a package once its last file ends, and the failures in full. */
// biome-ignore lint/style/noDefaultExport: vitest loads a reporter by its default export.
export default class PackageReporter extends DefaultReporter {
  readonly #open = new Map<string, { left: number; modules: TestModule[] }>();
  readonly #started = performance.now();

  override onInit(vitest: Parameters<DefaultReporter['onInit']>[0]): void {
    this.ctx = vitest;
    this.silent = 'passed-only';
  }

  override onTestRunStart(files: Parameters<DefaultReporter['onTestRunStart']>[0]): void {
    super.onTestRunStart(files);
    for (const { moduleId } of files) {
      const row = this.#row(moduleId);
      row.left += 1;
    }
  }

  override printTestModule(module: TestModule): void {
    const row = this.#row(module.moduleId);
    row.modules.push(module);
    row.left -= 1;
    if (row.left === 0)
      this.log(lineOf(this.#packageOf(module.moduleId), row.modules, this.ctx.config.testNamePattern));
  }

  override onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly SerializedError[],
    reason: Parameters<DefaultReporter['onTestRunEnd']>[2],
  ): void {
    super.onTestRunEnd(modules, errors, reason);
    const counts = countsOf(modules, this.ctx.config.root, this.ctx.config.testNamePattern);
    const seeds = new Set(modules.map(({ project }) => project.config.env.MESHWRIGHT_SEED));
    this.log(`Seed of random samples: MESHWRIGHT_SEED=${[...seeds].join()}`);
    const file = process.env.MESHWRIGHT_TEST_COUNTS;
    if (file) writeFileSync(file, JSON.stringify({ ...counts, failed: counts.failed + errors.length }));
  }

  #row(moduleId: string) {
    const name = this.#packageOf(moduleId);
    const row = this.#open.get(name) ?? { left: 0, modules: [] };
    this.#open.set(name, row);
    return row;
  }

  #packageOf(moduleId: string): string {
    const path = relative(this.ctx.config.root, moduleId).replaceAll('\\', '/');
    return /^(?:packages|plugins|examples)\/[^/]+|^[^/]+/.exec(path)?.[0] ?? path;
  }
}

function lineOf(name: string, modules: readonly TestModule[], pattern?: RegExp): string {
  const { passed, failed, skipped } = countsOf(modules, '/', pattern);
  const seconds = modules.reduce((sum, module) => sum + module.diagnostic().duration, 0) / 1000;
  const parts = [`${passed} passed`, failed > 0 && `${failed} FAILED`, skipped > 0 && `${skipped} skipped`];
  return `${name.padEnd(28)} ${String(modules.length).padStart(4)} files  ${seconds.toFixed(1).padStart(6)} s  ${parts.filter(Boolean).join(', ')}`;
}

/** @param pattern `-t` of the run: a test that it leaves out is not counted */
function countsOf(modules: readonly TestModule[], root: string, pattern?: RegExp): Counts {
  const tests = modules.flatMap((module) =>
    [...module.children.allTests()]
      .filter((test) => !pattern || pattern.test(test.fullName.replaceAll(' > ', ' ')))
      .map((test) => ({
        file: relative(root, module.moduleId),
        name: test.fullName,
        state: test.result().state as string,
        meta: test.meta(),
      })),
  );
  const count = (state: string) => tests.filter((test) => test.state === state).length;
  // A file that fails to load has no tests to count, but is a failure.
  const broken = modules.filter(
    (module) => module.state() === 'failed' && [...module.children.allTests('failed')].length === 0,
  );
  return {
    passed: count('passed'),
    failed: count('failed') + broken.length,
    skipped: count('skipped'),
    tests,
  };
}
