// What the modules of the plugin say. Put this into a .d.ts file of the project:
//   /// <reference types="@meshwright/vite/client" />

declare module 'virtual:meshwright' {
  /** A finished file, as a game wants to know it before it is loaded. */
  export interface AssetFile {
    /** Changes whenever the bytes do. */
    readonly url: string;
    readonly bytes: number;
    readonly sha256: string;
    readonly triangles: number;
    /** Width, height and depth in metres; null without geometry. */
    readonly size: readonly [number, number, number] | null;
    /** The lowest corner, in metres. */
    readonly min: readonly [number, number, number] | null;
    readonly clips: readonly { readonly name: string; readonly seconds: number }[];
  }

  /** While developing it is changed in place, so it is always what the asset is now. */
  export interface Asset extends AssetFile {
    readonly targets?: Readonly<Record<string, AssetFile>> | undefined;
    /** It is not made yet: a box of its declared height stands in for it. */
    readonly placeholder?: true | undefined;
  }

  /**
   * Names the assets of a project, from its generated module:
   * `interface Register { assets: typeof import('./assets.ts').assets }`
   */
  export interface Register {}

  /** Every asset that was made. */
  export const assets: Register extends { readonly assets: infer Made }
    ? { readonly [Name in keyof Made]: Asset & Omit<Made[Name], 'url'> }
    : Readonly<Record<string, Asset>>;

  /**
   * Calls back with the asset after it was made, or made anew, while developing; never in a build.
   * Whoever listens takes care of the change: the page is not reloaded for it.
   * @returns ends it
   */
  export function onAssetChange(name: string, callback: (asset: Asset) => void): () => void;
}

declare module 'virtual:meshwright?preview' {
  import type { Asset } from 'virtual:meshwright';

  /** Every asset that is declared. */
  export const assets: Readonly<Record<string, Asset>>;
  export { onAssetChange } from 'virtual:meshwright';
}

declare module 'meshwright:*' {
  const asset: import('virtual:meshwright').Asset;

  export { asset as default };
}
