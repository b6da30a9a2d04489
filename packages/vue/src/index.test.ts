import { expect, it } from 'vitest';
import * as api from './index.ts';
import type { useAsset } from './use-asset.ts';

it('exports exactly the listed names', () => {
  expect(Object.keys(api).sort()).toMatchInlineSnapshot(`
    [
      "Asset",
      "AssetError",
      "Crowd",
      "Lods",
      "MeshwrightProvider",
      "Scatter",
      "useAsset",
      "useAssets",
    ]
  `);
});

it('the clips of a file of the generated module are names that compile, and no others', () => {
  const hero = { url: '/hero.glb', clips: [{ name: 'Casual_Walk' }, { name: 'Wave' }] } as const;
  type Options = Exclude<Parameters<typeof useAsset<typeof hero>>[1], undefined>;
  const options: Options[] = [{ play: 'Wave' }, { play: 'idle' }];
  // @ts-expect-error
  options.push({ play: 'dance' });
  const any: Parameters<typeof useAsset<string>>[1] = { play: 'dance' };
  expect(options).toContainEqual(any);
});
