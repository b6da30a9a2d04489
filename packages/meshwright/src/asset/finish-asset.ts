import { artifacts, formatTaskRef, mainModel, type TaskRef } from '@meshwright/client';
import { hasCode } from '@meshwright/contract';
import { bytesSource, inspectModel, placeModel } from '@meshwright/gltf';
import type { StepData } from '@meshwright/pipeline';
import { type Content, type ContentStore, fetchArtifact } from '@meshwright/purchase';
import {
  type AssetFolder,
  type DeliveredAsset,
  deliverAsset,
  fetchResult,
  keptResult,
  type SidecarTask,
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
  /** Tasks before it, for the sidecar. */
  readonly before?: readonly SidecarTask[];
  /** Local steps before the placement, whose files are those of the rig. */
  readonly steps?: readonly StepData[];
  readonly rig?: TaskRef;
  /** A task whose picture shows it, where its own has none. */
  readonly pictureOf?: TaskRef;
  /**
   * The command that goes on with it.
   * @default `create --resume` with the task
   */
  readonly resume?: string;
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
      ...(asset.before && { before: asset.before }),
      steps: stepsOf(values, asset.steps),
      process: async (bare: Uint8Array) => {
        const glb = await withSteps(finishing, asset, bare);
        const placed = await placeModel(bytesSource(glb, `${name}.glb`), { ...placement, signal });
        const report = await inspectModel(bytesSource(placed.glb, `${name}.glb`), { signal });
        return { glb: placed.glb, placement: placed.report, report };
      },
    };
    const picture = result.picture ?? (await earlierPicture(finishing, asset));
    const delivered = await deliverAsset(store, ref, { ...result, picture }, options, folder);
    if (picture && delivered.sidecar.files.length === 1) {
      progress.note('note: there is no picture: the service sent something else');
    }
    noteMoved(folder, delivered.folder, terminal);
    return delivered;
  } catch (error) {
    throw stoppedWaiting(savingFailure(folder.path, error), ref, resumeText(asset, terminal));
  }
}

/** Returns the local steps of a command in their form for the sidecar. */
export function stepsOf(values: PlacementValues, before: readonly StepData[] = []): readonly StepData[] {
  return [...before, { place: placeOptionsOf(values) }];
}

/** Returns the picture of the model that it was made of; a missing one holds nothing back. */
async function earlierPicture(
  { session, store, progress, terminal: { signal } }: Finishing,
  { pictureOf }: AssetInMaking,
): Promise<Content | undefined> {
  if (!pictureOf) return undefined;
  try {
    return await fetchArtifact(session.client.connection, store, pictureOf, 'thumbnail_url', { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    progress.note(`note: there is no picture: ${(error as Error).message}`);
    return undefined;
  }
}

/** Runs the steps before the placement. A clip that the rig does not bring is left out with a note: the rest is paid. */
async function withSteps(
  { session, store, progress, terminal: { signal } }: Finishing,
  { ref, steps = [], rig = ref }: AssetInMaking,
  glb: Uint8Array,
): Promise<Uint8Array> {
  if (steps.length === 0) return glb;
  const [{ processAsset }, { makeSteps }] = await Promise.all([
    import('@meshwright/gltf/recipe'),
    import('@meshwright/pipeline/node'),
  ]);
  const fileOf = async (file: object): Promise<Uint8Array> => {
    const artifact = (file as { file: string }).file;
    const { hash } = await fetchArtifact(session.client.connection, store, rig, artifact, { signal });
    return (await store.read(hash))!;
  };
  try {
    return (await processAsset(bytesSource(glb), await makeSteps(steps, fileOf), { signal })).glb;
  } catch (error) {
    if (!hasCode(error, 'missing_content')) throw error;
    progress.note(`note: the clips that were to come with the rig are left out: ${(error as Error).message}`);
    return glb;
  }
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
  const onNoPicture = (reason: string) => {
    if (!asset.pictureOf) progress.note(`note: there is no picture: ${reason}`);
  };
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
function resumeText({ ref, name, values, resume }: AssetInMaking, terminal: Terminal): string {
  if (resume !== undefined) return resume;
  const { height, longest, origin, out } = values;
  const kept = { name, height, longest, origin: origin === 'bottom' ? undefined : origin, out };
  const flags = Object.entries(kept).flatMap(([flag, value]) =>
    value === undefined ? [] : [`--${flag}`, `${value}`],
  );
  return commandText(['create', '--resume', formatTaskRef(ref), ...flags], terminal);
}
