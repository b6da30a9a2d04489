import { join } from 'node:path';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { examplesOf } from '@meshwright/testing/examples';
import type { Plugin } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ExamplePage, openExamplePage } from './example-page.ts';

interface ExampleSuiteOptions {
  /** Source folder of the package, with its `index.ts`. */
  readonly folder: string;
  /** Every public function and class of the package, sorted. */
  readonly names: readonly string[];
  /** Code before each example, which declares the engine's objects. */
  readonly setup?: string;
  /** Of esbuild, for files that it cannot read. */
  readonly plugins?: readonly Plugin[];
}

/** Tests that every public function and class of a package for pages has an example, and that each runs in a page. */
export function exampleSuite({ folder, names, setup, plugins }: ExampleSuiteOptions): void {
  const missing = browserMissing();
  const examples = examplesOf(join(folder, 'index.ts'));
  let browser: Browser;
  let page: ExamplePage;

  beforeAll(async () => {
    if (missing) return;
    browser = await launchBrowser();
    page = await openExamplePage(browser, folder, setup, plugins);
  });
  afterAll(async () => {
    await page?.close();
    await browser?.close();
  });

  it('has an example for every function and class', () => {
    expect(examples.map(({ name }) => name).sort()).toEqual(names);
    expect(examples.filter(({ code }) => code === '')).toEqual([]);
  });

  it.skipIf(missing).each(examples)('runs the example of $name', async (example) => {
    await page.run(example);
  });
}
