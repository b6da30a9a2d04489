import type { FitOptions, Playable } from '@meshwright/runtime';
import type { AssetPool } from '@meshwright/runtime/internal';
import type { Group, Object3D } from 'three';
import type { ThreeAsset } from '../three-assets.ts';
import type { ThreeClips } from '../three-host.ts';
import { assetSlot } from './asset-slot.ts';

/** What a component shows of a file at a moment. */
export interface FileState {
  /** `coarse` is the first level of a file whose rest is still arriving. */
  readonly stage: 'waiting' | 'coarse' | 'file';
  /** 0 to 100. */
  readonly percent: number;
  /** An `AssetError`; nothing is shown then. */
  readonly error: unknown;
  /** The component's own copy. */
  readonly asset: ThreeAsset | undefined;
}

export type FileEvent =
  | { readonly type: 'progress'; readonly stage: 'file'; readonly percent: number }
  /** `coarse` is the first level of a file whose rest is still arriving. */
  | { readonly type: 'shown'; readonly stage: 'coarse' | 'file'; readonly asset: ThreeAsset }
  | { readonly type: 'failed'; readonly stage: 'file'; readonly error: unknown };

/** The file of one component. */
export interface FileHolder extends Pick<Playable, 'play' | 'stop'> {
  /** Another object after each change. */
  readonly state: FileState;
  /** Loads and shows, and calls back after each change, until the returned function is called. */
  open(
    pool: AssetPool<Object3D, ThreeClips>,
    source: Parameters<AssetPool<Object3D, ThreeClips>['open']>[0],
    fit: FitOptions,
    onChange: () => void,
  ): () => void;
  /** Puts the copy back that was at a socket of another model. */
  takeBack(): void;
  /** Gives what is open another size. */
  fit(fit: FitOptions): void;
}

const nothing: FileState = { stage: 'waiting', percent: 0, error: undefined, asset: undefined };

/**
 * @param listener returns the current listener
 * @param onPlay called after a clip was asked for or stopped
 */
export function fileHolder(
  root: Group,
  listener: () => ((event: FileEvent) => void) | undefined,
  onPlay: () => void,
): FileHolder {
  const slot = assetSlot(root, onPlay);
  let state = nothing;
  let refit = (_: FitOptions): void => {};
  return {
    get state() {
      return state;
    },
    play: slot.play,
    stop: slot.stop,
    takeBack: slot.takeBack,
    fit: (next) => refit(next),
    open(pool, source, first, onChange) {
      let fit = first;
      const entry = pool.open(source);
      const release = entry.hold();
      let hide = () => {};
      const change = (next: Partial<FileState>, event?: FileEvent) => {
        state = { ...state, ...next };
        onChange();
        if (event) listener()?.(event);
      };
      const fail = (error: unknown) => {
        hide();
        change({ stage: 'waiting', asset: undefined, error }, { type: 'failed', stage: 'file', error });
      };
      const look = () => {
        const now = entry.state;
        if (now.status === 'failed') fail(now.error);
        if (!('asset' in now)) return;
        const { status: stage } = now;
        try {
          slot.fit(now.asset, fit);
        } catch (error) {
          return fail(error);
        }
        // The next copy is in the scene before the last one leaves it.
        const last = hide;
        hide = slot.show(now.asset);
        last();
        const asset = slot.asset!;
        change({ stage, asset, error: undefined }, { type: 'shown', stage, asset });
      };
      refit = (next) => {
        fit = next;
        const now = entry.state;
        if (state.asset === undefined || !('asset' in now)) return look();
        try {
          slot.fit(now.asset, fit);
          onChange();
        } catch (error) {
          fail(error);
        }
      };
      state = nothing;
      const forget = [
        entry.onProgress((percent) => change({ percent }, { type: 'progress', stage: 'file', percent })),
        entry.onChange(look),
      ];
      look();
      return () => {
        for (const each of forget) each();
        refit = () => {};
        hide();
        release();
        state = nothing;
      };
    },
  };
}
