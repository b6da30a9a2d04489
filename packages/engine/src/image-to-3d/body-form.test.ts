import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blocksOf, bodyForm } from './body-form.ts';
import { cutOutSubject, isSheet } from './cut-out.ts';
import { readPicture } from './read-picture.ts';

const drawn = async (inner: string, size = 300) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${inner}</svg>`;
  const bytes = Uint8Array.from(await sharp(Buffer.from(svg)).png().toBuffer());
  return readPicture({ name: 'drawn.png', bytes }, 1024);
};

const shaded =
  '<defs><linearGradient id="g"><stop stop-color="#d9a066"/><stop offset="1" stop-color="#4a2f1c"/></linearGradient></defs>';
const barrel = '<path d="M90 40 Q60 150 90 260 H210 Q240 150 210 40Z" fill="url(#g)"/>';

describe('the form of a body', () => {
  it.each([
    ['a rectangle', '<rect x="40" y="60" width="220" height="160" fill="#1d6b3a"/>', 'slab'],
    ['a barrel with shade', shaded + barrel, 'turned'],
    [
      'a face with hair',
      '<circle cx="150" cy="150" r="110" fill="#4a2c1a"/><ellipse cx="150" cy="170" rx="70" ry="80" fill="#e6b08a"/>',
      'round',
    ],
    ['a flat barrel', barrel.replace('url(#g)', '#d9a066'), 'round'],
    [
      'a figure with arms',
      '<rect x="131" y="43" width="41" height="220" fill="#26c"/><rect x="60" y="90" width="180" height="20" fill="#26c"/>',
      'round',
    ],
  ])('of %s', async (_, inner, form) => {
    const picture = await drawn(inner);
    expect(bodyForm(picture, cutOutSubject(picture), blocksOf(picture) !== null)).toBe(form);
  });
});

describe('blocks', () => {
  const sprite =
    '<rect x="4" y="4" width="8" height="8" fill="#4b4"/><rect x="6" y="6" width="1" height="1" fill="#000"/>';
  it('are the pixels of a small picture', async () => {
    expect(blocksOf(await drawn(sprite, 16))).toEqual([16, 16]);
  });

  it('are the large pixels of one that was enlarged', async () => {
    const { pixels, width, height } = await drawn(sprite, 16);
    const raw = { width, height, channels: 4 } as const;
    const large = await sharp(pixels, { raw }).resize(128, 128, { kernel: 'nearest' }).png().toBuffer();
    const picture = await readPicture({ name: 'large.png', bytes: Uint8Array.from(large) }, 1024);
    expect(blocksOf(picture)).toEqual([16, 16]);
  });

  it('are none in a drawing', async () => {
    expect(blocksOf(await drawn(barrel))).toBeNull();
  });
});

describe('a sheet', () => {
  const at = (x: number) => `<circle cx="${x}" cy="150" r="40" fill="#d9a066"/>`;
  it('is figures of one size that stand apart', async () => {
    expect(isSheet(cutOutSubject(await drawn(at(50) + at(150) + at(250))))).toBe(true);
  });

  it('is no figure of several parts', async () => {
    const parts =
      '<rect x="100" y="40" width="100" height="80" fill="#26c"/><rect x="100" y="126" width="100" height="100" fill="#26c"/>';
    expect(isSheet(cutOutSubject(await drawn(parts)))).toBe(false);
  });
});
