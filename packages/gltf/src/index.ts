export type { ClipReport } from './clip-report.ts';
export { GltfError, type GltfErrorCode, hasCode } from './gltf-error.ts';
export {
  type BoundsReport,
  type InspectOptions,
  type InspectReport,
  inspectModel,
  type MeshReport,
  type TextureReport,
} from './inspect-model.ts';
export type { Vector } from './matrix.ts';
export type { JsonLimits } from './parse-json.ts';
export { type PlacedModel, placeModel } from './place-model.ts';
export { type Origin, type PlaceOptions, type PlaceReport, placeLimits } from './placement.ts';
export type { BoundsMode } from './rest-bounds.ts';
export { blobSource, bytesSource, type Source } from './source.ts';
export type { Unit, UnitOption } from './unit.ts';
export { type UrlSourceOptions, urlSource } from './url-source.ts';
export type { Warning, WarningCode } from './warning.ts';
