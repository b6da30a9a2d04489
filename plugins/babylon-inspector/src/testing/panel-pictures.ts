import { panelPage, type SuiteBackend } from '@meshwright/host-suite';
import type { PictureTools } from '@meshwright/testing/hosts/picture-tools';
import { openInspector } from './inspector-driver.ts';

/** Keeps pictures of the pane in both themes. */
export async function panelPictures(backend: SuiteBackend, { keep, fill }: PictureTools): Promise<void> {
  const { page, end } = await openInspector(backend);
  await fill(panelPage(page));
  for (const theme of ['light', 'dark']) {
    await page.locator('meshwright-panel').evaluate((panel, to) => panel.setAttribute('theme', to), theme);
    await page.waitForTimeout(300);
    await keep(`pane-1280-${theme}`, await page.screenshot());
  }
  await end();
}
