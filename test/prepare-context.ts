import type { BrowserContext } from 'playwright-core';
import { shareClock } from './browser-clock.ts';

/** Sooner than a test's own limit, so that a failure names the wait; long enough for a loaded machine. */
const patienceMs = 240_000;

/** What every browser context of a test gets. */
export async function prepareContext(context: BrowserContext): Promise<void> {
  context.setDefaultTimeout(patienceMs);
  await shareClock(context);
}
