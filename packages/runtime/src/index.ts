export { nextAnimationFrame } from './animation-frame.ts';
export { AssetError, type AssetErrorCode } from './asset-error.ts';
export { type AssetSource, identityOf, type TaskClient, type TaskFile } from './asset-source.ts';
export type { BuyTask, BuyTaskOptions } from './buy-task.ts';
export type { PlayOptions } from './clip-mix.ts';
export { findClip } from './clip-names.ts';
export { type Assets, type AssetsOptions, createAssets, type LoadOptions } from './create-assets.ts';
export type { ClipState, EngineInstance, EngineModel, EnginePart, EnginePort, Size } from './engine-port.ts';
export {
  assetFetcher,
  type FetchAsset,
  type FetchedAsset,
  type FetcherOptions,
  type FetchOptions,
} from './fetch-asset.ts';
export type { Received } from './fetch-file.ts';
export type { Box, FitOptions } from './fit.ts';
export type { LeakReport } from './leak-report.ts';
export type { LodAsset, LodLevel, LodOptions } from './lod-asset.ts';
export type { KeyedTrack, RigClip, RigNode, RigTrack } from './retarget/rig.ts';
export type { BorrowOptions, SceneAsset } from './scene-asset.ts';
export type { SpawnRequest, SpawnStage } from './spawn-plan.ts';
export type { SpawnEvent, Spawned, SpawnOptions, SpawnSource } from './spawned.ts';
export { openVault, type Vault, type VaultOptions } from './vault.ts';
