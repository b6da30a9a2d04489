import type { Browser, Page } from 'playwright-core';
import type { GardenFacts, ThingFacts } from '../interface/garden-facts.ts';
import { recordingRelay } from './recording-relay.ts';

/** A visitor with a browser of their own: no cookie, nothing remembered. */
export interface Visit {
  readonly page: Page;
  readonly answers: readonly Answer[];
  readonly consoleLines: readonly string[];
  readonly errors: readonly string[];
  /** Every byte the page was sent so far. */
  received(): string;
  /** Types into the field as a person does, and asks. */
  ask(prompt: string): Promise<void>;
  player(): Promise<ReturnType<GardenFacts['player']>>;
  things(): Promise<readonly ThingFacts[]>;
  /** Waits for what the page says of itself. */
  until(condition: (garden: GardenFacts) => unknown): Promise<void>;
  close(): Promise<void>;
}

interface Answer {
  readonly path: string;
  readonly status: number;
}

/** Small, as the frames are drawn by the processor. */
const viewport = { width: 360, height: 240 };

/**
 * @param game address of it
 * @param name of the page
 */
export async function visit(browser: Browser, game: string, name: string): Promise<Visit> {
  const relay = await recordingRelay(game);
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const answers: Answer[] = [];
  const consoleLines: string[] = [];
  const errors: string[] = [];
  page.on('response', (response) => {
    answers.push({ path: new URL(response.url()).pathname, status: response.status() });
  });
  page.on('console', (message) => consoleLines.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`${relay.url}${name}`);
  await page.waitForFunction(() => 'garden' in globalThis);
  return {
    page,
    answers,
    consoleLines,
    errors,
    received: relay.recorded,
    async ask(prompt) {
      await page.keyboard.press('/');
      await page.keyboard.type(prompt);
      await page.keyboard.press('Enter');
    },
    player: () => page.evaluate('garden.player()'),
    things: () => page.evaluate('garden.things()'),
    async until(condition) {
      await page.waitForFunction(`(${condition})(garden)`, undefined, { polling: 30 });
    },
    async close() {
      await context.close();
      await relay.stop();
    },
  };
}
