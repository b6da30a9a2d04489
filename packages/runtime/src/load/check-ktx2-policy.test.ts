import { afterEach, expect, it, vi } from 'vitest';
import { checkKtx2Policy } from './check-ktx2-policy.ts';

afterEach(() => vi.unstubAllGlobals());

it('a page that forbids functions from text learns what its policy has to allow', () => {
  expect(checkKtx2Policy).not.toThrow();
  vi.stubGlobal('Function', () => {
    throw new EvalError('forbidden');
  });
  expect(checkKtx2Policy).toThrow(/unsafe-eval/);
});
