import { randomBytes } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentStore } from '@meshwright/purchase';
import type { HostPort } from '../host/host-port.ts';
import { linkVersion } from '../link/messages.ts';
import type { Panel } from '../panel.ts';
import { type BridgeFile, bridgeFilePath, publishBridge } from './bridge-file.ts';
import { type BridgeLimits, bridgeLimits } from './bridge-limits.ts';
import { handleRequest } from './handle-request.ts';
import { listenLoopback } from './listen-loopback.ts';
import { loopbackHosts } from './request-guard.ts';
import { hostSessions } from './session/host-sessions.ts';

export interface BridgeOptions {
  /** Folder of the user for the bridge file, project states and exchanged files. */
  readonly folder: string;
  /** File store, shared with the panels that `open` creates. */
  readonly store: ContentStore;
  /** Creates the panel of a host. */
  readonly open: (host: HostPort) => Promise<Panel>;
  /**
   * Makes another form of a GLB, such as `fbx`, for an editor without a glTF importer; undefined for one it does not know.
   * @default files have no other form
   */
  readonly formOf?: ((glb: Uint8Array, form: string) => Promise<Uint8Array | undefined>) | undefined;
  /**
   * Port.
   * @default a free one
   */
  readonly port?: number | undefined;
  /**
   * Service of the panels, to show beside the address: `api.example.com`, `embedded`.
   * @default not named
   */
  readonly service?: string | undefined;
  /**
   * Page origins that may call, such as `http://localhost:5173`.
   * @default none
   */
  readonly allowedOrigins?: readonly string[] | undefined;
  /**
   * Folders whose files editors may name by path, beside the exchange folder of their session; for example
   * the user's projects.
   * @default none
   */
  readonly openFolders?: readonly string[] | undefined;
  /**
   * Milliseconds without a connected host after which `idle` resolves.
   * @default never
   */
  readonly idleMs?: number | undefined;
  /** @default `bridgeLimits` */
  readonly limits?: Partial<BridgeLimits> | undefined;
  /**
   * Milliseconds since 1970.
   * @default the system's clock
   */
  readonly now?: (() => number) | undefined;
}

/** A running bridge. */
export interface Bridge {
  /** `http://127.0.0.1:PORT`. */
  readonly url: string;
  /** Path of the file that gives the token to programs of this user. */
  readonly file: string;
  /** Resolves when no host was connected for `idleMs`, or when `stopBridge` asks for the end: then call `close`. */
  readonly idle: Promise<void>;
  /** Notifies the hosts, saves their states and removes the file. Jobs continue at the service. */
  close(): Promise<void>;
}

/**
 * Serves the panel to editors on this machine over loopback HTTP (docs/bring-your-own-host.md). One bridge per
 * folder: see `onlyBridge`.
 * @throws Error of the system when the port is taken, the folder cannot be written, or an open folder does not exist
 * @example
 * import { createPanel } from '@meshwright/panel';
 * import { startBridge } from '@meshwright/panel/bridge';
 *
 * const payer = await payerOf({ connection, journal });
 * const bridge = await startBridge({
 *   folder: 'bridge',
 *   store,
 *   open: (host) => createPanel({ host, connection, journal, store, payer }),
 * });
 * console.log(bridge.url, bridge.file);
 * await bridge.close();
 */
export async function startBridge(options: BridgeOptions): Promise<Bridge> {
  const {
    folder,
    store,
    open,
    port = 0,
    allowedOrigins = [],
    idleMs,
    service,
    formOf,
    now = Date.now,
  } = options;
  const exchange = await emptyExchange(folder);
  const opened = (options.openFolders ?? []).map((each) => realpath(each));
  const folders = [exchange, ...(await Promise.all(opened))];
  const limits = { ...bridgeLimits, ...options.limits };
  const token = randomBytes(32).toString('base64url');
  const { idle, onCount, end } = idleWatch(idleMs);
  const sessions = hostSessions({ folder, exchange, folders, store, open, limits, now, onCount });
  const guard = { hosts: new Set<string>(), origins: new Set(allowedOrigins), token };
  /** Running requests, including those of disconnected clients. */
  const underWay = new Set<Promise<void>>();
  const server = await listenLoopback(
    (request, response) => {
      const work = handleRequest(request, response, {
        guard,
        sessions,
        store,
        limits,
        folders,
        formOf,
        service,
        end,
      });
      underWay.add(work);
      void work.finally(() => underWay.delete(work)).catch(() => {});
    },
    port,
    limits,
  );
  for (const host of loopbackHosts(server.port)) guard.hosts.add(host);
  const url = `http://127.0.0.1:${server.port}`;
  const started = new Date(now()).toISOString();
  const file: BridgeFile = {
    url,
    token,
    pid: process.pid,
    version: linkVersion,
    started,
    ...(service && { service }),
  };
  let withdraw: () => Promise<void>;
  try {
    withdraw = await publishBridge(folder, file);
  } catch (error) {
    await server.close();
    throw error;
  }
  onCount(0);
  return {
    url,
    file: bridgeFilePath(folder),
    idle,
    async close() {
      await withdraw();
      await sessions.endAll({ code: 'connection_lost', message: 'The bridge was stopped.' });
      await server.close();
      await Promise.allSettled(underWay);
    },
  };
}

/** Creates the folder without leftovers of a killed bridge and returns its resolved path. */
async function emptyExchange(folder: string): Promise<string> {
  const exchange = join(folder, 'exchange');
  await rm(exchange, { recursive: true, force: true });
  await mkdir(exchange, { recursive: true, mode: 0o700 });
  return await realpath(exchange);
}

interface IdleWatch {
  readonly idle: Promise<void>;
  onCount(count: number): void;
  end(): void;
}

function idleWatch(idleMs: number | undefined): IdleWatch {
  let timer: NodeJS.Timeout | undefined;
  let resolve = () => {};
  const idle = new Promise<void>((done) => {
    resolve = done;
  });
  return {
    idle,
    end: () => resolve(),
    onCount(count) {
      clearTimeout(timer);
      if (count === 0 && idleMs !== undefined) timer = setTimeout(resolve, idleMs).unref();
    },
  };
}
