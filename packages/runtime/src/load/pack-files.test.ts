import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { separateFiles } from '@meshwright/testing/engines/file-models';
import { glbOfText } from '@meshwright/testing/models/glb-of';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { afterEach, describe, expect, it } from 'vitest';
import { assetFetcher } from './fetch-asset.ts';
import { packFolder } from './pack-files.ts';

const separate = await separateFiles();
const text = separate['ball.gltf']!;
const buffer = separate['the ball.bin'] ?? separate['the%20ball.bin']!;
const [pictureName, picture] = Object.entries(separate).find(([name]) => name.startsWith('pictures/'))!;

/** Returns the ball's text with other addresses. */
function referring({ buffer, image }: { buffer?: string; image?: string }): Buffer {
  const json = JSON.parse(text.toString());
  if (buffer !== undefined) json.buffers[0].uri = buffer;
  if (image !== undefined) for (const each of json.images) each.uri = image;
  return Buffer.from(JSON.stringify(json));
}

/** Whether a GLB has its buffer and its picture inside. */
function isWhole(glb: Uint8Array): boolean {
  const { json } = glbParts<{ buffers: object[]; images: object[] }>(glb);
  return !JSON.stringify([json.buffers, json.images]).includes('"uri"') && glb.length > buffer.length;
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Serves a file for each path; returns the origin and the addresses that were asked for. */
async function serve(answer: (path: string) => Buffer | undefined) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const body = answer(url.split('?')[0]!);
    response.writeHead(body ? 200 : 404).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close());
  return { asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('a model with files beside it, by address', () => {
  it('leads to no other host, however it is written', async () => {
    const other = await serve(() => buffer);
    const { host } = new URL(other.origin);
    for (const uri of [
      `${other.origin}/a.bin`,
      `//${host}/a.bin`,
      `\\\\${host}\\a.bin`,
      `/\\${host}/a.bin`,
      ` //${host}/a.bin`,
      `\n//${host}/a.bin`,
      `/\t/${host}/a.bin`,
      `ht\ntp://${host}/a.bin`,
      '/\\[/a.bin',
      'javascript:alert(1)',
      'file:///etc/passwd',
    ]) {
      const own = await serve((path) => (path.endsWith('.gltf') ? referring({ buffer: uri }) : picture));
      const load = assetFetcher({ assetCache: null })(`${own.origin}/models/ball.gltf`);
      await expect(load, JSON.stringify(uri)).rejects.toMatchObject({
        name: 'AssetError',
        code: 'unreadable',
      });
    }
    expect(other.asked).toEqual([]);
  });

  it.each(['a.bin', './a.bin', '../a.bin', '/a.bin', 'a%20b.bin', 'a b.bin', 'a#b.bin', 'a%zz.bin', 'ü.bin'])(
    'is packed with %s',
    async (uri) => {
      const { origin } = await serve((path) =>
        path.endsWith('.gltf') ? referring({ buffer: uri }) : path.endsWith('.bin') ? buffer : picture,
      );
      const { bytes } = await assetFetcher({ assetCache: null })(`${origin}/models/ball.gltf`);
      expect(isWhole(bytes)).toBe(true);
    },
  );

  it('is packed when it is a GLB, as in packs that share one picture', async () => {
    const json = JSON.parse(text.toString());
    delete json.buffers[0].uri;
    const glb = glbOfText(JSON.stringify(json), buffer);
    const { origin, asked } = await serve((path) => (path.endsWith('.glb') ? glb : picture));
    const { bytes } = await assetFetcher({ assetCache: null })(`${origin}/models/ball.glb`);
    expect(isWhole(bytes)).toBe(true);
    expect(asked).toEqual(['/models/ball.glb', `/models/${pictureName}`]);
  });

  it('names no signature in errors', async () => {
    for (const change of [
      { buffer: 'none.bin?sig=SECRET' },
      { image: 'none.png?sig=SECRET' },
      { buffer: 'short.bin?sig=SECRET' },
      { image: 'page.png?sig=SECRET' },
    ]) {
      const { origin } = await serve((path) => {
        if (path.endsWith('.gltf')) return referring(change);
        if (path.includes('none')) return undefined;
        if (path.includes('short')) return Buffer.from('x');
        return path.includes('page')
          ? Buffer.from('<!doctype html>')
          : path.endsWith('.bin')
            ? buffer
            : picture;
      });
      const error = await assetFetcher({ assetCache: null })(`${origin}/ball.gltf?sig=SECRET`).then(
        () => undefined,
        (thrown: Error) => thrown,
      );
      expect(error).toMatchObject({ name: 'AssetError' });
      expect(`${error!.message} ${(error!.cause as Error)?.message}`).not.toContain('SECRET');
    }
  });
});

describe('a dropped folder', () => {
  it.each([
    'plain/',
    'my folder/',
    'a#b/',
    '100%/',
    'q?x/',
    'ünï/',
    'a%20b/',
    '日本/',
    'C:/x/',
    'x&y;z=1/',
    '[br]/',
    '..hidden/',
    'a|b/',
    'tab\there/',
    ' lead/',
    'file:/',
    '',
  ])('%j is packed', async (folder) => {
    const files = Object.entries(separate).map(([name, bytes]) =>
      fileAt(folder + decodeURIComponent(name), bytes),
    );
    expect(isWhole(await packFolder(files))).toBe(true);
  });

  it.each([
    ['a#b.bin', 'a#b.bin'],
    ['100%.bin', '100%.bin'],
    ['sub\\a.bin', 'sub/a.bin'],
    ['\u00e9.bin', 'e\u0301.bin'],
    ['../d/a.bin', 'a.bin'],
    ['/d/a.bin', 'a.bin'],
    ['a.bin?v=2', 'a.bin'],
    ['a?b.bin', 'a?b.bin'],
    ['a%20b.bin', 'a b.bin'],
    ['a+b.bin', 'a+b.bin'],
  ])('finds %j as the file %j', async (uri, name) => {
    const found = await packFolder([
      fileAt('d/ball.gltf', referring({ buffer: uri })),
      fileAt(`d/${pictureName}`, picture),
      fileAt(`d/${name}`, buffer),
    ]);
    expect(isWhole(found)).toBe(true);
  });

  it('of a GLB with a picture beside it is packed, and one without the picture says what is missing', async () => {
    const json = JSON.parse(text.toString());
    delete json.buffers[0].uri;
    json.images[0].uri = 'Textures/map.png?sig=SECRET';
    const glb = fileAt('d/ball.glb', glbOfText(JSON.stringify(json), buffer));
    expect(isWhole(await packFolder([glb, fileAt('d/Textures/map.png', picture)]))).toBe(true);
    const error = await packFolder([glb]).catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ code: 'missing', message: expect.stringContaining('"Textures/map.png"') });
    expect((error as Error).message).not.toContain('SECRET');
  });

  it('counts no files of the system as models', async () => {
    const files = Object.entries(separate).map(([name, bytes]) =>
      fileAt(`d/${decodeURIComponent(name)}`, bytes),
    );
    const system = ['d/._ball.gltf', 'd/.DS_Store', '__MACOSX/d/._ball.gltf'].map((path) =>
      fileAt(path, picture),
    );
    expect(isWhole(await packFolder([...system, ...files]))).toBe(true);
  });
});

function fileAt(path: string, bytes: Buffer): File {
  const file = new File([bytes as Buffer<ArrayBuffer>], path.split('/').at(-1)!);
  Object.defineProperty(file, 'webkitRelativePath', { value: path.includes('/') ? path : '' });
  return file;
}
