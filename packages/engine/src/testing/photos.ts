import sharp from 'sharp';
import type { InputFile } from '../job/job.ts';

/** Returns drawn photos for the product jobs: a cat's head on a plain wall, and a person. */
export async function photo(subject: 'cat' | 'person' | 'harlequin'): Promise<InputFile> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><rect width="200" height="200" fill="#dfe8ee"/>${drawings[subject]}</svg>`;
  const png = await sharp(Buffer.from(drawing)).png().toBuffer();
  return { name: `${subject}.png`, bytes: Uint8Array.from(png) };
}

const drawings = {
  cat: '<path d="M40 90 L34 20 L78 46 H122 L166 20 L160 90 Q170 170 100 180 Q30 170 40 90Z" fill="#e0913a"/><circle cx="72" cy="95" r="11" fill="#2c4a2a"/><circle cx="128" cy="95" r="11" fill="#2c4a2a"/><ellipse cx="100" cy="128" rx="26" ry="18" fill="#f7ead6"/>',
  person:
    '<path d="M78 70 V34 Q100 6 122 34 V70Z" fill="#4a2c1a"/><ellipse cx="100" cy="50" rx="19" ry="24" fill="#e6b08a"/><path d="M60 80 Q100 66 140 80 L136 136 H64Z" fill="#2d62b8"/><path d="M72 134 H128 V190 H104 V150 H96 V190 H72Z" fill="#3a3c46"/>',
  harlequin:
    '<path d="M60 20 H140 V60 H60Z" fill="#c4302b"/><path d="M60 60 H140 V100 H60Z" fill="#2d62b8"/><path d="M60 100 H140 V140 H60Z" fill="#e8c22e"/><path d="M60 140 H140 V180 H60Z" fill="#3f9142"/>',
} as const;
