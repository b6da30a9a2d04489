import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processAsset } from '../recipe/process-asset.ts';
import { bytesSource } from '../source/source.ts';
import { corpus, hasCorpus, skipNote } from '../testing/models.ts';
import { optimize } from './optimize.ts';

const missing = browserMissing() ?? (hasCorpus ? undefined : skipNote);
const models = [
  'Fox.glb',
  'kenney_cakeBirthday.glb',
  'ShapeCollection.glb',
  'synth_char_textured_5m.glb',
  'kaykit_Knight.glb',
  'synth_char_vendorlike.glb',
];

let browser: Browser;
let page: Page;
beforeAll(async () => {
  if (missing) return;
  browser = await launchBrowser();
  page = await browser.newPage();
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'testing/render-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  });
  await page.setContent('<canvas></canvas>');
  await page.addScriptTag({ content: outputFiles[0]!.text });
});
afterAll(() => browser?.close());

describe.skipIf(missing)(
  `optimized models look the same in three.js${missing ? ` (skipped: ${missing})` : ''}`,
  () => {
    it.each(models)('%s, with the mobile and the desktop preset', async (name) => {
      const glb = await readFile(join(corpus, name));
      const before = await render(glb);
      expect(before.some((value) => value !== before[0])).toBe(true);
      for (const target of ['desktop', 'mobile'] as const) {
        const { glb: light } = await processAsset(bytesSource(glb), [optimize({ for: target })]);
        const after = await render(light);
        const gaps = before.map((value, index) => Math.abs(value - after[index]!));
        const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
        const shareOff = gaps.filter((gap) => gap > 32).length / gaps.length;
        console.log(
          `${name} ${target}: mean ${mean.toFixed(3)} of 255, ${(shareOff * 100).toFixed(3)} % off by more than 32`,
        );
        expect(mean).toBeLessThan(0.5);
        expect(shareOff).toBeLessThan(0.001);
      }
    });
  },
);

/** 320 x 320 pixels of the model, seen obliquely from above and framed to its size. */
async function render(glb: Uint8Array): Promise<number[]> {
  const text = Buffer.from(glb).toString('base64');
  return page.evaluate(
    (data) => (globalThis as unknown as { render(data: string): Promise<number[]> }).render(data),
    text,
  );
}
