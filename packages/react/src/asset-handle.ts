import { type FitOptions, fitAsset, type SceneAsset } from '@meshwright/runtime';
import type { ThreeAsset } from '@meshwright/three';
import { Group } from 'three';
import type { ClipName } from './asset-source.ts';

type PlayOptions = Parameters<SceneAsset<unknown, unknown>['play']>[1];
type StopOptions = Parameters<SceneAsset<unknown, unknown>['stop']>[0];

/** Something whose clips can be played. */
export interface Playable<Clip extends string = string> {
  readonly clips: readonly Clip[];
  /** Returns the clip that was found; undefined when there is none like it. */
  play(name: ClipName<Clip>, options?: PlayOptions): Clip | undefined;
  stop(options?: StopOptions): void;
}

/** A component's copy of a loaded asset. */
export interface AssetHandle<Clip extends string = string> extends Playable<Clip> {
  /** For `<primitive object={root} />`; it belongs to the component, and the model inside has its size. */
  readonly root: Group;
  readonly report: ThreeAsset['report'];
  /** The copy while the component is mounted. */
  readonly asset: ThreeAsset | undefined;
}

/** A handle with the calls of the hook. */
export interface MountedHandle<Clip extends string> extends AssetHandle<Clip> {
  /** Shows a copy until the returned function is called. */
  mount(): () => void;
  fit(options: FitOptions): void;
}

/** Makes nothing that needs to be freed, as a render may be dropped. */
export function assetHandle<Clip extends string>(loaded: ThreeAsset, root: Group): MountedHandle<Clip> {
  const slot = new Group();
  let asset: ThreeAsset | undefined;
  let wanted: [name: string, options: PlayOptions] | undefined;
  return {
    root,
    clips: loaded.clips as readonly Clip[],
    report: loaded.report,
    get asset() {
      return asset;
    },
    play(name, options) {
      wanted = [name, options];
      return asset?.play(name, options) as Clip | undefined;
    },
    stop(options) {
      wanted = undefined;
      asset?.stop(options);
    },
    mount() {
      const copy = loaded.clone();
      asset = copy;
      slot.add(copy.root);
      root.add(slot);
      if (wanted) copy.play(...wanted);
      return () => {
        asset = undefined;
        slot.removeFromParent();
        copy.dispose();
      };
    },
    fit(options) {
      const fit = fitAsset(loaded, options);
      if (!fit) return;
      slot.scale.setScalar(fit.scale);
      slot.position.set(...fit.offset);
    },
  };
}
