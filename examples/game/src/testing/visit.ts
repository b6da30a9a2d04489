import type { Browser, Page } from 'playwright-core';
import type { GardenFacts, ThingFacts } from '../interface/garden-facts.ts';
import { recordingRelay } from './recording-relay.ts';

/** Visitor with a fresh browser context: no cookies, no storage. */
export interface Visit {
  readonly page: Page;
  readonly answers: readonly Answer[];
  readonly consoleLines: readonly string[];
  readonly errors: readonly string[];
  /** Returns every byte sent to the page so far. */
  received(): string;
  /** Types the prompt into the field and submits it. */
  submit(prompt: string): Promise<void>;
  player(): Promise<ReturnType<GardenFacts['player']>>;
  things(): Promise<readonly ThingFacts[]>;
  /** Waits until the page's garden facts meet a condition: a function of them, or an expression in the page. */
  until(condition: ((garden: GardenFacts) => unknown) | string): Promise<void>;
  close(): Promise<void>;
}

interface Answer {
  readonly path: string;
  readonly status: number;
}

/** Small, because frames are drawn by the processor. */
const viewport = { width: 360, height: 240 };

/**
 * @param game address of the game
 * @param name name of the page
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
    async submit(prompt) {
      await page.keyboard.press('/');
      await page.keyboard.type(prompt);
      await page.keyboard.press('Enter');
    },
    player: () => page.evaluate('garden.player()'),
    things: () => page.evaluate('garden.things()'),
    async until(condition) {
      const test = typeof condition === 'string' ? condition : `(${condition})(garden)`;
      await page.waitForFunction(test, undefined, { polling: 30 });
    },
    async close() {
      await context.close();
      await relay.stop();
    },
  };
}
