import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { type Connection, connect, create, formatTaskRef, result } from '@meshwright/client';
import { textTo3d } from '@meshwright/contract';
import { animationLibrary } from '@meshwright/engine/pool';
import { type Engine, startService } from '@meshwright/service';
import { repository } from '@meshwright/testing/repository';
import { type CodeBlock, functionOf, moduleOf } from '@meshwright/tools/documentation/code-blocks';
import { transform } from 'esbuild';
import sharp from 'sharp';

/** A service with a finished task, a server of sample files, and a folder of them for each block. */
export interface ExampleWorld {
  /** Returns a new folder of the samples, which becomes the current one, and changes to an account of its own. */
  folder(): Promise<string>;
  /** Runs a block; rejects when it throws. `load` imports a module as the test file does. */
  run(block: CodeBlock, load: (from: string) => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

const fixture = (name: string) => readFile(join(repository, 'fixtures', name));

/** Opens it for as many folders: each is an account of its own, with credits for most blocks. */
export async function openExampleWorld(folders: number, credits = 1000): Promise<ExampleWorld> {
  // One account a block, so that none meets the purchases of another.
  const keys = Array.from({ length: folders }, (_, i) => `key-of-block-${i}`);
  const folder = await mkdtemp(join(tmpdir(), 'meshwright-docs-'));
  const samples = join(folder, 'samples');
  await writeSamples(samples);
  const service = await startService({
    port: 0,
    dataDir: join(folder, 'service'),
    accounts: keys.map((key, i) => ({ name: `docs-${i}`, key, credits })),
    engine: instantEngine(await fixture('character.glb')),
    allowLoopback: true,
  });
  const files = await serveFiles(samples);
  const restore = setEnvironment({
    MESHWRIGHT_BASE_URL: service.baseUrl,
    MESHWRIGHT_API_KEY: undefined,
    MESHWRIGHT_TASK: undefined,
    HOME: folder,
    XDG_STATE_HOME: join(folder, 'state'),
    XDG_CACHE_HOME: join(folder, 'cache'),
  });
  const before = process.cwd();
  let blocks = 0;
  async function openFolder(): Promise<string> {
    process.env.MESHWRIGHT_API_KEY = keys[blocks]!;
    const place = join(folder, `block-${blocks++}`);
    await cp(samples, place, { recursive: true });
    process.chdir(place);
    return place;
  }
  return {
    folder: openFolder,
    async run(block, load) {
      await openFolder();
      if (moduleOf(block).includes('MESHWRIGHT_TASK')) {
        process.env.MESHWRIGHT_TASK = await finishedTask(
          connect({ baseUrl: service.baseUrl, key: process.env.MESHWRIGHT_API_KEY }),
        );
      }
      const code = await functionOf(block, { service: service.baseUrl, files: files.url }, transform);
      // In a block of its own, because an example may declare a name of the parameters.
      const body = `return (async () => { ${code}\n })();`;
      await new Function('load', 'console', 'process', body)(load, silentConsole, quietProcess());
    },
    async close() {
      process.chdir(before);
      restore();
      files.close();
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function finishedTask(connection: Connection): Promise<string> {
  const ref = await create(connection, textTo3d, { mode: 'preview', prompt: 'a knight' });
  await result(connection, ref);
  return formatTaskRef(ref);
}

async function writeSamples(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const knight = await fixture('character.glb');
  const chest = await fixture('rotated.glb');
  const manifest = { output: 'assets', assets: { chest: { prompt: 'a chest', place: { height: 0.6 } } } };
  const backends = { retexture: { kind: 'http', baseUrl: 'http://127.0.0.1:9000' } };
  const samples: Record<string, Uint8Array | string> = {
    ...Object.fromEntries(
      ['knight', 'character', 'walk', 'run', 'jump', 'copy'].map((name) => [`${name}.glb`, knight]),
    ),
    'chest.glb': chest,
    'chair.glb': chest,
    'chest.obj': triangle,
    'crate.obj': triangle,
    'picture.png': onePixel,
    'photo.png': await sharp({ create: { width: 64, height: 64, channels: 3, background: '#8a6' } })
      .png()
      .toBuffer(),
    'model.glb': chest,
    'in.glb': chest,
    'meshwright.json': JSON.stringify(manifest),
    'backends.json': JSON.stringify(backends),
    'list.csv': 'name,prompt,height\nbarrel,a barrel,0.9\n',
  };
  for (const [name, content] of Object.entries(samples)) await writeFile(join(folder, name), content);
  await mkdir(join(folder, 'pictures'));
  await writeFile(join(folder, 'pictures/vase.png'), samples['photo.png']!);
}

const triangle = 'v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n';

/** One white pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP4//8/AAX+Av4zTGlPAAAAAElFTkSuQmCC',
  'base64',
);

/** Ends every task at once with the same model and picture. */
function instantEngine(model: Uint8Array): Engine {
  const files = { 'model.glb': model, 'thumbnail.png': onePixel };
  const result = {
    model_urls: { glb: 'model.glb' },
    thumbnail_url: 'thumbnail.png',
    result: {
      rigged_character_glb_url: 'model.glb',
      animation_glb_url: 'model.glb',
      basic_animations: { walking_glb_url: 'model.glb', running_glb_url: 'model.glb' },
    },
  };
  const animations = async () => animationLibrary();
  return { missing: () => null, run: async () => ({ files, result }), animations };
}

/** Serves the sample files, whole or by ranges. */
async function serveFiles(folder: string): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((request, response) => {
    void readFile(join(folder, new URL(request.url!, 'http://files').pathname)).then(
      (bytes) => {
        const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
        const head = { 'accept-ranges': 'bytes', etag: '"sample"', 'content-type': 'model/gltf-binary' };
        if (first === undefined) {
          response.writeHead(200, { ...head, 'content-length': bytes.length });
          return response.end(request.method === 'HEAD' ? undefined : bytes);
        }
        const part = bytes.subarray(Number(first), last ? Number(last) + 1 : undefined);
        const range = `bytes ${first}-${Number(first) + part.length - 1}/${bytes.length}`;
        response.writeHead(206, { ...head, 'content-range': range, 'content-length': part.length });
        return response.end(part);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Values = Readonly<Record<string, string | undefined>>;

function setEnvironment(values: Values): () => void {
  const set = (all: Values) => {
    for (const [name, value] of Object.entries(all)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
  const before = Object.fromEntries(Object.keys(values).map((name) => [name, process.env[name]]));
  set(values);
  return () => set(before);
}

const silentConsole = { log: () => {}, warn: () => {}, error: () => {} };

/** This process with streams of its own: an empty input, and outputs that are dropped. */
function quietProcess(): NodeJS.Process {
  const drop = () => new PassThrough().resume();
  return Object.create(process, {
    stdin: { value: Readable.from([]) },
    stdout: { value: drop() },
    stderr: { value: drop() },
  });
}
