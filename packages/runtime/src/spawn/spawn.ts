import { type TaskRef, thumbnail } from '@meshwright/client';
import type { PlayOptions } from '../asset/clip-mix.ts';
import { checkFit, fitOf, guessedBox, sizeOf } from '../asset/fit.ts';
import type { HeldAsset } from '../asset/scene-asset.ts';
import { AssetError, aborted, throwIfAborted } from '../asset-error.ts';
import type { LoadOptions } from '../create-assets.ts';
import type { EnginePart, EnginePort } from '../engine-port.ts';
import type { AssetSource, TaskClient } from '../load/asset-source.ts';
import type { FetchAsset } from '../load/fetch-asset.ts';
import { assetError } from '../load/fetch-file.ts';
import type { BuyTask } from './buy-task.ts';
import { createThroughProxy } from './create-through-proxy.ts';
import { type PlannedTask, planOf, type SpawnStage } from './spawn-plan.ts';
import type { Spawned, SpawnOptions, SpawnSource } from './spawned.ts';

export interface SpawnContext<Node, Native> {
  readonly port: EnginePort<Node, Native>;
  readonly load: (source: AssetSource, options?: LoadOptions) => Promise<HeldAsset<Node, Native>>;
  readonly fetchAsset: FetchAsset;
  readonly client: TaskClient | undefined;
  readonly buy: BuyTask | undefined;
}

/** @throws AssetError `bad_source` for an impossible size */
export function spawn<Node, Native>(
  { port, load, fetchAsset, client, buy }: SpawnContext<Node, Native>,
  source: SpawnSource,
  options: SpawnOptions<Node, Native>,
  onDispose: () => void,
): Spawned<Node, Native> {
  checkFit(options);
  const { anchor, onEvent = () => {} } = options;
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...(options.signal ? [options.signal] : [])]);
  const plan = planOf(source);
  const slot = port.slot('meshwright');
  port.attach(anchor, slot.root);
  let wanted: [string, PlayOptions | undefined] | undefined =
    options.play === undefined ? undefined : [options.play, undefined];
  let stage: Spawned<Node, Native>['stage'] = 'placeholder';
  let asset: HeldAsset<Node, Native> | undefined;
  let bounds = guessedBox(options);
  let placeholder: EnginePart<Node> | undefined;
  let percent = 0;
  showPlaceholder(undefined);

  const done = run();
  // The promise may stay unhandled, as events report failures too.
  done.catch(() => {});

  async function run(): Promise<SpawnStage> {
    const refs: TaskRef[] = [];
    for (const [index, planned] of plan.entries()) {
      const report = (share: number) => progress(planned.stage, (100 * (index + share)) / plan.length);
      try {
        refs.push(await follow(planned, refs, report));
        await show(planned.stage, refs.at(-1)!, report);
      } catch (thrown) {
        const error = assetError(thrown, signal);
        if (!stop.signal.aborted) onEvent({ type: 'failed', stage: planned.stage, error });
        throw error;
      }
    }
    return plan.at(-1)!.stage;
  }

  /** Makes the task if necessary, and follows it to its end. */
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
    for await (const update of client.watch(ref, { signal })) {
      report((0.6 * Math.min(update.progress, 100)) / 100);
      if (update.status === 'FAILED' || update.status === 'CANCELED') {
        const reason =
          update.status === 'FAILED' ? `: ${update.task_error?.message ?? 'no reason given'}` : '';
        throw new AssetError(
          'task_failed',
          `The ${ref.family.name} task ${ref.id} ended ${update.status}${reason}`,
        );
      }
      if (update.status === 'SUCCEEDED' && !asset && options.picture !== false) {
        void showPicture(thumbnail(client.artifacts(ref.family, update))?.url);
      }
    }
    return ref;
  }

  /** Prepares the new model beside the old one, and swaps them between two frames. */
  async function show(next: SpawnStage, ref: TaskRef, report: (share: number) => void): Promise<void> {
    const fresh = await load(ref, {
      signal,
      onProgress: (percent) => report(0.6 + (0.39 * percent) / 100),
    });
    // A model without a rig, or with another body, is shown without borrowed clips.
    if (options.borrow) await fresh.borrow(options.borrow).catch(() => {});
    if (signal.aborted) {
      fresh.dispose();
      throw aborted(signal);
    }
    const { bounds: found, unit } = fresh.report;
    const metres = unit === 'millimetre' ? 0.001 : 1;
    const fit = found && fitOf({ min: triple(found.min), max: triple(found.max) }, metres, options);
    const old = asset;
    if (old) {
      fresh.mix.restore(old.mix.state());
      port.detach(old.root);
    }
    removePlaceholder();
    if (fit) {
      port.fit(slot.root, fit.scale, fit.offset);
      bounds = fit.box;
    }
    port.attach(slot.root, fresh.root);
    [asset, stage] = [fresh, next];
    if (wanted && fresh.play(...wanted) !== undefined) wanted = undefined;
    await port.nextFrame();
    // The GPU may still draw the old model in the previous frame.
    old?.dispose();
    throwIfAborted(signal);
    onEvent({ type: 'shown', stage: next });
    report(1);
  }

  async function showPicture(url: string | undefined): Promise<void> {
    if (!url) return;
    try {
      const { bytes } = await fetchAsset(url, { signal });
      const picture = await createImageBitmap(new Blob([bytes]));
      if (asset || signal.aborted) return picture.close();
      showPlaceholder(picture);
      stage = 'picture';
      onEvent({ type: 'shown', stage });
    } catch {
      // The box stays.
    }
  }

  function showPlaceholder(picture: ImageBitmap | undefined): void {
    removePlaceholder();
    placeholder = port.placeholder(sizeOf(bounds), picture);
    port.fit(slot.root, 1, [0, bounds.min[1], 0]);
    port.attach(slot.root, placeholder.root);
  }

  function removePlaceholder(): void {
    placeholder?.dispose();
    placeholder = undefined;
  }

  function progress(stage: SpawnStage, value: number): void {
    if (value <= percent) return;
    percent = value;
    onEvent({ type: 'progress', stage, percent });
  }

  return {
    anchor,
    get stage() {
      return stage;
    },
    get asset() {
      return asset;
    },
    get bounds() {
      return bounds;
    },
    done,
    play(name, options) {
      const found = asset?.play(name, options);
      wanted = found === undefined ? [name, options] : undefined;
      return found;
    },
    stop(options) {
      wanted = undefined;
      asset?.stop(options);
    },
    dispose() {
      if (stop.signal.aborted) return;
      stop.abort();
      removePlaceholder();
      asset?.dispose();
      asset = undefined;
      slot.dispose();
      onDispose();
    },
  };
}

function triple([x = 0, y = 0, z = 0]: readonly number[]): readonly [number, number, number] {
  return [x, y, z];
}
