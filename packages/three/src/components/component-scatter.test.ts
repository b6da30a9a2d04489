import type { Scattered, ScatterPlace } from '@meshwright/runtime';
import { Group, type Object3D } from 'three';
import { expect, it } from 'vitest';
import type { ThreeAssets } from '../three-assets.ts';
import { componentScatter } from './component-scatter.ts';

/** Assets whose copies log what is asked of them. */
function loggedAssets() {
  const log: string[] = [];
  const scatter = async (
    source: unknown,
    places: readonly ScatterPlace[],
    { signal }: { signal: AbortSignal },
  ) => {
    log.push(`load ${source} ${places.length}`);
    await settled();
    signal.throwIfAborted();
    if (source === '/broken.glb') throw new Error('broken');
    let count = places.length;
    const copies = {
      root: new Group(),
      add: ({ position: [x] }: ScatterPlace) => log.push(`add ${x}`) && count++,
      remove: (index: number) => log.push(`remove ${index}`) && count--,
      set: (index: number, { position }: ScatterPlace) => log.push(`set ${index} ${position[0]}`),
      dispose: () => log.push('dispose'),
    };
    return copies as unknown as Scattered<Object3D>;
  };
  return { log, assets: { scatter } as unknown as ThreeAssets };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const at = (x: number): ScatterPlace => ({ position: [x, 0, 0] });

it('loads once, and then changes only the places that are others', async () => {
  const { log, assets } = loggedAssets();
  let changes = 0;
  const shown = componentScatter({ assets }, () => changes++);
  const places = [at(0), at(1), at(2)];
  shown.update('/a.glb', places, { play: 'walk' });
  await Promise.resolve();
  shown.update('/a.glb', [places[0]!, at(5), places[2]!], { play: 'walk' });
  await settled();
  await settled();
  expect(log.splice(0)).toEqual(['load /a.glb 3', 'set 1 5']);
  expect(shown.root.children.length).toBe(1);
  shown.update('/a.glb', [places[0]!], { play: 'walk' });
  expect(log.splice(0)).toEqual(['remove 2', 'remove 1']);
  shown.update('/a.glb', [places[0]!, at(7), at(8)], { play: 'walk' });
  expect(log.splice(0)).toEqual(['add 7', 'add 8']);
  expect(changes).toBe(3);
  shown.update('/a.glb', [at(0)], { play: 'run' });
  await settled();
  await settled();
  expect(log.splice(0)).toEqual(['dispose', 'load /a.glb 1']);
  shown.close();
  expect(log).toEqual(['dispose']);
});

it('shows nothing of a load that ends after another was asked for, and says why one failed', async () => {
  const { log, assets } = loggedAssets();
  const shown = componentScatter({ assets }, () => {});
  shown.update('/a.glb', [at(0)], {});
  shown.update('/broken.glb', [at(0)], {});
  await settled();
  await settled();
  // The first was replaced before it began.
  expect(log).toEqual(['load /broken.glb 1']);
  expect([shown.state.copies, String(shown.state.error)]).toEqual([undefined, 'Error: broken']);
});
