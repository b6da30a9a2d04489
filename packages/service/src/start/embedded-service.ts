import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Service } from './start-service.ts';

/** A service in the process of a server, as `createProxy({ service })` and `connect` take it. */
export interface EmbeddedService {
  readonly baseUrl: string;
  readonly key: string;
  /** Sends a request to it, without a port. */
  readonly fetch: typeof fetch;
}

export interface EmbeddedOptions {
  /**
   * Folder of its store, files and key, from the working directory.
   * @default `.meshwright`
   */
  readonly dataDir?: string;
}

/** The services of this process by folder. Frameworks evaluate a module again when a file changes, or once for each route. */
const registry = Symbol.for('meshwright.embedded-services');

/** A server that restarts leaves the folder within this time, in milliseconds. */
const longestWaitMs = 15_000;
const pauseMs = 200;

/**
 * Returns the service on this machine that a development server or a test build uses, without an account; its models
 * are stand-ins. It starts at the first call, once for a folder and process. It opens no port and keeps no process
 * alive: it ends with the server around it. Bundlers leave it out, so it has to be installed in the folder where the server runs.
 * @throws ServiceError `data_in_use` when another process uses the folder; `data_damaged`
 * @example
 * import { mkdtemp } from 'node:fs/promises';
 * import { tmpdir } from 'node:os';
 * import { join } from 'node:path';
 * import { createClient, textTo3d } from '@meshwright/client';
 * import { embeddedService } from '@meshwright/service/embedded';
 *
 * const dataDir = await mkdtemp(join(tmpdir(), 'example-')); // an app keeps the default, .meshwright
 * const client = createClient(await embeddedService({ dataDir }));
 * const { task } = await client.run(textTo3d, { mode: 'preview', prompt: 'a chest' });
 * console.log(task.status);
 */
export function embeddedService({ dataDir = '.meshwright' }: EmbeddedOptions = {}): Promise<EmbeddedService> {
  const folder = resolve(dataDir);
  const shared = globalThis as { [registry]?: Map<string, Promise<EmbeddedService>> };
  shared[registry] ??= new Map();
  const services = shared[registry];
  let opened = services.get(folder);
  if (!opened) {
    opened = open(folder, Date.now() + longestWaitMs);
    services.set(folder, opened);
    // A failure is for the one who asked; the next one asks again.
    opened.catch(() => services.delete(folder));
  }
  return opened;
}

/**
 * Loads the package. The name is a parameter, and the comments are for bundlers: they and tools that copy the used files leave
 * the engine alone, with its threads, native parts and data. A copied file finds it from the folder of the app.
 */
async function load(name: string): Promise<typeof import('../index.ts')> {
  try {
    return await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ name);
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const { createRequire } = process.getBuiltinModule('node:module');
    const { href } = pathToFileURL(createRequire(resolve('package.json')).resolve(name));
    return await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ href);
  }
}

async function open(dataDir: string, until: number): Promise<EmbeddedService> {
  const { startService } = await load('@meshwright/service');
  for (;;) {
    try {
      return addressOf(await startService({ dataDir }));
    } catch (error) {
      if ((error as { readonly code?: unknown }).code !== 'data_in_use' || Date.now() > until) throw error;
      await pause(pauseMs);
    }
  }
}

function addressOf({ baseUrl, accounts, fetch }: Service): EmbeddedService {
  return {
    baseUrl,
    key: accounts[0]!.key!,
    fetch: (input, init) => fetch(new Request(input, init)),
  };
}
