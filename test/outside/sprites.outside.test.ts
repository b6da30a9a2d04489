import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModel } from '@meshwright/formats';
import { type Atlas, clipTimes, spriteSheet } from '@meshwright/look';
import { launchBrowser } from '@meshwright/testing/browser';
import { repository } from '@meshwright/testing/repository';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInstalled, phaserProgram, pixiProgram } from './testing/tools.ts';

const size = 96;
const background = [32, 48, 64] as const;

/** What a page is asked to play. */
interface Show {
  readonly size: number;
  /** The frames, one after another, at the clip's own pace. */
  readonly animation: string;
  readonly framesPerSecond: number;
  /** `#rrggbb` */
  readonly background: string;
}

/** What an engine shows: a frame at each step, where it holds the frame, and its canvas. */
interface Played {
  readonly frames: string[];
  readonly anchor: readonly number[];
  /** Rgba of each step, row by row from the top. */
  readonly pixels: number[][];
}

describeInstalled('the atlas of a character', () => {
  let browser: Browser;
  let png: Uint8Array;
  let atlas: Atlas;
  let animation: string;
  beforeAll(async () => {
    browser = await launchBrowser();
    const bytes = readFileSync(join(repository, 'fixtures/character.glb'));
    const document = await readModel({ name: 'character.glb', bytes });
    const clip = clipTimes(document)[1]!.name;
    animation = `${clip}/090`;
    const options = { image: 'hero.png', size, turns: 4, frames: 6, clips: [clip] };
    ({ png, atlas } = await spriteSheet(document, options));
  });
  afterAll(() => browser?.close());

  it('is loaded by Phaser 4, which plays its frames by their names', async () => {
    await expectFrames(await (await gamePage(await phaserProgram())).evaluate(playInPhaser, show()));
  });

  it('is loaded by PixiJS 8, which plays its frames by their names', async () => {
    await expectFrames(await (await gamePage(await pixiProgram())).evaluate(playInPixi, show()));
  });

  /** Opens a page with an engine, and the two files of the atlas beside it. */
  async function gamePage(engine: string): Promise<Page> {
    const page = await browser.newPage();
    const files: Readonly<Record<string, readonly [string, string | Buffer]>> = {
      '/': ['text/html', '<!doctype html><title>game</title>'],
      '/hero.png': ['image/png', Buffer.from(png)],
      '/hero.json': ['application/json', JSON.stringify(atlas)],
    };
    await page.route('http://game.test/**', async (route) => {
      const file = files[new URL(route.request().url()).pathname];
      await route.fulfill(file ? { contentType: file[0], body: file[1] } : { status: 404 });
    });
    await page.goto('http://game.test/');
    await page.addScriptTag({ path: engine });
    return page;
  }

  function show(): Show {
    const framesPerSecond = Object.values(atlas.meta.frameRates)[0]!;
    const hex = background.map((value) => value.toString(16).padStart(2, '0')).join('');
    return { size, animation, framesPerSecond, background: `#${hex}` };
  }

  async function expectFrames({ frames, anchor, pixels }: Played): Promise<void> {
    const names = atlas.animations[animation]!;
    expect(frames, 'one round, and the start of the next').toEqual([...names, names[0]]);
    const { x, y } = atlas.frames[names[0]!]!.anchor;
    expect(anchor).toEqual([expect.closeTo(x, 4), expect.closeTo(y, 4)]);
    for (const [i, name] of frames.entries()) {
      const { frame } = atlas.frames[name]!;
      const part = { left: frame.x, top: frame.y, width: frame.w, height: frame.h };
      const cut = sharp(png).extract(part).flatten({ background: show().background });
      const expected = await cut.ensureAlpha().raw().toBuffer();
      const differences = pixels[i]!.map((value, at) => Math.abs(value - expected[at]!));
      expect(Math.max(...differences), `${name}: largest difference of a channel`).toBeLessThanOrEqual(2);
    }
  }
});

// Functions of the pages: each stands for itself.

async function playInPhaser({ size, animation, framesPerSecond, background }: Show): Promise<Played> {
  // biome-ignore lint/suspicious/noExplicitAny: the engine is installed for this test alone.
  const { Phaser } = globalThis as any;
  const played = { frames: [] as string[], anchor: [] as number[], pixels: [] as number[][] };
  return new Promise((resolve) => {
    const game = new Phaser.Game({
      type: Phaser.WEBGL,
      ...{ width: size, height: size, backgroundColor: background, banner: false },
      ...{ audio: { noAudio: true }, pixelArt: true, preserveDrawingBuffer: true },
      scene: {
        // biome-ignore lint/suspicious/noExplicitAny: as above.
        preload(this: any) {
          this.load.atlas('hero', 'hero.png', 'hero.json');
          this.load.json('atlas', 'hero.json');
        },
        // biome-ignore lint/suspicious/noExplicitAny: as above.
        create(this: any) {
          const names: string[] = this.cache.json.get('atlas').animations[animation];
          const frames = names.map((frame) => ({ key: 'hero', frame }));
          this.anims.create({ key: 'move', frames, frameRate: framesPerSecond, repeat: -1 });
          const sprite = this.add.sprite(0, 0, 'hero', names[0]);
          // The anchor is the point of the frame that stands at the sprite's place.
          played.anchor = [sprite.originX, sprite.originY];
          sprite.setPosition(sprite.displayOriginX, sprite.displayOriginY).play('move');
          // From here on the test moves the time.
          game.loop.stop();
          queueMicrotask(() => {
            const { gl } = game.renderer;
            let time = 0;
            for (let step = 0; step <= names.length; step++) {
              game.step(time, step === 0 ? 0 : 1000 / framesPerSecond + 0.01);
              time += 1000 / framesPerSecond + 0.01;
              const upward = new Uint8Array(size * size * 4);
              gl.readPixels(0, 0, size, size, gl.RGBA, gl.UNSIGNED_BYTE, upward);
              const rows = Array.from({ length: size }, (_, y) => [
                ...upward.subarray((size - 1 - y) * size * 4, (size - y) * size * 4),
              ]);
              played.frames.push(sprite.frame.name);
              played.pixels.push(rows.flat());
            }
            resolve(played);
          });
        },
      },
    });
  });
}

async function playInPixi({ size, animation, framesPerSecond, background }: Show): Promise<Played> {
  // biome-ignore lint/suspicious/noExplicitAny: the engine is installed for this test alone.
  const { PIXI } = globalThis as any;
  const renderer = await PIXI.autoDetectRenderer({
    ...{ preference: 'webgl', width: size, height: size, background, antialias: false },
  });
  const sheet = await PIXI.Assets.load('hero.json');
  const sprite = new PIXI.AnimatedSprite({
    textures: sheet.animations[animation],
    autoUpdate: false,
    updateAnchor: true,
  });
  const anchor = [sprite.anchor.x, sprite.anchor.y];
  sprite.position.set(anchor[0]! * size, anchor[1]! * size);
  // Frames a tick of a sixtieth of a second.
  sprite.animationSpeed = framesPerSecond / 60;
  sprite.play();
  const stage = new PIXI.Container();
  stage.addChild(sprite);
  const played = { frames: [] as string[], anchor, pixels: [] as number[][] };
  for (let step = 0; step <= sprite.totalFrames; step++) {
    if (step > 0) sprite.update({ deltaTime: 60 / framesPerSecond + 0.001 });
    const frame = new PIXI.Rectangle(0, 0, size, size);
    const { pixels } = renderer.extract.pixels({
      target: stage,
      frame,
      clearColor: background,
      resolution: 1,
    });
    const name = Object.keys(sheet.textures).find((key) => sheet.textures[key] === sprite.texture);
    played.frames.push(name ?? '');
    played.pixels.push([...pixels]);
  }
  return played;
}
