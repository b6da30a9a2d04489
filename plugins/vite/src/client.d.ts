// Types of the plugin's modules. Add this to a .d.ts file of the project:
//   /// <reference types="@meshwright/vite/client" />

declare module 'virtual:meshwright' {
  /** A finished file and its properties before loading. */
  export interface AssetFile {
    /** Changes whenever the bytes do. */
    readonly url: string;
    readonly bytes: number;
    readonly sha256: string;
    readonly triangles: number;
    /** Width, height and depth in metres; null without geometry. */
    readonly size: readonly [number, number, number] | null;
    /** Lowest corner, in metres. */
    readonly min: readonly [number, number, number] | null;
    readonly clips: readonly { readonly name: string; readonly seconds: number }[];
  }

  /** An asset. The dev server updates it in place, so it is always current. */
  export interface Asset extends AssetFile {
    readonly targets?: Readonly<Record<string, AssetFile>> | undefined;
    /** Set while it is not made yet: a box of its declared height stands in for it. */
    readonly placeholder?: true | undefined;
  }

  /**
   * Names the assets of a project, from its generated module:
   * `interface Register { assets: typeof import('./assets.ts').assets }`
   */
  export interface Register {}

  /** All finished assets. */
  export const assets: Register extends { readonly assets: infer Made }
    ? { readonly [Name in keyof Made]: Asset & Omit<Made[Name], 'url'> }
    : Readonly<Record<string, Asset>>;

  /**
   * Calls back after an asset was made or remade by the dev server; never in a build. With a listener, the page is
   * not reloaded for the change.
   * @returns unsubscribes
   */
  export function onAssetChange(name: string, callback: (asset: Asset) => void): () => void;
}

declare module 'virtual:meshwright?preview' {
  import type { Asset } from 'virtual:meshwright';

  /** All declared assets. */
  export const assets: Readonly<Record<string, Asset>>;
  export { onAssetChange } from 'virtual:meshwright';
}

declare module 'meshwright:*' {
  const asset: import('virtual:meshwright').Asset;

  export { asset as default };
}
