import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureSize } from '../pictures/picture-size.ts';
import { pointsOfView } from '../pictures/points-of-view.ts';
import { settingOf } from '../pictures/settings.ts';
import { pictureStyles, pictureStylesOf } from './picture-styles.ts';

const size = { width: 60, height: 44 };
const drawing = await sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="44"><circle cx="30" cy="22" r="15" fill="#c63"/><rect x="26" y="10" width="8" height="20" fill="#247"/></svg>',
  ),
)
  .png()
  .toBuffer();

it.each(pictureStyles.map((style) => [style.words[0]!, style] as const))(
  'picture style "%s" matches its words, keeps the size and changes the picture',
  async (name, style) => {
    expect(pictureStylesOf(`a house, ${name}`)).toContain(style);
    const { data, info } = await sharp(await style.apply(drawing, size))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([60, 44]);
    const before = await sharp(drawing).raw().toBuffer();
    expect(data.equals(before)).toBe(false);
    expect(data.some((value, i) => i % 4 === 3 && value === 255)).toBe(true);
  },
);

it.each([
  ['1:1', 1],
  ['16:9', 16 / 9],
  ['9:16', 9 / 16],
  ['3:2', 3 / 2],
  ['2:3', 2 / 3],
  ['4:3', 4 / 3],
  ['3:4', 3 / 4],
])('aspect ratio %s is exact (spec: Image generation rules)', (ratio, expected) => {
  const { width, height } = pictureSize(ratio);
  expect(width / height).toBe(expected);
  expect(width * height).toBeGreaterThan(700_000);
});

it('settings and points of view match whole words only', () => {
  expect(settingOf('a castle at dusk')?.sight).toBe('sun');
  expect(settingOf('a spaceship')).toBeNull();
  expect(pointsOfView('a knight, back view')[0]?.azimuth).toBe(180);
  expect(pointsOfView('a character sheet of a knight')).toHaveLength(4);
});
