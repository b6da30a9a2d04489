export type { ClipName, ClipOf, ModuleFile, Playable } from '@meshwright/runtime';
export { AssetError } from '@meshwright/three';
export { Asset, type AssetEvent, type FileProps, type PromptProps } from './asset.ts';
export type { AssetHandle } from './asset-handle.ts';
export type { FileEvent } from './file-asset.ts';
export { MeshwrightProvider, type MeshwrightProviderProps } from './meshwright-provider.ts';
export { type SpawnHandle, type UseSpawnOptions, useSpawn } from './spawn/use-spawn.ts';
export { type UseAssetOptions, useAsset } from './use-asset.ts';
export { type Clips, useClips } from './use-clips.ts';
