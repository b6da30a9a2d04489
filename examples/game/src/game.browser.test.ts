import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GardenFacts, ThingFacts } from './interface/garden-facts.ts';
import { type RunningGame, serveGame } from './server/serve-game.ts';
import { type Visit, visit } from './testing/visit.ts';
import type { Extent } from './world.ts';

// Plays the game by keyboard as its command serves it, with the real engine behind the real proxy.
const missing = browserMissing();
const canary = 'canary-key-of-the-garden';
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** The knight costs 44 credits and a thing 30, so a third purchase exceeds the limit. */
const creditsPerDay = 80;

let folder: string;
let game: RunningGame;
let browser: Browser;

beforeAll(async () => {
  if (missing) return;
  folder = await mkdtemp(join(tmpdir(), 'garden-'));
  [game, browser] = await Promise.all([
    serveGame({ port: 0, built: join(folder, 'dist'), creditsPerDay, key: canary }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await game?.stop();
  if (folder) await rm(folder, { recursive: true });
});

describe.skipIf(missing).each(['three', 'babylon'])(
  `the garden in %s${missing ? ` (skipped: ${missing})` : ''}`,
  (engine) => {
    let player: Visit;
    let thing: ThingFacts;
    /** Stages of the model in the scene, in order. */
    let stages: string[];

    beforeAll(async () => {
      player = await visit(browser, game.url, `${engine}.html`);
      await player.page.evaluate(watchStages);
      await player.submit('a long sword');
      await player.until((garden) => garden.things()[0]?.stage === 'refined');
      await player.until((garden) => garden.player().stage === 'animated');
      [thing] = (await player.things()) as [ThingFacts];
      stages = await player.page.evaluate('stages');
    });
    afterAll(async () => {
      expect(player?.errors).toEqual([]);
      await player?.close();
    });

    /** Returns the distance on the ground from the player to the middle of a box, in metres. */
    async function distanceToPlayer({ middle: [x, z] }: Extent): Promise<number> {
      const { at } = await player.player();
      return Math.hypot(x - at[0], z - at[2]);
    }

    it('shows a placeholder at once, then each model, at the requested height and on the ground', async () => {
      expect(stages[0]).toBe('placeholder');
      expect(stages.at(-1)).toBe('refined');
      expect(thing.top - thing.bottom).toBeGreaterThan(0.99 * thing.height);
      expect(thing.top - thing.bottom).toBeLessThan(1.01 * thing.height);
      expect(Math.abs(thing.bottom)).toBeLessThan(0.005);
      // Two models of 30, a rig of 5 that brings its walk and its run, and one action of 3.
      await player.page.getByText('12 of 80 credits left today').waitFor();
    });

    it('links only to files that exist', () => {
      expect(player.answers.filter(({ status }) => status === 404)).toEqual([]);
    });

    it('plays the plain walk while a key is held, the run with Shift, and stands when it is released', async () => {
      await player.until((garden) => garden.player().playing.join() === 'Idle');
      const before = await player.player();
      await player.page.keyboard.down('w');
      await player.until((garden) => garden.player().playing.join() === 'Walking');
      await player.page.keyboard.down('Shift');
      await player.until((garden) => garden.player().playing.join() === 'Running');
      await player.page.keyboard.up('Shift');
      await player.until((garden) => garden.player().playing.join() === 'Walking');
      await player.page.keyboard.up('w');
      await player.until((garden) => garden.player().playing.join() === 'Idle');
      const after = await player.player();
      expect(after.at[2]).toBeLessThan(before.at[2] - 0.05);
      expect([before.gait, after.gait]).toEqual(['idle', 'idle']);
    });

    it('is heard: a sound for the thing that arrived, and for steps', async () => {
      const { arrivals, steps } = await player.page.evaluate<{ arrivals: number; steps: number }>(
        'garden.sounds()',
      );
      expect([arrivals, steps > 0]).toEqual([1, true]);
    });

    it('moves a thing before the player, and turns it, without a purchase', async () => {
      const paid = player.answers.filter(({ path }) => path.startsWith('/api/meshwright')).length;
      await player.page.getByRole('button', { name: 'Turn a long sword' }).press('Enter');
      await player.page.getByRole('button', { name: 'Move here: a long sword' }).press('Enter');
      const [moved] = (await player.things()) as [ThingFacts];
      const { at } = await player.player();
      expect(moved.at).not.toEqual(thing.at);
      expect(Math.hypot(moved.at[0] - at[0], moved.at[2] - at[2])).toBeLessThan(4);
      expect(player.answers.filter(({ path }) => path.startsWith('/api/meshwright'))).toHaveLength(paid);
    });

    it('takes the nearest thing into the hand, carries it along, and puts it down before the player', async () => {
      await player.page.getByText('E: take a long sword').waitFor();
      await player.page.keyboard.press('e');
      await player.until((garden) => (garden.player().carries[0]?.bottom ?? 0) > 0.3);
      const [held] = (await player.player()).carries;
      expect(held).toMatchObject({ prompt: 'a long sword', socket: 'hand.right' });
      expect(held!.top).toBeLessThan(1.7);
      expect(await distanceToPlayer(held!)).toBeLessThan(0.8);
      expect(await player.things()).toMatchObject([{ isCarried: true }]);

      const { at: before } = await player.player();
      await player.page.keyboard.down('s');
      await player.until(`garden.player().at[2] > ${before[2] + 1}`);
      await player.page.keyboard.up('s');
      const [along] = (await player.player()).carries;
      expect(await distanceToPlayer(along!)).toBeLessThan(0.8);

      await player.page.keyboard.press('e');
      await player.until((garden) => garden.player().carries.length === 0);
      const [down] = (await player.things()) as [ThingFacts];
      expect(down).toMatchObject({ isCarried: false, bottom: expect.closeTo(0, 2) });
      expect(await distanceToPlayer(down)).toBeLessThan(3);
      expect(Math.hypot(down.middle[0] - down.at[0], down.middle[1] - down.at[2])).toBeLessThan(0.3);
    });

    it('has knights beside the path, and others that walk along the wall', async () => {
      await player.until((garden) => garden.guards().patrol.length > 0);
      const read = () => player.page.evaluate<ReturnType<GardenFacts['guards']>>('garden.guards()');
      const before = await read();
      await player.until(`garden.guards().patrol[0][0] !== ${before.patrol[0]![0]}`);
      expect(before.posted.length).toBeGreaterThan(1);
      for (const [x, , z] of (await read()).patrol) expect(Math.hypot(x, z)).toBeCloseTo(16.9, 6);
    });

    it('reports in plain words that the credits are used up, and leaves the scene unchanged', async () => {
      const before = await player.things();
      await player.submit('a wooden crate');
      await player.page.getByRole('alert').getByText('You do not have enough credits left today').waitFor();
      expect(await player.things()).toEqual(before);
      expect(await player.page.getByRole('listitem').allTextContents()).toHaveLength(2);
      expect(player.answers.filter(({ status }) => status === 402)).toHaveLength(1);
    });

    it('has a HUD without accessibility violations', async () => {
      await player.page.addScriptTag({ content: await readFile(axe, 'utf8') });
      const { violations } = await player.page.evaluate<{ violations: { id: string }[] }>('axe.run()');
      expect(violations.map(({ id }) => id)).toEqual([]);
    });

    it('downloads no byte of a model after a reload, and the hand still holds what it held', async () => {
      await player.page.getByRole('button', { name: 'Move here: a long sword' }).press('Enter');
      await player.page.getByRole('button', { name: 'Take a long sword' }).press('Enter');
      await player.until((garden) => garden.player().carries.length === 1);
      await player.page.evaluate('garden.saved()');
      const sent = player.answers.length;
      await player.page.reload();
      await player.page.waitForFunction(() => 'garden' in globalThis);
      await player.until((garden) => garden.things()[0]?.stage !== 'placeholder');
      await player.until((garden) => garden.player().playing.length > 0);
      await player.until((garden) => (garden.player().carries[0]?.bottom ?? 0) > 0.3);
      await player.until((garden) => garden.guards().patrol.length > 0);
      const [back] = await player.things();
      expect(back).toMatchObject({
        prompt: thing.prompt,
        top: expect.closeTo(thing.top, 5),
        bottom: expect.closeTo(thing.bottom, 5),
      });
      const requested = player.answers.slice(sent).map(({ path }) => path);
      expect(requested.filter((path) => path.startsWith('/api/meshwright'))).toEqual([]);
    });

    it('never receives the key, in any response or line of the console', async () => {
      const received = player.received();
      // The page received tasks and models.
      for (const part of ['"status":"SUCCEEDED"', 'glTF\x02']) expect(received).toContain(part);
      const texts = [received, ...player.consoleLines, await player.page.content()];
      expect(texts.filter((text) => text.includes(canary))).toEqual([]);
    });
  },
);

it.skipIf(missing)(
  'returns 401 without the cookie of a page, and 404 for every route that is not on the list',
  async () => {
    const page = await fetch(`${game.url}three.html`);
    const cookie = String(page.headers.get('set-cookie')).split(';')[0]!;
    const status = async (path: string, headers = {}) =>
      (await fetch(`${game.url}api/${path}`, { headers })).status;
    expect(await status('budget')).toBe(401);
    expect(await status('budget', { cookie: 'garden=forged' })).toBe(401);
    expect(await status('budget', { cookie })).toBe(200);
    expect(await status('meshwright/v2/text-to-3d/any')).toBe(401);
    expect(await status('meshwright/v2/text-to-3d/any', { cookie })).toBe(404);
    expect(await status('meshwright/v1/balance', { cookie })).toBe(404);
  },
);

it.skipIf(missing)(
  'a page that closes before the answer repeats its requests, and nothing is paid twice',
  async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 240 } });
    const left = async () => {
      const answer = await context.request.get(`${game.url}api/budget`);
      expect(answer.status()).toBe(200);
      return (await answer.json()).left;
    };
    const dying = await context.newPage();
    const first = unanswered(dying, 2);
    await dying.goto(`${game.url}three.html`);
    await dying.waitForFunction(() => 'garden' in globalThis);
    await dying.keyboard.press('/');
    await dying.keyboard.type('a blue door');
    await dying.keyboard.press('Enter');
    const bought = await first;
    const before = await left();
    await dying.close({ runBeforeUnload: false });

    const page = await context.newPage();
    const second = unanswered(page, 2);
    await page.goto(`${game.url}three.html`);
    expect(await second).toEqual(bought);
    expect(await left()).toBe(before);
    await context.close();
  },
);

/** Collects the server's answers to `count` creates of a page, by idempotency key and body; the page receives none of them. */
function unanswered(page: Page, count: number): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  return new Promise((resolve) => {
    void page.route('**/api/meshwright/**', async (route) => {
      const request = route.request();
      if (request.method() !== 'POST') return route.continue();
      const answer = await route.fetch();
      const purchaseKey = await request.headerValue('idempotency-key');
      answers[`${purchaseKey} ${request.postData()}`] = `${answer.status()} ${await answer.text()}`;
      if (Object.keys(answers).length === count) resolve(answers);
    });
  });
}

/** Runs in the page. */
function watchStages(): void {
  const page = globalThis as unknown as {
    garden: { things(): { stage: string }[] };
    stages: string[];
  };
  page.stages = [];
  setInterval(() => {
    const stage = page.garden.things()[0]?.stage;
    if (stage && stage !== page.stages.at(-1)) page.stages.push(stage);
  }, 10);
}
