/**
 * @internal Parts that engine adapters and the bindings of component frameworks share. They may change in any release; a game uses
 * `createAssets`, or the binding of its framework.
 */

export { placeInCopy } from './asset/place-in-copy.ts';
export { type AssetPool, assetPool } from './components/asset-pool.ts';
export { assetSourceOf } from './components/module-file.ts';
export type { PooledAsset, PooledState } from './components/pooled-asset.ts';
export { sourceKey } from './components/source-key.ts';
export { type SpawnHolder, type SpawnState, spawnHolder } from './components/spawn-holder.ts';
export { spawnIdentity } from './components/spawn-identity.ts';
export { waitingClip } from './components/waiting-clip.ts';
export { isFiles } from './load/asset-source.ts';
export { pageScript } from './load/page-script.ts';
