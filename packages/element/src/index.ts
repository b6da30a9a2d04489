export { AssetError } from '@meshwright/three';
export { defineMeshwrightAsset, MeshwrightAsset } from './meshwright-asset.ts';
