import type { Page } from 'playwright-core';

/** Calls a function of `scenarios`, which the script of a page has set, in that page. */
export function callScenario<Answer>(page: Page, name: string, args: readonly unknown[]): Promise<Answer> {
  return page.evaluate(
    ([name, args]) =>
      (globalThis as unknown as { scenarios: Record<string, (...args: unknown[]) => never> }).scenarios[
        name
      ]!(...args),
    [name, args] as const,
  ) as Promise<Answer>;
}
