import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../text-to-3d/random.ts';
import { cutOutSubject } from './cut-out.ts';
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
    const { mask, by } = cutOutSubject(picture);
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
  const { width, height } = frameOf(cutOutSubject(picture), 0);
  expect(width / height / aspect).toBeCloseTo(1, 0.7);
});

/** Circles anywhere in any colour. */
function crowd(count: number, radius: number): string {
  const random = createRandom(5);
  return Array.from({ length: count }, () => {
    const [x, y, r, hue] = [side, side, radius, 360].map((most) => random.between(0, 1) * most);
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${hue},50%,${random.between(25, 75)}%)"/>`;
  }).join('');
}

const hills =
  '<path d="M0 100 L30 60 L54 90 L86 44 L116 94 L160 64 V160 H0Z" fill="#576"/><path d="M0 126 Q40 110 80 126 T160 122 V160 H0Z" fill="#3a5a2a"/>';

const found = async (inner: string, options = {}) =>
  cutOutSubject(await readPicture({ name: 'p', bytes: await png(inner) }, side), options);

describe('scores the outline', () => {
  it.each([
    ['on white', plain('#fff') + disc('#c33')],
    ['on a slope', slope('#bcd8ee', '#3b5d80') + disc('#c33')],
  ])('a disc %s has a clear one', async (_, inner) => {
    const { by, outline } = await found(inner);
    expect(by).toBe('border');
    expect(outline.confidence).toBeGreaterThan(0.9);
    expect(outline.coverage).toBeCloseTo((Math.PI * 46 ** 2) / side ** 2, 1);
  });

  it.each([
    ['a crowd', plain('#777') + crowd(500, 10)],
    ['hills below a sky', slope('#6af', '#def') + hills],
    ['a disc among as many colours', plain('#777') + crowd(500, 10) + disc('#c33')],
  ])('%s has none, and the whole picture is the subject', async (_, inner) => {
    const { by, mask, outline } = await found(inner);
    expect(outline.confidence).toBeLessThan(0.35);
    expect(by).toBe('frame');
    expect(mask).not.toContain(0);
  });
});

it('a close-up that the picture cuts off on most sides is the whole picture', async () => {
  const near = '<circle cx="80" cy="96" r="100" fill="#c63"/><circle cx="60" cy="80" r="12" fill="#222"/>';
  expect((await found(plain('#eef') + near)).by).toBe('frame');
  const bust = '<path d="M50 160 Q50 60 80 60 Q110 60 110 160Z" fill="#c63"/>';
  expect((await found(plain('#eef') + bust)).by).toBe('border');
});

describe('islands', () => {
  const crumbs = [15, 40, 120, 145].map((at) => `<circle cx="${at}" cy="12" r="8" fill="#363"/>`).join('');
  const twin = '<circle cx="40" cy="80" r="30" fill="#26c"/><circle cx="120" cy="80" r="26" fill="#2a4"/>';

  it('beside a subject are left out', async () => {
    const { mask, outline } = await found(plain('#fff') + disc('#c33') + crumbs);
    expect(outline.pieces).toBe(1);
    expect(mask.subarray(0, side * 24)).not.toContain(1);
  });

  it('of an alpha channel are meant, and stay unless one piece is wanted', async () => {
    expect((await found(disc('#c33') + crumbs)).outline.pieces).toBe(5);
    expect((await found(disc('#c33') + crumbs, { isOnePiece: true })).outline.pieces).toBe(1);
  });

  it('of nearly the same size are two subjects, of which a product takes the larger', async () => {
    expect((await found(plain('#fff') + twin)).outline.pieces).toBe(2);
    const { mask, outline } = await found(plain('#fff') + twin, { isOnePiece: true });
    expect(outline.pieces).toBe(1);
    expect(mask[80 * side + 40]).toBe(1);
    expect(mask[80 * side + 120]).toBe(0);
  });
});
