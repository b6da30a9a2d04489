/** @internal Parts that the command line, the agent tools and the Vite plugin share. They may change in any release. */
export { recipeOfTake } from './manifest/asset-recipe.ts';
export {
  type LockedAsset,
  type LockedReport,
  type LockedTake,
  type Lockfile,
  lockFileName,
  lockfileText,
} from './manifest/lockfile.ts';
export { missingTakes, takesOf } from './manifest/sync/locked-takes.ts';
export { type ModuleAsset, type ModuleFile, moduleAssets } from './module/module-assets.ts';
export { isNodeRef, isTask, refsIn, withRefs } from './recipe/recipe-data.ts';
