import { join } from 'node:path';
import { describeHost, openSuiteBackend, panelPage, type SuiteBackend } from '@meshwright/host-suite';
import { browserMissing } from '@meshwright/testing/browser';
import { expectTakesByOneCamera } from '@meshwright/testing/hosts/drawn-takes';
import { brokenRules, tabTo } from '@meshwright/testing/page-access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileWithInspector } from './testing/compile-with-inspector.ts';
import { inspectorDriver, openInspector } from './testing/inspector-driver.ts';
import type { InspectorPage } from './testing/inspector-page.ts';

const missing = browserMissing();

describeHost(inspectorDriver, { missing });

it('the plugin compiles with the declarations of the Inspector', async () => {
  expect(await compileWithInspector()).toBe('');
});

describe.skipIf(missing)('the pane', () => {
  let harness: SuiteBackend;

  beforeAll(async () => {
    harness = await openSuiteBackend();
  });
  afterAll(() => harness?.stop());

  it('loses nothing when another pane is shown, or the Inspector is closed and opened again during a job', async () => {
    const { page, faults, end } = await openInspector(harness);
    const { set, press, text } = panelPage(page);
    const toggle = () =>
      page.evaluate(() => (globalThis as unknown as { page: InspectorPage }).page.toggle());
    await set('Prompt', 'a robot that stays');
    await page.locator('[role=radio][value="Scene Explorer"]').click();
    await page.locator('[role=radio][value=Meshwright]').click();
    const begun = harness.engine.hold();
    await press('Generate');
    const job = await begun;
    job.progress(30);
    await expect.poll(text).toContain('30 %');
    await toggle();
    expect(await page.locator('meshwright-panel').count()).toBe(0);
    job.progress(60);
    await toggle();
    await page.locator('[role=radio][value=Meshwright]').click();
    await expect.poll(text).toContain('60 %');
    job.finish();
    await expect.poll(text).toContain('is in the scene');
    expect(await page.content()).not.toContain(harness.key);
    expect(faults).toEqual([]);
    await end();
  });

  it('shows takes by one camera, drawn in a worker', async () => {
    const { page, faults, end } = await openInspector(harness);
    await expectTakesByOneCamera(page);
    const folder = process.env.MESHWRIGHT_PICTURES;
    if (folder) await page.screenshot({ path: join(folder, 'inspector-takes.png') });
    expect(faults).toEqual([]);
    await end();
  });

  it.each(['light', 'dark'] as const)('violates no accessibility rule, in %s', async (theme) => {
    const { page, end } = await openInspector(harness);
    const { set, press, text } = panelPage(page);
    await set('Prompt', `a robot in ${theme}`);
    await press('Generate');
    await expect.poll(text).toContain('is in the scene');
    await page
      .locator('meshwright-panel')
      .evaluate((panel, value) => panel.setAttribute('theme', value), theme);
    await page.locator('meshwright-panel details').evaluateAll((folds) => {
      for (const fold of folds as HTMLDetailsElement[]) fold.open = true;
    });
    expect(await brokenRules(page, 'meshwright-panel')).toEqual([]);
    await end();
  });

  it('works with the keyboard alone: generate, retexture', async () => {
    const { page, end } = await openInspector(harness);
    const { text } = panelPage(page);
    await tabTo(page, 'Prompt');
    await page.keyboard.type('a robot by keyboard');
    await tabTo(page, 'Generate');
    await page.keyboard.press('Enter');
    await expect.poll(text).toContain('is in the scene');
    // Above the form; after the panel, Tab goes on in the other panes.
    await tabTo(page, 'Retexture', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByLabel('Style', { exact: true }).waitFor();
    await tabTo(page, 'Style');
    await page.keyboard.type('oak');
    await tabTo(page, 'Retexture (');
    await page.keyboard.press('Enter');
    await expect.poll(() => harness.tasks('/v1/retexture')).toHaveLength(1);
    await end();
  });

  it('is added by "Manage Extensions", and remains after a reload', async () => {
    const { faults, reload, end } = await openInspector(harness, '?feed');
    const page = await reload();
    const { set, press, text } = panelPage(page);
    await set('Prompt', 'a robot of an extension');
    await press('Generate');
    await expect.poll(text).toContain('is in the scene');
    expect(faults).toEqual([]);
    await end();
  });
});

// `MESHWRIGHT_PICTURES=docs npm run test:hosts` regenerates docs/panel-babylon-inspector.png.
describe.skipIf(missing)('the picture in the documentation', () => {
  it('shows the Inspector with an asset', async () => {
    const harness = await openSuiteBackend();
    const { page, end } = await openInspector(harness);
    const { set, press, text } = panelPage(page);
    await page.evaluate(() => (globalThis as unknown as { page: InspectorPage }).page.sharpen());
    await set('Prompt', 'a small robot with a tin head');
    await set('Height', 1.2);
    await press('Generate');
    await expect.poll(text).toContain('is in the scene');
    await page.mouse.move(640, 700);
    const folder = process.env.MESHWRIGHT_PICTURES;
    await page.screenshot(folder ? { path: join(folder, 'panel-babylon-inspector.png') } : {});
    await end();
    await harness.stop();
  });
});
