declare module 'three/examples/jsm/loaders/usd/USDCParser.js' {
  export class USDCParser {
    parseData(buffer: ArrayBuffer): unknown;
  }
}

declare module 'three/examples/jsm/loaders/usd/USDComposer.js' {
  import type { AnimationClip, Group, ImageLoader } from 'three';

  export class USDComposer {
    imageLoader: ImageLoader;
    compose(
      layer: unknown,
      assets: Readonly<Record<string, unknown>>,
      variants: Readonly<Record<string, string>>,
      folder: string,
    ): Group & { animations: AnimationClip[] };
  }
}
