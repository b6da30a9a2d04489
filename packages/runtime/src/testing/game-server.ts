import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { textTo3d } from '@meshwright/contract';

/** Record of one request. */
interface Served {
  readonly method: string;
  readonly path: string;
  /** Bytes of the body that were sent. */
  bytes: number;
  /** The client disconnected before the end. */
  left: boolean;
}

export interface GameServer {
  readonly origin: string;
  /** Origin of the same files without CORS headers. */
  readonly strangerOrigin: string;
  readonly served: Served[];
  /** Resolves when the page aborts a request of that path. */
  left(path: string): Promise<void>;
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

const fixtures = join(import.meta.dirname, '../../../../fixtures');
const character = readFileSync(join(fixtures, 'character.glb'));
const broken = Buffer.concat([character.subarray(0, 400), Buffer.alloc(character.length - 400)]);
const part = Math.ceil(character.length / 10);

/** Starts a web server with pages, and with files that arrive in every way. */
export async function startGameServer({ scripts, models, proxy }: GameServerOptions): Promise<GameServer> {
  const served: Served[] = [];
  const closeListeners = new Set<(path: string) => void>();
  let signature = 0;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = request;
    const path = url.split('?')[0] ?? '';
    const entry: Served = { method, path, bytes: 0, left: false };
    served.push(entry);
    response.on('close', () => {
      entry.left = !response.writableEnded;
      for (const listener of closeListeners) listener(path);
    });
    const send = (status: number, type: string, body: string | Buffer, headers = {}) => {
      entry.bytes = Buffer.byteLength(body);
      response
        .writeHead(status, { 'content-type': type, 'content-length': entry.bytes, ...headers })
        .end(body);
    };
    const script = scripts[path];
    if (path === '/') return send(200, 'text/html', '<!doctype html><canvas width=96 height=96></canvas>');
    if (script !== undefined) return send(200, 'text/javascript', script);
    const model = models[path];
    if (model) return send(200, 'model/gltf-binary', model);
    if (path.startsWith('/api/')) return passOn(request, response);
    const [, way = ''] = /^\/files\/([\w-]+)/.exec(path) ?? [];
    if (way === 'plain') return send(200, 'model/gltf-binary', character);
    if (way === 'signed')
      return send(/sig=\d+$/.test(url) ? 200 : 403, 'application/octet-stream', character);
    if (way === 'gzip')
      return send(200, 'model/gltf-binary', gzipSync(character), { 'content-encoding': 'gzip' });
    if (way === 'get-only') return send(method === 'GET' ? 200 : 403, 'application/octet-stream', character);
    if (way === 'broken') return send(200, 'model/gltf-binary', broken);
    if (way === 'text') return send(200, 'text/html', '<!doctype html><title>Log in</title>');
    if (way === 'sidecar' && path.endsWith('.json')) return send(200, 'application/json', sidecar());
    if (way === 'sidecar') return send(200, 'model/gltf-binary', character);
    if (way === 'slow') return slowly(response, entry);
    if (way === 'held') return holding(response, entry);
    if (way === 'cut') {
      if (served.filter((each) => each.path === path).length > 1) return send(403, 'text/xml', '<Error/>');
      response.writeHead(200, { 'content-type': 'model/gltf-binary', 'content-length': character.length });
      response.write(character.subarray(0, 5 * part), () => response.destroy());
      return;
    }
    if (path.startsWith(`/tasks${textTo3d.prefix}/`)) {
      // Every read of the task returns another link, as with signed links.
      signature++;
      const glb = `http://${request.headers.host}/files/signed/${signature}?sig=${signature}`;
      const task = { id: 'a', status: 'SUCCEEDED', progress: 100, created_at: 1, model_urls: { glb } };
      return send(200, 'application/json', JSON.stringify(task));
    }
    send(way === 'forbidden' ? 403 : 404, 'text/xml', '<Error/>');
  };

  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const each of request) parts.push(each as Buffer);
    const stop = new AbortController();
    response.on('close', () => stop.abort());
    const answered = await proxy(
      new Request(`http://${request.headers.host}${request.url}`, {
        method: request.method ?? 'GET',
        headers: request.headers as Record<string, string>,
        signal: stop.signal,
        ...(parts.length > 0 && { body: Buffer.concat(parts) }),
      }),
    );
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    try {
      for await (const each of answered.body ?? []) response.write(each);
    } catch {
      // The page disconnected.
    }
    response.end();
  }

  /** Sends the body in ten parts, a tick apart. */
  function slowly(response: ServerResponse, entry: Served): void {
    response.writeHead(200, { 'content-type': 'model/gltf-binary', 'content-length': character.length });
    const next = (at: number): void => {
      if (at >= character.length) return void response.end();
      entry.bytes += Math.min(part, character.length - at);
      response.write(character.subarray(at, at + part), () => setTimeout(next, 5, at + part));
    };
    next(0);
  }

  /** Sends a tenth and then nothing; large, as a browser drains a small body before it closes a socket. */
  function holding(response: ServerResponse, entry: Served): void {
    const length = 1_000_000;
    response.writeHead(200, { 'content-type': 'model/gltf-binary', 'content-length': length });
    entry.bytes = length / 10;
    response.write(Buffer.concat([character], entry.bytes));
  }

  const servers = [true, false].map((mine) =>
    createServer((request, response) => {
      if (!mine && !request.url?.startsWith('/files/')) response.destroy();
      else void answer(request, response);
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

function sidecar(): string {
  return JSON.stringify({
    meshwright: '0.1.0',
    files: [{ name: 'hero one.glb', bytes: character.length, sha256: characterHash }],
  });
}

const characterHash = await sha256(character);

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}
