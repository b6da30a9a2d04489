/** @internal The lockfile of a project: what was bought for each asset, by which order, with which files. They may change in any release. */

export { needsDrawing } from './manifest/asset-drawings.ts';
export { clipsOf, recipeOfTake } from './manifest/asset-recipe.ts';
export {
  filesOf,
  type LockedAsset,
  type LockedFile,
  type LockedReport,
  type LockedTake,
  type Lockfile,
  lockFileName,
  lockfileText,
} from './manifest/lockfile.ts';
export { missingTakes, takesOf } from './manifest/sync/locked-takes.ts';
export { type ModuleAsset, type ModuleFile, moduleAssets } from './module/module-assets.ts';
