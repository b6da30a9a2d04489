import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { textTo3d } from '@meshwright/contract';
import { fileAnswer, send } from './file-answers.ts';
import { forwardToProxy } from './forward-to-proxy.ts';
import type { Served } from './served.ts';
import { type SteppedFiles, steppedFiles } from './stepped-files.ts';

export interface GameServer {
  readonly origin: string;
  /** Origin of the same files without CORS headers. */
  readonly strangerOrigin: string;
  readonly served: Served[];
  /** Resolves when the page aborts a request of that path. */
  left(path: string): Promise<void>;
  /** Files below `/stepped`, which arrive as the test sends them; a second request is refused. */
  readonly stepped: Pick<SteppedFiles, 'send' | 'cut'>;
  stop(): Promise<void>;
}

export interface GameServerOptions {
  /** Scripts by path, `/three.js`. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Models by path, `/walker.glb`. */
  readonly models: Readonly<Record<string, Buffer>>;
  /** Answers below `/api`. */
  readonly proxy: (request: Request) => Promise<Response>;
}

/** Starts a web server with pages, and with files that arrive in every way. */
export async function startGameServer({ scripts, models, proxy }: GameServerOptions): Promise<GameServer> {
  const served: Served[] = [];
  const closeListeners = new Set<(path: string) => void>();
  const stepped = steppedFiles();
  let signature = 0;

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { method = '', url = '' } = request;
    const path = url.split('?')[0] ?? '';
    const entry: Served = { method, path, bytes: 0, left: false };
    const isRepeated = served.some((each) => each.path === path);
    served.push(entry);
    response.on('close', () => {
      entry.left = !response.writableEnded;
      for (const listener of closeListeners) listener(path);
    });
    const reply = (status: number, type: string, body: string | Buffer) =>
      send({ response, entry }, status, type, body);
    const [script, model] = [scripts[path], models[path]];
    const [, name = ''] = /^\/stepped\/([\w-]+)\//.exec(path) ?? [];
    const inSteps = models[`/${name}.glb`];
    const [, way = ''] = /^\/files\/([\w-]+)/.exec(path) ?? [];
    const answered = fileAnswer(way);
    if (path === '/') reply(200, 'text/html', '<!doctype html><canvas width=96 height=96></canvas>');
    else if (script !== undefined) reply(200, 'text/javascript', script);
    else if (inSteps && isRepeated) reply(403, 'text/xml', '<Error/>');
    else if (inSteps) stepped.hold(path, inSteps, response, entry);
    else if (model) reply(200, 'model/gltf-binary', model);
    else if (path.startsWith('/api/')) void forwardToProxy(proxy, request, response);
    else if (path.startsWith(`/tasks${textTo3d.prefix}/`))
      reply(200, 'application/json', JSON.stringify(taskOf(request)));
    else if (answered) answered({ method, url, entry, response, isRepeated });
    else reply(404, 'text/xml', '<Error/>');
  }

  /** Returns a finished task; every read has another link, as with signed links. */
  function taskOf({ headers, url = '' }: IncomingMessage): object {
    signature++;
    const [, inSteps] = /\/stepped-([\w-]+)$/.exec(url) ?? [];
    const file = inSteps ? `stepped/progressive/${inSteps}` : `files/signed/${signature}`;
    const glb = `http://${headers.host}/${file}?sig=${signature}`;
    return { id: 'a', status: 'SUCCEEDED', progress: 100, created_at: 1, model_urls: { glb } };
  }

  const servers = [true, false].map((isOwn) =>
    createServer((request, response) => {
      if (!isOwn && !request.url?.startsWith('/files/')) response.destroy();
      else answer(request, response);
    }),
  );
  const origins = await Promise.all(
    servers.map(async (server) => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    }),
  );
  return {
    origin: origins[0]!,
    strangerOrigin: origins[1]!,
    served,
    stepped,
    left: (path) =>
      new Promise((resolve) => {
        const gone = () => served.some((each) => each.path === path && each.left);
        if (gone()) resolve();
        else closeListeners.add(() => gone() && resolve());
      }),
    async stop() {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
