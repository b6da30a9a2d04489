// `node examples/game/docs/take-pictures.mjs` plays the game and writes the pictures of the README.
import { join } from 'node:path';
import sharp from 'sharp';
import { runnerImport } from 'vite';

/** Prompts, each with the place where its model stands in the picture, or the socket where the knight carries it. */
const things = [
  { prompt: 'a red mushroom', at: [2.2, 0, 6], turn: 0.4 },
  { prompt: 'a wooden treasure chest', at: [-1.25, 0, 7.3], turn: 0.5 },
  { prompt: 'a snowman', at: [-2.6, 0, 3.4], turn: 0.6, height: 1.5 },
  { prompt: 'a pumpkin', at: [2.9, 0, 6.2], turn: 0.3, height: 0.4 },
  { prompt: 'a long sword', at: [0, 0, 8], turn: 0, height: 1.5, socket: 'hand.right' },
  { prompt: 'a round shield', at: [0, 0, 8], turn: 0, height: 0.8, socket: 'hand.left' },
];
const size = { width: 960, height: 600 };
/** How far the camera is dragged about the knight, in pixels. */
const turned = 110;

const here = import.meta.dirname;
const [{ serveGame }, { launchBrowser }] = await Promise.all(
  ['../src/server/serve-game.ts', '../../../packages/testing/src/browser.ts'].map(
    async (file) => (await runnerImport(join(here, file), { configFile: false })).module,
  ),
);
const game = await serveGame({ port: 0, built: join(here, '../dist') });
const browser = await launchBrowser();
try {
  const context = await browser.newContext({ viewport: { width: 320, height: 240 } });
  const page = await context.newPage();
  // Seven models are made, with bones and clips, on a machine that may be busy.
  page.setDefaultTimeout(600_000);
  await page.goto(`${game.url}babylon.html`);
  for (const { prompt, height = 0.8 } of things) {
    await page.getByLabel('Height').selectOption(String(height));
    await page.getByLabel('What would you like here?').fill(prompt);
    await page.keyboard.press('Enter');
  }
  await page.waitForFunction(
    `garden.player().stage === 'animated' && garden.things().every(({ stage }) => stage === 'refined')`,
  );
  await page.evaluate(async (placed) => {
    const done = (request) => new Promise((resolve) => Object.assign(request, { onsuccess: resolve }));
    const opening = indexedDB.open('meshwright text meshwright-garden');
    await done(opening);
    const texts = () => opening.result.transaction('texts', 'readwrite').objectStore('texts');
    const reading = texts().get('text');
    await done(reading);
    const garden = JSON.parse(reading.result);
    const moved = placed.map((each) => ({
      ...garden.things.find(({ prompt }) => prompt === each.prompt),
      ...each,
    }));
    await done(texts().put(JSON.stringify({ ...garden, things: moved }), 'text'));
  }, things);
  await page.setViewportSize(size);
  for (const engine of ['three', 'babylon']) {
    await page.goto(`${game.url}${engine}.html?full`);
    await page.waitForFunction(
      `globalThis.garden?.player().playing.length > 0 && garden.things().every(({ stage }) => stage !== 'placeholder') &&
      garden.player().carries.length === 2 && garden.guards().patrol.length > 0`,
    );
    // From the side of the sword.
    await page.mouse.move(700, 300);
    await page.mouse.down();
    await page.mouse.move(700 - turned, 300, { steps: 4 });
    await page.mouse.up();
    await page.waitForFunction(`performance.now() > ${await page.evaluate('performance.now()')} + 3000`);
    const picture = await page.screenshot();
    await sharp(picture)
      .png({ palette: true, colours: 200, dither: 0.6 })
      .toFile(join(here, `${engine}.png`));
  }
} finally {
  await browser.close();
  await game.stop();
}
