import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * Returns the accessibility rules that a page breaks, each with the elements.
 * @param part selector of the part to check. Default: the whole page
 */
export async function brokenRules(page: Page, part?: string): Promise<string[]> {
  await page.evaluate(readFileSync(axePath, 'utf8'));
  return await page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(selector ?? document);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, part);
}

/** Presses Tab, or Shift+Tab, until the focused element's name begins with `name`. */
export async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const seen: string[] = [];
  for (let i = 0; i < 150; i++) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const inside = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
      const label = (inside as HTMLInputElement | null)?.labels?.[0]?.textContent;
      return inside?.ariaLabel ?? label ?? inside?.textContent ?? '';
    });
    if (focused.trim().startsWith(name)) return;
    seen.push(focused.trim().slice(0, 30));
  }
  throw new Error(`no focus came to "${name}", but to ${seen.join(', ')}`);
}
