export { type AtlasReport, atlas } from './light/atlas.ts';
export {
  type Budget,
  type BudgetLine,
  type BudgetReport,
  budgetReasons,
  budgets,
  checkBudget,
  type Measure,
  type Target,
} from './light/budget.ts';
export type { ColliderEngine, ColliderShape } from './light/collider-names.ts';
export {
  type Collider,
  type ColliderOptions,
  type ColliderReport,
  colliders,
  collidersAlone,
} from './light/colliders.ts';
export { type LodLevel, type LodOptions, type LodReport, lods } from './light/lods.ts';
export { type LightFigures, type OptimizeOptions, type OptimizeReport, optimize } from './light/optimize.ts';
export type { ImageEncoder, PictureFormat } from './light/pictures.ts';
export { type Preset, presets } from './light/presets.ts';
export { thinClips } from './light/thin-clips.ts';
