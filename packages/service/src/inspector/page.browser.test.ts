import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import { instantEngine, type ManualEngine, manualEngine } from '@meshwright/testing/service/manual-engine';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { controller } from '../control/testing/controller.ts';
import { type Service, startService } from '../start/start-service.ts';
import { embeddedStorage } from '../storage/embedded-storage.ts';
import { buildPage } from './testing/build-page.ts';
import { fillStore } from './testing/many-tasks.ts';
import { type Visit, visit } from './testing/visit.ts';

const missing = browserMissing();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const key = 'canary-key-of-the-page-test';
const accounts = [{ name: 'ann', key, credits: 5_000 }] as const;
const prefix = '/v2/text-to-3d';
/** One white pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
);
const made = {
  files: { 'model.glb': picture, 'thumbnail.png': picture },
  result: { model_urls: { glb: 'model.glb' }, thumbnail_url: 'thumbnail.png' },
};

describe.skipIf(missing)(`the inspector page${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let browser: Browser;
  let service: Service;
  let engine: ManualEngine;
  let user: Caller;
  let visits: Visit[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
    engine = manualEngine();
    service = await startService({ port: 0, workers: 1, engine, accounts });
    user = caller(service, key);
    await buildPage(service);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });
  afterEach(async () => {
    const seen = visits;
    visits = [];
    for (const { page } of seen) await page.context().close();
    expect(seen.flatMap(({ faults }) => faults)).toEqual([]);
  });

  async function open(
    fragment = '',
    { at = service, ...options }: BrowserContextOptions & { readonly at?: Service } = {},
  ): Promise<Visit> {
    const opened = await visit(browser, at, fragment, options);
    visits.push(opened);
    return opened;
  }

  const row = (page: Page, id: string) => page.locator(`#row-${id}`);
  const create = (prompt: string) => user.create(prefix, { mode: 'preview', prompt });

  async function finished(prompt: string): Promise<string> {
    const id = await create(prompt);
    (await engine.next()).finish(made);
    await user.settled(prefix, id);
    return id;
  }

  async function unlock(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Unlock editing' }).click();
    await page.getByLabel('Control token').fill(service.control.token);
    await page.getByRole('button', { name: 'Unlock', exact: true }).click();
    await page.getByRole('button', { name: 'Lock editing' }).waitFor();
  }

  it('shows a new task, its progress while it runs, each of its frames, and its picture', async () => {
    await finished('an earlier one');
    const { page } = await open();
    await page.getByText('an earlier one').waitFor();
    const id = await create('a lighthouse');
    const job = await engine.next();
    await row(page, id).click();
    await page.getByRole('heading', { name: 'a lighthouse' }).waitFor();
    await page.locator('.frames li').waitFor();
    expect(await page.locator('.lines a').first().getAttribute('id')).toBe(`row-${id}`);
    const inList = () => row(page, id).locator('progress').getAttribute('value');
    for (const progress of [30, 60]) {
      job.context.progress(progress);
      await expect.poll(inList).toBe(String(progress));
    }
    job.finish(made);
    await expect.poll(() => row(page, id).textContent()).toContain('Succeeded');
    const drawn = (place: string) => () =>
      page.locator(`${place} img`).evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(drawn(`#row-${id}`)).toBeGreaterThan(0);
    await expect.poll(drawn('.picture.large')).toBeGreaterThan(0);
    const frames = await page.locator('.frames li').allTextContents();
    expect(frames.map((frame) => /[A-Z_]+.*$/.exec(frame)?.[0])).toEqual([
      expect.stringMatching(/^IN_PROGRESS0 %/),
      'IN_PROGRESS30 %',
      'IN_PROGRESS60 %',
      'SUCCEEDED100 %',
    ]);
  });

  it('shows why a task failed and what it cost in the end', async () => {
    const id = await create('a failing one');
    (await engine.next()).fail('The mould broke.');
    const { page } = await open(`&task=${id}`);
    await page.getByRole('alert').getByText('The mould broke.').waitFor();
    await page.getByText('20 charged, 20 refunded').waitFor();
  });

  it('shows a ledger whose sums are the balance', async () => {
    const { page } = await open('&tab=ledger');
    await page.locator('tr[data-account=ann]').waitFor();
    const cells = await page.locator('tr[data-account=ann] .number').allTextContents();
    const [grant = 0, charge = 0, refund = 0, balance] = cells.map((text) =>
      Number(text.replaceAll(',', '')),
    );
    expect([grant, balance]).toEqual([5_000, await user.balance()]);
    expect(grant + charge + refund).toBe(balance);
  });

  it('shows limited keys, webhooks without their secrets, and results that expired', async () => {
    const limited = await startService({
      port: 0,
      engine: instantEngine(),
      onFault: () => {},
      accounts: [
        {
          name: 'bob',
          key,
          credits: 500,
          plan: 'pro',
          keys: [{ name: 'game', key: `${key}-2`, monthlyCredits: 100 }],
          webhooks: ['https://10.0.0.1/hook?token=canary-of-the-hook'],
        },
      ],
    });
    const game = caller(limited, `${key}-2`);
    const id = await game.create(prefix, { mode: 'preview', prompt: 'a chest' });
    await game.settled(prefix, id);
    const { page, answers } = await open('&tab=ledger', { at: limited });
    await page.locator('.keys tr', { hasText: 'game' }).getByText('20', { exact: true }).waitFor();
    await page.locator('.webhooks').getByText('https://10.0.0.1/…').waitFor();
    await page.locator('.webhooks').getByText('last attempt failed: no answer').waitFor();
    const shown = (await page.content()) + (await Promise.all(answers.map(({ body }) => body))).join('');
    expect(shown).not.toContain('canary');
    await controller(limited).post('/clock/advance', { ms: 3 * 24 * 3600 * 1000 });
    await page.getByRole('link', { name: id }).click();
    await page
      .locator('.files')
      .getByText(/expired .* and were deleted/)
      .waitFor();
    await limited.stop();
  });

  it('shows requests without any key, in the page and in every byte it was sent', async () => {
    const id = await create(`with ${key} in it`);
    (await engine.next()).finish(made);
    const task = await user.settled(prefix, id);
    await fetch(String(task.thumbnail_url));
    await caller(service, `${key}-wrong`).post(prefix, { prompt: key });
    const { page, answers } = await open('&tab=requests');
    await page.locator('td.path button').first().click();
    await page.locator('tr.body').getByText('[removed]').waitFor();
    let shown = await page.content();
    for (const tab of ['Ledger', 'Faults and clock', 'Tasks']) {
      await page.getByRole('link', { name: tab }).click();
      shown += await page.content();
    }
    await row(page, id).click();
    await page.locator('.files li').first().waitFor();
    shown += (await page.content()) + (await Promise.all(answers.map(({ body }) => body))).join('');
    const signature = new URL(String(task.thumbnail_url)).searchParams.get('signature')!;
    for (const secret of [key, service.control.token, signature]) {
      expect([secret, shown.includes(secret)]).toEqual([secret, false]);
    }
    expect(shown).toContain('with [removed] in it');
    expect(answers.filter(({ url }) => url.includes('token'))).toEqual([]);
  });

  it('only reads until it is unlocked; then it changes clock, faults and data until it is locked', async () => {
    const { page } = await open('&tab=control');
    await page.getByText('No rules').waitFor();
    expect(await page.locator('main button, main input, main select').count()).toBe(0);
    await page.getByRole('button', { name: 'Unlock editing' }).click();
    await page.getByLabel('Control token').fill('not the token');
    await page.getByRole('button', { name: 'Unlock', exact: true }).click();
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await unlock(page);

    const before = await clockOf(page);
    await page.getByRole('button', { name: '+ 3 days' }).click();
    await expect.poll(() => clockOf(page)).toBeGreaterThanOrEqual(before + 3 * 86_400_000);
    await page.getByLabel('Fault', { exact: true }).selectOption('rate_limit');
    await page.getByLabel('Route', { exact: true }).selectOption('balance');
    await page.getByLabel('retryAfterSeconds').fill('7');
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('cell', { name: 'rate_limit: retryAfterSeconds 7' }).waitFor();
    const { status, headers } = await user.get('/v1/balance');
    expect([status, headers.get('retry-after')]).toEqual([429, '7']);
    const counts = () => page.locator('.faults td.number').allTextContents();
    await expect.poll(counts).toEqual(['1 of 1']);
    await page.getByRole('button', { name: 'Remove rule 1' }).click();
    await page.getByText('No rules').waitFor();
    expect((await user.get('/v1/balance')).status).toBe(200);

    await finished('gone after the reset');
    await page.getByRole('button', { name: 'Reset ...' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
    await expect.poll(async () => (await user.get(prefix)).body).toEqual([]);
    await page.getByRole('link', { name: 'Tasks' }).click();
    await page.getByRole('heading', { name: 'No tasks yet' }).waitFor();
    await page.getByRole('button', { name: 'Lock editing' }).click();
    await page.getByRole('link', { name: 'Faults and clock' }).click();
    await page.getByText('Read only. Unlock').waitFor();
    expect(await page.locator('main button').count()).toBe(0);
    const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
    expect(kept).toEqual([0, 0, '']);
    expect(await page.content()).not.toContain(service.control.token);
  });

  it('is used with the keyboard alone: list, task, files and back', async () => {
    const ids = [];
    for (const prompt of ['the first', 'the second', 'the third']) ids.unshift(await finished(prompt));
    const { page } = await open();
    await row(page, ids[0]!).waitFor();
    const focused = () =>
      page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
    for (let i = 0; i < 20 && !(await focused())?.startsWith('row-'); i += 1)
      await page.keyboard.press('Tab');
    expect(await focused()).toBe(`row-${ids[0]}`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe(`row-${ids[1]}`);
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('the second');
    await page.locator('.files').waitFor();
    for (let i = 0; i < 10 && (await focused()) !== 'Download'; i += 1) await page.keyboard.press('Tab');
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toBe(`${ids[1]}-model.glb`);
    expect(readFileSync(await (await download).path())).toEqual(picture);
    await page.keyboard.press('Escape');
    expect(await focused()).toBe(`row-${ids[1]}`);
  });

  it('finds tasks by text and family, and keeps the filter when it is reloaded', async () => {
    await finished('a purple teapot, 100% iron');
    const id = await finished('a yellow teapot');
    const { page } = await open();
    const titles = () => page.locator('.lines .title').allTextContents();
    await page.getByLabel('Filter by text').fill('TEAPOT');
    await expect.poll(titles).toEqual(['a yellow teapot', 'a purple teapot, 100% iron']);
    await page.getByLabel('Filter by text').fill('100%');
    await expect.poll(titles).toEqual(['a purple teapot, 100% iron']);
    await page.reload();
    await expect.poll(titles).toEqual(['a purple teapot, 100% iron']);
    await page.getByLabel('Filter by text').fill(id);
    await expect.poll(titles).toEqual(['a yellow teapot']);
    await page.getByLabel('Filter by family').selectOption('remesh');
    await page.getByText('No tasks with this status, family and text.').waitFor();
    await page.getByLabel('Filter by family').selectOption('text-to-3d');
    await expect.poll(titles).toEqual(['a yellow teapot']);
  });

  it('shows a model in 3D after a press: its size, its clips; and says why a file cannot be shown', async () => {
    const rigged = readFileSync(new URL('../../../../fixtures/character.glb', import.meta.url));
    const [id, broken] = [await create('a walker'), await create('a broken one')];
    (await engine.next()).finish({ ...made, files: { ...made.files, 'model.glb': rigged } });
    (await engine.next()).finish(made);
    await Promise.all([user.settled(prefix, id), user.settled(prefix, broken)]);
    const { page, answers } = await open(`&task=${id}`);
    const viewerLoads = () => answers.filter(({ url }) => url.endsWith('/model-viewer.js')).length;
    const button = page.getByRole('button', { name: 'Show in 3D' });
    await button.waitFor();
    expect(viewerLoads()).toBe(0);
    await button.click();
    await page.getByText(/^\d+\.\d\d × \d+\.\d\d × \d+\.\d\d m/).waitFor();
    const canvas = page.locator('.model canvas');
    await expect.poll(() => canvas.getAttribute('data-triangles').then(Number)).toBeGreaterThan(0);
    const clips = page.getByRole('group', { name: 'Clips' }).getByRole('button');
    await clips.first().click();
    expect(await clips.first().getAttribute('aria-pressed')).toBe('true');
    const folder = process.env.MESHWRIGHT_PICTURES;
    if (folder) await page.screenshot({ path: `${folder}/inspector-model.png` });
    await row(page, broken).click();
    await page.getByRole('heading', { name: 'a broken one' }).waitFor();
    await button.click();
    await page.getByText('The model cannot be shown: ').waitFor();
    expect(viewerLoads()).toBe(1);
  });

  it('shows strings of requests as text', async () => {
    const prompt = '<img src=x onerror=alert(1)> javascript:alert(2) </script><script>alert(3)</script>';
    const id = await finished(prompt);
    await user.post(prefix, { prompt: '<script>alert(4)</script>', '<b onclick=alert(5)>': 1 });
    const { page } = await open(`&task=${id}`);
    await page.getByRole('heading', { name: prompt }).waitFor();
    await page.getByRole('link', { name: 'Requests' }).click();
    await page.locator('td.path button').first().click();
    await page.getByText('<b onclick=alert(5)>').waitFor();
    expect(await page.locator('main img[src="x"], main script, main b').count()).toBe(0);
    const links = await page.locator('a').evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(links.filter((href) => !href?.startsWith('#token='))).toEqual([]);
  });

  it('requires the link when it opens without a token or with an old one, and shows nothing before', async () => {
    for (const fragment of ['', '#token=old']) {
      const { page } = await open();
      await page.goto('about:blank');
      await page.goto(service.inspectorUrl.replace(/#.*/, fragment));
      await page.getByLabel('Inspector link or token').fill(service.inspectorUrl);
      expect(await page.locator('header').count()).toBe(0);
      await page.getByRole('button', { name: 'Open' }).click();
      await page.getByRole('navigation', { name: 'Inspector sections' }).waitFor();
    }
  });

  it.each(['light', 'dark'] as const)('violates no accessibility rule, in %s', async (colorScheme) => {
    const failing = await create('a failing one');
    (await engine.next()).fail('It broke.');
    await user.settled(prefix, failing);
    const id = await finished('a chest');
    const control = controller(service);
    await control.faults([{ when: { route: 'usage' }, fault: { kind: 'status', status: 503 } }]);
    const { page } = await open(`&task=${id}`, { colorScheme });
    await page.locator('.files').waitFor();
    await page.evaluate(axe);
    const broken = async () =>
      await page.evaluate(async () => {
        const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
        const { violations } = await axe.run();
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      });
    expect(await broken()).toEqual([]);
    await page.getByRole('button', { name: 'Show in 3D' }).click();
    await page.getByText('The model cannot be shown: ').waitFor();
    expect(await broken()).toEqual([]);
    await row(page, failing).click();
    await page.getByRole('alert').waitFor();
    expect(await broken()).toEqual([]);
    for (const tab of ['Ledger', 'Requests', 'Faults and clock']) {
      await page.getByRole('link', { name: tab }).click();
      await page.locator('.sheet').waitFor();
      if (tab === 'Faults and clock') await unlock(page);
      expect([tab, await broken()]).toEqual([tab, []]);
    }
    await page.getByRole('button', { name: 'Reset ...' }).click();
    expect(await broken()).toEqual([]);
    await control.send('DELETE', '/faults');
  });

  it('reads one page of 10,000 tasks, and no larger page when there are more tasks', async () => {
    const storage = await embeddedStorage(undefined);
    const many = await startService({ port: 0, storage, engine: instantEngine(), accounts });
    try {
      await buildPage(many);
      await fillStore(storage.store, 10_000);
      const { page, answers } = await open('', { at: many });
      await page.getByText('task 9999', { exact: true }).waitFor();
      await expect.poll(() => page.locator('.groups').textContent()).toContain('all 10000');
      expect(await page.locator('.lines li').count()).toBe(50);
      // Views are polled, so only the first answer of each counts: the page itself and two views.
      const firstAnswers = () =>
        new Map(answers.toReversed().map(({ url, body }) => [new URL(url).pathname, body]));
      // A browser requests the icon of a page when idle.
      await expect
        .poll(() => [...firstAnswers().keys()].sort())
        .toEqual(
          ['', 'api/status', 'api/tasks', 'icon.svg', 'page.css', 'page.js'].map(
            (name) => `/inspector/${name}`,
          ),
        );
      const first = firstAnswers();
      const sizes = (await Promise.all(first.values())).map(({ length }) => length);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(80_000);
      await page.getByRole('link', { name: 'Older' }).click();
      await page.getByText('task 9949', { exact: true }).waitFor();
      expect(await page.locator('.lines li').count()).toBe(50);
    } finally {
      // The page polls every second and would report an error once the service has stopped.
      for (const { page } of visits) await page.context().close();
      await many.stop();
    }
  });
});

async function clockOf(page: Page): Promise<number> {
  return Date.parse((await page.locator('.clock time').getAttribute('datetime')) ?? '');
}
