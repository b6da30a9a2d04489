import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { findSubject } from './find-subject.ts';
import { readPicture } from './read-picture.ts';
import { frameOf } from './texture/paint.ts';

const side = 160;
const disc = (fill: string) => `<circle cx="80" cy="80" r="46" fill="${fill}"/>`;
const slope = (from: string, to: string) =>
  `<defs><linearGradient id="g" x2="0.4" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>`;
const plain = (fill: string) => `<rect width="100%" height="100%" fill="${fill}"/>`;

function draw(inner: string): Sharp {
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${inner}</svg>`),
  );
}

/** Adds repeatable grain, as of a camera in low light. */
async function grained(picture: Sharp, strength: number): Promise<Buffer> {
  const { data, info } = await sharp(await picture.flatten().png().toBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  let state = 7;
  for (let i = 0; i < data.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    data[i] = Math.min(255, Math.max(0, data[i]! + (state / 2 ** 32 - 0.5) * 2 * strength));
  }
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 75 }).toBuffer();
}

const png = (inner: string) => draw(inner).png().toBuffer();
const shadow = '<ellipse cx="90" cy="126" rx="56" ry="14" fill="#000" opacity="0.25" filter="url(#soft)"/>';
const soft =
  '<defs><filter id="soft" x="-50%" y="-150%" width="200%" height="400%"><feGaussianBlur stdDeviation="7"/></filter></defs>';

const kinds: Readonly<Record<string, () => Promise<Buffer>>> = {
  'on white': () => png(plain('#fff') + disc('#c33')),
  'on a slope of nearly its own colour': () => png(slope('#bcd8ee', '#3b5d80') + disc('#2a7fb8')),
  'with grain, as a JPEG': () => grained(draw(slope('#9aa58c', '#6f6a58') + disc('#c8452c')), 16),
  'over its soft shadow': () => png(soft + plain('#dfe3e8') + shadow + disc('#3a6')),
  'in grey': () =>
    draw(plain('#ddd') + disc('#666'))
      .greyscale()
      .toColourspace('b-w')
      .png()
      .toBuffer(),
  'as a CMYK JPEG': () =>
    draw(plain('#fff') + disc('#27b'))
      .flatten()
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer(),
  'touching an edge of the picture': () =>
    png(`${plain('#eee')}<g transform="translate(0 34)">${disc('#a51')}</g>`),
};

describe('separates a disc from its background', () => {
  it.each(Object.entries(kinds))('%s', async (name, make) => {
    const picture = await readPicture({ name, bytes: await make() }, side);
    const { mask, by } = findSubject(picture);
    expect(by).toBe('border');
    const down = name.startsWith('touching') ? 34 : 0;
    let [both, either] = [0, 0];
    for (let i = 0; i < mask.length; i++) {
      const inside = Math.hypot((i % side) + 0.5 - 80, Math.floor(i / side) + 0.5 - 80 - down) < 46;
      if (inside && mask[i]) both++;
      if (inside || mask[i]) either++;
    }
    expect(both / either).toBeGreaterThan(0.93);
  });
});

it.each([
  ['thin', '<path d="M20 150 L140 20" stroke="#642" stroke-width="5"/>', 120 / 130],
  ['wide', '<rect x="8" y="74" width="144" height="12" fill="#264"/>', 12],
])('a subject %s keeps its proportions', async (name, inner, aspect) => {
  const picture = await readPicture({ name, bytes: await png(plain('#fff') + inner) }, side);
  const { width, height } = frameOf(findSubject(picture), 0);
  expect(width / height / aspect).toBeCloseTo(1, 0.7);
});
