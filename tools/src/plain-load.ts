import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';
import type { BundleSize } from './page-size.ts';

/** Where the chunks of a page note that they run. */
const marks = 'chunks of the plain load';
const pages = globalThis as unknown as Record<typeof marks, Set<string> | undefined>;

/**
 * Bundles a page with splitting and runs it until its load is done. Counts each chunk that it received, compressed by itself.
 * @param load receives the exports of the page
 */
export async function plainLoad<Page>(
  settings: BuildOptions & { absWorkingDir: string; write: false },
  contents: string,
  load: (page: Page) => Promise<void>,
): Promise<BundleSize> {
  const outdir = mkdtempSync(join(tmpdir(), 'plain-load-'));
  const run = new Set<string>();
  pages[marks] = run;
  try {
    const { outputFiles } = await build({
      ...settings,
      splitting: true,
      outdir,
      entryNames: 'page',
      stdin: { contents, resolveDir: settings.absWorkingDir, loader: 'ts', sourcefile: 'entry.ts' },
    });
    for (const { path, contents } of outputFiles) {
      const mark = `globalThis[${JSON.stringify(marks)}].add(${JSON.stringify(basename(path))});`;
      writeFileSync(path, Buffer.concat([Buffer.from(mark), contents]));
    }
    writeFileSync(join(outdir, 'package.json'), '{ "type": "module" }');
    await load(await import(pathToFileURL(join(outdir, 'page.js')).href));
    const received = outputFiles.filter(({ path }) => run.has(basename(path)));
    return {
      bytes: sum(received.map(({ contents }) => gzipSync(contents, { level: 9 }).length)),
      minified: sum(received.map(({ contents }) => contents.length)),
      inputs: [],
    };
  } finally {
    pages[marks] = undefined;
    rmSync(outdir, { recursive: true, force: true });
  }
}

/** Loads a GLB at an address, through a port without an engine. */
export async function loadThroughRuntime({
  createAssets,
  fitAsset,
}: typeof import('@meshwright/runtime')): Promise<void> {
  const part = () => ({ root: {}, dispose() {} });
  const model = {
    clips: [],
    uploads: [],
    instance: () => ({ ...part(), native: null, warm: async () => {} }),
    dispose() {},
  };
  const port = { parse: async () => model, dispose() {} };
  const headers = { 'content-type': 'model/gltf-binary' };
  // A port of an engine that has neither materials nor scenes.
  const assets = createAssets(port as unknown as Parameters<typeof createAssets>[0], {
    fetch: async () => new Response(plainGlb(), { headers }),
  });
  fitAsset(await assets.loadAsset('https://game.example/crate.glb'), { height: 1 });
  assets.dispose();
}

/** Inspects and places a GLB in memory. */
export async function inspectAndPlace({
  bytesSource,
  inspectModel,
  placeModel,
}: typeof import('@meshwright/gltf')): Promise<void> {
  const { bounds, textures } = await inspectModel(bytesSource(plainGlb()));
  const { report } = await placeModel(bytesSource(plainGlb()), { height: 2 });
  if (bounds?.size[1] !== 1 || textures[0]?.width !== 8 || report.scale !== 2)
    throw new Error('The plain GLB is not read as it is written.');
}

/** A mesh with an index, a material and a texture. */
function plainGlb(): Uint8Array<ArrayBuffer> {
  const parts = [
    Buffer.from(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer),
    Buffer.from(new Float32Array([0, 0, 1, 0, 0, 1]).buffer),
    Buffer.from(new Uint32Array([0, 1, 2]).buffer),
    // The head of a PNG of 8 by 8 pixels.
    Buffer.from('89504e470d0a1a0a0000000d494844520000000800000008', 'hex'),
  ];
  const bufferViews = parts.map(({ length: byteLength }, index) => {
    return { buffer: 0, byteOffset: sum(parts.slice(0, index).map(({ length }) => length)), byteLength };
  });
  const bin = Buffer.concat(parts);
  const attributes = { POSITION: 0, TEXCOORD_0: 1 };
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ name: 'crate', mesh: 0 }],
    meshes: [{ primitives: [{ attributes, indices: 2, material: 0 }] }],
    materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
    textures: [{ source: 0 }],
    images: [{ bufferView: 3, mimeType: 'image/png' }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] },
      { bufferView: 1, componentType: 5126, count: 3, type: 'VEC2' },
      { bufferView: 2, componentType: 5125, count: 3, type: 'SCALAR' },
    ],
    bufferViews,
    buffers: [{ byteLength: bin.length }],
  };
  const text = JSON.stringify(json);
  const head = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4));
  const header = new Uint32Array([0x46546c67, 2, 28 + head.length + bin.length, head.length, 0x4e4f534a]);
  const chunk = new Uint32Array([bin.length, 0x004e4942]);
  return Uint8Array.from(Buffer.concat([Buffer.from(header.buffer), head, Buffer.from(chunk.buffer), bin]));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
