export { manifestSchemaUrl } from './manifest/json-schema.ts';
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
export {
  type Plan,
  type PlanIssue,
  type PlannedNode,
  type PlanOptions,
  planRecipe,
} from './recipe/plan-recipe.ts';
export {
  type BodyWithRefs,
  draw,
  type FileOf,
  fileOf,
  type Node,
  process,
  recipe,
  task,
} from './recipe/recipe.ts';
export type {
  DrawResult,
  NodeResult,
  ProcessResult,
  RecipeContext,
  RunEvent,
  RunOptions,
  TaskResult,
} from './recipe/recipe-context.ts';
export type {
  DrawData,
  NodeData,
  NodeRef,
  PathRef,
  ProcessData,
  RecipeData,
  StepData,
  TaskData,
} from './recipe/recipe-data.ts';
export { isNodeRef, isTask, refsIn, withRefs } from './recipe/recipe-data.ts';
export { type RunOutcome, runRecipe } from './recipe/run-recipe.ts';
