export { nextAnimationFrame } from './asset/animation-frame.ts';
export type { PlayOptions } from './asset/clip-mix.ts';
export { findClip } from './asset/clip-names.ts';
export type { Box, FitOptions } from './asset/fit.ts';
export type { LeakReport } from './asset/leak-report.ts';
export type { LoadOptions } from './asset/load-asset.ts';
export type { LodAsset, LodLevel, LodOptions } from './asset/lod-asset.ts';
export type { BorrowOptions, SceneAsset } from './asset/scene-asset.ts';
export { AssetError, type AssetErrorCode } from './asset-error.ts';
export { type Assets, type AssetsOptions, createAssets } from './create-assets.ts';
export type { ClipState, EngineInstance, EngineModel, EnginePart, EnginePort, Size } from './engine-port.ts';
export { type AssetCache, type AssetCacheOptions, openAssetCache } from './load/asset-cache.ts';
export { type AssetSource, identityOf, type TaskClient, type TaskFile } from './load/asset-source.ts';
export {
  assetFetcher,
  type FetchAsset,
  type FetchedAsset,
  type FetcherOptions,
  type FetchOptions,
} from './load/fetch-asset.ts';
export type { Received } from './load/fetch-file.ts';
export type { KeyedTrack, RigClip, RigNode, RigTrack } from './retarget/rig.ts';
export type { BuyTask, BuyTaskOptions } from './spawn/buy-task.ts';
export type { SpawnRequest, SpawnStage } from './spawn/spawn-plan.ts';
export type { SpawnEvent, Spawned, SpawnOptions, SpawnSource } from './spawn/spawned.ts';
