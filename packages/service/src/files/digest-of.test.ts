import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { digestOf } from './digest-of.ts';

const mebibyte = 2 ** 20;

it.each([0, 1, 2 * mebibyte, 2 * mebibyte + 1, 9 * mebibyte])(
  'is the SHA-256 of %i bytes, hashed at most 2 MiB per turn',
  async (size) => {
    const bytes = Buffer.alloc(size, 'abc');
    let turns = 1;
    let isDone = false;
    const count = () => {
      if (isDone) return;
      turns += 1;
      setImmediate(count);
    };
    setImmediate(count);
    const digest = await digestOf(bytes);
    isDone = true;
    expect(digest).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(turns).toBeGreaterThanOrEqual(Math.ceil(size / (2 * mebibyte)));
  },
);
