export { type FrameSession, nextAnimationFrame } from './asset/animation-frame.ts';
export { findClip } from './asset/clip-names.ts';
export type { CrowdClip } from './asset/crowd.ts';
export type { AssetWarning } from './asset/environment-warning.ts';
export { type Box, type Fit, type FitOptions, fitAsset } from './asset/fit.ts';
export type { LoadOptions } from './asset/load-asset.ts';
export type { LodAsset, LodLevel, LodOptions } from './asset/lod-asset.ts';
export type { Scattered, ScatterOptions, ScatterPlace } from './asset/scatter-asset.ts';
export type { SceneAsset, Shadows } from './asset/scene-asset.ts';
export { AssetError, type AssetErrorCode } from './asset-error.ts';
export type { Attachment, AttachOptions } from './attach/attachment.ts';
export type { ClipName, ClipOf, ModuleFile } from './components/module-file.ts';
export type { Playable } from './components/playable.ts';
export { type Assets, type AssetsOptions, createAssets } from './create-assets.ts';
export type {
  EngineCrowd,
  EngineInstance,
  EngineModel,
  EnginePart,
  EnginePort,
  EngineScatter,
  MountPlace,
  PrepareCrowd,
  PrepareScatter,
  ShadowFlags,
  Size,
} from './engine-port.ts';
export { type AssetCache, openAssetCache } from './load/asset-cache.ts';
export { type AssetSource, identityOf } from './load/asset-source.ts';
export { checkDecoderPolicy } from './load/check-decoder-policy.ts';
export type { DecoderFolders } from './load/decoder-folders.ts';
export { droppedFiles } from './load/dropped-files.ts';
export { assetFetcher, type FetchAsset, type FetcherOptions } from './load/fetch-asset.ts';
export type { RigClip, RigNode, RigTrack } from './retarget/rig.ts';
export type { BuyTask } from './spawn/buy-task.ts';
export type { SpawnRequest, SpawnStage } from './spawn/spawn-plan.ts';
export type { SpawnEvent, Spawned, SpawnOptions, SpawnSource } from './spawn/spawned.ts';
