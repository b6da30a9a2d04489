export type { ClipBounds, ClipReport } from './clip-report.ts';
export type { ClipRef, ClipStep } from './clips/clip-edit.ts';
export { type ClipMotion, clipMotion, type RootMotion } from './clips/clip-motion.ts';
export { dedupeClips } from './clips/dedupe-clips.ts';
export { dropConstantTracks } from './clips/drop-constant-tracks.ts';
export { type EditClipsOptions, type EditClipsReport, editClips } from './clips/edit-clips.ts';
export { listClips } from './clips/list-clips.ts';
export type { LoopScore } from './clips/loop-score.ts';
export { type ClipDonor, mergeClips } from './clips/merge-clips.ts';
export { type NameScheme, renameClips } from './clips/rename-clips.ts';
export { type ResampleOptions, resampleClips } from './clips/resample-clips.ts';
export { type Retiming, retimeClip } from './clips/retime-clip.ts';
export type { RigTolerance } from './clips/rig-match.ts';
export { extractRootMotion, makeInPlace, type RootMotionOptions } from './clips/root-motion.ts';
export { type ClipPiece, splitClip, trimClip } from './clips/trim-clip.ts';
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
export { type PlaceStreamOptions, placeStream } from './place-stream.ts';
export { type Origin, type PlaceOptions, type PlaceReport, placeLimits } from './placement.ts';
export type { BoundsMode } from './rest-bounds.ts';
export { blobSource, bytesSource, type Source } from './source.ts';
export type { Unit, UnitOption } from './unit.ts';
export { type UnplaceOptions, type UnplaceReport, unplaceModel } from './unplace-model.ts';
export { type UrlSourceOptions, urlSource } from './url-source.ts';
export type { Warning, WarningCode } from './warning.ts';
