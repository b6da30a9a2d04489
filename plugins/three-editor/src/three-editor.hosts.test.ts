import { join } from 'node:path';
import { describeHost, openSuiteBackend, panelPage } from '@meshwright/host-suite';
import { expectTakesByOneCamera } from '@meshwright/testing/hosts/drawn-takes';
import { brokenRules, tabTo } from '@meshwright/testing/page-access';
import { describe, expect, it } from 'vitest';
import { editorDriver, openEditor } from './testing/editor-driver.ts';
import { extensionsMissing } from './testing/extension-browser.ts';

const missing = extensionsMissing();
const copy = process.env.THREE_EDITOR_DIR;

// The stand-in keeps its scene in localStorage, which has room for 5 MB.
describeHost(editorDriver(undefined), { missing, keepsKnight: false });
describeHost(editorDriver(copy ?? 'none'), {
  missing: missing ?? (copy ? undefined : 'THREE_EDITOR_DIR names no copy of the editor'),
});

describe.skipIf(missing)('the extension', () => {
  it('outlives the end of its service worker during a job: the job continues, and is paid once', async () => {
    const harness = await openSuiteBackend();
    const editor = await openEditor(harness, undefined);
    const { set, press, text } = panelPage(editor.page());
    const begun = harness.engine.hold();
    await set('Prompt', 'a robot that outlives the worker');
    await press('Generate');
    const job = await begun;
    job.progress(30);
    await expect.poll(text).toContain('30 %');
    await endWorkers(editor);
    job.progress(60);
    await expect.poll(text).toContain('60 %');
    job.finish();
    await expect.poll(text).toContain('is in the scene');
    expect(await harness.tasks('/v2/text-to-3d')).toHaveLength(1);
    await editor.close();
    await harness.stop();
  });
});

describe.skipIf(missing)('the panel in the editor', () => {
  it('shows takes by one camera, drawn in the extension', async () => {
    const harness = await openSuiteBackend();
    const editor = await openEditor(harness, undefined);
    await expectTakesByOneCamera(editor.page());
    const folder = process.env.MESHWRIGHT_PICTURES;
    if (folder) await editor.page().screenshot({ path: join(folder, 'three-editor-takes.png') });
    await editor.close();
    await harness.stop();
  });

  it('violates no accessibility rule in either theme, and works with the keyboard alone', async () => {
    const harness = await openSuiteBackend();
    const editor = await openEditor(harness, undefined);
    const page = editor.page();
    const { text } = panelPage(page);
    await tabTo(page, 'Prompt');
    await page.keyboard.type('a robot by keyboard');
    await tabTo(page, 'Generate');
    await page.keyboard.press('Enter');
    await expect.poll(text).toContain('is in the scene');
    for (const theme of ['light', 'dark']) {
      await page
        .locator('meshwright-panel')
        .evaluate((panel, value) => panel.setAttribute('theme', value), theme);
      expect([theme, await brokenRules(page, 'meshwright-panel')]).toEqual([theme, []]);
    }
    await tabTo(page, 'Retexture');
    await page.keyboard.press('Enter');
    await page.getByLabel('Style', { exact: true }).waitFor();
    await tabTo(page, 'Style');
    await page.keyboard.type('oak');
    await tabTo(page, 'Retexture (');
    await page.keyboard.press('Enter');
    await expect.poll(() => harness.tasks('/v1/retexture')).toHaveLength(1);
    await editor.close();
    await harness.stop();
  });
});

// `MESHWRIGHT_PICTURES=docs npm run test:hosts` regenerates docs/panel-three-editor.png.
describe.skipIf(missing)('the picture in the documentation', () => {
  it('shows the editor with an asset', async () => {
    const harness = await openSuiteBackend();
    const editor = await openEditor(harness, undefined, '?room');
    const { set, press, text } = panelPage(editor.page());
    await set('Prompt', 'a small robot with a tin head');
    await set('Height', 1);
    await press('Generate');
    await expect.poll(text).toContain('is in the scene');
    await editor.page().mouse.move(400, 700);
    const folder = process.env.MESHWRIGHT_PICTURES;
    await editor.page().screenshot(folder ? { path: join(folder, 'panel-three-editor.png') } : {});
    await editor.close();
    await harness.stop();
  });
});

async function endWorkers(editor: Awaited<ReturnType<typeof openEditor>>): Promise<void> {
  const session = await editor.context().browser()!.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  const workers = targetInfos.filter(({ type }) => type === 'service_worker');
  expect(workers).toHaveLength(1);
  for (const { targetId } of workers) await session.send('Target.closeTarget', { targetId });
  await session.detach();
}
