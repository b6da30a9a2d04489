import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Document, NodeIO } from '@gltf-transform/core';
import { KHRMaterialsPBRSpecularGlossiness } from '@gltf-transform/extensions';
import { inspectModel } from '@meshwright/gltf';
import { fileSource } from '@meshwright/gltf/node';
import { folderStore } from '@meshwright/purchase/node';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHere } from '../../testing/run-here.ts';

const character = join(import.meta.dirname, '../../../../../fixtures/character.glb');

let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'meshwright-'));
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

const run = (...argv: string[]) => runHere(['optimize', ...argv], { cwd, env: {} });
const report = async (name: string) => inspectModel(await fileSource(join(cwd, name)));

it('reduces a character, and keeps its size and clips', async () => {
  const before = await inspectModel(await fileSource(character));
  const { code, stdout, stderr } = await run(character, '-o', 'light.glb');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^bytes +[\d.]+ kB -> [\d.]+ kB \(\d+ %\)$/m);
  expect(stdout).toMatch(/^budget +mobile: holds$/m);
  expect(stdout).toMatch(
    /^textures +342 B on the GPU\nnote +the GPU holds pictures decoded.*--textures ktx2/m,
  );
  expect(stdout).toMatch(/^steps +thinClips \d+\.\d s, optimize \d+\.\d s$/m);
  const after = await report('light.glb');
  expect(after.bytes!).toBeLessThan((await stat(character)).size);
  expect(after.clips.map(({ name }) => name)).toEqual(before.clips.map(({ name }) => name));
  for (const axis of [0, 1, 2]) expect(after.bounds!.size[axis]).toBeCloseTo(before.bounds!.size[axis]!, 3);
  expect(after.extensionsRequired).toContain('EXT_meshopt_compression');
});

it('adds levels and colliders with the names of the engine', async () => {
  const { code, stdout } = await run(
    ...[
      character,
      '-o',
      'pack.glb',
      '--for',
      'engine',
      '--colliders',
      'capsule',
      '--engine',
      'unreal',
      '--lods',
      '0.5',
    ],
  );
  expect(code).toBe(0);
  expect(stdout).toMatch(/^collider +UCP_char1_00, capsule$/m);
  expect((await report('pack.glb')).meshes.map(({ name }) => name)).toContain('UCP_char1_00');
});

it('puts a coarse level first for pages, and refuses it for imports that draw every level', async () => {
  const { code } = await run(character, '-o', 'first.glb', '--progressive');
  expect(code).toBe(0);
  const { extensionsUsed, meshes } = await report('first.glb');
  expect(extensionsUsed).toContain('MSFT_lod');
  expect(meshes).toHaveLength(2);
  const refused = await run(character, '-o', 'no.glb', '--progressive', '--lods', '--engine', 'unity');
  expect(refused.stderr).toMatch(/--progressive is for pages.*unity.*two files/);
});

it('writes levels as files for the loader that fetches them, and refuses it where it has no meaning', async () => {
  const { code, stdout } = await run(character, '-o', 'near.glb', '--lod-files');
  expect(code).toBe(0);
  const levels = await readdir(join(cwd, 'near.lods'));
  expect(levels).toContain('mesh-0-0.glb');
  for (const name of levels) expect(stdout).toContain(join('near.lods', name));
  const answer = JSON.parse(
    (await run(character, '-o', 'near.glb', '--lod-files', '--force', '--json')).stdout,
  );
  const written = await Promise.all(
    [join(cwd, 'near.glb'), ...levels.map((name) => join(cwd, 'near.lods', name))].map(
      async (path) => (await stat(path)).size,
    ),
  );
  expect(answer.bytes).toMatchObject({
    after: written.reduce((sum, size) => sum + size, 0),
    first: written[0],
  });
  expect((await report('near.glb')).extensionsUsed).toContain('NEEDLE_progressive');
  expect((await run(character, '-o', 'no.GLTF', '--lod-files')).stderr).toMatch(/writes a .glb/);
  for (const flags of [['--progressive'], ['--engine', 'unity', '--lods']]) {
    const refused = await run(character, '-o', 'no.glb', '--lod-files', ...flags);
    expect(refused.stderr).toMatch(/--lod-files writes a .glb.*leave out --progressive, --engine/);
  }
});

it('counts the bytes of all files that it writes', async () => {
  const { stdout } = await run(character, '-o', 'parts.gltf', '--json');
  const { output, beside, bytes } = JSON.parse(stdout);
  const sizes = await Promise.all([output, ...beside].map(async (path: string) => (await stat(path)).size));
  expect(beside.length).toBeGreaterThan(0);
  expect(bytes.after).toBe(sizes.reduce((sum, size) => sum + size, 0));
});

it('writes colliders as an extension of glTF, after all that changes meshes', async () => {
  const flags = ['--colliders', 'box', '--physics', 'omi', '--motion', 'dynamic'];
  const { code, stdout } = await run(character, '-o', 'body.glb', ...flags);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^collider +char1_shape, box$/m);
  expect(await readFile(join(cwd, 'body.glb'), 'latin1')).toContain('{"motion":{"type":"dynamic"}}');
  expect((await run(character, '-o', 'no.glb', '--physics', 'omi')).stderr).toMatch(/needs --colliders/);
});

it('converts spec/gloss materials first, where that is asked for', async () => {
  const document = new Document();
  const shiny = document.createExtension(KHRMaterialsPBRSpecularGlossiness).createPBRSpecularGlossiness();
  const material = document
    .createMaterial('brass')
    .setExtension('KHR_materials_pbrSpecularGlossiness', shiny.setDiffuseFactor([0, 1, 0, 1]));
  const corners = document
    .createAccessor()
    .setType('VEC3')
    .setArray(Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0))
    .setBuffer(document.createBuffer());
  const primitive = document.createPrimitive().setAttribute('POSITION', corners).setMaterial(material);
  document
    .createScene()
    .addChild(document.createNode('n').setMesh(document.createMesh().addPrimitive(primitive)));
  const io = new NodeIO().registerExtensions([KHRMaterialsPBRSpecularGlossiness]);
  await writeFile(join(cwd, 'shiny.glb'), await io.writeBinary(document));
  expect((await run('shiny.glb', '-o', 'rough.glb', '--metal-rough')).code).toBe(0);
  expect((await report('rough.glb')).extensionsUsed).not.toContain('KHR_materials_pbrSpecularGlossiness');
});

it('--json prints what changed', async () => {
  const { stdout } = await run(
    character,
    '-o',
    'json.glb',
    '--for',
    'desktop',
    '--textures',
    'keep',
    '--json',
  );
  expect(JSON.parse(stdout)).toMatchObject({
    output: join(cwd, 'json.glb'),
    target: 'desktop',
    bytes: { before: (await stat(character)).size },
    budget: { ok: true },
    warnings: [],
  });
});

it('replaces a file only with force, and leaves no temporary files', async () => {
  await run(character, '-o', 'kept.glb');
  expect((await run(character, '-o', 'kept.glb')).code).not.toBe(0);
  expect((await run(character, '-o', 'kept.glb', '--force')).code).toBe(0);
  expect((await readdir(cwd)).filter((name) => name.includes('.part'))).toEqual([]);
});

it('exits as the doctor does where the named target allows less than was written, with the flag that mends it', async () => {
  const parts = await crowd(25);
  const { code, stdout, stderr } = await run(parts, '-o', 'many.glb', '--for', 'mobile');
  expect(code).toBe(14);
  expect(stdout).toMatch(/^draw calls +25$/m);
  expect(stdout).toMatch(/^budget +mobile: over by primitives$/m);
  expect(stderr).toMatch(/many\.glb was written.*draw calls: 25 of 20 \(--join all/);
  expect((await report('many.glb')).nodes).toBe(25);
  const mended = await run(parts, '-o', 'joined.glb', '--for', 'mobile', '--join', 'all');
  expect(mended.code).toBe(0);
  expect(mended.stdout).toMatch(/^draw calls +25 -> 1$/m);
  expect(mended.stdout).toMatch(/^removed +24 nodes \(part 1, part 2.* and 18 more\): .*joined/m);
  // Without a named target the budget is advice.
  expect((await run(parts, '-o', 'advice.glb')).code).toBe(0);
});

it('lists what is gone, tracks of the separate thinning included', async () => {
  const { stdout } = await run(character, '-o', 'thin.glb', '--json');
  const { before, after, removed } = JSON.parse(stdout);
  const lines = removed.filter(({ kind }: { kind: string }) => kind === 'track');
  const gone = lines.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  expect(before.channels - after.channels).toBe(gone);
});

/** Named parts that share a material, one draw call each. */
async function crowd(parts: number): Promise<string> {
  const document = new Document();
  const buffer = document.createBuffer();
  const material = document.createMaterial('steel');
  const scene = document.createScene();
  for (let at = 0; at < parts; at++) {
    const corners = document
      .createAccessor()
      .setType('VEC3')
      .setArray(Float32Array.of(at, 0, 0, at + 1, 0, 0, at, 1 + at / 10, 0))
      .setBuffer(buffer);
    const primitive = document.createPrimitive().setAttribute('POSITION', corners).setMaterial(material);
    const mesh = document.createMesh().addPrimitive(primitive);
    scene.addChild(document.createNode(`part ${at}`).setMesh(mesh));
  }
  const path = join(cwd, 'crowd.glb');
  await writeFile(path, await new NodeIO().writeBinary(document));
  return path;
}

it('encodes a picture once: the next run takes it from the store of the user', async () => {
  const document = new Document();
  const material = document.createMaterial().setBaseColorTexture(
    document
      .createTexture('red')
      .setImage(await redPicture())
      .setMimeType('image/png'),
  );
  const corners = document
    .createAccessor()
    .setType('VEC3')
    .setArray(Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0));
  const uv = document
    .createAccessor()
    .setType('VEC2')
    .setArray(Float32Array.of(0, 0, 1, 0, 0, 1));
  const buffer = document.createBuffer();
  for (const accessor of [corners, uv]) accessor.setBuffer(buffer);
  const primitive = document.createPrimitive().setMaterial(material);
  primitive.setAttribute('POSITION', corners).setAttribute('TEXCOORD_0', uv);
  document
    .createScene()
    .addChild(document.createNode().setMesh(document.createMesh().addPrimitive(primitive)));
  await new NodeIO().write(join(cwd, 'red.glb'), document);
  const folder = join(cwd, 'store');
  const encode = async (output: string) => {
    const argv = ['optimize', 'red.glb', '-o', output, '--textures', 'ktx2'];
    const { code, stderr } = await runHere(argv, { cwd, env: { MESHWRIGHT_STORE: folder } });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    return readFile(join(cwd, output));
  };
  const first = await encode('red-once.glb');
  const [entry, ...others] = await readdir(join(folder, 'names'));
  expect(others).toEqual([]);
  const { name, hash } = JSON.parse(await readFile(join(folder, 'names', entry!), 'utf8'));
  // Another picture under that name shows where the next one comes from.
  const store = folderStore(folder);
  const kept = Buffer.from((await store.read(hash))!);
  expect(first.includes(kept)).toBe(true);
  const other = Buffer.from(kept);
  other[kept.length - 1]! ^= 1;
  await store.keep(name, other);
  expect((await encode('red-twice.glb')).includes(other)).toBe(true);
  // A store that cannot be used is no fault.
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  expect((await encode('red-again.glb')).equals(first)).toBe(true);
});

function redPicture(): Promise<Buffer> {
  return sharp({ create: { width: 16, height: 16, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
}
