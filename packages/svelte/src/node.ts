export { AssetError } from '@meshwright/three';

// What plain Node imports, where Threlte cannot be: a module that uses these names can be imported by a test or a script.

function refuse(name: string): never {
  throw new TypeError(
    `${name} runs in a component inside <Canvas>, compiled by a bundler with the plugin of Svelte; plain Node cannot import Threlte.`,
  );
}

export const provideAssets = (): never => refuse('provideAssets()');
export const useAsset = (): never => refuse('useAsset()');
export const useAssets = (): never => refuse('useAssets()');
export const useCrowd = (): never => refuse('useCrowd()');
export const useLods = (): never => refuse('useLods()');
export const useScatter = (): never => refuse('useScatter()');
