import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHere } from '../../testing/run-here.ts';

const fixtures = join(import.meta.dirname, '../../../../../fixtures');
const missing = browserMissing();
let cwd: string;
let browser: Browser | undefined;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'view-'));
  if (!missing) browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await rm(cwd, { recursive: true, force: true });
});

const view = (...argv: string[]) => runHere(['view', ...argv, '--no-open'], { cwd, env: {} });

it.skipIf(missing).each([
  ['character.glb', ['Armature|walking_man|baselayer', 'Armature|running|baselayer']],
  ['meshopt.glb', undefined],
])('the page of %s draws the model and plays its clips, offline', async (name, clips) => {
  await view(join(fixtures, name), '-o', 'drawn.html');
  const page = await (await browser!.newContext({ viewport: { width: 900, height: 600 } })).newPage();
  const requests: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => requests.push(request.url().slice(0, 40)));
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(pathToFileURL(join(cwd, 'drawn.html')).href);
  // The policy of the page forbids to evaluate a condition in it.
  await page.locator('body[data-drawn]:not([data-drawn="0"])').waitFor();
  expect([await page.locator('#failure').textContent(), errors]).toEqual(['', []]);
  expect(requests.filter((url) => /^https?:/.test(url))).toEqual([]);
  if (clips) {
    const buttons = page.locator('#clips button');
    const names = await buttons.allTextContents();
    expect(names.map((text) => text.split(',')[0])).toEqual(clips);
    expect(await buttons.first().getAttribute('aria-pressed')).toBe('true');
  }
  expect(await page.locator('aside li').count()).toBeGreaterThan(0);
  await page.context().close();
});
