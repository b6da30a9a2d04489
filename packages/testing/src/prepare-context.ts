import type { BrowserContext } from 'playwright-core';
import { shareClock } from './browser-clock.ts';

/** Shorter than a test's own limit, so that a failure names the wait; long enough for a loaded machine. */
const timeoutMs = 240_000;

/** Prepares a browser context for a test. */
export async function prepareContext(context: BrowserContext): Promise<void> {
  context.setDefaultTimeout(timeoutMs);
  await shareClock(context);
}
