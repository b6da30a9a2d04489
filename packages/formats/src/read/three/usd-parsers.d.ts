declare module 'three/examples/jsm/loaders/usd/USDCParser.js' {
  /** Parses crates; its members are those that a class of ours reads with. */
  export class USDCParser {
    readonly reader: {
      readUint8(): number;
      readUint32(): number;
      readUint64(): number;
      readFloat64(): number;
    };
    readonly version: { readonly major: number; readonly minor: number };
    readonly tokens: readonly string[];
    /** Indices of tokens. */
    readonly strings: readonly number[];
    readonly paths: readonly string[];
    parseData(buffer: ArrayBuffer): { readonly specsByPath: import('../usd/specs.ts').Specs };
    /** Reads a value at the place of the reader. */
    _readScalarValue(type: number): unknown;
  }
}

declare module 'three/examples/jsm/loaders/usd/USDComposer.js' {
  import type { AnimationClip, Group, ImageLoader, Skeleton } from 'three';

  export class USDComposer {
    imageLoader: ImageLoader;
    /** Skeletons by the paths of their prims. */
    readonly skeletons: Readonly<
      Record<
        string,
        {
          readonly skeleton: Skeleton;
          readonly joints: readonly string[];
          readonly animationPath: string | null;
        }
      >
    >;
    _buildAnimationClip(path: string): AnimationClip | null;
    compose(
      layer: unknown,
      assets: Readonly<Record<string, unknown>>,
      variants: Readonly<Record<string, string>>,
      folder: string,
    ): Group & { animations: AnimationClip[] };
  }
}
