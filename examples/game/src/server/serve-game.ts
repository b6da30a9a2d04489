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

export interface GameOptions {
  /** 0 for a free one. Default 5173. */
  readonly port?: number | undefined;
  /** A folder for the pages as they are shipped, instead of a server that reloads them when a source changes. */
  readonly built?: string | undefined;
  /** What one visitor may spend in a day. Default 300: the knight takes 44, a thing 30. */
  readonly creditsPerDay?: number | undefined;
  /** Of the account at the service. Default: made up at every start, and written nowhere. */
  readonly key?: string | undefined;
}

export interface RunningGame {
  /** With a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');
const pages = ['index.html', 'three.html', 'babylon.html'];

/** The local service, the proxy before it, and the pages, all in this process and on this machine. */
export async function serveGame(options: GameOptions = {}): Promise<RunningGame> {
  const { port = 5173, built, creditsPerDay = 300, key = randomUUID() } = options;
  const service = await startService({
    port: 0,
    accounts: [{ name: 'garden', key, plan: 'pro', credits: 1_000_000 }],
  });
  try {
    const api = gameApi({
      baseUrl: service.baseUrl,
      key,
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
        await service.stop();
      },
    };
  } catch (error) {
    await service.stop();
    throw error;
  }
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
    // The packages of this repository come from their sources, so that a change in them reloads the game too.
    resolve: { conditions: ['@meshwright/source', ...defaultClientConditions] },
  };
}
