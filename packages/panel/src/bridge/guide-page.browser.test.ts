import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { type SmallBridge, smallBridge } from '@meshwright/testing/panel/small-bridge';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const missing = browserMissing();
const guide = readFileSync(join(import.meta.dirname, '../../../../docs/bring-your-own-host.md'), 'utf8');
const [, html = ''] = /^```html page_host\.html\n(.*?)^```/ms.exec(guide)!;

describe.skipIf(missing)(`the page of the guide${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let browser: Browser;
  let pages: Server;
  let at: SmallBridge;
  let origin: string;
  beforeAll(async () => {
    pages = createServer(({ url }, response) => {
      const { url: bridge, token } = at.file;
      const isFile = url === '/bridge.json';
      response.setHeader('Content-Type', isFile ? 'application/json' : 'text/html');
      response.end(isFile ? JSON.stringify({ url: bridge, token }) : html);
    });
    await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
    at = await smallBridge({ allowedOrigins: [origin] });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await at?.stop();
    pages?.closeAllConnections();
    pages?.close();
  });

  it('says hello, presses Generate and imports what it is given', async () => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(origin);
    await expect.poll(() => at.panels.length).toBe(1);
    await page.getByRole('button', { name: 'Make a lantern' }).click();
    await expect.poll(() => at.till.paid).toBeGreaterThan(0);
    const made = at.panels[0]!.send({ do: 'press', control: 'job/1/import' });
    await page.getByRole('listitem').waitFor();
    await made;
    expect(await page.getByRole('listitem').textContent()).toMatch(/, \d+ bytes$/);
    expect(errors).toEqual([]);
  });
});
