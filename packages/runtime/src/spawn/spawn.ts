import { checkFit } from '../asset/fit.ts';
import { pageScript } from '../load/page-script.ts';
import { modelSlot, type SlotContext } from './model-slot.ts';
import type { SpawnStages, StageContext } from './show-stages.ts';
import type { SpawnStage } from './spawn-plan.ts';
import type { Spawned, SpawnOptions, SpawnSource } from './spawned.ts';

export type SpawnContext<Node, Native> = SlotContext<Node, Native> & StageContext;

/** @throws AssetError `bad_source` for an impossible size */
export function spawn<Node, Native>(
  context: SpawnContext<Node, Native>,
  source: SpawnSource,
  options: SpawnOptions<Node, Native>,
  onDispose: () => void,
): Spawned<Node, Native> {
  checkFit(options);
  const { anchor, onEvent = () => {} } = options;
  const stop = new AbortController();
  const isDisposed = () => stop.signal.aborted;
  const signal = AbortSignal.any([stop.signal, ...(options.signal ? [options.signal] : [])]);
  const slot = modelSlot(context, options, signal, onEvent);
  const { shown } = slot;

  const done = stages({ ...context, ...options, slot, signal, onEvent, isDisposed }, source);
  // The promise may stay unhandled, as events report failures too.
  done.catch(() => {});

  return {
    anchor,
    get stage() {
      return shown.stage;
    },
    get asset() {
      return shown.asset;
    },
    get bounds() {
      return shown.bounds;
    },
    done,
    play: slot.play,
    stop: slot.stop,
    dispose() {
      if (stop.signal.aborted) return;
      stop.abort();
      slot.dispose();
      onDispose();
    },
  };
}

/** Loads the code of the stages first: most assets of a page are not spawned. @throws AssetError */
async function stages<Node, Native>(
  spawn: SpawnStages<Node, Native>,
  source: SpawnSource,
): Promise<SpawnStage> {
  const { showStages } = await pageScript(() => import('./show-stages.ts'), 'spawn').catch((error) => {
    if (!spawn.isDisposed()) spawn.onEvent({ type: 'failed', stage: 'preview', error });
    throw error;
  });
  return showStages(source, spawn);
}
