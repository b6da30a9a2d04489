import type { StandardMaterial } from 'playcanvas';
import { expect, it } from 'vitest';
import { playingCopies } from './playing-copies.ts';

it('refuses an engine whose materials have no shader chunks, and says from which version on they have', () => {
  const draw = () => playingCopies({ clone() {} } as unknown as StandardMaterial, false);
  expect(draw).toThrow('use 2.8 or newer');
  expect(draw).toThrow(expect.objectContaining({ code: 'engine_setup' }));
});
