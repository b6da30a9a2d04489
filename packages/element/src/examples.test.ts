import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserMissing, launchBrowser } from '../../../test/browser.ts';
import { examplesOf } from '../../../test/examples.ts';
import { type ExamplePage, openExamplePage } from '../../runtime/src/testing/example-page.ts';

const missing = browserMissing();
const examples = examplesOf(join(import.meta.dirname, 'index.ts'));
let browser: Browser;
let page: ExamplePage;

beforeAll(async () => {
  if (missing) return;
  browser = await launchBrowser();
  page = await openExamplePage(browser, import.meta.dirname);
});
afterAll(async () => {
  await page?.close();
  await browser?.close();
});

it('has an example for every function and class', () => {
  const names = examples.map(({ name }) => name).sort();
  expect(names).toEqual(['MeshwrightAsset', 'defineMeshwrightAsset']);
  expect(examples.filter(({ code }) => code === '')).toEqual([]);
});

it.skipIf(missing).each(examples)('runs the example of $name', async (example) => {
  await page.run(example);
});
