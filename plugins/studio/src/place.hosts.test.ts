import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { openSuiteBackend, type SuiteBackend } from '@meshwright/host-suite';
import { renderModels } from '@meshwright/look';
import type { Panel } from '@meshwright/panel';
import { type Engine, localEngine } from '@meshwright/service';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { brokenRules } from '@meshwright/testing/page-access';
import { png } from '@meshwright/testing/service/sample-inputs';
import type { Browser, Download, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { StudioPage } from './page/main.ts';
import { type OpenStudio, studioDriver } from './testing/studio-driver.ts';

declare const studio: StudioPage;

const folder = process.env.MESHWRIGHT_PICTURES;
const waiting = { timeout: 240_000, interval: 200 };

/** The local engine makes the same model of the same words; a trained one does not. */
function withTakesThatDiffer(engine: Engine): Engine {
  let takes = 0;
  return {
    ...engine,
    run(input, context) {
      if (input.request.prompt !== 'a blue mushroom' || ++takes === 1) return engine.run(input, context);
      return engine.run({ ...input, request: { ...input.request, prompt: 'a tall blue mushroom' } }, context);
    },
  };
}

describe.skipIf(browserMissing())('Studio as a place', { timeout: 600_000 }, () => {
  const faults: string[] = [];
  let browser: Browser;
  let backend: SuiteBackend;
  let editor: OpenStudio;
  let page: Page;

  const standing = () =>
    page.evaluate(() => studio.host.standing().map(({ asset, x }) => ({ title: asset.provenance.title, x })));
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name }).first();
  const closeDialog = () => page.keyboard.press('Escape');
  /** Keeps a picture of a state, for looking at it. */
  const picture = async (name: string) => {
    if (folder) await page.screenshot({ path: `${folder}/studio-${name}.png` });
  };
  const mode = (name: string) => page.getByRole('radio', { name }).check();
  const saved = async (work: () => Promise<void>): Promise<Download> => {
    const [download] = await Promise.all([page.waitForEvent('download'), work()]);
    return download;
  };
  const bytesOf = async (download: Download) => readFile(await download.path());
  const select = (name: string) =>
    page.evaluate((wanted) => {
      const found = studio.host.standing().find(({ asset }) => asset.name.includes(wanted))!;
      studio.host.pick(studio.host.idIn(found.id)!);
    }, name);
  const selectKnight = async () => {
    await select('knight');
    await page.locator('#timeline').waitFor();
  };

  // Two takes of a mushroom and a rigged knight: what most tests look at.
  beforeAll(async () => {
    browser = await launchBrowser();
    backend = await openSuiteBackend({ engine: withTakesThatDiffer(localEngine(1)) });
    const viewport = { width: 1440, height: 860 };
    editor = await studioDriver(() => Promise.resolve(browser), faults, { viewport }).open(backend);
    page = editor.page();
    page.setDefaultTimeout(60_000);
  });
  afterAll(async () => {
    await editor?.close();
    await backend?.stop();
    await browser?.close();
    expect(faults).toEqual([]);
  });

  it('is walked through for the first time in few presses', async () => {
    await picture('empty');
    const presses: Record<string, number> = {};
    const walk = async (what: string, ...steps: (() => Promise<unknown>)[]) => {
      for (const step of steps) await step();
      presses[what] = steps.length;
    };
    await walk(
      'an asset in the scene, in its own height',
      () => page.getByRole('button', { name: 'a red mushroom, 0.3 m' }).click(),
      () => editor.press('Generate'),
    );
    await expect.poll(standing, waiting).toHaveLength(1);
    expect((await editor.scene())[0]!.height).toBeCloseTo(0.3, 2);
    await walk('seen in clay', () => mode('Clay'));
    await walk('seen from all sides', () => press('Turntable'));
    await press('Turntable');
    await walk(
      'downloaded as FBX',
      () => press('Download'),
      async () =>
        expect((await saved(() => inDialog('FBX').click())).suggestedFilename()).toBe('red-mushroom.fbx'),
    );
    await closeDialog();
    await walk('shared', () => saved(() => press('Share')));
    await editor.press('Remove from scene');
    await expect.poll(standing, waiting).toEqual([]);
    const before = await backend.spent();
    await walk(
      'in the scene again, at no cost',
      () => press('Gallery'),
      () => inDialog('a red mushroom').click(),
    );
    await expect.poll(standing, waiting).toHaveLength(1);
    expect(await backend.spent()).toBe(before);
    expect(presses).toEqual({
      'an asset in the scene, in its own height': 2,
      'seen in clay': 1,
      'seen from all sides': 1,
      'downloaded as FBX': 2,
      shared: 1,
      'in the scene again, at no cost': 2,
    });
    await mode('Lit');
  });

  // Issue 39, defect 3.
  it('draws a change however late the frame comes, and nothing without a change', async () => {
    const drawn = await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      const { three } = studio;
      for (let still = 0, before = three.frames; still < 10; still += 1) {
        await frame();
        if (three.frames !== before) still = 0;
        before = three.frames;
      }
      const idle = three.frames;
      for (let i = 0; i < 20; i++) await frame();
      const afterIdle = three.frames - idle;
      three.look(three.eye());
      // A page without a frame for longer than a second.
      for (const until = performance.now() + 1500; performance.now() < until; );
      await frame();
      await frame();
      return { afterIdle, afterBlock: three.frames - idle };
    });
    expect(drawn).toEqual({ afterIdle: 0, afterBlock: 1 });
  });

  it('casts a shadow on the ground: pixels beside the model are darker with it than without it', async () => {
    const canvas = page.locator('#three');
    const drawn = async (shade: number) => {
      await page.evaluate(async (shade) => {
        const { three } = studio;
        const before = three.frames;
        three.paint({ sky: 0xe9ecf1, grid: 0xc4cad4, mark: 0x2f5fd0, shade });
        while (three.frames === before) await new Promise(requestAnimationFrame);
      }, shade);
      return sharp(await canvas.screenshot())
        .greyscale()
        .raw()
        .toBuffer();
    };
    const without = await drawn(0);
    const shadowed = await drawn(0.22);
    const changes = [...shadowed.keys()].map((at) => without[at]! - shadowed[at]!);
    expect(changes.filter((darker) => darker > 10).length).toBeGreaterThan(500);
    expect(changes.filter((darker) => darker < -2)).toEqual([]);
  });

  // Issue 39, defect 13.
  it('has the grid in the middle of an empty view', async () => {
    const context = await browser.newContext({ viewport: { width: 900, height: 700 } });
    const fresh = await context.newPage();
    await fresh.goto(editor.address);
    await fresh.waitForFunction(() => 'studio' in globalThis);
    const at = await fresh.evaluate(() => studio.three.eye().at);
    expect([at[0], at[2]]).toEqual([0, 0]);
    await context.close();
  });

  // Issue 39, defect 13.
  it('names the theme button by what a press does, and keeps the choice', async () => {
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    await press('Dark');
    expect(await theme()).toBe('dark');
    await picture('dark');
    await press('Light');
    expect(await theme()).toBe('light');
    expect(await page.evaluate(() => localStorage.getItem('meshwright-studio/view'))).toContain(
      '"theme":"light"',
    );
  });

  describe('with two takes and a rigged knight', () => {
    beforeAll(async () => {
      await editor.set('Prompt', 'a blue mushroom');
      await editor.set('Takes', 2);
      await editor.press('Generate');
      await vi.waitFor(async () => expect(await standing()).toHaveLength(2), waiting);
      await vi.waitFor(
        async () => expect(await editor.text()).toContain('All 2 takes: 60 credits.'),
        waiting,
      );
      await editor.set('Takes', 1);
      await editor.set('Prompt', 'a knight');
      await editor.set('Height', 1.8);
      await editor.press('Generate');
      await vi.waitFor(async () => expect(await standing()).toHaveLength(3), waiting);
      await editor.press('Rig');
      await editor.press('Rig (');
      await page.locator('#timeline').waitFor({ timeout: 240_000 });
    }, 600_000);

    it('shows each view mode as another picture, and says what it cannot show', async () => {
      await selectKnight();
      const seen = new Map<string, string>();
      for (const name of ['Lit', 'Clay', 'Wireframe', 'UV checker', 'Normals', 'Skeleton', 'Textures']) {
        await mode(name);
        const frames = await page.evaluate(() => studio.three.frames);
        await page.waitForFunction((before) => studio.three.frames > before, frames - 1);
        seen.set(
          name,
          createHash('sha256')
            .update(await page.locator('#three').screenshot())
            .digest('hex'),
        );
        await picture(`mode-${name.split(' ')[0]!.toLowerCase()}`);
        if (name === 'Skeleton')
          expect(await page.locator('#stage > figcaption').textContent()).toContain(
            'Without a skeleton: 2 of 3 models.',
          );
      }
      expect(new Set(seen.values()).size).toBe(7);
      await page
        .locator('#textures')
        .getByText(/Base colour, \d+ x \d+: steel/)
        .first()
        .waitFor();
      await mode('Lit');
    });

    it('turns the camera on the turntable, until it is pressed again', async () => {
      const eye = () => page.evaluate(() => studio.three.eye());
      const before = await eye();
      await press('Turntable');
      await expect.poll(eye).not.toEqual(before);
      await press('Turntable');
      const after = await eye();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await eye()).toEqual(after);
      expect(after.at).toEqual(before.at);
    });

    it('plays, pauses and scrubs clips by their names', async () => {
      await selectKnight();
      const clip = () => page.evaluate(() => studio.three.clip(studio.host.idIn(studio.host.selected!.id)!)!);
      expect(await page.getByLabel('Clip', { exact: true }).locator('option').allTextContents()).toEqual([
        'walking',
        'running',
      ]);
      await page.getByLabel('Clip', { exact: true }).selectOption('running');
      await expect.poll(clip).toMatchObject({ clip: 'running', isPlaying: true });
      const { seconds } = await clip();
      await expect.poll(async () => (await clip()).seconds).not.toBe(seconds);
      await picture('timeline');
      await press('Pause');
      expect((await clip()).isPlaying).toBe(false);
      await page.getByLabel('Time in the clip').fill('0.25');
      expect(await clip()).toMatchObject({ clip: 'running', seconds: 0.25, isPlaying: false });
      await page
        .locator('#clip-time')
        .getByText('0.3 of')
        .or(page.locator('#clip-time').getByText('0.2 of'))
        .waitFor();
    });

    it('shows everything that was bought, with pictures, by words, also what was made elsewhere', async () => {
      const elsewhere = await backend.create('/v2/text-to-3d', { mode: 'preview', prompt: 'a blue lantern' });
      await expect.poll(() => backend.status('/v2/text-to-3d', elsewhere), waiting).toBe('SUCCEEDED');
      const before = await backend.spent();
      await press('Gallery');
      const cards = page.getByRole('dialog').locator('li');
      await expect.poll(() => cards.allInnerTexts(), waiting).toHaveLength(6);
      await expect.poll(() => cards.locator('img').count(), waiting).toBeGreaterThanOrEqual(5);
      await picture('gallery');
      await page.getByLabel('Search by words').fill('LANTERN text');
      await expect.poll(() => cards.allInnerTexts()).toHaveLength(1);
      await page.getByRole('dialog').getByText('1 of 6 results').waitFor();
      await cards.getByRole('button').click();
      await expect
        .poll(async () => (await standing()).map(({ title }) => title), waiting)
        .toContain('a blue lantern');
      expect(await backend.spent()).toBe(before);
      await press('Undo');
      await expect.poll(standing).toHaveLength(3);
    });

    it('stands after a reload as it was left, and pays nothing', async () => {
      await mode('Clay');
      await page.evaluate(() => studio.three.look({ from: [3, 2, 4], at: [0, 0.5, 0] }));
      const before = [await standing(), await backend.spent()];
      await page.reload();
      await page.waitForFunction(() => 'studio' in globalThis);
      const sorted = (scene: Awaited<ReturnType<typeof standing>>) =>
        scene.map((each) => JSON.stringify(each)).sort();
      expect(sorted(await standing())).toEqual(sorted(before[0] as never));
      expect(await backend.spent()).toBe(before[1]);
      const { from, mode: kept } = await page.evaluate(() => ({
        from: studio.three.eye().from.map((each) => Math.round(each * 1000) / 1000),
        mode: studio.three.mode,
      }));
      expect({ from, kept }).toEqual({ from: [3, 2, 4], kept: 'clay' });
      await mode('Lit');
    });

    it('downloads the selected model in every format', async () => {
      await selectKnight();
      const begins: Record<string, string> = {
        GLB: 'glTF',
        FBX: 'Kaydara FBX Binary',
        OBJ: 'PK',
        STL: '',
        USDZ: 'PK',
        '3MF': 'PK',
      };
      await press('Download');
      for (const [format, start] of Object.entries(begins)) {
        const download = await saved(() => inDialog(format).click());
        const bytes = await bytesOf(download);
        expect([format, bytes.subarray(0, start.length).toString('latin1')]).toEqual([format, start]);
        expect(bytes.length).toBeGreaterThan(10_000);
      }
      await page.getByRole('dialog').getByText('Saved: ').waitFor();
      await picture('download');
      await closeDialog();
    });

    it('takes a picture that is dropped into the view to Image to 3D', async () => {
      const bytes = [...png(16, () => [200, 40, 40])];
      const drag = await page.evaluateHandle((given) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(given)], 'cup.png', { type: 'image/png' }));
        return data;
      }, bytes);
      await page.dispatchEvent('#three', 'dragover', { dataTransfer: drag });
      expect(await page.locator('#drop').isVisible()).toBe(true);
      await page.dispatchEvent('#three', 'drop', { dataTransfer: drag });
      await page.getByText('cup.png: taken to the form. Press Generate.').waitFor();
      expect(
        await page.getByLabel('Operation', { exact: true }).locator('option:checked').textContent(),
      ).toBe('Image to 3D');
      await expect.poll(() => editor.text()).toContain('cup.png');
      expect(await page.locator('#drop').isVisible()).toBe(false);
    });

    it('compares two takes by one camera, and shows the scene again', async () => {
      await select('blue-mushroom');
      await press('Compare');
      await picture('compare-dialog');
      await page.getByRole('dialog').getByRole('button', { name: 'Compare', exact: true }).click();
      await page.getByRole('button', { name: 'End comparison' }).waitFor();
      const texts = await page.locator('#compared p').allTextContents();
      expect(texts.map((text) => text.split(':')[0])).toEqual([
        'a blue mushroom, take 1',
        'a blue mushroom, take 2',
      ]);
      for (const text of texts) expect(text).toMatch(/: \d\.\d\d m, [\d,]+ triangles, \d+ materials$/);
      await picture('compare');
      await press('End comparison');
      expect(await page.locator('#compared').isVisible()).toBe(false);
      expect(await standing()).toHaveLength(3);
    });

    it('shows the takes of a card by one camera, small and large', async () => {
      const card = page.locator('article.job').filter({ hasText: 'a blue mushroom' });
      const sources = (images: string) =>
        card.locator(images).evaluateAll(async (all) =>
          Promise.all(
            (all as HTMLImageElement[]).map(async ({ src }) => {
              const bytes = new Uint8Array(await (await fetch(src)).arrayBuffer());
              return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
            }),
          ),
        );
      const models = await page.evaluate(async () => {
        const state = JSON.parse((await studio.host.load())!) as {
          jobs: { title: string; take: number; model: { file: string } }[];
        };
        return state.jobs
          .filter(({ title }) => title === 'a blue mushroom')
          .sort((a, b) => a.take - b.take)
          .map(({ model }) => model.file);
      });
      const glbs = await page.evaluate((files) => {
        const { panel } = document.querySelector<HTMLElement & { panel: Panel }>('meshwright-panel')!;
        return Promise.all(files.map(async (file) => [...(await panel.read(file))!]));
      }, models);
      const drawn = await renderModels(glbs.map((bytes) => Uint8Array.from(bytes)));
      expect(new Set(models).size).toBe(2);
      const expected = drawn.map((each) => Buffer.from(each).toString('base64'));
      await expect.poll(() => sources('.take img'), waiting).toEqual(expected);
      await picture('takes');
      await card.getByRole('button', { name: 'Compare pictures', exact: true }).click();
      await expect.poll(() => sources('dialog img'), waiting).toEqual(expected);
      await picture('takes-large');
      await page.keyboard.press('Escape');
    });

    it('shares one HTML file that shows the model without a network', async () => {
      await selectKnight();
      const download = await saved(() => press('Share'));
      expect(download.suggestedFilename()).toMatch(/knight.*\.html$/);
      const path = `${await download.path()}.html`;
      await download.saveAs(path);
      const context = await browser.newContext({ offline: true, viewport: { width: 900, height: 700 } });
      const shared = await context.newPage();
      const errors: string[] = [];
      shared.on('pageerror', (error) => errors.push(String(error)));
      await shared.goto(pathToFileURL(path).href);
      await shared.locator('canvas[data-drawn]').waitFor();
      expect(await shared.getByLabel('Clip').locator('option').allTextContents()).toEqual([
        'At rest',
        'walking',
        'running',
      ]);
      if (folder) await shared.screenshot({ path: `${folder}/studio-shared.png` });
      expect([errors, await brokenRules(shared)]).toEqual([[], []]);
      await context.close();
    });

    it('explains the keys by "?", and each does what is written', async () => {
      await page.locator('#three').focus();
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard' }).getByText('Turntable').waitFor();
      await picture('help');
      await closeDialog();
      await page.keyboard.press('5');
      expect(await page.evaluate(() => studio.three.mode)).toBe('normals');
      await page.keyboard.press('1');
      await page.keyboard.press('t');
      expect(await page.locator('#turntable').getAttribute('aria-pressed')).toBe('true');
      await page.keyboard.press('t');
      await page.keyboard.press('g');
      await page.getByRole('dialog', { name: 'Gallery' }).waitFor();
      await closeDialog();
      await page.getByLabel('Daily limit', { exact: true }).focus();
      await page.keyboard.press('5');
      expect(await page.evaluate(() => studio.three.mode)).toBe('lit');
    });

    it.each(['light', 'dark'] as const)(
      'has no accessibility violation in %s, in any dialog',
      async (scheme) => {
        await page.evaluate(() => localStorage.removeItem('meshwright-studio/view'));
        await page.emulateMedia({ colorScheme: scheme });
        await page.locator(`html[data-theme=${scheme}]`).waitFor();
        await selectKnight();
        await mode('Textures');
        expect(await brokenRules(page)).toEqual([]);
        await mode('Lit');
        for (const name of ['Gallery', 'Compare', 'Download', 'Keyboard help']) {
          await press(name);
          await page.getByRole('dialog').waitFor();
          expect([name, await brokenRules(page)]).toEqual([name, []]);
          await picture(`${name.toLowerCase().replace(' ', '-')}-${scheme}`);
          await closeDialog();
        }
        await picture(`scene-${scheme}`);
      },
    );

    it('is usable on a phone: nothing is cut or covered', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await selectKnight();
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('header button, #view-bar label, #view-bar button, #timeline > *')]
          .filter((each) => {
            const { left, right, top, bottom } = each.getBoundingClientRect();
            const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return (
              left < 0 ||
              right > 390 ||
              top < 0 ||
              bottom > 844 ||
              !(at && (each.contains(at) || at.contains(each)))
            );
          })
          .map(({ textContent }) => textContent),
      );
      expect(cut).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      const { height } = (await page.locator('#three').boundingBox())!;
      expect(height).toBeGreaterThan(240);
      await picture('phone');
      await press('Gallery');
      await page.getByRole('dialog').locator('img').first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await picture('phone-gallery');
      await closeDialog();
      await page.setViewportSize({ width: 1440, height: 860 });
    });
  });
});
