import { AssetError } from '@meshwright/runtime';
import { Group } from 'three';
import { expect, it } from 'vitest';
import type { ThreeAsset, ThreeAssets } from '../three-assets.ts';
import { type ComponentEvent, componentAsset, componentAssets } from './component-asset.ts';

const report = { bounds: { min: [0, 0, 0], max: [1, 2, 1] }, unit: 'metre' };

/** Assets whose loads end at once, with the numbers of loads and of copies that are not disposed. */
function countedAssets() {
  const counts = { loads: 0, copies: 0, log: [] as string[] };
  const copy = (): ThreeAsset => {
    const root = new Group();
    counts.copies++;
    const dispose = () => {
      counts.copies--;
      root.removeFromParent();
    };
    const log = (line: string) => void counts.log.push(line);
    return {
      root,
      report,
      clips: [],
      clone: copy,
      play() {},
      stop() {},
      setShadows: (shadows: unknown) => log(`shadows ${shadows}`),
      setVariant: (name: unknown) => log(`variant ${name}`),
      async attach(other: ThreeAsset, socket: string) {
        root.add(other.root);
        log(`attach ${socket}`);
        let isAttached = true;
        const detach = () => {
          if (isAttached) other.root.removeFromParent();
          isAttached = false;
        };
        return {
          detach,
          get isAttached() {
            return isAttached;
          },
        };
      },
      dispose,
    } as unknown as ThreeAsset;
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
  expect(counts).toMatchObject({ loads: 1, copies: 2 });
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
  expect(counts).toMatchObject({ loads: 2, copies: 2 });
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

it('gives each model its shadows and its variant, and a variant again when it is another', async () => {
  const { counts, shared } = countedAssets();
  const component = componentAsset(shared, () => {});
  component.update('/a.glb', { shadows: true, variant: 'worn' });
  await settled();
  component.update('/a.glb', { shadows: true, variant: 'worn' });
  component.update('/a.glb', { shadows: true });
  expect(counts.log).toEqual(['shadows true', 'variant worn', 'shadows true', 'variant undefined']);
  component.close();
});

it('holds the model of another component as soon as both are there, and gives it back', async () => {
  const { counts, shared } = countedAssets();
  const [body, prop] = [componentAsset(shared, () => {}), componentAsset(shared, () => {})];
  const back = body.attach(prop, 'hand.right');
  body.update('/body.glb', {});
  await settled();
  expect(counts.log).toEqual([]);
  prop.update('/sword.glb', {});
  await settled();
  expect(counts.log).toEqual(['attach hand.right']);
  const held = prop.state.asset!.root as Group;
  expect(held.parent).toBe(body.state.asset!.root);
  // The body is replaced, as by a better model.
  body.update('/other.glb', {});
  await settled();
  expect(counts.log).toEqual(['attach hand.right', 'attach hand.right']);
  expect(held.parent).toBe(body.state.asset!.root);
  back();
  await settled();
  expect(held.parent?.parent).toBe(prop.root);
  for (const each of [body, prop]) each.close();
});
