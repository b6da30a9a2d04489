import { Document, type Texture } from '@gltf-transform/core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageFacts } from '../read/image-size.ts';
import type { Warning } from '../warning.ts';
import { encodePictures, type PictureOptions } from './textures.ts';

const side = 96;
/** A soft gradient with noise, similar to a photograph. */
const pixels = Buffer.from(
  Array.from({ length: side * side * 3 }, (_, i) =>
    Math.round(100 + (i % 97) + 20 * Math.sin(i * 12.9898) ** 2),
  ),
);
const png = new Uint8Array(
  await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer(),
);

function pictured(
  image: Uint8Array<ArrayBuffer> = png,
  mimeType = 'image/png',
): { document: Document; colour: Texture; normal: Texture } {
  const document = new Document();
  const texture = (name: string) => document.createTexture(name).setImage(image).setMimeType(mimeType);
  const [colour, normal] = [texture('colour'), texture('normal')];
  document.createMaterial().setBaseColorTexture(colour).setNormalTexture(normal);
  return { document, colour, normal };
}

const options: PictureOptions = {
  format: 'webp',
  longestSide: 1024,
  textureQuality: 'balanced',
  encoder: sharp,
};
const none = (warning: Warning) => expect.unreachable(warning.message);

describe('images', () => {
  it('become smaller as WebP at the same resolution, and the file declares the extension', async () => {
    const { document, colour, normal } = pictured();
    await encodePictures(document, options, none);
    for (const texture of [colour, normal]) {
      expect(texture.getMimeType()).toBe('image/webp');
      expect(imageFacts(texture.getImage()!)).toMatchObject({ width: side, height: side });
      expect(texture.getImage()!.byteLength).toBeLessThan(png.byteLength);
    }
    // Data textures are stored at higher quality than colours.
    expect(normal.getImage()!.byteLength).toBeGreaterThan(colour.getImage()!.byteLength);
    expect(
      document
        .getRoot()
        .listExtensionsRequired()
        .map(({ extensionName }) => extensionName),
    ).toEqual(['EXT_texture_webp']);
  });

  it('look the same: no channel is off by more than a few steps on average', async () => {
    const { document, colour } = pictured();
    await encodePictures(document, options, none);
    const decoded = await sharp(colour.getImage()!).removeAlpha().raw().toBuffer();
    const off = decoded.reduce((sum, value, i) => sum + Math.abs(value - pixels[i]!), 0) / decoded.length;
    expect(off).toBeLessThan(8);
  });

  it('are shrunk to the longest side and keep their shape and format with "keep"', async () => {
    const { document, colour } = pictured();
    await encodePictures(document, { ...options, format: 'keep', longestSide: 48 }, none);
    expect([colour.getMimeType(), colour.getSize()]).toEqual(['image/png', [48, 48]]);
  });

  it('need no encoder when no image changes', async () => {
    const { document, colour } = pictured();
    await encodePictures(document, { ...options, format: 'keep', encoder: () => expect.unreachable() }, none);
    expect(colour.getImage()).toBe(png);
  });

  it('become AVIF where that is smaller than WebP of the same error, else WebP, and are read again', async () => {
    const written = async (format: 'webp' | 'avif', image: Uint8Array<ArrayBuffer>) => {
      const { document, colour } = pictured(image);
      await encodePictures(document, { ...options, format }, none);
      return { document, colour };
    };
    const errorOf = async ({ colour }: { colour: Texture }) => {
      const decoded = await sharp(colour.getImage()!).removeAlpha().raw().toBuffer();
      return decoded.reduce((sum, value, i) => sum + (value - pixels[i]!) ** 2, 0) / decoded.length;
    };
    const [webp, avif] = [await written('webp', png), await written('avif', png)];
    expect(avif.colour.getMimeType()).toBe('image/avif');
    expect(imageFacts(avif.colour.getImage()!)).toMatchObject({ width: side, height: side });
    expect(avif.colour.getImage()!.byteLength).toBeLessThan(webp.colour.getImage()!.byteLength);
    expect(await errorOf(avif)).toBeLessThanOrEqual(await errorOf(webp));
    expect(
      avif.document
        .getRoot()
        .listExtensionsRequired()
        .map(({ extensionName }) => extensionName),
    ).toContain('EXT_texture_avif');
    // A picture of one colour is a few dozen bytes of WebP, and AVIF has more in its head.
    expect((await written('avif', await flat(64))).colour.getMimeType()).toBe('image/webp');
    // A picture that would grow stays as it is.
    await encodePictures(avif.document, options, none);
    expect(avif.colour.getMimeType()).toBe('image/avif');
    await encodePictures(avif.document, { ...options, format: 'keep', longestSide: 48 }, none);
    expect(avif.colour.getMimeType()).toBe('image/avif');
    expect(imageFacts(avif.colour.getImage()!)).toMatchObject({ width: 48, height: 48 });
  });

  it('become KTX2 with sides that are multiples of 4', async () => {
    const { document, colour } = pictured();
    await encodePictures(document, { ...options, format: 'ktx2', longestSide: 30 }, none);
    expect(colour.getMimeType()).toBe('image/ktx2');
    expect(imageFacts(colour.getImage()!)).toMatchObject({ width: 32, height: 32 });
    expect(document.getRoot().listExtensionsRequired()[0]!.extensionName).toBe('KHR_texture_basisu');
  });

  it('that are broken stay unchanged, with a warning that names them', async () => {
    const broken = png.slice(0, 200);
    const { document, colour } = pictured(broken);
    const warnings: Warning[] = [];
    await encodePictures(document, options, (warning) => warnings.push(warning));
    expect(warnings.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['image_unread', '/images/0'],
      ['image_unread', '/images/1'],
    ]);
    expect(colour.getImage()).toBe(broken);
  });

  it('report each that is done, broken ones too', async () => {
    const { document, colour } = pictured();
    colour.setImage(png.slice(0, 200));
    const seen: number[][] = [];
    const onProgress = (...progress: number[]) => seen.push(progress);
    await encodePictures(document, { ...options, onProgress }, () => {});
    expect(seen).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('stay as they are after an abort, which is no broken picture', async () => {
    const { document, colour, normal } = pictured();
    const controller = new AbortController();
    const abort = { ...options, format: 'ktx2', signal: controller.signal } as const;
    const work = encodePictures(document, abort, none);
    controller.abort(new Error('stop'));
    await expect(work).rejects.toThrow('stop');
    expect([colour.getMimeType(), normal.getMimeType()]).toEqual(['image/png', 'image/png']);
  });

  it('are halved, data first, until all fit the memory, with a warning that says how far', async () => {
    const large = await flat(1024);
    const { document, colour, normal } = pictured(large);
    const one = 1024 * 1024 * 4 * (4 / 3);
    const warnings: Warning[] = [];
    const fits = { ...options, gpuBytes: 1.3 * one };
    await encodePictures(document, fits, (warning) => warnings.push(warning));
    expect([sizeOf(colour), sizeOf(normal)]).toEqual([
      [1024, 1024],
      [512, 512],
    ]);
    expect(warnings).toMatchObject([
      { code: 'textures_reduced', message: expect.stringMatching(/1 of 2 .*512 pixels.*7\.3 MB.*ktx2/) },
    ]);
  });

  it('that fit the memory stay as large as they are', async () => {
    const { document, colour } = pictured(await flat(1024));
    await encodePictures(document, { ...options, gpuBytes: 2.01 * 1024 * 1024 * 4 * (4 / 3) }, none);
    expect(sizeOf(colour)).toEqual([1024, 1024]);
  });

  it('that cannot fit are no smaller than 256 pixels, and the warning names the way out', async () => {
    const { document, colour, normal } = pictured(await flat(1024));
    const warnings: Warning[] = [];
    await encodePictures(document, { ...options, gpuBytes: 1000 }, (warning) => warnings.push(warning));
    expect([sizeOf(colour), sizeOf(normal)]).toEqual([
      [256, 256],
      [256, 256],
    ]);
    expect(warnings).toMatchObject([
      { code: 'textures_reduced', message: expect.stringMatching(/take 0\.7 MB.*budget is 0 MB.*ktx2/) },
    ]);
  });
});

/** A large picture of one colour. */
async function flat(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: size, height: size, channels: 3 as const, background: 'teal' };
  return new Uint8Array(await sharp({ create }).png().toBuffer());
}

function sizeOf(texture: Texture): [number, number] {
  const { width, height } = imageFacts(texture.getImage()!)!;
  return [width, height];
}
