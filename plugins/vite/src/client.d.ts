// Types of the plugin's modules. `meshwright-env.d.ts`, which the plugin writes beside the manifest, refers to them and
// adds the names of the project's assets.

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
    /** Names of the parts; absent in files made by an earlier version. */
    readonly names?:
      | Readonly<Record<'nodes' | 'materials' | 'bones' | 'morphs', readonly string[]>>
      | undefined;
  }

  /** An asset. The dev server updates it in place, so it is always current. */
  export interface Asset extends AssetFile {
    readonly targets?: Readonly<Record<string, AssetFile>> | undefined;
    /** URLs of what is drawn of it, by the part of the name after the asset's: `icon-64.png`. */
    readonly drawn?: Readonly<Record<string, string>> | undefined;
    /** Set while it is not made yet: a box of its declared height stands in for it. */
    readonly placeholder?: true | undefined;
  }

  /** Names the assets of a project: `assets` that are made, with their clips, and `declared` ones. */
  export interface Register {}

  type Made = Register extends { readonly assets: infer Assets } ? Assets : object;

  /** Name of a declared asset, made or not. */
  export type AssetName = Register extends { readonly declared: infer Names }
    ? keyof Names & string
    : keyof Made & string;

  /** An asset with the names of its clips, once it is made. */
  export type NamedAsset<Name extends AssetName> = Name extends keyof Made
    ? Asset & Omit<Made[Name], 'url'>
    : Asset;

  /** Name of a clip of an asset that is made: `ClipName<'hero'>`. */
  export type ClipName<Name extends keyof Made> = Made[Name] extends {
    readonly clips: readonly (infer Clip extends { readonly name: string })[];
  }
    ? Clip['name']
    : never;

  /** All finished assets. */
  export const assets: { readonly [Name in keyof Made]: Asset & Omit<Made[Name], 'url'> };

  /**
   * Calls back after an asset was made or remade by the dev server; never in a build. With a listener, the page is
   * not reloaded for the change.
   * @returns unsubscribes
   */
  export function onAssetChange(name: AssetName, callback: (asset: Asset) => void): () => void;
}

declare module 'virtual:meshwright?preview' {
  import type { AssetName, NamedAsset } from 'virtual:meshwright';

  /** All declared assets. */
  export const assets: { readonly [Name in AssetName]: NamedAsset<Name> };
  export { onAssetChange } from 'virtual:meshwright';
}
