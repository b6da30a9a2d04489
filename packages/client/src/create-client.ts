import type {
  AnimationLibraryItem,
  AnimationLibraryQuery,
  AnimationResource,
  Balance,
  Family,
  RequestOf,
  TaskOf,
  UsageItem,
} from '@meshwright/contract';
import { ClientError, type LostCreate } from './client-error.ts';
import { createByProxy } from './create/create-by-proxy.ts';
import { type BodyChecks, type CreateOptions, createChecked } from './create/create-checked.ts';
import { findLost } from './create/find-lost.ts';
import { type DownloadedBytes, download } from './download/download.ts';
import type { DownloadSink } from './download/download-sink.ts';
import {
  type Downloaded,
  type DownloadOptions,
  type DownloadSource,
  downloadTo,
} from './download/download-to.ts';
import { type Connection, type ConnectOptions, connect } from './http/connection.ts';
import { hints } from './http/error-hints.ts';
import { namingFailures } from './http/named-failures.ts';
import { type Finished, finish, type RunOptions, run } from './run.ts';
import { animationLibrary } from './tasks/animation-library.ts';
import { type AnimationResourcesQuery, animationResources } from './tasks/animation-resources.ts';
import { type Artifact, artifacts } from './tasks/artifacts.ts';
import { balance } from './tasks/balance.ts';
import { type ListOptions, list, pages } from './tasks/list.ts';
import { type Notice, notices } from './tasks/notices.ts';
import { taskRef } from './tasks/parse-task-ref.ts';
import { type Removal, remove } from './tasks/remove.ts';
import { result } from './tasks/result.ts';
import { retrieve } from './tasks/retrieve.ts';
import { type Showcase, type ShowcasesQuery, showcases } from './tasks/showcases.ts';
import type { TaskRef } from './tasks/task-ref.ts';
import { type UsageQuery, usage } from './tasks/usage.ts';
import type { WaitOptions } from './watch/deadline.ts';
import { type FinishedTask, type FollowOptions, wait } from './watch/wait.ts';
import { type WatchOptions, watch } from './watch/watch.ts';

export interface ClientOptions extends Omit<ConnectOptions, 'baseUrl' | 'hints' | 'observer'>, BodyChecks {
  /**
   * The spec's `{base_url}`, `/openapi` included. https, or http to a loopback host.
   * @default none: `proxyUrl` is used
   */
  readonly baseUrl?: string | undefined;
  /**
   * Instead of `baseUrl`: path or URL of the game server's proxy, `/api/meshwright`. The proxy adds the
   * key.
   * @default none: `baseUrl` is used
   */
  readonly proxyUrl?: string | undefined;
  /** Called once for each noteworthy condition that is not an error. */
  readonly onNotice?: ((notice: Notice) => void) | undefined;
}

/** Every operation as a method. Each is also a function over a `Connection`, for bundles that need few of them. */
export interface Client {
  readonly connection: Connection;
  /**
   * One call from a request to files: creates a task, which bills, follows it and returns it with its files.
   * @throws ClientError `task_failed` for a task that ends FAILED or CANCELED
   */
  run<F extends Family>(family: F, body: RequestOf<F>, options?: RunOptions<F>): Promise<Finished<F>>;
  /** Goes on with a task that exists, also one of another process: its end and its files, as `run`. */
  finish<F extends Family>(ref: TaskRef<F>, options?: WatchOptions & FollowOptions<F>): Promise<Finished<F>>;
  /** Creates a task, which bills, and returns at once with its reference. */
  create<F extends Family>(family: F, body: RequestOf<F>, options?: CreateOptions): Promise<TaskRef<F>>;
  /** Returns a reference to any task of this service. @throws ClientError `bad_option` for a bad id */
  ref<F extends Family>(family: F, id: string): TaskRef<F>;
  /** Reads a task once. */
  retrieve<F extends Family>(ref: TaskRef<F>, options?: WaitOptions): Promise<TaskOf<F>>;
  /** Returns one page of tasks, the newest first. */
  list<F extends Family>(family: F, options?: ListOptions): Promise<TaskOf<F>[]>;
  /** Yields page after page. */
  pages<F extends Family>(family: F, options?: ListOptions): AsyncGenerator<TaskOf<F>[], void>;
  /** Lists the tasks that a create without an answer may have made. */
  findLost<F extends Family>(family: F, lost: LostCreate, options?: WaitOptions): Promise<TaskOf<F>[]>;
  /** Deletes a task, or cancels one that runs. */
  remove<F extends Family>(ref: TaskRef<F>, options?: WaitOptions): Promise<Removal<F>>;
  /** Polls until the task ends: for hosts that buffer event streams. A FAILED task is a value. */
  wait<F extends Family>(ref: TaskRef<F>, options?: FollowOptions<F>): Promise<FinishedTask<F>>;
  /** Yields the task on every update, for a progress bar: by event stream, and by polling where that fails. */
  watch<F extends Family>(
    ref: TaskRef<F>,
    options?: WatchOptions,
  ): AsyncGenerator<TaskOf<F>, FinishedTask<F>>;
  /** Returns the finished task, as `watch` without the updates. A FAILED task is a value. */
  result<F extends Family>(
    ref: TaskRef<F>,
    options?: WatchOptions & FollowOptions<F>,
  ): Promise<FinishedTask<F>>;
  /** Lists the files of a task object, without a request. */
  artifacts(family: Family, task: object): Artifact[];
  /** Downloads a file into memory. */
  download(source: DownloadSource, options?: Omit<DownloadOptions, 'resumeFrom'>): Promise<DownloadedBytes>;
  /** Downloads a file into a sink, resuming broken connections. */
  downloadTo(source: DownloadSource, sink: DownloadSink, options?: DownloadOptions): Promise<Downloaded>;
  /** Returns the animations that match; free. */
  animationLibrary(query?: AnimationLibraryQuery, options?: WaitOptions): Promise<AnimationLibraryItem[]>;
  /** Returns the animations as the web application lists them, without a key. */
  animationResources(query?: AnimationResourcesQuery, options?: WaitOptions): Promise<AnimationResource[]>;
  /** Returns the credits of the account. */
  balance(options?: WaitOptions): Promise<Balance>;
  /** Returns one page of the account's tasks with their cost; for Studio and Enterprise teams. */
  usage(query?: UsageQuery, options?: WaitOptions): Promise<UsageItem[]>;
  /** Returns models that the service shows in public; 1 credit a request, for Enterprise teams. */
  showcases(query?: ShowcasesQuery, options?: WaitOptions): Promise<Showcase[]>;
}

/**
 * Returns a client of one service; sends nothing yet.
 * @throws ClientError as `connect`
 * @example
 * import { createClient } from '@meshwright/client';
 * import { textTo3d } from '@meshwright/contract';
 *
 * const client = createClient({
 *   baseUrl: 'https://HOST/openapi',
 *   key: () => process.env.MESHWRIGHT_API_KEY!,
 * });
 * const newest = await client.list(textTo3d, { pageSize: 10 });
 */
export function createClient(options: ClientOptions): Client {
  const observer = notices(options.onNotice ?? (() => {}));
  const { baseUrl, proxyUrl, key } = options;
  if ((baseUrl === undefined) === (proxyUrl === undefined) || (proxyUrl && key !== undefined)) {
    throw new ClientError(
      'bad_option',
      'Give baseUrl, and a key; or proxyUrl alone: the proxy adds the key.',
    );
  }
  const api = namingFailures(connect({ ...options, baseUrl: baseUrl ?? proxyUrl ?? '', hints, observer }));
  const send: Client['create'] = (family, body, each) =>
    createChecked(api, options, observer, family, body, each, proxyUrl ? createByProxy : undefined);
  return {
    connection: api,
    run: (family, body, each) => run(api, family, body, each, (whole, more) => send(family, whole, more)),
    finish: (ref, options) => finish(api, ref, options),
    create: send,
    ref: (family, id) => taskRef(family, id, api.host),
    retrieve: (ref, options) => retrieve(api, ref, options),
    list: (family, options) => list(api, family, options),
    pages: (family, options) => pages(api, family, options),
    findLost: (family, lost, options) => findLost(api, family, lost, options),
    remove: (ref, options) => remove(api, ref, options),
    wait: (ref, options) => wait(api, ref, options),
    watch: (ref, options) => watch(api, ref, options),
    result: (ref, options) => result(api, ref, options),
    artifacts,
    download: (source, options) => download(api, source, options),
    downloadTo: (source, sink, options) => downloadTo(api, source, sink, options),
    animationLibrary: (query, options) => animationLibrary(api, query, options),
    animationResources: (query, options) => animationResources(api, query, options),
    balance: (options) => balance(api, options),
    usage: (query, options) => usage(api, query, options),
    showcases: (query, options) => showcases(api, query, options),
  };
}
