import { expect, it } from 'vitest';
import * as api from './index.ts';

it('exports the documented names', () => {
  expect(Object.keys(api).sort()).toMatchInlineSnapshot(`
    [
      "AssetError",
      "assetFetcher",
      "checkDecoderPolicy",
      "createAssets",
      "droppedFiles",
      "findClip",
      "fitAsset",
      "identityOf",
      "nextAnimationFrame",
      "openAssetCache",
    ]
  `);
});
