import { expect, it } from 'vitest';
import * as api from './index.ts';

it('exports exactly the listed names, and can be imported where there are no elements', () => {
  expect(Object.keys(api).sort()).toMatchInlineSnapshot(`
    [
      "AssetError",
      "MeshwrightAsset",
      "defineMeshwrightAsset",
    ]
  `);
});
