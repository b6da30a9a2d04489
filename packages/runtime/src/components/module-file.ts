import type { AssetSource } from '../load/asset-source.ts';

/** A file of a generated module, `assets.hero`, which names its clips. */
export interface ModuleFile {
  readonly url: string;
  readonly clips: readonly { readonly name: string }[];
}

/** Names of a source's clips: those of a module's file, any text for other sources. */
export type ClipOf<Source> = Source extends { readonly clips: readonly { readonly name: infer Clip }[] }
  ? Clip & string
  : string;

/** A clip, or what it means: the clip that suits it best is played. */
export type ClipName<Clip extends string> = Clip | 'idle' | 'jump' | 'run' | 'walk';

export function assetSourceOf(source: AssetSource | ModuleFile): AssetSource {
  return typeof source === 'object' && 'url' in source && 'clips' in source ? source.url : source;
}
