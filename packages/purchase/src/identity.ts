/** @internal What makes two purchases the same one: the content of an order, its host and its account. They may change in any release. */

export { canonicalJson } from './identity/canonical-json.ts';
export { isLocalHost, normalHost } from './identity/normal-host.ts';
export { accountDigest, type Order, requestHash } from './identity/request-hash.ts';
export { samePayer } from './identity/same-payer.ts';
export { sha256 } from './identity/sha256.ts';
