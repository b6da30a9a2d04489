import type { AppBase, Entity } from 'playcanvas';
import { expect, it } from 'vitest';
import { playcanvasScatter } from './playcanvas-scatter.ts';

it('refuses a skin, and says which limit of the engine that is', () => {
  const space = { getWorldTransform: () => ({ clone: () => ({ invert() {} }) }) };
  const content = { findComponents: () => [{ meshInstances: [{ mesh: { skin: {} } }] }] };
  const scatter = () =>
    playcanvasScatter(
      {} as AppBase,
      { camera: {} as Entity },
      space as unknown as Entity,
      content as unknown as Entity,
    );
  expect(scatter).toThrow('either a skin or hardware instancing');
  expect(scatter).toThrow(expect.objectContaining({ code: 'engine_setup' }));
});
