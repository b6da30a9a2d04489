import { join } from 'node:path';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DrawnSpheres, EnvironmentPage } from '../../testing/environment-page.ts';

const missing = browserMissing();
const roughness = [0, 0.5, 1];

declare const drawSpheres: EnvironmentPage['drawSpheres'];

describe.skipIf(missing)(`the environment of Studio${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await browser.newPage();
    const { outputFiles } = await build({
      entryPoints: [join(import.meta.dirname, '../../testing/environment-page.ts')],
      bundle: true,
      write: false,
      format: 'iife',
      logLevel: 'error',
    });
    await page.addScriptTag({ content: outputFiles[0]!.text });
  });
  afterAll(() => browser?.close());

  const drawn = (picture: boolean): Promise<DrawnSpheres> =>
    page.evaluate(([rough, fromPicture]) => drawSpheres(rough, fromPicture), [roughness, picture] as const);

  it('lights metals, lighter above, and leaves the renderer nothing to filter', async () => {
    const { pixels, width, programs } = await drawn(false);
    expect(programs.filter((name) => name.startsWith('PMREM'))).toEqual([]);
    const spans = roughness.map((_, sphere) => {
      const shade = (row: number) => pixels[4 * (row * width + 32 * sphere + 16)]!;
      const [low, middle, high] = [shade(4), shade(16), shade(27)];
      expect(low).toBeGreaterThan(100);
      expect(middle).toBeGreaterThan(low);
      expect(high).toBeGreaterThan(middle);
      return high - low;
    });
    // A rough metal reflects a wider part of the environment than a mirror.
    expect(spans).toEqual([...spans].sort((a, b) => b - a));
  });

  it('looks as the renderer filters the same environment, within 4 of 255', async () => {
    const [own, filtered] = [await drawn(false), await drawn(true)];
    expect(filtered.programs).toContain('PMREMGGXConvolution');
    const gaps = own.pixels.map((value, at) => Math.abs(value - filtered.pixels[at]!));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(4);
  });
});
