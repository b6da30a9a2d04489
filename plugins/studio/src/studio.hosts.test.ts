import { describeHost, openSuiteBackend, type SuiteBackend } from '@meshwright/host-suite';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { brokenRules, tabTo } from '@meshwright/testing/page-access';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StudioPage } from './page/main.ts';
import { type OpenStudio, studioDriver } from './testing/studio-driver.ts';

declare const studio: StudioPage;

/** What the panel stores in the browser, as far as it is read here. */
interface StoredState {
  readonly jobs: readonly { readonly family: string; readonly step: { readonly at: string } }[];
}

const missing = browserMissing();
const folder = process.env.MESHWRIGHT_PICTURES;
const faults: string[] = [];
const driver = studioDriver(() => launched(), faults);
let browser: Promise<Browser> | undefined;
const launched = () => {
  browser ??= launchBrowser();
  return browser;
};
afterAll(async () => {
  await (await browser)?.close();
  expect(faults).toEqual([]);
});

describeHost(driver, { missing, ...(folder && { picture: `${folder}/studio.png` }) });

describe.skipIf(missing)('Studio', () => {
  let harness: SuiteBackend;
  let editor: OpenStudio;
  let page: Page;
  beforeAll(async () => {
    harness = await openSuiteBackend();
    editor = await driver.open(harness);
    page = editor.page();
  });
  afterAll(async () => {
    await editor?.close();
    await harness?.stop();
  });

  const titles = async () =>
    (await editor.scene()).map(({ provenance }) => (provenance as { task: string }).task.split(':')[0]);

  /** Families of the jobs whose models stand in the scene, as stored in the browser. */
  const storedAsStanding = async () => {
    const state = JSON.parse((await page.evaluate(() => studio.host.load())) ?? '{"jobs":[]}') as StoredState;
    return state.jobs.filter(({ step }) => step.at === 'imported').map(({ family }) => family);
  };

  it('offers examples while it is empty: a click fills in the prompt', async () => {
    const example = page.getByRole('button', { name: 'a red mushroom' });
    await example.click();
    await expect.poll(() => page.getByLabel('Prompt', { exact: true }).inputValue()).toBe('a red mushroom');
    await editor.set('Prompt', '');
  });

  it('works with the keyboard alone: generate, import, retexture', async () => {
    await tabTo(page, 'Prompt');
    await page.keyboard.type('a robot by keyboard');
    await tabTo(page, 'Generate');
    await page.keyboard.press('Enter');
    await expect.poll(titles).toEqual(['text-to-3d']);
    // Removed from the scene, then imported with the button.
    await tabTo(page, 'More for a robot by keyboard');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Remove from scene');
    await page.keyboard.press('Enter');
    await expect.poll(titles).toEqual([]);
    await tabTo(page, 'Import');
    await page.keyboard.press('Enter');
    await expect.poll(titles).toEqual(['text-to-3d']);
    await tabTo(page, 'Retexture');
    await page.keyboard.press('Enter');
    await page.getByLabel('Style', { exact: true }).waitFor();
    await tabTo(page, 'Style');
    await page.keyboard.type('oak');
    await tabTo(page, 'Retexture (');
    await page.keyboard.press('Enter');
    await expect.poll(titles).toEqual(['retexture']);
  });

  it('shows the scene in the other engine, where a click selects what it exports, and an untouched model continues its task', async () => {
    const loaded = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => /babylon/.test(name)).length,
      );
    expect(await loaded()).toBe(0);
    await page.getByRole('button', { name: 'Show in Babylon.js' }).click();
    await page.getByRole('button', { name: 'Show in three.js' }).waitFor();
    expect(await loaded()).toBeGreaterThan(0);
    expect(await titles()).toEqual(['retexture']);
    expect(await page.evaluate(() => studio.three.objects().length)).toBe(0);
    const { x, y } = await page.evaluate(() => {
      const { viewport } = studio.host;
      return viewport.seenAt(viewport.objects()[0]!.id);
    });
    await page.mouse.click(x, y);
    const exported = await page.evaluate(async () =>
      new TextDecoder('latin1').decode(await studio.host.exportSelection()),
    );
    expect(exported).toContain('Babylon.js');
    await editor.press('Remesh');
    await editor.press('Remesh (');
    await expect.poll(titles).toEqual(['remesh']);
    expect(harness.engine.inputs.at(-1)!.request).toHaveProperty('input_task_id');
    await page.getByRole('button', { name: 'Show in three.js' }).click();
    await page.getByRole('button', { name: 'Show in Babylon.js' }).waitFor();
    expect(await titles()).toEqual(['remesh']);
  });

  it('undoes and redoes imports and replacements', async () => {
    for (const [button, expected] of [
      ['Undo', 'retexture'],
      ['Undo', 'text-to-3d'],
      ['Redo', 'retexture'],
      ['Redo', 'remesh'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect.poll(titles).toEqual([expected]);
    }
  });

  it('restores its scene after a reload, without a request', async () => {
    const before = [await titles(), await harness.spent()];
    // The browser stores the scene after the redo has shown it.
    await expect.poll(storedAsStanding).toEqual(before[0]);
    await page.reload();
    await page.waitForFunction(() => 'studio' in globalThis);
    expect([await titles(), await harness.spent()]).toEqual(before);
  });

  it.each(['light', 'dark'])('has no accessibility violation in %s', async (theme) => {
    await page.emulateMedia({ colorScheme: theme as 'light' | 'dark' });
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    expect(await brokenRules(page)).toEqual([]);
    if (folder) await page.screenshot({ path: `${folder}/studio-${theme}.png` });
  });

  it('prints the time from the click to the asset, and the long tasks of the page', async () => {
    await editor.set('Daily limit', 100_000);
    await editor.press('Start new');
    const started = await page.evaluate(() => performance.now());
    const took: number[] = [];
    for (let i = 0; i < 10; i++) {
      await editor.set('Prompt', `a robot for the clock ${i}`);
      took.push(await page.evaluate(clickToAsset));
    }
    const held = await page.evaluate(longRuns, started);
    console.log(`click to asset, ms: ${took.map(Math.round).join(', ')}`);
    console.log(`runs above 50 ms meanwhile: ${held.length}\n${held.join('\n')}`);
  });

  it('opens by its printed address, any number of times, and by no other', async () => {
    const { origin, address } = editor;
    expect(page.url()).toBe(`${origin}/`);
    await page.reload();
    await page.waitForFunction(() => 'studio' in globalThis);
    // The same tab, a tab that has only the origin, and another tab, which takes over.
    await page.goto(address);
    await page.waitForFunction(() => 'studio' in globalThis);
    expect(page.url()).toBe(`${origin}/`);
    const otherTab = await page.context().newPage();
    await otherTab.goto(origin);
    await otherTab
      .getByRole('alert')
      .getByText('Open the address that Studio printed at this start')
      .waitFor();
    await otherTab.goto(address);
    await otherTab.getByRole('button', { name: 'Use Studio here' }).click();
    await otherTab.waitForFunction(() => 'studio' in globalThis);
    await page.getByRole('alert').getByText('Studio continues in another tab').waitFor();
    await otherTab.close();
    await page.reload();
    await page.waitForFunction(() => 'studio' in globalThis);
  });
});

/** Presses Generate as a click does, and waits for one more asset in both scenes. Runs in the page. */
async function clickToAsset(): Promise<number> {
  const panel = document.querySelector('meshwright-panel')!.shadowRoot!;
  const before = studio.three.objects().length;
  const frame = () => new Promise(requestAnimationFrame);
  const button = panel.querySelector<HTMLButtonElement>('[id=make]')!;
  while (button.ariaDisabled) await frame();
  const started = performance.now();
  button.click();
  while (studio.three.objects().length === before) await frame();
  return performance.now() - started;
}

/** Returns tasks of more than 50 ms since then, with the code they started in. Runs in the page. */
async function longRuns(since: number): Promise<string[]> {
  const frames = await new Promise<readonly LongFrame[]>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries() as never));
    observer.observe({ type: 'long-animation-frame', buffered: true });
    setTimeout(() => resolve([]), 1000);
  });
  const runs = frames
    .flatMap(({ scripts }) => scripts)
    .filter(({ duration, startTime }) => duration > 50 && startTime > since);
  return Promise.all(
    runs.map(async ({ duration, invoker, sourceURL, sourceCharPosition: at }) => {
      const text = sourceURL ? await (await fetch(sourceURL)).text() : '';
      return `${Math.round(duration)} ms, ${invoker}: ${text.slice(at, at + 90).replaceAll('\n', ' ')}`;
    }),
  );
}

interface LongFrame {
  readonly scripts: readonly {
    readonly duration: number;
    readonly startTime: number;
    readonly invoker: string;
    readonly sourceURL: string;
    readonly sourceCharPosition: number;
  }[];
}
