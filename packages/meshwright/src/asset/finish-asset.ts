import { artifacts, formatTaskRef, mainModel, type TaskRef } from '@meshwright/client';
import { bytesSource, inspectModel, placeModel } from '@meshwright/gltf';
import type { ContentStore } from '@meshwright/purchase';
import {
  type AssetFolder,
  type DeliveredAsset,
  deliverAsset,
  fetchResult,
  keptResult,
  type TaskResult,
} from '@meshwright/purchase/node';
import type { settle } from '@meshwright/purchase/order';
import { CliError } from '../errors/cli-error.ts';
import { savingFailure } from '../errors/write-failure.ts';
import { type PlacementValues, placeOptionsOf } from '../flags/placement-flags.ts';
import { noteOn, type Progress } from '../progress/progress.ts';
import type { Terminal } from '../progress/terminal.ts';
import type { Session } from '../session/session.ts';
import { failureOfTask } from '../task/failed-task.ts';
import { followTask, stoppedWaiting } from '../task/follow-task.ts';
import { commandText } from '../text/command-text.ts';
import { version } from '../version.ts';

/** A created task and the use of its result. */
export interface AssetInMaking {
  readonly ref: TaskRef;
  /** Base name of the files. */
  readonly name: string;
  /** The create body in its form for the sidecar; absent when the task was made elsewhere. */
  readonly record?: Readonly<Record<string, unknown>>;
  /** The task is known to exist. */
  readonly known?: boolean;
  /** The flags that apply from here on; a resumed command needs the same. */
  readonly values: PlacementValues & { readonly out?: string; readonly timeout?: number };
  /** Called when the task has ended, before its result is used. */
  readonly onEnded?: (task: Parameters<typeof settle>[2]) => Promise<void>;
}

/** Dependencies for finishing an asset. */
export interface Finishing {
  readonly session: Session;
  readonly store: ContentStore;
  readonly progress: Progress;
  readonly terminal: Terminal;
}

/**
 * Completes an asset once its task exists: waits, downloads into the store unless it is there, places, publishes.
 * Nothing here costs credits, and every error contains the command to resume.
 */
export async function finishAsset(
  finishing: Finishing,
  asset: AssetInMaking,
  folder: AssetFolder,
): Promise<DeliveredAsset> {
  const { session, store, progress, terminal } = finishing;
  const { signal } = terminal;
  const { ref, name, record, values } = asset;
  const kept = await keptResult(store, ref);
  // Another command may have kept the files, which exist of a SUCCEEDED task only, and has not settled this purchase.
  if (kept?.model)
    await asset.onEnded?.({ id: ref.id, status: 'SUCCEEDED', consumed_credits: kept.facts.credits });
  const result = kept?.model ? kept : await followed(finishing, asset, folder);
  const placement = placeOptionsOf(values);
  try {
    const options = {
      ...{ name, service: session.service, version, now: terminal.now() },
      ...(record && { request: record }),
      steps: stepsOf(values),
      process: async (glb: Uint8Array) => {
        const placed = await placeModel(bytesSource(glb, `${name}.glb`), { ...placement, signal });
        const report = await inspectModel(bytesSource(placed.glb, `${name}.glb`), { signal });
        return { glb: placed.glb, placement: placed.report, report };
      },
    };
    const delivered = await deliverAsset(store, ref, result, options, folder);
    if (result.picture && delivered.sidecar.files.length === 1) {
      progress.note('note: there is no picture: the service sent something else');
    }
    noteMoved(folder, delivered.folder, terminal);
    return delivered;
  } catch (error) {
    throw stoppedWaiting(savingFailure(folder.path, error), ref, resumeText(asset, terminal));
  }
}

/** Returns the local steps of a command in their form for the sidecar. */
export function stepsOf(values: PlacementValues): readonly { readonly place: object }[] {
  return [{ place: placeOptionsOf(values) }];
}

/** Adds a note if the requested path was taken meanwhile. */
export function noteMoved({ path }: AssetFolder, place: string, { stderr }: Pick<Terminal, 'stderr'>): void {
  if (place === path) return;
  noteOn(stderr, `note: ${path} was taken by another command meanwhile: this asset is in ${place}`);
}

async function followed(
  { session, store, progress, terminal }: Finishing,
  asset: AssetInMaking,
  folder: AssetFolder,
): Promise<TaskResult> {
  const { ref, name, values } = asset;
  const resume = resumeText(asset, terminal);
  const task = await followTask(session, ref, terminal, {
    label: `making ${name}`,
    progress,
    timeoutMs: values.timeout && values.timeout * 1000,
    resume,
    known: asset.known ?? false,
  });
  await asset.onEnded?.(task);
  const failure = failureOfTask(ref, task);
  if (failure) throw failure;
  const files = artifacts(ref.family, task);
  if (!mainModel(ref.family, files)) {
    const offered = files.map((file) => file.name).join(', ') || 'no files';
    throw stoppedWaiting(
      new CliError('unsupported', `${formatTaskRef(ref)} has no GLB; it has ${offered}`),
      ref,
      resume,
    );
  }
  const onFile = (what: string) =>
    progress.wait({
      what: `${what} of ${formatTaskRef(ref)} from ${session.service}`,
      since: terminal.now(),
      stop: 'Ctrl-C stops, and the same command continues with it',
    });
  const onNoPicture = (reason: string) => progress.note(`note: there is no picture: ${reason}`);
  try {
    const options = { signal: terminal.signal, onFile, onNoPicture };
    return await fetchResult(session.client.connection, store, ref, task, options);
  } catch (error) {
    throw stoppedWaiting(savingFailure(folder.path, error), ref, resume);
  } finally {
    progress.wait(undefined);
  }
}

/** Returns the command that resumes the task from any folder. */
function resumeText({ ref, name, values }: AssetInMaking, terminal: Terminal): string {
  const { height, longest, origin, out } = values;
  const kept = { name, height, longest, origin: origin === 'bottom' ? undefined : origin, out };
  const flags = Object.entries(kept).flatMap(([flag, value]) =>
    value === undefined ? [] : [`--${flag}`, `${value}`],
  );
  return commandText(['create', '--resume', formatTaskRef(ref), ...flags], terminal);
}
