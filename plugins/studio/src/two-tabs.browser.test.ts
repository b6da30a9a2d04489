import { openSuiteBackend, panelPage, type SuiteBackend } from '@meshwright/host-suite';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenStudio, studioDriver } from './testing/studio-driver.ts';

const missing = browserMissing();

describe.skipIf(missing)('two tabs of Studio', () => {
  const faults: string[] = [];
  let browser: Browser;
  let harness: SuiteBackend;
  let editor: OpenStudio;
  beforeAll(async () => {
    browser = await launchBrowser();
    harness = await openSuiteBackend();
    editor = await studioDriver(async () => browser, faults).open(harness);
  });
  afterAll(async () => {
    await editor?.close();
    await harness?.stop();
    await browser?.close();
  });

  const isOpen = (page: Page) => page.waitForFunction(() => 'studio' in globalThis);
  const jobOf = (page: Page, title: string) =>
    page.locator('meshwright-panel').getByText(title, { exact: true }).first().waitFor();

  it('run one panel and a notice; a takeover keeps the state whole, for any last writer', async () => {
    const first = editor.page();
    await first.evaluate(() => {
      const requests = { times: 0 };
      Object.assign(globalThis, { persistRequests: requests });
      navigator.storage.persist = async () => {
        requests.times += 1;
        return true;
      };
    });
    const generate = async (page: Page, prompt: string) => {
      await panelPage(page).set('Prompt', prompt);
      await panelPage(page).press('Generate');
      await jobOf(page, prompt);
    };
    const times = () =>
      first.evaluate(
        () => (globalThis as unknown as { persistRequests: { times: number } }).persistRequests.times,
      );
    expect(await times()).toBe(0);
    await generate(first, 'a first robot');
    await expect.poll(times).toBe(1);

    const second = await first.context().newPage();
    second.on('pageerror', (error) => faults.push(String(error)));
    await second.goto(editor.address);
    await second.getByRole('alert').getByText('Studio is open in another tab').waitFor();
    expect(await second.locator('meshwright-panel').count()).toBe(0);
    await generate(first, 'a second robot');
    expect(await times()).toBe(1);

    await second.getByRole('button', { name: 'Use Studio here' }).click();
    await isOpen(second);
    await jobOf(second, 'a first robot');
    await jobOf(second, 'a second robot');
    await first.getByRole('alert').getByText('Studio continues in another tab').waitFor();
    expect(await first.locator('meshwright-panel').count()).toBe(0);
    await generate(second, 'a third robot');

    await first.getByRole('button', { name: 'Use Studio here' }).click();
    await first.locator('meshwright-panel').waitFor();
    for (const title of ['a first robot', 'a second robot', 'a third robot']) await jobOf(first, title);
    expect(faults).toEqual([]);
  });
});
