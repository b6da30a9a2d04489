import type { PlayOptions } from '../asset/clip-mix.ts';
import { type Box, type FitOptions, fitOf, guessedBox, sizeOf } from '../asset/fit.ts';
import type { HeldAsset } from '../asset/scene-asset.ts';
import type { EnginePart, EnginePort } from '../engine-port.ts';
import type { SpawnStage } from './spawn-plan.ts';
import type { Spawned } from './spawned.ts';

/** What a slot shows at the moment. */
export interface Shown<Node, Native> {
  stage: Spawned<Node, Native>['stage'];
  asset: HeldAsset<Node, Native> | undefined;
  /** Box in the anchor's space; a guess of the wanted size until a model is shown. */
  bounds: Box;
}

/** The node below an anchor that shows a placeholder, and later one model after another. */
export interface ModelSlot<Node, Native> {
  readonly shown: Readonly<Shown<Node, Native>>;
  /** Replaces the placeholder. */
  showPicture(picture: ImageBitmap): void;
  /** Shows another model in the same pose; returns the previous one, which the GPU may still draw. */
  swap(fresh: HeldAsset<Node, Native>, stage: SpawnStage): HeldAsset<Node, Native> | undefined;
  /** Plays a clip now, or as soon as a model with such a clip is shown. */
  play(name: string, options?: PlayOptions): string | undefined;
  stop(options?: Pick<PlayOptions, 'fade'>): void;
  dispose(): void;
}

/** @param options the wanted size, and a clip to play as soon as a model has one like it */
export function modelSlot<Node, Native>(
  port: EnginePort<Node, Native>,
  anchor: Node,
  options: FitOptions & { readonly play?: string | undefined },
): ModelSlot<Node, Native> {
  const slot = port.slot('meshwright');
  port.attach(anchor, slot.root);
  const shown: Shown<Node, Native> = { stage: 'placeholder', asset: undefined, bounds: guessedBox(options) };
  let waiting: readonly [name: string, options: PlayOptions | undefined] | undefined =
    options.play === undefined ? undefined : [options.play, undefined];
  let placeholder: EnginePart<Node> | undefined;
  showPlaceholder();

  function showPlaceholder(picture?: ImageBitmap): void {
    placeholder?.dispose();
    placeholder = port.placeholder(sizeOf(shown.bounds), picture);
    port.fit(slot.root, 1, [0, shown.bounds.min[1], 0]);
    port.attach(slot.root, placeholder.root);
  }

  function removePlaceholder(): void {
    placeholder?.dispose();
    placeholder = undefined;
  }

  return {
    shown,
    showPicture(picture) {
      showPlaceholder(picture);
      shown.stage = 'picture';
    },
    swap(fresh, stage) {
      const { bounds: found, unit } = fresh.report;
      const metres = unit === 'millimetre' ? 0.001 : 1;
      const fit = found && fitOf({ min: triple(found.min), max: triple(found.max) }, metres, options);
      const old = shown.asset;
      if (old) {
        fresh.mix.restore(old.mix.state());
        port.detach(old.root);
      }
      removePlaceholder();
      if (fit) {
        port.fit(slot.root, fit.scale, fit.offset);
        shown.bounds = fit.box;
      }
      port.attach(slot.root, fresh.root);
      shown.asset = fresh;
      shown.stage = stage;
      if (waiting && fresh.play(...waiting) !== undefined) waiting = undefined;
      return old;
    },
    play(name, options) {
      const found = shown.asset?.play(name, options);
      waiting = found === undefined ? [name, options] : undefined;
      return found;
    },
    stop(options) {
      waiting = undefined;
      shown.asset?.stop(options);
    },
    dispose() {
      removePlaceholder();
      shown.asset?.dispose();
      shown.asset = undefined;
      slot.dispose();
    },
  };
}

function triple([x = 0, y = 0, z = 0]: readonly number[]): readonly [number, number, number] {
  return [x, y, z];
}
