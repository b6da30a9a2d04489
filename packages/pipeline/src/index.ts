export type { Content, ContentStore, Named, Receiving } from './files/content-store.ts';
export { type FetchOptions, fetchArtifact } from './files/fetch-artifact.ts';
export type { SpendEntry } from './journal/entry.ts';
export type { Journal } from './journal/journal.ts';
export { memoryJournal } from './journal/memory-journal.ts';
export { type Spending, spendings } from './journal/spending.ts';
export { manifestSchemaUrl } from './manifest/json-schema.ts';
export {
  type LockedAsset,
  type LockedReport,
  type LockedTake,
  type Lockfile,
  lockFileName,
} from './manifest/lockfile.ts';
export { type AssetSpec, type Manifest, manifestFile } from './manifest/manifest.ts';
export type { FileIssue } from './manifest/parse-manifest.ts';
export { type DeclaredAsset, type Project, readLock, readManifest, readProject } from './manifest/project.ts';
export type { ProjectFiles } from './manifest/project-files.ts';
export type { Remote } from './manifest/remote/remote.ts';
export { checkProject } from './manifest/sync/check-project.ts';
export { type PickOptions, pickTake } from './manifest/sync/pick-take.ts';
export { restoreAsset } from './manifest/sync/restore-asset.ts';
export type { SyncedAsset, SyncOptions } from './manifest/sync/sync-options.ts';
export { syncProject } from './manifest/sync/sync-project.ts';
export { writeModule } from './module/write-module.ts';
export { PipelineError, type PipelineErrorCode } from './pipeline-error.ts';
export type { Budget } from './purchase/budget.ts';
export { type Bought, type BuyOptions, buy } from './purchase/buy.ts';
export type { Buyer } from './purchase/buyer.ts';
export { type Estimate, estimateOf, estimator, highestPrices } from './purchase/estimate.ts';
export { type PayerOptions, payerOf } from './purchase/identity/payer-of.ts';
export type { Payer } from './purchase/identity/request-hash.ts';
export type { LostDecision, LostPurchase } from './purchase/lost/resolve-lost.ts';
export type { Wait } from './purchase/wait.ts';
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
export type {
  NodeData,
  NodeRef,
  PathRef,
  ProcessData,
  RecipeData,
  StepData,
  TaskData,
} from './recipe/recipe-data.ts';
export { type RunOutcome, runRecipe } from './recipe/run-recipe.ts';
