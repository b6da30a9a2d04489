import type { Locator, Page } from 'playwright-core';
import type { OpenEditor } from './editor-driver.ts';

/**
 * Drives `<meshwright-panel>` by its labels, for editors that are pages.
 * @example
 * import { type EditorDriver, panelPage } from '@meshwright/host-suite';
 *
 * const open: EditorDriver['open'] = async (service) => ({
 *   ...(await openEditor(service)),
 *   ...panelPage(page), // presses and fills what <meshwright-panel> shows
 * });
 */
export function panelPage(page: Page): Pick<OpenEditor, 'set' | 'pick' | 'press' | 'text'> {
  const panel = page.locator('meshwright-panel');
  const field = (label: string) => unfolded(panel.getByLabel(label, { exact: true }));
  return {
    async set(label, value) {
      const input = await field(label);
      // One option of several.
      if ((await input.getAttribute('role')) === 'group')
        return await input.getByLabel(String(value), { exact: true }).check();
      const kind = await input.evaluate((node: HTMLInputElement) => node.type);
      if (kind === 'select-one') await input.selectOption({ label: String(value) });
      else if (kind === 'checkbox') await input.setChecked(value === true);
      else await input.fill(String(value));
    },
    async pick(label, paths) {
      await (await field(label)).setInputFiles([...paths]);
    },
    async press(label) {
      const begins = new RegExp(`^${label.replaceAll(/[^\w ]/g, String.raw`\$&`)}`);
      await (await unfolded(panel.locator('button').filter({ hasText: begins }))).click();
    },
    // Laid-out text without hidden elements.
    text: async () => (await panel.locator('.panel').allInnerTexts()).join('\n'),
  };
}

/** Returns the first match after opening every closed fold around it. */
async function unfolded(found: Locator): Promise<Locator> {
  const first = found.first();
  await first.waitFor({ state: 'attached' });
  const closed = first.locator('xpath=ancestor::details[not(@open)]/summary');
  while ((await closed.count()) > 0) await closed.first().click();
  return first;
}
