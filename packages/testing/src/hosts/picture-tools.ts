import { join } from 'node:path';
import type { OpenEditor } from '@meshwright/host-suite';
import sharp from 'sharp';
import { repository } from '../repository.ts';

/** Longest wait for one asset in an editor's panel, in milliseconds. */
const longestWaitMs = 120_000;

/** What takes a picture of an editor with its panel. */
export interface PictureTools {
  /** Writes docs/screens/NAME.webp. @param picture an encoded picture, or the path of one */
  keep(name: string, picture: string | Buffer): Promise<void>;
  /** From nothing to an asset: one field is filled in (a click and typing), one more for the height, one button pressed. */
  fill(editor: Pick<OpenEditor, 'set' | 'press' | 'text'>): Promise<void>;
}

export const pictureTools: PictureTools = {
  async keep(name, picture) {
    const { size } = await sharp(picture)
      .webp({ quality: 78 })
      .toFile(join(repository, 'docs/screens', `${name}.webp`));
    console.log(`${name}: ${Math.round(size / 1000)} kB`);
  },
  async fill({ set, press, text }) {
    await set('Prompt', 'a small robot with a tin head');
    await set('Height', 1.2);
    const pressed = performance.now();
    await press('Generate');
    while (!(await text()).includes('is in the scene')) {
      if (performance.now() - pressed > longestWaitMs)
        throw new Error(`no asset after ${longestWaitMs} ms: ${await text()}`);
      await new Promise((done) => setTimeout(done, 50));
    }
    console.log(`Generate to asset: ${((performance.now() - pressed) / 1000).toFixed(1)} s`);
  },
};
