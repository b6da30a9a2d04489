import { expect, it } from 'vitest';
import { pictureKind } from './picture-kind.ts';

it.each([
  ['\x89PNG\r\n\x1a\n....IEND....', '.png'],
  ['\xff\xd8\xff................\xff\xd9', '.jpg'],
  ['RIFF\x08\0\0\0WEBPVP8 ', '.webp'],
])('knows %j and whether it is cut off', (text, ending) => {
  const bytes = Buffer.from(text, 'latin1');
  const kind = pictureKind(bytes);
  expect(kind?.ending).toBe(ending);
  expect(kind?.isCutOff(bytes)).toBe(false);
  const cut = bytes.subarray(0, 13);
  expect(pictureKind(cut)?.isCutOff(cut)).toBe(true);
});

it.each(['', 'GIF89a', '<svg>', 'RIFF\0\0\0\0WAVE', '\x89PN'])('does not know %j', (text) => {
  expect(pictureKind(Buffer.from(text, 'latin1'))).toBeUndefined();
});
