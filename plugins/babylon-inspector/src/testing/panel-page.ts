import type { Locator, Page } from 'playwright-core';
import type { OpenEditor } from '../../../../packages/panel/src/host-suite-driver.ts';

/** A panel in a page as a person uses it: by its labels, with keyboard and mouse. */
export function panelPage(page: Page): Pick<OpenEditor, 'set' | 'pick' | 'press' | 'text'> {
  const panel = page.locator('meshwright-panel');
  // A number is also labelled with its unit.
  const field = (label: string) => unfolded(panel.getByLabel(new RegExp(`^${literal(label)}(, .*)?$`)));

  /** What may be in a closed fold, where nobody could use it. */
  async function unfolded(found: Locator): Promise<Locator> {
    const first = found.first();
    await first.waitFor({ state: 'attached' });
    const closed = first.locator('xpath=ancestor::details[not(@open)]/summary');
    while ((await closed.count()) > 0) await closed.first().click();
    return first;
  }

  return {
    async set(label, value) {
      const input = await field(label);
      const kind = await input.evaluate((node) => (node as HTMLInputElement).type);
      if (kind === 'select-one') await input.selectOption({ label: String(value) });
      else if (kind === 'checkbox') await input.setChecked(value === true);
      else await input.fill(String(value));
    },
    async pick(label, paths) {
      await (await field(label)).setInputFiles([...paths]);
    },
    async press(label) {
      const name = new RegExp(`^${literal(label)}`);
      const button = panel.getByRole('button', { name, includeHidden: true });
      await (await unfolded(button)).click();
    },
    text: async () => (await panel.locator('.panel').allInnerTexts()).join('\n'),
  };
}

function literal(text: string): string {
  return text.replaceAll(/[^\w ]/g, String.raw`\$&`);
}
