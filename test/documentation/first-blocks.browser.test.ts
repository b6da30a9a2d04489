// The first block of an engine's README is a whole page: it draws from the first frame, long before anything is bought. The
// first block of its guide runs in a page that has what the guide takes for granted.
import { join } from 'node:path';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { guideModels } from '@meshwright/testing/engines/file-models';
import { startGameServer } from '@meshwright/testing/engines/server/game-server';
import { exampleModule } from '@meshwright/testing/examples';
import { repository } from '@meshwright/testing/repository';
import { codeBlocks } from '@meshwright/tools/documentation/code-blocks';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const blocks = codeBlocks(repository);

it.skipIf(browserMissing()).each(['three', 'babylon', 'playcanvas'])(
  'the block of the %s README draws the size of its knight before the knight is bought',
  async (engine) => {
    const { id, code } = blocks.find(
      ({ file, language }) => file === `packages/${engine}/README.md` && language === 'ts',
    )!;
    const script = await exampleModule({ name: id, code }, join(repository, 'packages', engine));
    let asked = 0;
    const server = await startGameServer({
      scripts: { '/block.js': script },
      models: {},
      proxy: async () => {
        asked++;
        return await new Promise<Response>(() => {});
      },
    });
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 320, height: 240 } });
      const faults: unknown[] = [];
      page.on('pageerror', (error) => faults.push(error));
      await page.goto(server.origin);
      // It does not end before the knight is there.
      await page.evaluate(() => {
        const tag = document.createElement('script');
        Object.assign(tag, { type: 'module', src: '/block.js' });
        document.body.append(tag);
      });
      await expect.poll(() => asked).toBe(1);
      await expect.poll(async () => (await colorsOf(await page.screenshot())) > 2).toBe(true);
      expect(faults).toEqual([]);
    } finally {
      await browser.close();
      await server.stop();
    }
  },
);

/** What a game has before the block of its guide. */
const before: Readonly<Record<string, string>> = {
  three: `
import { Clock, DirectionalLight, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
const renderer = new WebGLRenderer({ antialias: true });
renderer.setSize(320, 240);
document.body.append(renderer.domElement);
const scene = new Scene();
const sun = new DirectionalLight('white', 3);
sun.position.set(1, 3, 2);
sun.castShadow = true;
scene.add(sun);
const camera = new PerspectiveCamera(50, 320 / 240, 0.1, 100);
camera.position.set(0, 1.2, 4);
const clock = new Clock();
`,
  babylon: `
import { ArcRotateCamera, Engine, Scene } from '@babylonjs/core';
const canvas = document.body.appendChild(document.createElement('canvas'));
[canvas.width, canvas.height] = [320, 240];
const engine = new Engine(canvas, true);
const scene = new Scene(engine);
new ArcRotateCamera('camera', Math.PI / 2, 1.5, 4, new Vector3(0, 1, 0), scene);
engine.runRenderLoop(() => scene.render());
`,
  playcanvas: `
import { Application } from 'playcanvas';
const app = new Application(document.body.appendChild(document.createElement('canvas')));
app.setCanvasResolution('FIXED', 320, 240);
app.start();
const camera = new Entity('camera');
camera.addComponent('camera');
camera.setPosition(0, 1.2, 4);
app.root.addChild(camera);
`,
};

it.skipIf(browserMissing()).each(Object.entries(before))(
  'the block of the guide for %s shows a worn chest, a knight and a crowd that moves',
  async (engine, setup) => {
    const { id, code } = blocks.find(
      ({ file, language }) => file === `docs/${engine}.md` && language === 'ts',
    )!;
    const script = await exampleModule({ name: id, code }, join(repository, 'packages', engine), setup);
    const server = await startGameServer({
      scripts: { '/block.js': script },
      models: guideModels(),
      proxy: async () => Response.json({}, { status: 404 }),
    });
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 340, height: 260 } });
      const faults: unknown[] = [];
      page.on('pageerror', (error) => faults.push(error));
      await page.goto(server.origin);
      await page.evaluate(() => document.body.replaceChildren());
      await page.evaluate(`import('/block.js').then(() => {})`);
      await expect.poll(async () => redIn(await page.screenshot())).toBeGreaterThan(50);
      const first = await page.screenshot();
      expect(await colorsOf(first)).toBeGreaterThan(50);
      await expect.poll(async () => (await page.screenshot()).equals(first)).toBe(false);
      expect(faults).toEqual([]);
    } finally {
      await browser.close();
      await server.stop();
    }
  },
);

/** Counts the pixels that are red, as the worn chest is. */
async function redIn(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    count += Number(data[at]! > 60 && data[at]! > 4 * data[at + 1]! && data[at]! > 4 * data[at + 2]!);
  return count;
}

/** Counts the colours of a picture. */
async function colorsOf(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const colors = new Set<number>();
  for (let at = 0; at < data.length; at += info.channels)
    colors.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
  return colors.size;
}
