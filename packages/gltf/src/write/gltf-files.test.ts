import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Document } from '@gltf-transform/core';
import { glbOfText } from '@meshwright/testing/models/glb-of';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { branchesOf } from '@meshwright/testing/samples';
import { validateBytes } from 'gltf-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { body } from '../optimize/testing/avatar-files.ts';
import { processAsset } from '../recipe/process-asset.ts';
import { fileSource } from '../source/file-source.ts';
import { shortName, validModels } from '../testing/models.ts';
import { oracleIo } from '../testing/rest-oracle.ts';
import { gltfFiles } from './gltf-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gltf-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const written = async (glb: Uint8Array, stem: string) => {
  const files = await gltfFiles(glb, stem);
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  return files;
};

/** Numbers of every accessor, bytes of every picture, and the parts of every node, by another reader. */
const contentOf = (document: Document) => ({
  accessors: document
    .getRoot()
    .listAccessors()
    .map((accessor) => [accessor.getType(), Array.from(accessor.getArray() ?? [])]),
  pictures: document
    .getRoot()
    .listTextures()
    .map((texture) => Buffer.from(texture.getImage() ?? []).toString('base64')),
  nodes: document
    .getRoot()
    .listNodes()
    .map((node) => [node.getName(), node.getMatrix(), node.getMesh()?.getName()]),
});

/** A GLB whose pictures lie beside it keeps their names, and these tests write to another folder. */
const hasOutside = (path: string) => {
  const { images = [] } = glbParts(readFileSync(path)).json;
  return images.some(({ uri }) => uri !== undefined && !uri.startsWith('data:'));
};

const models: [string, () => Promise<Uint8Array>][] = [
  ...validModels()
    .filter((path) => path.endsWith('.glb') && !hasOutside(path))
    .map((path): [string, () => Promise<Uint8Array>] => [shortName(path), () => readFile(path)]),
  ['four pictures', async () => body(() => ({}))],
];

// Most files run through the same branches.
it.each(branchesOf(models, ([name], at) => at % 4 === 0 || name === 'four pictures'))(
  '%s reads back equal from its parts',
  async (name, load) => {
    const glb = new Uint8Array(await load());
    const stem = name.replace(/\W+/g, ' ').trim();
    const files = await written(glb, stem);
    const [model] = Object.keys(files);
    expect(model).toBe(`${stem}.gltf`);
    const io = await oracleIo();
    const [before, after] = [await io.readBinary(glb), await io.read(join(folder, model!))];
    expect(contentOf(after)).toEqual(contentOf(before));
    const { issues } = await validateBytes(files[model!]!, {
      maxIssues: 0,
      externalResourceFunction: async (uri) =>
        new Uint8Array(await readFile(join(folder, decodeURIComponent(uri)))),
    });
    const known = await validateBytes(glb, { maxIssues: 0 });
    const codes = new Set(known.issues.messages.map(({ code }) => code));
    expect(issues.messages.filter(({ severity, code }) => severity < 2 && !codes.has(code))).toEqual([]);
    const { glb: packed } = await processAsset(await fileSource(join(folder, model!)), []);
    expect(contentOf(await io.readBinary(packed))).toEqual(contentOf(before));
  },
);

it('takes the pictures out of the data, and names each file once', async () => {
  const glb = body(({ images }: { images?: { name: string }[] }) => ({
    images: images!.map((image, index) => ({ ...image, name: ['skin.png', 'Skin', 'a b/c', ''][index]! })),
  }));
  const files = await gltfFiles(glb, 'hero 1');
  expect(Object.keys(files)).toEqual([
    'hero 1.gltf',
    'hero 1.bin',
    'hero 1-skin.png',
    'hero 1-Skin-2.png',
    'hero 1-a_b_c.png',
    'hero 1-picture.png',
  ]);
  const json = JSON.parse(new TextDecoder().decode(files['hero 1.gltf'])) as Record<
    string,
    { uri: string }[]
  >;
  expect(json.buffers).toMatchObject([{ uri: 'hero%201.bin', byteLength: files['hero 1.bin']!.byteLength }]);
  expect(json.bufferViews).toHaveLength(6);
  expect(json.images!.map(({ uri }) => decodeURIComponent(uri))).toEqual(Object.keys(files).slice(2));
  expect(files['hero 1.bin']!.byteLength).toBeLessThan(glbParts(glb).bin.byteLength);
});

it('leaves pictures in the data where an unknown extension may refer to it', async () => {
  const { json, bin } = glbParts<Record<string, unknown>>(body(() => ({})));
  const text = JSON.stringify({
    ...json,
    extensionsUsed: ['EXT_scent'],
    extensions: { EXT_scent: { view: 5 } },
  });
  const files = await gltfFiles(glbOfText(text, bin), 'hero');
  expect(Object.keys(files)).toEqual(['hero.gltf', 'hero.bin']);
});

it('a model without data has no .bin', async () => {
  const glb = glbOfText('{"asset":{"version":"2.0"},"scene":0,"scenes":[{}]}', Buffer.alloc(0));
  expect(Object.keys(await gltfFiles(glb, 'empty'))).toEqual(['empty.gltf']);
});

it.each([
  ['no model', Buffer.from('<html>'), { code: expect.any(String) }],
  ['half a header', Buffer.from('glTF\u0002\0\0\0'), { code: 'truncated' }],
  ['a .gltf', Buffer.from('{"asset":{"version":"2.0"}}'), { code: 'bad_container' }],
  ['a view that is not there', pictured({ image: { bufferView: 9 } }), { code: 'bad_reference' }],
  ['a picture past the end', pictured({ view: { byteLength: 99 } }), { code: 'out_of_bounds' }],
  ['a picture before the start', pictured({ view: { byteOffset: -4 } }), { code: 'out_of_bounds' }],
])('refuses %s', (_, glb, error) =>
  expect(gltfFiles(new Uint8Array(glb), 'hero')).rejects.toMatchObject({ name: 'GltfError', ...error }),
);

it('names thousands of pictures of one name, none of them outside of the folder', async () => {
  const name = '../../etc/passwd';
  const glb = pictured({ image: { name }, count: 20_000 });
  const names = Object.keys(await gltfFiles(new Uint8Array(glb), 'hero'));
  expect(new Set(names).size).toBe(20_001);
  expect(names.filter((each) => /[/\\]/.test(each))).toEqual([]);
  expect(names[1]).toBe('hero-etc_passwd.png');
});

/** A GLB with pictures of eight bytes. */
function pictured({
  image = {},
  view = {},
  count = 1,
}: {
  image?: object;
  view?: object;
  count?: number;
}): Buffer {
  const json = {
    asset: { version: '2.0' },
    buffers: [{ byteLength: 8 }],
    bufferViews: [{ buffer: 0, byteLength: 8, ...view }],
    images: Array.from({ length: count }, () => ({ bufferView: 0, mimeType: 'image/png', ...image })),
  };
  return glbOfText(JSON.stringify(json), Buffer.alloc(8, 1));
}
