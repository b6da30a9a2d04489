import type { TaskRef } from '@meshwright/client';
import { checkFit } from '../asset/fit.ts';
import { AssetError, throwIfAborted } from '../asset-error.ts';
import type { TaskClient } from '../load/asset-source.ts';
import { assetError } from '../load/fetch-file.ts';
import type { BuyTask } from './buy-task.ts';
import { createThroughProxy } from './create-through-proxy.ts';
import { followTask } from './follow-task.ts';
import { modelSlot, type SlotContext } from './model-slot.ts';
import { type PlannedTask, planOf, type SpawnStage } from './spawn-plan.ts';
import type { SpawnEvent, Spawned, SpawnOptions, SpawnSource } from './spawned.ts';

export interface SpawnContext<Node, Native> extends SlotContext<Node, Native> {
  readonly client?: TaskClient | undefined;
  readonly buy?: BuyTask | undefined;
}

/** @throws AssetError `bad_source` for an impossible size */
export function spawn<Node, Native>(
  context: SpawnContext<Node, Native>,
  source: SpawnSource,
  options: SpawnOptions<Node, Native>,
  onDispose: () => void,
): Spawned<Node, Native> {
  checkFit(options);
  const { client, buy, fetchAsset } = context;
  const { anchor, onEvent = () => {} } = options;
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...(options.signal ? [options.signal] : [])]);
  const plan = planOf(source);
  const slot = modelSlot(context, options, signal, onEvent);
  const { shown } = slot;

  const done = run();
  // The promise may stay unhandled, as events report failures too.
  done.catch(() => {});

  /** Makes and shows one stage after another. */
  async function run(): Promise<SpawnStage> {
    const refs: TaskRef[] = [];
    const progress = risingProgress(onEvent);
    for (const [index, planned] of plan.entries()) {
      const { stage } = planned;
      const report = (share: number) => progress(stage, (100 * (index + share)) / plan.length);
      try {
        const ref = await follow(planned, refs, report);
        refs.push(ref);
        await slot.show(ref, stage, (percent) => report(0.6 + (0.39 * percent) / 100));
        report(1);
      } catch (thrown) {
        const error = assetError(thrown, signal);
        if (!stop.signal.aborted) onEvent({ type: 'failed', stage, error });
        throw error;
      }
    }
    return plan.at(-1)!.stage;
  }

  /** Makes the task if necessary, and follows it to its end unless its file is cached. */
  async function follow(
    { stage, task }: PlannedTask,
    before: readonly TaskRef[],
    report: (share: number) => void,
  ): Promise<TaskRef> {
    throwIfAborted(signal);
    if (!client) throw new AssetError('bad_source', 'spawn needs the `client` option.');
    const ref = await task(buy ?? createThroughProxy(client), before, signal);
    onEvent({ type: 'task', stage, task: ref });
    if (await fetchAsset.has(ref)) return ref;
    const picture = await followTask(client, ref, signal, (share) => report(0.6 * share));
    if (picture && !shown.asset && options.picture !== false) void slot.showPicture(picture);
    return ref;
  }

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

/** Returns a function that reports percents; one that is not higher than the last is left out. */
function risingProgress(onEvent: (event: SpawnEvent) => void): (stage: SpawnStage, percent: number) => void {
  let last = 0;
  return (stage, percent) => {
    if (percent <= last) return;
    last = percent;
    onEvent({ type: 'progress', stage, percent });
  };
}
