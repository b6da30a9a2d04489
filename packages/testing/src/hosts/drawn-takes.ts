import { bytesSource, placeModel } from '@meshwright/gltf';
import { panelPage } from '@meshwright/host-suite';
import { suiteModel, varied } from '@meshwright/host-suite/white-box';
import { renderModels } from '@meshwright/look';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';

/**
 * Makes two takes that differ in the panel of a page, and states that the card shows them as `renderModels` draws their models in
 * Node, pixel by pixel: small in the strip and large in the dialog.
 */
export async function expectTakesByOneCamera(page: Page): Promise<void> {
  const waiting = { timeout: 120_000, interval: 200 };
  const { set, press, text } = panelPage(page);
  await set('Prompt', varied.prompt);
  await set('Height', 1);
  await set('Takes', 2);
  await press('Generate');
  await expect.poll(text, waiting).toContain('is in the scene');
  const models: Uint8Array[] = [];
  for (const each of [0, 1])
    models.push((await placeModel(bytesSource(suiteModel(varied.neck * each).glb), { height: 1 })).glb);
  const drawn = await renderModels(models, { size: 512 });
  const expected = await Promise.all(drawn.map(pixelsOf));
  const shown = async (images: string) => {
    const pixels = await Promise.all((await sourcesOf(page, images)).map(pixelsOf));
    // The takes finish in any order.
    return expected.map((picture) => pixels.filter((each) => each.equals(picture)).length);
  };
  await expect.poll(() => shown('.take img'), waiting).toEqual([1, 1]);
  await press('Compare pictures');
  await expect.poll(() => shown('dialog img'), waiting).toEqual([1, 1]);
}

/** Returns the bytes of the pictures that a card shows. */
async function sourcesOf(page: Page, images: string): Promise<Buffer[]> {
  const texts = await page.locator(`meshwright-panel ${images}`).evaluateAll((all) =>
    Promise.all(
      (all as HTMLImageElement[]).map(async ({ src }) => {
        const bytes = new Uint8Array(await (await fetch(src)).arrayBuffer());
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      }),
    ),
  );
  return texts.map((text) => Buffer.from(text, 'base64'));
}

function pixelsOf(png: Uint8Array): Promise<Buffer> {
  return sharp(png).removeAlpha().raw().toBuffer();
}
