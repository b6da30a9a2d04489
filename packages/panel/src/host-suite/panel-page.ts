import type { Locator, Page } from 'playwright-core';
import type { OpenEditor } from '../host-suite-driver.ts';

/** For drivers of editors that are pages: `<meshwright-panel>` as a person uses it, by its labels. */
export function panelPage(page: Page): Pick<OpenEditor, 'set' | 'pick' | 'press' | 'text'> {
  const panel = page.locator('meshwright-panel');
  const field = (label: string) => unfolded(panel.getByLabel(label, { exact: true }));
  return {
    async set(label, value) {
      const input = await field(label);
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
    // What the page lays out, without what is hidden.
    text: async () => (await panel.locator('.panel').allInnerTexts()).join('\n'),
  };
}

/** The first of them, out of every closed fold around it: nobody could use it there. */
async function unfolded(found: Locator): Promise<Locator> {
  const first = found.first();
  await first.waitFor({ state: 'attached' });
  const closed = first.locator('xpath=ancestor::details[not(@open)]/summary');
  while ((await closed.count()) > 0) await closed.first().click();
  return first;
}
