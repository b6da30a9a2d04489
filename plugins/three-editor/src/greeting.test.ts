import { describe, expect, it } from 'vitest';
import { handshake, isFrame, isHandshake } from './greeting.ts';

describe('the relay', () => {
  it.each([
    [{ message: { type: 'hello' } }, true],
    [{ part: { file: 'a', size: 1, at: 0, data: '' } }, true],
    [{ got: { file: 'a' } }, true],
    [{ fetch: 'https://example.com' }, false],
    [{ message: {}, url: 'https://example.com' }, false],
    [{}, false],
    [[], false],
    [null, false],
    ['message', false],
    [handshake, false],
  ])('passes on frames of the channel and nothing else: %j', (data, passes) => {
    expect(isFrame(data)).toBe(passes);
  });

  it('connects on the handshake, and answers nothing else', () => {
    expect([handshake, `${handshake} `, { handshake }, undefined].map(isHandshake)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
