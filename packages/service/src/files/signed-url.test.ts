import { describe, expect, it } from 'vitest';
import { createUrlSigner } from './signed-url.ts';

const origin = 'http://127.0.0.1:4000';
const signer = createUrlSigner(origin, Buffer.alloc(32, 7));
const good = signer.sign('018a210d-8ba4-705c-b111-1f1776f7f578', 'model.glb', 2_000);

describe('a signed URL', () => {
  it('is the same on every read, and valid until it expires', () => {
    expect(signer.sign('018a210d-8ba4-705c-b111-1f1776f7f578', 'model.glb', 2_000)).toBe(good);
    expect(signer.judge(new URL(good), 1_999)).toBe('valid');
    expect(signer.judge(new URL(good), 2_000)).toBe('expired');
  });

  it('is refused with any byte of path or query changed', () => {
    const start = origin.length + 1;
    for (let i = start; i < good.length; i += 1) {
      for (let code = 0x21; code < 0x7f; code += 1) {
        const character = String.fromCharCode(code);
        if (character === good[i]) continue;
        const changed = new URL(good.slice(0, i) + character + good.slice(i + 1));
        // URL parsers normalise some spellings (a backslash becomes a slash); the result is the same URL.
        if (changed.href === good) continue;
        expect(signer.judge(changed, 1_000), `${i} ${character}`).toBe('forged');
      }
    }
  });

  it('is refused with a byte removed, inserted or doubled', () => {
    const start = good.indexOf('?');
    for (let i = start; i < good.length; i += 1) {
      expect(signer.judge(new URL(good.slice(0, i) + good.slice(i + 1)), 1_000)).toBe('forged');
      expect(signer.judge(new URL(`${good.slice(0, i)}0${good.slice(i)}`), 1_000)).toBe('forged');
    }
    expect(signer.judge(new URL(`${good}&expires=9999`), 1_000)).toBe('forged');
    expect(signer.judge(new URL(good.toUpperCase().replace('HTTP', 'http')), 1_000)).toBe('forged');
  });

  it('is refused by a service with another secret', () => {
    expect(createUrlSigner(origin, Buffer.alloc(32, 8)).judge(new URL(good), 1_000)).toBe('forged');
  });
});
