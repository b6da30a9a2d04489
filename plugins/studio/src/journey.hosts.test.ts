import { openSuiteBackend, playJourney, type SuiteBackend } from '@meshwright/host-suite';
import { localEngine } from '@meshwright/service';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { discUri } from '@meshwright/testing/service/sample-inputs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenStudio, studioDriver } from './testing/studio-driver.ts';

const missing = browserMissing();
const folder = process.env.MESHWRIGHT_PICTURES;
const waiting = { timeout: 120_000, interval: 200 };

describe.skipIf(missing)('Studio over the local engine', { timeout: 600_000 }, () => {
  const faults: string[] = [];
  let browser: Browser;
  let backend: SuiteBackend;
  let studio: OpenStudio;

  beforeAll(async () => {
    browser = await launchBrowser();
    backend = await openSuiteBackend({ engine: localEngine(1) });
    const viewport = { width: 1200, height: 1000 };
    studio = await studioDriver(() => Promise.resolve(browser), faults, { viewport }).open(backend);
  }, 600_000);
  afterAll(async () => {
    await studio?.close();
    await backend?.stop();
    await browser?.close();
    expect(faults).toEqual([]);
  }, 600_000);

  it('brings a character from a sentence to a print, and each step is paid once', async () => {
    await playJourney(studio, backend, async () => {
      await studio.press('Play walking');
      if (folder) await studio.screenshot(`${folder}/studio-rig.png`);
      await studio.press('Stop');
    });
  });

  it('builds a keychain with options of its form, as a ZIP that is saved and no model of the scene', async () => {
    const photo = { image_url: discUri, name: 'Cat' };
    const id = await backend.create('/creative-lab/keychain/v1/prototype', photo);
    await studio.set('Task ID', `keychain-prototype:${id}`);
    await studio.press('Add task');
    await expect.poll(() => studio.text(), waiting).toContain('Cat: Finished.');
    await studio.press('Edit further');
    await expect.poll(() => studio.text(), waiting).toContain('Based on: Cat');
    const before = [await backend.spent(), (await studio.scene()).length] as const;
    await studio.set('Badge shape', 'star');
    await studio.set('Size', 50);
    await studio.set('Format', 'zip');
    await studio.set('Relief height', 25);
    await expect
      .poll(() => studio.text(), waiting)
      .toContain('Relief height must be from 0 to 20 millimetres.');
    await studio.set('Relief height', 3);
    if (folder) await studio.screenshot(`${folder}/studio-keychain.png`);
    await studio.press('Keychain build (');
    await expect.poll(() => studio.text(), waiting).toMatch(/Files to save: 1 ZIP\..* 30 credits\./);
    expect([(await backend.spent()) - before[0], (await studio.scene()).length]).toEqual([30, before[1]]);
    const saved = studio.page().waitForEvent('download');
    await studio.press('Save files');
    expect((await saved).suggestedFilename()).toBe('cat-keychain-build.zip');
  });
});
