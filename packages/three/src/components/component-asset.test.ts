import { AssetError } from '@meshwright/runtime';
import { Group } from 'three';
import { expect, it } from 'vitest';
import type { ThreeAsset, ThreeAssets } from '../three-assets.ts';
import { type ComponentEvent, componentAsset, componentAssets } from './component-asset.ts';

const report = { bounds: { min: [0, 0, 0], max: [1, 2, 1] }, unit: 'metre' };

/** Assets whose loads end at once, with the numbers of loads and of copies that are not disposed. */
function countedAssets() {
  const counts = { loads: 0, copies: 0 };
  const copy = (): ThreeAsset => {
    const root = new Group();
    counts.copies++;
    const dispose = () => {
      counts.copies--;
      root.removeFromParent();
    };
    return { root, report, clips: [], clone: copy, play() {}, stop() {}, dispose } as unknown as ThreeAsset;
  };
  const loadAsset = async () => {
    counts.loads++;
    return copy();
  };
  return { counts, shared: componentAssets({ loadAsset } as unknown as ThreeAssets) };
}

/** Lets the promises of a load end. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('opens a source once for equal options, and gives another size to the copy that is shown', async () => {
  const { counts, shared } = countedAssets();
  const states: string[] = [];
  const component = componentAsset(shared, () => states.push(component.state.stage));
  for (let i = 0; i < 3; i++) component.update('/a.glb', { height: 1 });
  await settled();
  expect(states).toEqual(['waiting', 'file']);
  const [shown] = component.root.children[0]!.children;
  component.update('/a.glb', { height: 4 });
  await settled();
  expect(counts).toEqual({ loads: 1, copies: 2 });
  expect(component.root.children[0]!.children).toEqual([shown]);
  expect(component.root.children[0]!.scale.y).toBe(2);
  component.update('/a.glb', {});
  expect(component.root.children[0]!.scale.y).toBe(1);
  component.close();
  await settled();
  expect(counts.copies).toBe(0);
});

it('shows nothing without a source, and another source in place of the last', async () => {
  const { counts, shared } = countedAssets();
  const component = componentAsset(shared, () => {});
  component.update('/a.glb', {});
  await settled();
  component.update(undefined, {});
  await settled();
  expect([counts.copies, component.state.asset, component.root.children.length]).toEqual([0, undefined, 0]);
  component.update('/b.glb', {});
  await settled();
  expect(counts).toEqual({ loads: 2, copies: 2 });
  component.close();
});

it('an impossible size is a failure with its code, and leaves no copy', async () => {
  const { counts, shared } = countedAssets();
  const events: ComponentEvent[] = [];
  const component = componentAsset(shared, () => {});
  component.update('/a.glb', { height: -1, onEvent: (event) => events.push(event) });
  await settled();
  expect(component.state.error).toBeInstanceOf(AssetError);
  expect(events.map(({ type }) => type)).toEqual(['failed']);
  // The file itself.
  expect(counts.copies).toBe(1);
  component.update('/a.glb', { height: 1 });
  expect([component.state.stage, component.state.error, counts.copies]).toEqual(['file', undefined, 2]);
  component.close();
  await settled();
  expect(counts.copies).toBe(0);
});
