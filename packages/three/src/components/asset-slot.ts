import { type FitOptions, fitAsset, type Playable } from '@meshwright/runtime';
import { waitingClip } from '@meshwright/runtime/internal';
import { Group } from 'three';
import type { ThreeAsset } from '../three-assets.ts';

/** The place of one component's copy, which may be replaced; the clip that was played last goes on with the next one. */
export interface AssetSlot extends Pick<Playable, 'play' | 'stop'> {
  /** The copy that is shown. */
  readonly asset: ThreeAsset | undefined;
  /** Shows a copy until the returned function is called. */
  show(asset: ThreeAsset): () => void;
  /** Puts the copy back that was at a socket of another model. */
  takeBack(): void;
  /** Gives the copies of an asset their size, or that of the file. @throws AssetError `bad_source` for an impossible size */
  fit(asset: Pick<ThreeAsset, 'report'>, options: FitOptions): void;
}

/**
 * Makes nothing that needs to be freed, as a render may be dropped.
 * @param root parent of the copies
 * @param onPlay called after a clip was asked for or stopped, for a page that draws on demand
 */
export function assetSlot(root: Group, onPlay: () => void): AssetSlot {
  const place = new Group();
  let shown: ThreeAsset | undefined;
  const clip = waitingClip(() => shown, onPlay);
  return {
    get asset() {
      return shown;
    },
    play: clip.play,
    stop: clip.stop,
    show(asset) {
      const copy = asset.clone();
      shown = copy;
      root.add(place.add(copy.root));
      clip.resume();
      return () => {
        copy.dispose();
        if (shown !== copy) return;
        shown = undefined;
        place.removeFromParent();
      };
    },
    takeBack() {
      if (shown) root.add(place.add(shown.root));
    },
    fit(asset, options) {
      const fit = fitAsset(asset, options);
      place.scale.setScalar(fit?.scale ?? 1);
      place.position.set(...(fit?.offset ?? [0, 0, 0]));
    },
  };
}
