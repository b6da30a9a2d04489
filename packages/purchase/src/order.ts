/** @internal What a host does for an order before and after it is bought. They may change in any release. */

export { assetName } from './asset-name.ts';
export { dataUri } from './buy/data-uri.ts';
export { settle } from './buy/settle.ts';
export { sumWithin, takesWithin } from './buy/sum-within.ts';
export { withUsual } from './buy/usual-values.ts';
