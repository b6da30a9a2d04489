import type { FinishedTask } from '@meshwright/client';
import { formatTaskRef, type TaskRef } from '@meshwright/client';
import type { ContentStore } from '@meshwright/purchase';
import { savingFailure } from '../errors/write-failure.ts';
import { type PlacementValues, placeOptionsOf } from '../flags/placement-flags.ts';
import type { Progress } from '../progress/progress.ts';
import type { Terminal } from '../progress/terminal.ts';
import type { Session } from '../session/session.ts';
import { failureOfTask } from '../task/failed-task.ts';
import { followTask, stoppedWaiting } from '../task/follow-task.ts';
import { fetchResult, keptResult, type TaskResult } from '../task/task-result.ts';
import { commandText } from '../text/command-text.ts';
import type { AssetFolder } from './asset-folder.ts';
import { type MadeAsset, makeAsset } from './make-asset.ts';
import { publishAsset } from './publish-asset.ts';

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
  readonly onEnded?: (task: FinishedTask) => Promise<void>;
}

export interface FinishedAsset extends MadeAsset {
  readonly folder: string;
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
): Promise<FinishedAsset> {
  const { session, store, progress, terminal } = finishing;
  const { ref, name, record, values } = asset;
  const result = (await keptResult(store, ref)) ?? (await followed(finishing, asset, folder));
  try {
    const recipe = { ref, result, name, placement: placeOptionsOf(values), ...(record && { record }) };
    const made = await makeAsset(session, store, recipe, folder.staging, terminal);
    if (result.picture && made.sidecar.files.length === 1) {
      progress.note('note: there is no picture: the service sent something else');
    }
    return { ...made, folder: await publishAsset(folder, terminal) };
  } catch (error) {
    throw stoppedWaiting(savingFailure(folder.path, error), ref, resumeText(asset, terminal));
  }
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
  try {
    return await fetchResult(session, store, ref, task, progress, terminal);
  } catch (error) {
    throw stoppedWaiting(savingFailure(folder.path, error), ref, resume);
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
