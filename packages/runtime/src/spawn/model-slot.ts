import type { TaskRef } from '@meshwright/client';
import type { PlayOptions } from '../asset/clip-mix.ts';
import { type Box, fitAsset, guessedBox, sizeOf } from '../asset/fit.ts';
import type { LoadAsset } from '../asset/load-asset.ts';
import type { HeldAsset, SceneAsset } from '../asset/scene-asset.ts';
import { aborted, throwIfAborted } from '../asset-error.ts';
import type { EnginePart, EnginePort } from '../engine-port.ts';
import type { TaskFile } from '../load/asset-source.ts';
import type { FetchAsset } from '../load/fetch-asset.ts';
import type { SpawnStage } from './spawn-plan.ts';
import type { SpawnEvent, Spawned, SpawnOptions } from './spawned.ts';

/** What a slot shows at the moment. */
interface Shown<Node, Native> {
  stage: Spawned<Node, Native>['stage'];
  asset: HeldAsset<Node, Native> | undefined;
  /** Box in the anchor's space; a guess of the wanted size until a model is shown. */
  bounds: Box;
}

export interface SlotContext<Node, Native> {
  readonly port: EnginePort<Node, Native>;
  readonly load: LoadAsset<Node, Native>;
  readonly fetchAsset: FetchAsset;
}

/** The node below an anchor that shows a placeholder, and later one model after another. */
export interface ModelSlot<Node, Native> {
  readonly shown: Readonly<Shown<Node, Native>>;
  /** Replaces the placeholder until a model is shown; a picture that cannot be loaded is left out. */
  showPicture(url: string): Promise<void>;
  /**
   * Loads the model of a task beside the current one, and swaps them between two frames.
   * @param onProgress receives 0 to 100
   * @param clips files of its rig whose clips it borrows
   */
  show(
    task: TaskRef,
    stage: SpawnStage,
    onProgress: (percent: number) => void,
    clips?: readonly TaskFile[],
  ): Promise<void>;
  /** Plays a clip now, or as soon as a model with such a clip is shown. */
  play(name: string, options?: PlayOptions): string | undefined;
  stop(options?: Pick<PlayOptions, 'fade'>): void;
  dispose(): void;
}

/** Creates a slot below the anchor, with a placeholder of the wanted size. @param signal ends loads */
export function modelSlot<Node, Native>(
  { port, load, fetchAsset }: SlotContext<Node, Native>,
  options: SpawnOptions<Node, Native>,
  signal: AbortSignal,
  onEvent: (event: SpawnEvent) => void,
): ModelSlot<Node, Native> {
  const slot = port.slot('meshwright');
  port.attach(options.anchor, slot.root);
  const shown: Shown<Node, Native> = { stage: 'placeholder', asset: undefined, bounds: guessedBox(options) };
  const placeholder = placeholderIn(slot, port);
  let waitingClip: readonly [name: string, options: PlayOptions | undefined] | undefined;
  placeholder.show(shown.bounds);
  if (options.play !== undefined) play(options.play);

  /** Shows another model in the same pose; returns the previous one. */
  function swap(fresh: HeldAsset<Node, Native>): HeldAsset<Node, Native> | undefined {
    const fit = fitAsset(fresh, options);
    const old = shown.asset;
    if (old) {
      fresh.mix.restore(old.mix.state());
      fresh.setAppearance(old.appearance);
      port.detach(old.root);
    }
    placeholder.dispose();
    if (fit) {
      port.fit(slot.root, fit.scale, fit.offset);
      shown.bounds = fit.box;
    }
    port.attach(slot.root, fresh.root);
    shown.asset = fresh;
    if (waitingClip && fresh.play(...waitingClip) !== undefined) waitingClip = undefined;
    return old;
  }

  /** Shows a level of its own, as the load takes back what it lends. */
  function showCoarse(coarse: SceneAsset<Node, Native>): void {
    if (signal.aborted) return;
    swap(coarse.clone() as HeldAsset<Node, Native>);
    shown.stage = 'coarse';
    onEvent({ type: 'shown', stage: 'coarse' });
  }

  function dropCoarse(): void {
    if (shown.stage !== 'coarse' || !shown.asset) return;
    shown.asset.dispose();
    shown.asset = undefined;
    shown.stage = 'placeholder';
    placeholder.show(shown.bounds);
  }

  /** Adds the clips of a file of the rig; a file that cannot be loaded is left out, and the model is shown all the same. */
  async function borrowFrom(file: TaskFile, fresh: HeldAsset<Node, Native>): Promise<void> {
    const donor = await load(file, { signal }).catch(() => undefined);
    await prepare(fresh, { borrow: donor }, signal).finally(() => donor?.dispose());
  }

  function play(name: string, options?: PlayOptions): string | undefined {
    const found = shown.asset?.play(name, options);
    waitingClip = found === undefined ? [name, options] : undefined;
    return found;
  }

  return {
    shown,
    play,
    async showPicture(url) {
      try {
        const picture = await bitmapAt(url, fetchAsset, signal);
        if (shown.asset || signal.aborted) return picture.close();
        placeholder.show(shown.bounds, picture);
        shown.stage = 'picture';
        onEvent({ type: 'shown', stage: 'picture' });
      } catch {
        // The box stays.
      }
    },
    async show(task, stage, onProgress, clips = []) {
      // A model in view is not replaced by a coarse one.
      const onCoarse = shown.asset ? undefined : showCoarse;
      const fresh = await load(task, { signal, onProgress, onCoarse, shadows: options.shadows }).catch(
        (error: unknown) => {
          dropCoarse();
          throw error;
        },
      );
      await prepare(fresh, options, signal);
      for (const clip of clips) await borrowFrom(clip, fresh);
      const moves = shown.asset && shown.asset.attached.size > 0 && (await import('../attach/attach-to.ts'));
      // Found before the swap, so that nothing is without its place for a frame.
      if (moves) await moves.socketsOf(fresh.model).catch(() => {});
      disposeIfAborted(fresh, signal);
      const old = swap(fresh);
      if (moves && old) await moves.moveAttached(old, fresh);
      shown.stage = stage;
      await port.nextFrame();
      // The GPU may still draw the old model in the previous frame.
      old?.dispose();
      throwIfAborted(signal);
      onEvent({ type: 'shown', stage });
    },
    stop(options) {
      waitingClip = undefined;
      shown.asset?.stop(options);
    },
    dispose() {
      placeholder.dispose();
      shown.asset?.dispose();
      shown.asset = undefined;
      slot.dispose();
    },
  };
}

/** Adds borrowed clips to a model before it is shown; an abort meanwhile disposes it. */
async function prepare<Node, Native>(
  fresh: HeldAsset<Node, Native>,
  { borrow }: Pick<SpawnOptions<Node, Native>, 'borrow'>,
  signal: AbortSignal,
): Promise<void> {
  // A model without a rig, or with another body, is shown without borrowed clips.
  if (borrow) await fresh.borrow(borrow).catch(() => {});
  disposeIfAborted(fresh, signal);
}

function disposeIfAborted<Node, Native>(fresh: HeldAsset<Node, Native>, signal: AbortSignal): void {
  if (!signal.aborted) return;
  fresh.dispose();
  throw aborted(signal);
}

async function bitmapAt(url: string, fetchAsset: FetchAsset, signal: AbortSignal): Promise<ImageBitmap> {
  const { bytes } = await fetchAsset(url, { signal });
  return createImageBitmap(new Blob([bytes]));
}

/** A box of the wanted size in a slot, with a picture once there is one. */
function placeholderIn<Node, Native>(slot: EnginePart<Node>, port: EnginePort<Node, Native>) {
  let part: EnginePart<Node> | undefined;
  const dispose = () => {
    part?.dispose();
    part = undefined;
  };
  return {
    dispose,
    show(bounds: Box, picture?: ImageBitmap): void {
      dispose();
      part = port.placeholder(sizeOf(bounds), picture);
      port.fit(slot.root, 1, [0, bounds.min[1], 0]);
      port.attach(slot.root, part.root);
    },
  };
}
