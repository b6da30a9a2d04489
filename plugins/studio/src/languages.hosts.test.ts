import { openSuiteBackend, type SuiteBackend } from '@meshwright/host-suite';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { brokenRules } from '@meshwright/testing/page-access';
import type { Browser, Page } from 'playwright-core';
import { REVISION } from 'three';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StudioPage } from './page/main.ts';
import { type OpenStudio, studioDriver } from './testing/studio-driver.ts';

declare const studio: StudioPage;

const folder = process.env.MESHWRIGHT_PICTURES;
const waiting = { timeout: 120_000, interval: 200 };
const dialogs = ['gallery', 'compare', 'download', 'help'];

describe.skipIf(browserMissing())('Studio in the language of the browser', { timeout: 300_000 }, () => {
  const faults: string[] = [];
  let browser: Browser;
  let backend: SuiteBackend | undefined;
  let editor: OpenStudio | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await editor?.close();
    await backend?.stop();
    await browser?.close();
    expect(faults).toEqual([]);
  });

  /** Opens Studio in a browser of that language, with an example in the scene. */
  async function opened(locale: string): Promise<Page> {
    await editor?.close();
    await backend?.stop();
    // A service that has the task already would ask which one is meant.
    backend = await openSuiteBackend();
    editor = await studioDriver(() => Promise.resolve(browser), faults, {
      locale,
      viewport: { width: 1440, height: 860 },
    }).open(backend);
    const page = editor.page();
    if (folder) await page.screenshot({ path: `${folder}/studio-${locale}-empty.png` });
    expect(await cutTexts(page)).toEqual([]);
    await page.locator('#examples button').nth(1).click();
    await page.locator('meshwright-panel [id=make]').click();
    await expect.poll(() => page.evaluate(() => studio.host.standing().length), waiting).toBe(1);
    return page;
  }

  /** Opens each dialog and looks at the page behind it. */
  async function inDialogs(page: Page, look: (name: string) => Promise<void>): Promise<void> {
    for (const name of dialogs) {
      await page.locator(`#${name}`).click();
      await page.getByRole('dialog').waitFor();
      await look(name);
      await page.keyboard.press('Escape');
    }
  }

  it.each([
    ['de', 'Galerie', 'Erzeugen'],
    ['ja', 'ギャラリー', '生成'],
  ])(
    'says its page and its panel in %s, without a cut text and without a violation',
    async (locale, gallery, generate) => {
      const page = await opened(locale);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
      await page.getByRole('button', { name: gallery, exact: true }).waitFor();
      await page.getByRole('button', { name: generate }).first().waitFor();
      for (const [width, height] of [
        [1440, 860],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        const looked = async (name: string) => {
          if (folder) await page.screenshot({ path: `${folder}/studio-${locale}-${width}-${name}.png` });
          expect([name, await cutTexts(page)]).toEqual([name, []]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
          expect([name, await brokenRules(page)]).toEqual([name, []]);
        };
        await looked('scene');
        await inDialogs(page, looked);
      }
    },
  );

  it('says nothing outside of the catalogues', async () => {
    const page = await opened('en-XA');
    const outside = new Set(await unsaid(page));
    await inDialogs(page, async () => {
      for (const text of await unsaid(page)) outside.add(text);
    });
    expect([...outside].sort()).toEqual([
      'Deutsch',
      'English',
      'Meshwright',
      'a red mushroom',
      `three.js r${REVISION}`,
      '日本語',
    ]);
  });

  it('speaks the language that is chosen in the page, after a reload too', async () => {
    const page = await opened('en-GB');
    await Promise.all([page.waitForEvent('load'), page.getByLabel('Language').selectOption('Deutsch')]);
    await page.getByRole('button', { name: 'Galerie', exact: true }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Galerie', exact: true }).waitFor();
    await page.waitForFunction(() => 'studio' in globalThis);
    expect(await page.evaluate(() => studio.host.standing().length)).toBe(1);
  });
});

/** Returns texts of buttons, labels and headings that do not fit their place. */
async function cutTexts(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll<HTMLElement>(
        'button, label, h1, h2, dt, dd, p, figcaption, small, strong',
      ),
    ];
    return parts
      .filter((part) => part.checkVisibility() && part.clientWidth > 1)
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return part.scrollWidth > part.clientWidth + 1 || left < 0 || right > innerWidth + 1;
      })
      .map(({ textContent }) => textContent);
  });
}

/** Returns what of the texts and names of parts is in no brackets, but for the endings of files: no catalogue has it. */
async function unsaid(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const texts: string[] = [];
    const walk = (root: Node): void => {
      for (const node of root.childNodes) {
        if (node instanceof Text && !/^(STYLE|SCRIPT|NOSCRIPT|KBD)$/.test(node.parentElement?.tagName ?? ''))
          texts.push(node.data.trim());
        if (!(node instanceof Element)) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
          texts.push(node.getAttribute(name) ?? '');
        if (node.shadowRoot) walk(node.shadowRoot);
        walk(node);
      }
    };
    walk(document.body);
    const bare = (text: string): string => {
      const without = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
      return without === text ? text.replace(/^[\s:(]+|[\s:)]+$/g, '') : bare(without);
    };
    return texts.map(bare).filter((text) => /\p{L}{2}/u.test(text) && !/^[\dA-Z]{3,5}$/.test(text));
  });
}
