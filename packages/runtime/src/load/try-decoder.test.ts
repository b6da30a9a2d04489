import { afterEach, expect, it, vi } from 'vitest';
import { tryDecoder } from './try-decoder.ts';

afterEach(() => vi.unstubAllGlobals());

it.each(['meshopt', 'draco', 'ktx2'] as const)('%s runs where the page has no policy', async (decoder) => {
  await expect(tryDecoder(decoder)).resolves.toBeUndefined();
});

it.each([
  ['meshopt', 'wasm-unsafe-eval'],
  ['draco', 'wasm-unsafe-eval'],
  ['ktx2', 'unsafe-eval'],
] as const)('a page that forbids %s learns that its policy has to allow %s', async (decoder, token) => {
  const forbid = () => {
    throw new EvalError('forbidden');
  };
  vi.stubGlobal('Function', forbid);
  vi.stubGlobal('WebAssembly', { Module: forbid });
  await expect(tryDecoder(decoder)).rejects.toMatchObject({
    code: 'engine_setup',
    message: expect.stringMatching(new RegExp(`script-src '${token}'.* or `)),
  });
});

it.each(['draco', 'ktx2'] as const)(
  'a page that forbids workers from blobs is refused %s',
  async (decoder) => {
    class Blocked {
      set onerror(report: (event: object) => void) {
        queueMicrotask(() => report({ type: 'error' }));
      }
      terminate() {}
    }
    vi.stubGlobal('Worker', Blocked);
    await expect(tryDecoder(decoder)).rejects.toThrow('worker-src blob:');
  },
);
