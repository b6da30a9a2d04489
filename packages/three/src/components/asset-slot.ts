import { type FitOptions, fitAsset, type Playable } from '@meshwright/runtime';
import { Group } from 'three';
import type { ThreeAsset } from '../three-assets.ts';

/** The place of one component's copy, which may be replaced; the clip that was played last goes on with the next one. */
export interface AssetSlot extends Pick<Playable, 'play' | 'stop'> {
  /** The copy that is shown. */
  readonly asset: ThreeAsset | undefined;
  /** Shows a copy until the returned function is called. */
  show(asset: ThreeAsset): () => void;
  /** Gives the copies of an asset their size. @throws AssetError `bad_source` for an impossible size */
  fit(asset: Pick<ThreeAsset, 'report'>, options: FitOptions): void;
}

/** Makes nothing that needs to be freed, as a render may be dropped. @param root parent of the copies */
export function assetSlot(root: Group): AssetSlot {
  const place = new Group();
  let shown: ThreeAsset | undefined;
  let wanted: Parameters<Playable['play']> | undefined;
  return {
    get asset() {
      return shown;
    },
    play(...args) {
      wanted = args;
      return shown?.play(...args);
    },
    stop(options) {
      wanted = undefined;
      shown?.stop(options);
    },
    show(asset) {
      const copy = asset.clone();
      shown = copy;
      root.add(place.add(copy.root));
      if (wanted) copy.play(...wanted);
      return () => {
        copy.dispose();
        if (shown !== copy) return;
        shown = undefined;
        place.removeFromParent();
      };
    },
    fit(asset, options) {
      const fit = fitAsset(asset, options);
      if (!fit) return;
      place.scale.setScalar(fit.scale);
      place.position.set(...fit.offset);
    },
  };
}
