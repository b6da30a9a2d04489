import type { Asset } from 'virtual:meshwright';
import { expectTypeOf, it } from 'vitest';
import type { PageAsset } from './page/page-assets.ts';

it('the assets of a page match the declared types', () => {
  expectTypeOf<PageAsset>().toExtend<Asset>();
});
