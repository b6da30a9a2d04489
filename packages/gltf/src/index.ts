export type { BoundsReport } from './bounds/bounds-report.ts';
export type { BoundsMode } from './bounds/rest-bounds.ts';
export { type ClipMotion, clipMotion, type RootMotion } from './clips/analysis/clip-motion.ts';
export type { LoopScore } from './clips/analysis/loop-score.ts';
export { dedupeClips } from './clips/dedupe-clips.ts';
export { dropConstantTracks } from './clips/drop-constant-tracks.ts';
export { type EditClipsOptions, type EditClipsReport, editClips } from './clips/edit-clips.ts';
export { listClips } from './clips/list-clips.ts';
export { type ClipDonor, type MergeOptions, mergeClips } from './clips/merge-clips.ts';
export { type NameScheme, renameClips } from './clips/rename-clips.ts';
export { type ResampleOptions, resampleClips } from './clips/resample-clips.ts';
export { type Retiming, retimeClip } from './clips/retime-clip.ts';
export { extractRootMotion, makeInPlace, type RootMotionOptions } from './clips/root-motion.ts';
export type { ClipRef } from './clips/session/clip-list.ts';
export type { ClipStep } from './clips/session/clip-session.ts';
export type { RigTolerance } from './clips/session/rig-match.ts';
export { type ClipPiece, splitClip, trimClip } from './clips/trim-clip.ts';
export { GltfError, type GltfErrorCode, hasCode } from './gltf-error.ts';
export type { ClipBounds, ClipReport } from './inspect/clip-report.ts';
export {
  type InspectOptions,
  type InspectReport,
  inspectModel,
  type MeshReport,
  type TextureReport,
} from './inspect/inspect-model.ts';
export { isSameModel } from './inspect/same-model.ts';
export type { DrawnCounts } from './inspect/triangle-count.ts';
export type { Vector } from './matrix.ts';
export { type PlacedModel, placeModel } from './place/place-model.ts';
export type { Origin, PlaceOptions } from './place/place-options.ts';
export { type PlaceStreamOptions, placeStream } from './place/place-stream.ts';
export type { PlaceReport } from './place/placement.ts';
export { type UnplaceOptions, type UnplaceReport, unplaceModel } from './place/unplace-model.ts';
export { type ImageFacts, imageFacts } from './read/image-size.ts';
export type { ModelInput } from './source/model-input.ts';
export { blobSource, bytesSource, type Source } from './source/source.ts';
export { type UrlSourceOptions, urlSource } from './source/url-source.ts';
export type { Unit, UnitOption } from './unit.ts';
export type { Warning, WarningCode } from './warning.ts';
export { gltfFiles } from './write/gltf-files.ts';
