import { join } from 'node:path';
import { WebIO } from '@gltf-transform/core';
import { bytesSource, inspectModel } from '@meshwright/gltf';
import { lodFiles, lods } from '@meshwright/gltf/optimize';
import { processAsset } from '@meshwright/gltf/recipe';
import { launchBrowser } from '@meshwright/testing/browser';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { repository } from '@meshwright/testing/repository';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInstalled, needleLoader } from './testing/tools.ts';

const side = 2048;

describeInstalled('the loader of NEEDLE_progressive, with a model of 30 MB and its levels', () => {
  let browser: Browser;
  let program: string;
  let whole: Uint8Array;
  let files: Record<string, Uint8Array>;
  let width: number;
  beforeAll(async () => {
    [browser, program, whole] = await Promise.all([launchBrowser(), pageProgram(), knot()]);
    const chain = lods({ ratios: [0.3, 0.1, 0.02], error: 0.2 });
    const { glb } = await processAsset(bytesSource(whole), [chain]);
    ({ files } = await lodFiles(glb, 'knot'));
    width = (await inspectModel(bytesSource(whole))).bounds!.size[0]!;
  });
  afterAll(() => browser?.close());

  it('shows the model after a fiftieth of the bytes, and its finest level and pictures close by', async () => {
    const { page, arrived, release } = await openPage();
    await page.evaluate((side) => scene.load('/knot.glb', side), width);
    await page.evaluate(() => scene.look(2.6));
    const first = await page.evaluate(() => scene.pixels());
    expect(arrived()).toBeLessThanOrEqual(0.02 * whole.byteLength);
    const silhouette = await pixelsOfWhole(2.6);
    expect(differing(first, silhouette, 3), 'pixels of the outline').toBeLessThan(0.02);
    release();
    await page.waitForFunction(
      () => scene.step().triangles === 150_000 && scene.step().texels >= 2 * 2048 ** 2,
    );
    expect(differing(await page.evaluate(() => scene.pixels()), silhouette, 0), 'pixels').toBeLessThan(0.001);
    await page.close();
  });

  it('takes less than a quarter of the memory of textures at ten metres', async () => {
    const { page, release } = await openPage();
    release();
    await page.evaluate((side) => scene.load('/knot.glb', side), width);
    await page.evaluate(() => scene.look(10));
    const { texels, triangles } = await page.evaluate(() => scene.settle());
    expect(texels).toBeGreaterThan(2 * 128 * 64);
    expect(texels).toBeLessThan((2 * side ** 2) / 4);
    expect(triangles).toBeLessThan(150_000);
    await page.close();
  });

  /** Opens a page whose levels wait until they are released. */
  async function openPage(): Promise<{ page: Page; arrived: () => number; release: () => void }> {
    const page = await browser.newPage({ viewport: { width: 512, height: 512 } });
    let bytes = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*', async (route) => {
      const { host, pathname } = new URL(route.request().url());
      if (host !== 'game.test') return route.abort();
      if (pathname === '/')
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><canvas></canvas>' });
      const file = pathname === '/whole.glb' ? whole : files[decodeURI(pathname.slice(1))];
      if (!file) return route.fulfill({ status: 404 });
      if (pathname.includes('.lods/')) await released;
      bytes += file.byteLength;
      await route.fulfill({ contentType: 'model/gltf-binary', body: Buffer.from(file) });
    });
    await page.goto('http://game.test/');
    await page.addScriptTag({ content: program });
    return { page, arrived: () => bytes, release };
  }

  async function pixelsOfWhole(distance: number): Promise<number[]> {
    const { page } = await openPage();
    await page.evaluate((side) => scene.load('/whole.glb', side), width);
    await page.evaluate((metres) => scene.look(metres), distance);
    const pixels = await page.evaluate(() => scene.pixels());
    await page.close();
    return pixels;
  }
});

/** What the page has. */
declare const scene: {
  /** @param width of the model, which becomes 1.8 m */
  load(url: string, width: number): Promise<void>;
  /** Puts the camera this many metres from the middle, and draws. */
  look(metres: number): void;
  /** Draws once; triangles of the geometry and texels of the textures that are in the scene. */
  step(): { triangles: number; texels: number };
  /** Draws until every level that the loader asks for has arrived. */
  settle(): Promise<{ triangles: number; texels: number }>;
  pixels(): number[];
};

/** A knot of 150,000 triangles with two pictures that do not compress. */
async function knot(): Promise<Uint8Array> {
  const document = knotDocument(1250, 60);
  const picture = async (wave: number) => {
    const pixels = Buffer.alloc(side * side * 3);
    for (let at = 0, state = wave; at < pixels.length; at++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      pixels[at] = 110 + 100 * Math.sin(((at % (side * 3)) / side) * wave) + (state >>> 27);
    }
    const raw = { width: side, height: side, channels: 3 } as const;
    return document
      .createTexture(`wave ${wave}`)
      .setImage(new Uint8Array(await sharp(pixels, { raw }).png({ compressionLevel: 1 }).toBuffer()))
      .setMimeType('image/png');
  };
  const material = document
    .createMaterial('waves')
    .setMetallicFactor(0)
    .setBaseColorTexture(await picture(7))
    .setEmissiveTexture(await picture(3))
    .setEmissiveFactor([0.2, 0.2, 0.2]);
  for (const primitive of document.getRoot().listMeshes()[0]!.listPrimitives())
    primitive.setMaterial(material);
  return new WebIO().writeBinary(document);
}

/** Share of the pixels whose channel differs by more than 24; the fourth channel is the outline. */
function differing(a: readonly number[], b: readonly number[], channel: number): number {
  let count = 0;
  for (let at = channel; at < a.length; at += 4) if (Math.abs(a[at]! - b[at]!) > 24) count++;
  return count / (a.length / 4);
}

async function pageProgram(): Promise<string> {
  const loader = await needleLoader();
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { AmbientLight, DirectionalLight, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
        import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
        import { useNeedleProgressive } from ${JSON.stringify(loader)};
        const canvas = document.querySelector('canvas');
        const renderer = new WebGLRenderer({ canvas, alpha: true, preserveDrawingBuffer: true });
        renderer.setSize(512, 512, false);
        const world = new Scene();
        const sun = new DirectionalLight(0xffffff, 2);
        sun.position.set(1, 2, 3);
        world.add(sun, new AmbientLight(0xffffff, 1));
        const camera = new PerspectiveCamera(45, 1, 0.1, 100);
        const loader = new GLTFLoader();
        const levels = useNeedleProgressive(loader, renderer);
        const counts = () => {
          let [triangles, texels] = [0, 0];
          world.traverse(({ geometry, material }) => {
            if (!geometry) return;
            triangles += geometry.index.count / 3;
            for (const key of ['map', 'emissiveMap'])
              texels += material[key].image.width * material[key].image.height;
          });
          return { triangles, texels };
        };
        globalThis.scene = {
          async load(url, width) {
            const { scene } = await loader.loadAsync(url);
            world.add(scene);
            // The knot is as wide as a person is high, whichever level arrives first.
            world.scale.setScalar(1.8 / width);
          },
          look(metres) {
            camera.position.set(0, 0, metres);
            scene.step();
          },
          step() {
            renderer.render(world, camera);
            return counts();
          },
          async settle() {
            let open = true;
            levels.awaitLoading({ frames: 30, maxPromisesPerObject: 5 }).then(() => { open = false; });
            while (open) {
              scene.step();
              await new Promise(requestAnimationFrame);
            }
            return counts();
          },
          pixels() {
            renderer.render(world, camera);
            const copy = new OffscreenCanvas(512, 512).getContext('2d');
            copy.drawImage(canvas, 0, 0);
            return [...copy.getImageData(0, 0, 512, 512).data];
          },
        };
      `,
      resolveDir: join(repository, 'packages/three'),
    },
    bundle: true,
    write: false,
    format: 'iife',
    // The loader must not have a three of its own.
    alias: { three: join(repository, 'node_modules/three') },
    define: { 'import.meta.url': '"http://game.test/"' },
  });
  return outputFiles[0]!.text;
}
