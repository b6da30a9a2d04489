import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { startService } from '@meshwright/service';
import {
  build,
  createServer,
  defaultClientConditions,
  type InlineConfig,
  type Plugin,
  type PreviewServer,
  preview,
  type ViteDevServer,
} from 'vite';
import { gameApi } from './game-api.ts';
import { lastingState, passingState } from './game-state.ts';

export interface GameOptions {
  /** Port; 0 picks a free one. Default 5173. */
  readonly port?: number | undefined;
  /** Folder of built pages, used instead of a dev server that reloads when a source changes. */
  readonly built?: string | undefined;
  /** Credits that one visitor may spend per day. Default 300: the knight costs 44, a thing 30. */
  readonly creditsPerDay?: number | undefined;
  /** Credits that all visitors together may spend per day. Default: ten times `creditsPerDay`. */
  readonly totalCreditsPerDay?: number | undefined;
  /** Account key at the local service. Default: generated at every start and never stored. */
  readonly key?: string | undefined;
  /** Another service instead of the local one: its address, `/openapi` included, and its account key. */
  readonly service?: { readonly baseUrl: string; readonly key: string } | undefined;
  /** Environment that names the user's state folder, used with another service. Default: that of this process. */
  readonly env?: Readonly<Record<string, string | undefined>> | undefined;
}

export interface RunningGame {
  /** Address with a trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');
const pages = ['index.html', 'three.html', 'babylon.html'];

/** Starts the local service or connects to another, and serves the proxy and the pages on this machine. */
export async function serveGame(options: GameOptions = {}): Promise<RunningGame> {
  const { port = 5173, built, creditsPerDay = 300, env = process.env } = options;
  const { totalCreditsPerDay = 10 * creditsPerDay } = options;
  const limits = { creditsPerDay, totalCreditsPerDay };
  const service: GameService = await (options.service ?? localService(options.key ?? randomUUID()));
  const state = options.service ? lastingState(limits, env) : passingState(limits);
  try {
    const api = await gameApi({
      baseUrl: service.baseUrl,
      key: service.key,
      state,
      creditsPerDay,
      newId: randomUUID,
      now: Date.now,
    });
    const config = pageConfig({
      name: 'game-api',
      configureServer: ({ middlewares }) => void middlewares.use(api),
      configurePreviewServer: ({ middlewares }) => void middlewares.use(api),
    });
    const server = await (built ? serveBuilt(config, port, built) : serveSources(config, port));
    return {
      url: server.resolvedUrls!.local[0]!,
      async stop() {
        await server.close();
        state.close();
        await service.stop?.();
      },
    };
  } catch (error) {
    state.close();
    await service.stop?.();
    throw error;
  }
}

interface GameService {
  readonly baseUrl: string;
  readonly key: string;
  stop?(): Promise<void>;
}

async function localService(key: string): Promise<GameService> {
  const account = { name: 'garden', key, credits: 1_000_000 } as const;
  const { baseUrl, stop } = await startService({ port: 0, accounts: [account] });
  return { baseUrl, key, stop };
}

async function serveSources(config: InlineConfig, port: number): Promise<ViteDevServer> {
  const server = await createServer({ ...config, server: { host: '127.0.0.1', port } });
  return server.listen();
}

async function serveBuilt(config: InlineConfig, port: number, outDir: string): Promise<PreviewServer> {
  const input = pages.map((page) => join(root, page));
  const out = {
    outDir,
    emptyOutDir: true,
    rolldownOptions: { input, checks: { pluginTimings: false } },
    chunkSizeWarningLimit: 4_000,
  };
  await build({ ...config, build: out });
  return preview({ ...config, build: out, preview: { host: '127.0.0.1', port } });
}

function pageConfig(plugin: Plugin): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    appType: 'mpa',
    plugins: [plugin],
    // Resolves packages of this repository to their sources, so a change in them reloads the game.
    resolve: { conditions: ['@meshwright/source', ...defaultClientConditions] },
  };
}
