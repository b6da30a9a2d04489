import type { LoadOptions } from '@meshwright/runtime';
import { type AnimationClip, Loader, type Object3D } from 'three';
import type { ThreeAsset, ThreeAssets } from './three-assets.ts';

/** The fields that code written for GLTFLoader reads, and the asset itself, whose `dispose` frees it. */
export interface LoadedAsset {
  readonly scene: Object3D;
  readonly animations: AnimationClip[];
  readonly asset: ThreeAsset;
}

/**
 * A three.js `Loader` over `ThreeAssets`: loads URLs, sidecars and tasks as `rigging:ID@host`. With
 * react-three-fiber: `useLoader(AssetLoader, 'rigging:ID', (loader) => loader.setAssets(assets))`.
 * @example
 * import { AssetLoader, threeAssets } from '@meshwright/three';
 *
 * const loader = new AssetLoader().setAssets(threeAssets({ renderer, scene, camera }));
 * const loaded = await loader.loadAsync('/models/chest.glb');
 * scene.add(loaded.scene);
 * loaded.asset.dispose();
 */
export class AssetLoader extends Loader<LoadedAsset> {
  private assets: ThreeAssets | undefined;
  private stop = new AbortController();

  setAssets(assets: ThreeAssets): this {
    this.assets = assets;
    return this;
  }

  /** Reports progress as `loaded` of `total` 100, whatever the file size. */
  override load(
    url: string,
    onLoad: (data: LoadedAsset) => void,
    onProgress?: (event: ProgressEvent) => void,
    onError?: (error: unknown) => void,
  ): void {
    const { signal } = this.stop;
    const notify = (loaded: number) =>
      onProgress?.(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 100 }));
    this.manager.itemStart(url);
    this.open(url, { signal, onProgress: notify })
      .then(onLoad)
      .catch((error: unknown) => {
        this.manager.itemError(url);
        if (onError) onError(error);
        else console.error(error);
      })
      .finally(() => this.manager.itemEnd(url));
  }

  override loadAsync(url: string, onProgress?: (event: ProgressEvent) => void): Promise<LoadedAsset> {
    return new Promise((resolve, reject) => this.load(url, resolve, onProgress, reject));
  }

  /** Aborts every load of this loader. */
  override abort(): this {
    this.stop.abort();
    this.stop = new AbortController();
    return this;
  }

  private async open(url: string, options: LoadOptions): Promise<LoadedAsset> {
    if (!this.assets) throw new TypeError('AssetLoader: call setAssets(assets) first.');
    const asset = await this.assets.loadAsset(this.path ? this.path + url : url, options);
    return { scene: asset.root, animations: [...asset.native.animations], asset };
  }
}
