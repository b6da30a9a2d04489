export { type AtlasReport, atlas } from './optimize/atlas.ts';
export type {
  BodyMotion,
  ColliderEngine,
  ColliderForm,
  ColliderOptions,
  ColliderShape,
} from './optimize/colliders/collider-options.ts';
export type { Collider, ColliderReport } from './optimize/colliders/collider-shapes.ts';
export { colliders } from './optimize/colliders/colliders.ts';
export {
  type LightmapUvOptions,
  type LightmapUvReport,
  lightmapUv,
} from './optimize/lightmap/lightmap-uv.ts';
export { type LodFiles, type LodFilesOptions, lodFiles } from './optimize/lods/lod-files.ts';
export { type LodLevel, type LodOptions, type LodReport, lods } from './optimize/lods/lods.ts';
export { type MetalRoughReport, metalRough } from './optimize/metal-rough.ts';
export {
  type LightFigures,
  type OptimizeOptions,
  type OptimizeReport,
  optimize,
} from './optimize/optimize.ts';
export type { Removed, RemovedKind } from './optimize/removed.ts';
export {
  type Budget,
  type BudgetLine,
  type BudgetReport,
  budgetReasons,
  budgets,
  checkBudget,
  type Measure,
  type PictureFormat,
  type Preset,
  presets,
  type Target,
  type TextureQuality,
} from './optimize/target-budgets.ts';
export type { ImageEncoder } from './optimize/textures.ts';
export { thinClips } from './optimize/thin-clips.ts';
