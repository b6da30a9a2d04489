import sharp from 'sharp';
import { hasPhrase } from '../pictures/settings.ts';
import { paletteOf } from '../print/color/palette.ts';

/** A drawing style: maps the bytes of a PNG with alpha to such bytes. */
export interface PictureStyle {
  readonly words: readonly string[];
  apply(png: Buffer, size: { readonly width: number; readonly height: number }): Promise<Buffer>;
}

const keepAlpha = async (png: Buffer, colored: Buffer): Promise<Buffer> =>
  sharp(await sharp(colored).removeAlpha().toColourspace('srgb').png().toBuffer())
    .joinChannel(await sharp(png).ensureAlpha().extractChannel('alpha').toColourspace('b-w').png().toBuffer())
    .png()
    .toBuffer();

/** Bright where brightness changes; white on black. */
const outlines = (png: Buffer): Promise<Buffer> =>
  sharp(png)
    .flatten({ background: '#fff' })
    .greyscale()
    .blur(0.8)
    .convolve({ width: 3, height: 3, kernel: [-1, -1, -1, -1, 8, -1, -1, -1, -1], scale: 1 })
    .linear(2.2, -8)
    .toColourspace('srgb')
    .png()
    .toBuffer();

const fewColors = async (png: Buffer, count: number): Promise<Buffer> => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const rgb = Uint8Array.from(
    { length: (data.length / 4) * 3 },
    (_, i) => data[Math.floor(i / 3) * 4 + (i % 3)]!,
  );
  const palette = paletteOf(rgb, (i) => (data[i * 4 + 3]! > 40 ? 1 : 0), count);
  if (palette.colors.length === 0) return png;
  const known = new Map<number, number>();
  for (let i = 0; i < data.length; i += 4) {
    const key = (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!;
    const at = known.get(key) ?? palette.nearest(data[i]!, data[i + 1]!, data[i + 2]!);
    known.set(key, at);
    data.set(palette.colors[at]!, i);
  }
  return sharp(data, { raw: info }).png().toBuffer();
};

export const pictureStyles: readonly PictureStyle[] = [
  {
    words: ['pixel art', 'pixelated', '8 bit', '16 bit', 'retro game'],
    async apply(png, { width, height }) {
      const cell = Math.max(2, Math.round(Math.max(width, height) / 80));
      const small = await sharp(png)
        .resize(Math.ceil(width / cell), Math.ceil(height / cell), { fit: 'fill', kernel: 'cubic' })
        .png()
        .toBuffer();
      return sharp(await fewColors(small, 20))
        .resize(width, height, { fit: 'fill', kernel: 'nearest' })
        .png()
        .toBuffer();
    },
  },
  {
    words: [
      'cartoon',
      'comic',
      'cel shaded',
      'anime',
      'posterised',
      'posterized',
      'pop art',
      'flat colours',
      'flat colors',
    ],
    async apply(png) {
      const flat = await fewColors(await sharp(png).median(5).png().toBuffer(), 12);
      const ink = await sharp(await outlines(png))
        .negate()
        .blur(0.6)
        .png()
        .toBuffer();
      const inked = await sharp(flat)
        .composite([{ input: ink, blend: 'multiply' }])
        .modulate({ saturation: 1.25 })
        .png()
        .toBuffer();
      return keepAlpha(png, inked);
    },
  },
  {
    words: ['sketch', 'pencil', 'line art', 'drawing', 'lineart', 'ink'],
    async apply(png) {
      const grey = await sharp(png)
        .flatten({ background: '#fff' })
        .greyscale()
        .toColourspace('srgb')
        .png()
        .toBuffer();
      const soft = await sharp(grey).negate().blur(6).png().toBuffer();
      const drawn = await sharp(grey)
        .composite([{ input: soft, blend: 'colour-dodge' }])
        .gamma(1.6)
        .png()
        .toBuffer();
      return keepAlpha(png, drawn);
    },
  },
  {
    words: ['watercolour', 'watercolor', 'aquarelle'],
    async apply(png) {
      const soft = await sharp(png)
        .flatten({ background: '#fff' })
        .median(9)
        .blur(1.2)
        .modulate({ brightness: 1.12, saturation: 0.85 })
        .png()
        .toBuffer();
      const rim = await sharp(await outlines(soft))
        .linear(0.45, 0)
        .negate()
        .blur(1.5)
        .png()
        .toBuffer();
      return keepAlpha(
        png,
        await sharp(soft)
          .composite([{ input: rim, blend: 'multiply' }])
          .png()
          .toBuffer(),
      );
    },
  },
  {
    words: ['oil painting', 'oil', 'painted', 'painting', 'impressionist'],
    apply: async (png) =>
      keepAlpha(
        png,
        await sharp(png)
          .flatten({ background: '#fff' })
          .median(11)
          .sharpen({ sigma: 2.5 })
          .modulate({ saturation: 1.3 })
          .png()
          .toBuffer(),
      ),
  },
  {
    words: ['blueprint', 'schematic'],
    async apply(png, { width, height }) {
      const lines = await sharp(await outlines(png))
        .blur(0.5)
        .linear(2.5, 0)
        .png()
        .toBuffer();
      const paper = sharp({ create: { width, height, channels: 3, background: '#1d4f91' } });
      return paper
        .composite([{ input: lines, blend: 'screen' }])
        .ensureAlpha()
        .png()
        .toBuffer();
    },
  },
  {
    words: ['neon', 'cyberpunk', 'synthwave'],
    async apply(png, { width, height }) {
      const lines = await sharp(await outlines(png))
        .tint('#ff3ee0')
        .blur(1)
        .png()
        .toBuffer();
      const halo = await sharp(lines).blur(9).linear(1.8, 0).png().toBuffer();
      const dark = await sharp(png)
        .flatten({ background: '#0a0618' })
        .modulate({ brightness: 0.22, hue: 220 })
        .png()
        .toBuffer();
      const lit = sharp({ create: { width, height, channels: 3, background: '#0a0618' } }).composite([
        { input: dark, blend: 'screen' },
        { input: halo, blend: 'screen' },
        { input: lines, blend: 'screen' },
      ]);
      return lit.ensureAlpha().png().toBuffer();
    },
  },
  {
    words: ['sepia', 'old photo', 'vintage photo'],
    apply: async (png) =>
      keepAlpha(
        png,
        await sharp(png)
          .recomb([
            [0.34, 0.66, 0.16],
            [0.3, 0.59, 0.145],
            [0.235, 0.46, 0.113],
          ])
          .png()
          .toBuffer(),
      ),
  },
  {
    words: ['black and white', 'greyscale', 'grayscale', 'monochrome', 'noir'],
    apply: async (png) =>
      keepAlpha(png, await sharp(png).greyscale().toColourspace('srgb').linear(1.15, -12).png().toBuffer()),
  },
  {
    words: ['night', 'moonlit', 'at midnight'],
    apply: async (png) =>
      keepAlpha(
        png,
        await sharp(png)
          .modulate({ saturation: 0.7 })
          .recomb([
            [0.32, 0.04, 0.02],
            [0.03, 0.36, 0.05],
            [0.05, 0.1, 0.58],
          ])
          .png()
          .toBuffer(),
      ),
  },
  {
    words: ['sunset', 'golden hour', 'warm', 'autumn'],
    apply: async (png) =>
      keepAlpha(
        png,
        await sharp(png)
          .recomb([
            [1.1, 0.12, 0],
            [0.06, 0.86, 0.02],
            [0, 0.06, 0.66],
          ])
          .png()
          .toBuffer(),
      ),
  },
  {
    words: ['cold', 'frozen', 'winter', 'icy'],
    apply: async (png) =>
      keepAlpha(
        png,
        await sharp(png)
          .recomb([
            [0.76, 0.1, 0.06],
            [0.02, 0.92, 0.1],
            [0.02, 0.14, 1.08],
          ])
          .modulate({ brightness: 1.08 })
          .png()
          .toBuffer(),
      ),
  },
];

/** Returns the styles that a prompt names, in the order of the table. */
export function pictureStylesOf(prompt: string): PictureStyle[] {
  return pictureStyles.filter(({ words }) => words.some((word) => hasPhrase(prompt, word)));
}
