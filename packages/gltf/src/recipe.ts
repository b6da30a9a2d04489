export { clipsAlone } from './clips/clips-alone.ts';
export { clipSlugs } from './inspect/clip-report.ts';
export { bakeArmatureScale } from './recipe/bake-step.ts';
export { humanoid } from './recipe/humanoid-step.ts';
export { place, unplace } from './recipe/place-step.ts';
export {
  type ProcessedAsset,
  type ProcessOptions,
  type ProcessReport,
  processAsset,
  type StepProgress,
  type StepReport,
} from './recipe/process-asset.ts';
export type {
  AssetStep,
  DocumentTransform,
  ParsedDocument,
  PlannedFile,
  ResultCache,
  Step,
  StepContext,
} from './recipe/step.ts';
