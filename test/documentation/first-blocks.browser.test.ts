// The first block of an engine's README is a whole page: it draws from the first frame, long before anything is bought.
import { join } from 'node:path';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
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

/** Counts the colours of a picture. */
async function colorsOf(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const colors = new Set<number>();
  for (let at = 0; at < data.length; at += info.channels)
    colors.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
  return colors.size;
}
