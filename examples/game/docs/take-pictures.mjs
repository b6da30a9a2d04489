// `node examples/game/docs/take-pictures.mjs` plays the game and writes the pictures of the README.
import { join } from 'node:path';
import sharp from 'sharp';
import { runnerImport } from 'vite';

/** Prompts, each with the place where its model stands in the picture. */
const things = [
  { prompt: 'a red mushroom', at: [2.1, 0, 6.9], turn: 0.4 },
  { prompt: 'a wooden treasure chest', at: [-1.25, 0, 7.3], turn: 0.5 },
  { prompt: 'a snowman', at: [-2.6, 0, 3.4], turn: 0.6, height: 1.5 },
  { prompt: 'a pumpkin', at: [1.7, 0, 8], turn: 0, height: 0.4 },
];
const size = { width: 960, height: 600 };

const here = import.meta.dirname;
const [{ serveGame }, { launchBrowser }] = await Promise.all(
  ['../src/server/serve-game.ts', '../../../test/browser.ts'].map(
    async (file) => (await runnerImport(join(here, file), { configFile: false })).module,
  ),
);
const game = await serveGame({ port: 0, built: join(here, '../dist') });
const browser = await launchBrowser();
try {
  const context = await browser.newContext({ viewport: { width: 320, height: 240 } });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
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
      `garden?.player().playing.length > 0 && garden.things().every(({ stage }) => stage !== 'placeholder')`,
    );
    const picture = await page.screenshot();
    await sharp(picture)
      .png({ palette: true, colours: 200, dither: 0.6 })
      .toFile(join(here, `${engine}.png`));
  }
} finally {
  await browser.close();
  await game.stop();
}
