import { expect, it } from 'vitest';
import * as api from './index.ts';

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
      "useClips",
      "useSpawn",
    ]
  `);
});
