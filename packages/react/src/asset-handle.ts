import type { Playable } from '@meshwright/runtime';
import type { ThreeAsset } from '@meshwright/three';
import type { ComponentAsset } from '@meshwright/three/internal';
import type { Group } from 'three';

/** A component's copy of a loaded asset. */
export interface AssetHandle<Clip extends string = string>
  extends Playable<Clip>,
    Pick<ComponentAsset, 'attach'> {
  /** For `<primitive object={root} />`; it belongs to the component, and the model inside has its size. */
  readonly root: Group;
  /** `coarse` while the first level of a file is shown and the rest arrives: it has no clips. */
  readonly stage: 'coarse' | 'file';
  readonly report: ThreeAsset['report'];
  /** The copy while the component is mounted. */
  readonly asset: ThreeAsset | undefined;
}

export function assetHandle<Clip extends string>(
  stage: AssetHandle['stage'],
  { clips, report }: ThreeAsset,
  root: Group,
  shown: ComponentAsset,
): AssetHandle<Clip> {
  return {
    root,
    stage,
    clips: clips as readonly Clip[],
    report,
    get asset() {
      return shown.state.asset as ThreeAsset | undefined;
    },
    play: shown.play as Playable<Clip>['play'],
    stop: shown.stop,
    attach: shown.attach,
  };
}
