/** @internal Creates without an answer, found, adopted and dropped. They may change in any release. */

export { knownPurchase } from './lost/known-purchase.ts';
export { lookForLost } from './lost/resolve-lost.ts';
export { adoptLost, dropLost } from './lost/resolve-lost-by-hand.ts';
export { type UnaccountedTask, unaccountedTasks } from './lost/unaccounted-tasks.ts';
