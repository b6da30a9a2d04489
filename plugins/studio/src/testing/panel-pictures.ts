import { panelPage, type SuiteBackend } from '@meshwright/host-suite';
import { launchBrowser } from '@meshwright/testing/browser';
import type { PictureTools } from '@meshwright/testing/hosts/picture-tools';
import { studioDriver } from './studio-driver.ts';

/** Keeps pictures of Studio in every width and theme. */
export async function panelPictures(backend: SuiteBackend, { keep, fill }: PictureTools): Promise<void> {
  const browser = await launchBrowser();
  const studio = await studioDriver(async () => browser, []).open(backend);
  const page = studio.page();
  await fill(panelPage(page));
  for (const width of [1440, 1024, 390]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 800 });
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
      await page.waitForTimeout(600);
      await keep(`studio-${width}-${colorScheme}`, await page.screenshot());
    }
  }
  await studio.close();
  await browser.close();
}
