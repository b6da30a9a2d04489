/**
 * @internal Parts that the command line, the panel, the agent tools and the Vite plugin share. They may change in any
 * release; a program buys with `buy` and `syncProject`.
 */
export { assetName } from './manifest/asset-name.ts';
export { recipeOfTake } from './manifest/asset-recipe.ts';
export { lockfileText } from './manifest/lockfile.ts';
export { missingTakes, takesOf } from './manifest/sync/locked-takes.ts';
export { type ModuleAsset, type ModuleFile, moduleAssets } from './module/module-assets.ts';
export { isLocalHost, normalHost } from './purchase/identity/normal-host.ts';
export { accountDigest, type Order, requestHash } from './purchase/identity/request-hash.ts';
export { samePayer } from './purchase/identity/same-payer.ts';
export { knownPurchase } from './purchase/lost/known-purchase.ts';
export { lookForLost } from './purchase/lost/look-for-lost.ts';
export { adoptLost, dropLost } from './purchase/lost/resolve-lost-by-hand.ts';
export { type UnaccountedTask, unaccountedTasks } from './purchase/lost/unaccounted-tasks.ts';
export { settle } from './purchase/settle.ts';
export { takesWithin } from './purchase/takes-within.ts';
export { withUsual } from './purchase/usual-values.ts';
export { dataUri } from './recipe/data-uri.ts';
export { isNodeRef, isTask, refsIn, withRefs } from './recipe/recipe-data.ts';
