export type { Content, ContentStore, Named, Receiving } from './files/content-store.ts';
export { type FetchOptions, fetchArtifact } from './files/fetch-artifact.ts';
export type { SpendEntry } from './journal/entry.ts';
export type { Journal } from './journal/journal.ts';
export { memoryJournal } from './journal/memory-journal.ts';
export { type Spending, spendings } from './journal/spending.ts';
export { assetName } from './manifest/asset-name.ts';
export { assetOutputs, assetRecipe } from './manifest/asset-recipe.ts';
export { manifestJsonSchema, manifestSchemaUrl } from './manifest/json-schema.ts';
export {
  type LockedAsset,
  type LockedReport,
  type Lockfile,
  lockFileName,
  lockfileText,
} from './manifest/lockfile.ts';
export { type AssetSpec, type Manifest, manifestFile, manifestSchema } from './manifest/manifest.ts';
export type { FileIssue } from './manifest/parse-manifest.ts';
export {
  type DeclaredAsset,
  type Project,
  readLock,
  readManifest,
  readProject,
} from './manifest/project.ts';
export type { ProjectFiles } from './manifest/project-files.ts';
export type { Remote } from './manifest/remote/remote.ts';
export { checkProject } from './manifest/sync/check-project.ts';
export { restoreAsset } from './manifest/sync/restore-asset.ts';
export type { SyncedAsset, SyncOptions } from './manifest/sync/sync-options.ts';
export { syncProject } from './manifest/sync/sync-project.ts';
export { type ModuleAsset, type ModuleFile, moduleAssets } from './module/module-assets.ts';
export { type ModuleOptions, moduleText } from './module/module-text.ts';
export { writeModule } from './module/write-module.ts';
export { PipelineError, type PipelineErrorCode } from './pipeline-error.ts';
export type { Budget } from './purchase/budget.ts';
export { type Bought, type BuyOptions, buy } from './purchase/buy.ts';
export type { Buyer } from './purchase/buyer.ts';
export { type Estimate, estimateOf, estimator, highestPrices } from './purchase/estimate.ts';
export { isLocalHost, normalHost } from './purchase/identity/normal-host.ts';
export { type PayerOptions, payerOf } from './purchase/identity/payer-of.ts';
export {
  accountDigest,
  type Order,
  type Payer,
  purchaseOf,
  requestHash,
} from './purchase/identity/request-hash.ts';
export { samePayer } from './purchase/identity/same-payer.ts';
export { knownPurchase } from './purchase/lost/known-purchase.ts';
export type { LostDecision, LostPurchase } from './purchase/lost/resolve-lost.ts';
export { adoptLost, dropLost } from './purchase/lost/resolve-lost-by-hand.ts';
export { type UnaccountedTask, unaccountedTasks } from './purchase/lost/unaccounted-tasks.ts';
export { settle } from './purchase/settle.ts';
export type { Wait } from './purchase/wait.ts';
export { dataUri } from './recipe/data-uri.ts';
export { type LocalStep, localSteps } from './recipe/local-steps.ts';
export {
  type Plan,
  type PlanIssue,
  type PlannedNode,
  type PlanOptions,
  planRecipe,
} from './recipe/plan-recipe.ts';
export { type BodyWithRefs, type FileOf, fileOf, type Node, process, recipe, task } from './recipe/recipe.ts';
export type {
  NodeResult,
  ProcessResult,
  RecipeContext,
  RunEvent,
  RunOptions,
  TaskResult,
} from './recipe/recipe-context.ts';
export {
  isNodeRef,
  isTask,
  type NodeData,
  type NodeRef,
  type PathRef,
  type ProcessData,
  type RecipeData,
  refsIn,
  type StepData,
  type TaskData,
  withRefs,
} from './recipe/recipe-data.ts';
export { type RunOutcome, runRecipe } from './recipe/run-recipe.ts';
