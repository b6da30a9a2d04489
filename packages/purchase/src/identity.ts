/** @internal Parts of a purchase that the packages of this repository share. They may change in any release. */
export { assetName } from './asset-name.ts';
export { dataUri } from './buy/data-uri.ts';
export { settle } from './buy/settle.ts';
export { takesWithin } from './buy/takes-within.ts';
export { withUsual } from './buy/usual-values.ts';
export { limitDownloads } from './files/limit-downloads.ts';
export { canonicalJson } from './identity/canonical-json.ts';
export { isLocalHost, normalHost } from './identity/normal-host.ts';
export { accountDigest, type Order, requestHash } from './identity/request-hash.ts';
export { samePayer } from './identity/same-payer.ts';
export { sha256 } from './identity/sha256.ts';
export { knownPurchase } from './lost/known-purchase.ts';
export { lookForLost } from './lost/look-for-lost.ts';
export { adoptLost, dropLost } from './lost/resolve-lost-by-hand.ts';
export { type UnaccountedTask, unaccountedTasks } from './lost/unaccounted-tasks.ts';
