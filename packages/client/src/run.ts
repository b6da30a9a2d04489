import type { Family, RequestOf } from '@meshwright/contract';
import { create } from './create/create.ts';
import type { CreateOptions } from './create/create-checked.ts';
import { type DownloadedBytes, download } from './download/download.ts';
import type { DownloadSink } from './download/download-sink.ts';
import { type Downloaded, type DownloadOptions, downloadTo } from './download/download-to.ts';
import type { Connection } from './http/connection.ts';
import { type Artifact, artifacts } from './tasks/artifacts.ts';
import { failureReason } from './tasks/failure-reason.ts';
import { mainFile, mainModel } from './tasks/main-files.ts';
import { result } from './tasks/result.ts';
import { formatTaskRef, type TaskRef } from './tasks/task-ref.ts';
import type { FinishedTask, FollowOptions } from './watch/wait.ts';
import type { WatchOptions } from './watch/watch.ts';

export interface RunOptions<F extends Family = Family>
  extends CreateOptions,
    Pick<WatchOptions, 'silenceMs'>,
    Pick<FollowOptions<F>, 'onProgress'> {
  /** Receives the reference as soon as the task is paid for; keep it, to go on with `finish` after a crash. */
  readonly onTask?: ((ref: TaskRef<F>) => void) | undefined;
}

/** One file of a finished task. Its methods download it; in Node `saveTo` writes it to a path. */
export interface ResultFile extends Artifact {
  /** Downloads it into memory, with every check of `download`. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
  blob(): Promise<Blob>;
  /** Downloads it into a sink, resuming broken connections. */
  downloadTo(sink: DownloadSink, options?: DownloadOptions): Promise<Downloaded>;
}

/** A task that has SUCCEEDED, and its files. */
export interface Finished<F extends Family = Family> {
  readonly ref: TaskRef<F>;
  readonly task: Extract<FinishedTask<F>, { status: 'SUCCEEDED' }>;
  /** Every file, in the order of the service. */
  readonly files: readonly ResultFile[];
  /** The file that the task was created for, of any format: GLB, STL, 3MF, ZIP, a motion clip or a picture. */
  readonly main: ResultFile | undefined;
  /** The GLB among the files, as its family names it; undefined for a result without one. */
  readonly model: ResultFile | undefined;
}

/**
 * Creates a task, which bills, follows it to its end and returns its files. `timeoutMs` bounds the whole. It keeps no
 * journal: `onTask` receives the reference, with which `finish` goes on after a crash.
 * @throws ClientError `task_failed` for a FAILED or CANCELED task; those of `create` and `watch`. After the create each
 * has the `taskRef`
 * @example
 * import { connect, run } from '@meshwright/client';
 * import { textTo3d } from '@meshwright/contract';
 *
 * const api = connect({ baseUrl: '/api/meshwright' });
 * const { model } = await run(api, textTo3d, { mode: 'preview', prompt: 'a chest' });
 * const bytes = await model?.bytes();
 */
export async function run<F extends Family>(
  api: Connection,
  family: F,
  body: RequestOf<F>,
  options: RunOptions<F> = {},
  send: (body: RequestOf<F>, options: CreateOptions) => Promise<TaskRef<F>> = (each, limits) =>
    create(api, family, each, limits),
): Promise<Finished<F>> {
  const { onTask, timeoutMs } = options;
  const deadline = timeoutMs === undefined ? undefined : api.clock.now() + timeoutMs;
  const ref = await send(body, options);
  onTask?.(ref);
  const left = deadline === undefined ? {} : { timeoutMs: Math.max(0, deadline - api.clock.now()) };
  return finish(api, ref, { ...options, ...left });
}

/**
 * Follows a task that exists to its end and returns its files: the second half of `run`.
 * @throws ClientError `task_failed` for a FAILED or CANCELED task, and those of `watch`
 * @example
 * import { finish } from '@meshwright/client';
 *
 * const { files } = await finish(connection, ref);
 * console.log(files.map(({ name }) => name));
 */
export async function finish<F extends Family>(
  api: Connection,
  ref: TaskRef<F>,
  options: WatchOptions & FollowOptions<F> = {},
): Promise<Finished<F>> {
  const task = await result(api, ref, options);
  if (task.status !== 'SUCCEEDED') {
    const reason = failureReason(task);
    const text = `${formatTaskRef(ref)} ended ${task.status}${reason ? `: ${reason}` : ''}`;
    throw api.error('task_failed', text, {
      operation: `${ref.family.name} run`,
      family: ref.family.name,
      taskRef: ref,
    });
  }
  const files = artifacts(ref.family, task).map((artifact) => fileOf(api, artifact, options));
  const model = mainModel(ref.family, files);
  const main = mainFile(ref.family, files);
  return { ref, task: task as Finished<F>['task'], files, main, model };
}

function fileOf(
  api: Connection,
  artifact: Artifact,
  { signal }: { signal?: AbortSignal | undefined },
): ResultFile {
  let done: Promise<DownloadedBytes> | undefined;
  const bytes = async () => {
    done ??= download(api, artifact, { signal });
    try {
      return (await done).bytes;
    } catch (error) {
      // The next call tries again.
      done = undefined;
      throw error;
    }
  };
  return {
    ...artifact,
    bytes,
    blob: async () => new Blob([await bytes()]),
    downloadTo: (sink, own) => downloadTo(api, artifact, sink, { signal, ...own }),
  };
}
