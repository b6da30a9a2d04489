import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { build } from 'esbuild';

const modules = join(import.meta.dirname, '../../../../node_modules');

/** Site with the editor at `/editor/`, in the layout of its own repository. */
export interface EditorServer {
  /** `http://127.0.0.1:PORT/editor/`. */
  readonly address: string;
  stop(): Promise<void>;
}

/** @param copy folder of a copy of the editor; absent: the stand-in */
export async function startEditorServer(copy: string | undefined): Promise<EditorServer> {
  const read = copy ? fromCopy(copy) : await fromStandIn();
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://editor').pathname;
    const body = read(path.endsWith('/') ? `${path}index.html` : path);
    response.writeHead(body ? 200 : 404, { 'content-type': types[extname(path)] ?? 'text/html' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/editor/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Read = (path: string) => Uint8Array | undefined;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Resolves `../build/` and `../examples/`, which some copies have as subfolders. */
function fromCopy(copy: string): Read {
  return (path) => {
    const below = path.replace(/^\/editor\//, '/');
    return file(join(copy, below)) ?? file(join(copy, '..', below)) ?? fromThree(below);
  };
}

async function fromStandIn(): Promise<Read> {
  const source = (name: string) => join(import.meta.dirname, name);
  const { outputFiles } = await build({
    entryPoints: {
      index: source('stand-in-editor.ts'),
      'js/commands/Commands': source('stand-in-commands.ts'),
    },
    outdir: '/editor',
    bundle: true,
    format: 'esm',
    target: 'es2022',
    external: ['three', 'three/*'],
    write: false,
  });
  const scripts = new Map(outputFiles.map(({ path, contents }) => [path, contents]));
  const page = readFileSync(source('stand-in.html'));
  return (path) => (path === '/editor/index.html' ? page : (scripts.get(path) ?? fromThree(path)));
}

function fromThree(path: string): Uint8Array | undefined {
  return file(join(modules, 'three', path));
}

function file(path: string): Uint8Array | undefined {
  return existsSync(path) && statSync(path).isFile() ? readFileSync(path) : undefined;
}
